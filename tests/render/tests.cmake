boxcars_tests(render LONGER REST USES boxcars_render PkgConfig::EPOXY fmt::fmt)
boxcars_test_sources(render . board_test stage_test)
target_link_libraries(test_render PRIVATE SDL2_image::SDL2_image SDL2_ttf::SDL2_ttf)
