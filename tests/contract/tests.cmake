boxcars_tests(contract USES boxcars_app rapidcheck)
boxcars_test_sources(contract . contract_test defaults_test golden_test property_test rows_test)
