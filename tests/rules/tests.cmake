boxcars_tests(rules SOURCES rules/pig_test.cpp USES boxcars_rules)
