# The house rules that no compiler checks: which room may know of which, and that the text names no machine.
set(readers ${CMAKE_CURRENT_LIST_DIR})
foreach(reader "layering=every arrow points down and every library is in its room"
               "wording=no file names a folder of somebody's machine"
               "titles=a sentence that names a button or a page names one that exists"
               "one_list=only the lists of games and the files of a game name it"
               "files=one place writes files, and no call of the file system throws without a sentence"
               "listed=every file of src/ and tests/ is in a list, and every picture that src/ names is in assets/")
    string(REPLACE "=" ";" reader "${reader}")
    list(POP_FRONT reader script holds)
    add_test(NAME "layering: ${holds}" COMMAND ${CMAKE_COMMAND} -D ROOT=${PROJECT_SOURCE_DIR} -P ${readers}/${script}.cmake)
endforeach()
add_test(NAME "layering: faults planted in a scratch house are caught and named"
         COMMAND ${CMAKE_COMMAND} -D SCRATCH=${PROJECT_BINARY_DIR}/scratch_house -P ${readers}/faults.cmake)
# What holds "rules decide, everything else shows" together: their tests need nothing that draws, sounds or rolls.
add_test(NAME "layering: the rules' tests link without SDL and without a generator"
         COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:test_rules> -P ${readers}/links.cmake)
# An overrun array in the program that people run stops it.
add_test(NAME "layering: the release is position-independent, read-only where it can be, and guards stack and copies"
         COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:boxcars> -D TYPE=${CMAKE_BUILD_TYPE} -P ${readers}/hardened.cmake)
# The measures of ./check --house find what they are for.
find_program(PYTHON3 python3 REQUIRED)
add_test(NAME "layering: the measures of the house find every fault planted"
         COMMAND ${PYTHON3} -B ${PROJECT_SOURCE_DIR}/tools/house/house_test.py)
set_tests_properties("layering: faults planted in a scratch house are caught and named" "layering: the measures of the house find every fault planted"
                     PROPERTIES LABELS rest)
