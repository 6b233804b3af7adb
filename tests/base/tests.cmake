boxcars_tests(base USES boxcars_base)
boxcars_test_sources(base . base_test)
