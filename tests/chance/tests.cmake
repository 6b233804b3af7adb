boxcars_tests(chance SOURCES chance/dice_stream_test.cpp chance/statistics_test.cpp USES boxcars_chance)
