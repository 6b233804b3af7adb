boxcars_tests(contract USES boxcars_app)
boxcars_test_sources(contract . contract_test defaults_test golden_test rows_test)
