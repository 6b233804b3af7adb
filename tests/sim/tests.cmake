boxcars_tests(sim SOURCES sim/byte_chain_test.cpp sim/ceelo_bank_test.cpp sim/ceelo_match_test.cpp sim/ceelo_rounds_test.cpp sim/chain_walk_test.cpp
    sim/craps_bets_long_test.cpp sim/craps_long_test.cpp sim/craps_run_test.cpp sim/craps_statistic_test.cpp sim/lab_test.cpp
    sim/bankroll_test.cpp sim/pig_long_test.cpp sim/pig_match_test.cpp sim/pig_walk_test.cpp sim/random_sheets_test.cpp sim/siwuliu_run_test.cpp USES boxcars_sim)
