boxcars_tests(audio USES boxcars_audio)
boxcars_test_sources(audio . meter_test mix_test score_test sound_cache_test sound_test)
