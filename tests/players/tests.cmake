boxcars_tests(players USES boxcars_players)
boxcars_test_sources(players craps strategy_test)
boxcars_test_sources(players pig policy_test)
