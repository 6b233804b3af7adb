boxcars_tests(players USES boxcars_players)
boxcars_test_sources(players ceelo policy_test)
boxcars_test_sources(players craps laid_test strategy_test)
boxcars_test_sources(players pig policy_test)
