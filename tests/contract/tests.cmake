boxcars_tests(contract USES boxcars_app)
boxcars_test_sources(contract . contract_test golden_test)
