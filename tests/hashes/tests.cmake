# The same sittings, recomputed by what every compiler here makes of the rooms that decide. Nothing of it is in a test
# program: tools/hashes builds hashes.cpp for itself, a few minutes' work.
add_test(NAME "hashes: every golden sitting has one hash, by every compiler at every setting"
         COMMAND ${PROJECT_SOURCE_DIR}/tools/hashes)
set_tests_properties("hashes: every golden sitting has one hash, by every compiler at every setting" PROPERTIES LABELS long TIMEOUT 3600)
