boxcars_tests(odds SOURCES odds/pig_optimal_test.cpp USES boxcars_odds)
