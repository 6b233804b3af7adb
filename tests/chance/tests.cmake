boxcars_tests(chance USES boxcars_chance)
boxcars_test_sources(chance . dice_stream_test)
