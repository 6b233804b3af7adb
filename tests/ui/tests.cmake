boxcars_tests(ui SOURCES ui/bench.cpp ui/host_test.cpp USES boxcars_ui PkgConfig::EPOXY SDL2_image::SDL2_image)
