boxcars_tests(platform REST USES boxcars_platform)
boxcars_test_sources(platform . bindings_test clock_test controls_test paths_test settings_test window_test)
