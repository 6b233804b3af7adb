# Run after a test program is built: asks it for its test cases and writes them down for ctest, one test each. (doctest's
# own script for this breaks a name in two at a semicolon, and both halves pass without testing anything.)
# Cases of the suite "long" get that label; all get LABELS, but the case QUICK is not one of the "rest". Those from outside wait for real seconds more
# than they work: they are begun first, so that the others fill the gaps. Mesa's llvmpipe draws without threads: as many
# tests as there are processors run at a time, and its threads cost more for waking each other than they draw.
#
#   cmake -D PROGRAM=test_rules -D PREFIX=rules -D LIST=<file for ctest> [-D "LABELS=outside;rest"] [-D QUICK=<name of a case>] -D FOLDER=<where they run> -P cmake/ListTests.cmake
cmake_minimum_required(VERSION 3.25)

# Every name of the suites that the filter leaves becomes one add_test.
function(write_tests filter labels)
    execute_process(COMMAND ${PROGRAM} --list-test-cases --no-version ${filter} WORKING_DIRECTORY ${FOLDER}
                    OUTPUT_VARIABLE listing RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "${PROGRAM} does not list its test cases: ${listing}")
    endif()
    string(REPLACE ";" "<semicolon>" listing "${listing}")
    string(REGEX REPLACE "[][]" "?" listing "${listing}")
    string(REPLACE "\n" ";" lines "${listing}")
    set(cost "")
    if("outside" IN_LIST labels)
        set(cost "COST 100 ")
    endif()
    foreach(name IN LISTS lines)
        if(name STREQUAL "" OR name MATCHES "^(===|.doctest.|\\?doctest\\?)")
            continue()
        endif()
        # In a filter of doctest's a comma begins the next pattern, and '?' stands for any one letter.
        string(REPLACE "<semicolon>" "?" pattern "${name}")
        string(REGEX REPLACE "[,\\\"]" "?" pattern "${pattern}")
        string(REPLACE "<semicolon>" ";" name "${name}")
        set(of_this ${labels})
        if(name STREQUAL QUICK)
            list(REMOVE_ITEM of_this rest)
        endif()
        file(APPEND ${LIST} "add_test([==[${PREFIX}: ${name}]==] [==[${PROGRAM}]==] [==[--test-case=${pattern}]==])\n"
             "set_tests_properties([==[${PREFIX}: ${name}]==] PROPERTIES WORKING_DIRECTORY [==[${FOLDER}]==] LABELS [==[${of_this}]==]\n"
             "    ${cost}ENVIRONMENT LP_NUM_THREADS=0 FAIL_REGULAR_EXPRESSION [==[test cases: +0 ]==] SKIP_REGULAR_EXPRESSION [==[SKIPPED: ]==])\n")
    endforeach()
endfunction()

file(WRITE ${LIST} "")
write_tests(--test-suite-exclude=long "${LABELS}")
write_tests(--test-suite=long "${LABELS};long")
