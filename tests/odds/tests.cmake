boxcars_tests(odds SOURCES odds/bankroll_test.cpp odds/ceelo_odds_test.cpp odds/ceelo_reply_test.cpp odds/chain_test.cpp odds/craps_forecast_test.cpp odds/craps_odds_test.cpp
    odds/pig_coach_test.cpp odds/pig_desk_test.cpp odds/pig_long_test.cpp
    odds/pig_optimal_test.cpp odds/pig_pairing_test.cpp odds/siwuliu_odds_test.cpp odds/walk_test.cpp USES boxcars_odds)
