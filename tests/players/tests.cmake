boxcars_tests(players SOURCES players/ceelo_policy_test.cpp players/craps_strategy_test.cpp players/pig_policy_test.cpp USES boxcars_players)
