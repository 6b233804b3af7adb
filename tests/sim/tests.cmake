boxcars_tests(sim SOURCES sim/pig_long_test.cpp sim/pig_match_test.cpp USES boxcars_sim)
