boxcars_tests(audio REST USES boxcars_audio PkgConfig::EBUR128)
boxcars_test_sources(audio . meter meter_test mix_test score_test sound_cache_test sound_test)
