# What is installed: complete, found where it lies, and saying what the program says.
set(packaging ${CMAKE_CURRENT_LIST_DIR})
add_test(NAME "packaging: man page and completions are what the program says of itself"
         COMMAND ${PYTHON3} -B ${PROJECT_SOURCE_DIR}/tools/help_pages $<TARGET_FILE:boxcars> --check)
add_test(NAME "packaging: an installed program draws with what lies beside it, and every file is in its place"
         COMMAND ${CMAKE_COMMAND} -D BUILD=${PROJECT_BINARY_DIR} -D ROOT=${PROJECT_BINARY_DIR}/installed -P ${packaging}/installed.cmake)
add_test(NAME "packaging: completion in bash offers commands, games, options and files"
         COMMAND bash ${packaging}/completes.sh ${PROJECT_SOURCE_DIR}/packaging/completions/boxcars.bash)
add_test(NAME "packaging: tools/release refuses what is no version of this source, in one sentence"
         COMMAND bash ${packaging}/release_refuses.sh ${PROJECT_SOURCE_DIR}/tools/release)
add_test(NAME "packaging: every figure and link on the pages for players is the program's, and each lesson is a whole one"
         COMMAND ${PYTHON3} -B ${packaging}/lessons.py $<TARGET_FILE:boxcars>)
set_tests_properties("packaging: every figure and link on the pages for players is the program's, and each lesson is a whole one"
                     PROPERTIES COST 90)   # begun early: the longest that has one process alone
add_test(NAME "packaging: every picture is shown by a document, and pictures and source are small"
         COMMAND ${PYTHON3} -B ${packaging}/pictures.py ${PROJECT_SOURCE_DIR})
set_tests_properties("packaging: man page and completions are what the program says of itself"
                     "packaging: an installed program draws with what lies beside it, and every file is in its place"
                     "packaging: completion in bash offers commands, games, options and files"
                     "packaging: tools/release refuses what is no version of this source, in one sentence"
                     "packaging: every figure and link on the pages for players is the program's, and each lesson is a whole one"
                     "packaging: every picture is shown by a document, and pictures and source are small"
                     PROPERTIES LABELS rest)
