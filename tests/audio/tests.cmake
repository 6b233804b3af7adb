boxcars_tests(audio USES boxcars_audio)
boxcars_test_sources(audio . sound_test)
