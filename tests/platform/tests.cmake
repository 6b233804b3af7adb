boxcars_tests(platform
    SOURCES platform/bindings_test.cpp platform/clock_test.cpp platform/controls_test.cpp platform/paths_test.cpp
            platform/settings_test.cpp platform/window_test.cpp
    USES boxcars_platform)
