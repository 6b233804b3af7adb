boxcars_tests(chance USES boxcars_chance)
boxcars_test_sources(chance . block_stream_test dice_stream_test statistics_test)
