boxcars_tests(audio SOURCES audio/sound_test.cpp USES boxcars_audio)
