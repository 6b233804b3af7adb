boxcars_tests(players SOURCES players/pig_policy_test.cpp USES boxcars_players)
