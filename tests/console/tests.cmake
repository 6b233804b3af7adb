boxcars_tests(console SOURCES console/bankroll_test.cpp console/ceelo_text_test.cpp console/craps_test.cpp console/craps_text_test.cpp console/process_test.cpp console/parts_test.cpp console/pig_text_test.cpp
    console/siwuliu_test.cpp console/wrong_calls_test.cpp USES boxcars_console)
add_dependencies(test_console boxcars)
target_compile_definitions(test_console PRIVATE BOXCARS_PROGRAM="$<TARGET_FILE:boxcars>")
