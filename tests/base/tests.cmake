boxcars_tests(base USES boxcars_base)
boxcars_test_sources(base . numbers_test pieces_test words_test)
