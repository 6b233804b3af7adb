boxcars_tests(platform REST USES boxcars_platform)
boxcars_test_sources(platform . controls_test settings_test window_test)
