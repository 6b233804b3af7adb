boxcars_tests(chance SOURCES chance/block_stream_test.cpp chance/dice_stream_test.cpp chance/statistics_test.cpp USES boxcars_chance)
