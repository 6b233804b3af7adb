boxcars_tests(sim SOURCES sim/block_dice_test.cpp sim/byte_chain_test.cpp sim/ceelo_bank_test.cpp sim/ceelo_match_test.cpp sim/ceelo_rounds_test.cpp sim/chain_walk_test.cpp
    sim/craps_bets_long_test.cpp sim/craps_long_test.cpp sim/craps_run_test.cpp sim/craps_statistic_test.cpp sim/lab_test.cpp
    sim/bankroll_test.cpp sim/pig_long_test.cpp sim/pig_match_test.cpp sim/pig_walk_test.cpp sim/planted_errors_test.cpp
    sim/random_sheets_test.cpp sim/siwuliu_run_test.cpp USES boxcars_sim)
target_compile_options(test_sim PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-psabi>)   # it tells of GCC before 4.6

# The AVX-512 walks of src/sim for whatever processor there is. Linked first, they stand in for the library's.
boxcars_tests(avx512 SOURCES sim/avx512_test.cpp ${PROJECT_SOURCE_DIR}/src/sim/pig_race_avx512.cpp
    ${PROJECT_SOURCE_DIR}/src/sim/walk_avx512.cpp USES boxcars_sim)
target_include_directories(test_avx512 BEFORE PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/sim/portable)
target_include_directories(test_avx512 SYSTEM PRIVATE ${SIMDE_INCLUDE})
target_compile_options(test_avx512 PRIVATE -O2 $<$<CXX_COMPILER_ID:GNU>:-Wno-psabi>)   # nobody else calls with such vectors
