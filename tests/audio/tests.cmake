boxcars_tests(audio REST USES boxcars_audio PkgConfig::EBUR128)
boxcars_test_sources(audio . meter mix_test score_test sound_test)
