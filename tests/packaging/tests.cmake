# What is installed: complete, found where it lies, and saying what the program says.
set(packaging ${CMAKE_CURRENT_LIST_DIR})
function(packaging_test name)
    add_test(NAME "packaging: ${name}" COMMAND ${ARGN})
    set_tests_properties("packaging: ${name}" PROPERTIES LABELS rest)
endfunction()
packaging_test("man page and completions are what the program says of itself"
    ${PYTHON3} -B ${PROJECT_SOURCE_DIR}/tools/help_pages $<TARGET_FILE:boxcars> --check)
packaging_test("an installed program draws with what lies beside it, and every file is in its place"
    ${CMAKE_COMMAND} -D BUILD=${PROJECT_BINARY_DIR} -D ROOT=${PROJECT_BINARY_DIR}/installed -P ${packaging}/installed.cmake)
packaging_test("completion in bash offers commands, games, options and files"
    bash ${packaging}/completes.sh ${PROJECT_SOURCE_DIR}/packaging/completions/boxcars.bash)
packaging_test("tools/release refuses what is no version of this source, in one sentence"
    bash ${packaging}/release_refuses.sh ${PROJECT_SOURCE_DIR}/tools/release)
set(pages "every figure and link on the pages for players is the program's, and each lesson is a whole one")
packaging_test("${pages}" ${PYTHON3} -B ${packaging}/lessons.py $<TARGET_FILE:boxcars>)
set_tests_properties("packaging: ${pages}" PROPERTIES COST 90)   # begun early: the longest that has one process alone
packaging_test("every picture is shown by a document, and pictures and source are small"
    ${PYTHON3} -B ${packaging}/pictures.py ${PROJECT_SOURCE_DIR})
