boxcars_tests(contract USES boxcars_console)
boxcars_test_sources(contract . contract_test golden_test)
