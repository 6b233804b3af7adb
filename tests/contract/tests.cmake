boxcars_tests(contract SOURCES contract/contract_test.cpp contract/golden_test.cpp USES boxcars_console)
