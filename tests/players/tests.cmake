boxcars_tests(players USES boxcars_players)
boxcars_test_sources(players ceelo people_test policy_test)
boxcars_test_sources(players craps laid_test strategy_test)
boxcars_test_sources(players pig people_test policy_test)
