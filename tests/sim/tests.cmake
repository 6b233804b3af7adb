boxcars_tests(sim LONGER REST USES boxcars_sim fmt::fmt)
boxcars_test_sources(sim craps run_test)
boxcars_test_sources(sim kernel BATCH kernel
    block_dice_test chain_walk_test random_sheets_test)
boxcars_test_sources(sim lab lab_test)
boxcars_test_sources(sim pig walk_test)
target_compile_options(test_sim PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-psabi>)   # it tells of GCC before 4.6

# The AVX-512 walks of src/sim for whatever processor there is. Linked first, they stand in for the library's.
boxcars_tests(avx512 REST USES boxcars_sim)
target_sources(test_avx512 PRIVATE sim/kernel/avx512_test.cpp ${PROJECT_SOURCE_DIR}/src/sim/kernel/walk_avx512.cpp
    ${PROJECT_SOURCE_DIR}/src/sim/pig/race_avx512.cpp)
target_include_directories(test_avx512 BEFORE PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/sim/portable)
target_include_directories(test_avx512 SYSTEM PRIVATE ${SIMDE_INCLUDE})
target_compile_options(test_avx512 PRIVATE -O2 -Wno-psabi)   # nobody else calls with such vectors
