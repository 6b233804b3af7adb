boxcars_tests(rules SOURCES rules/pig_test.cpp rules/ceelo_test.cpp rules/ceelo_bank_test.cpp rules/ceelo_coins_test.cpp rules/ceelo_reading_test.cpp
    rules/craps_hand_test.cpp rules/craps_rows.cpp rules/craps_test.cpp rules/siwuliu_test.cpp USES boxcars_rules)
