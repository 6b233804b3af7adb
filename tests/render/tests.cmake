boxcars_tests(render LONGER USES boxcars_render PkgConfig::EPOXY fmt::fmt)
boxcars_test_sources(render . board_test camera_test dice_test png_test stage_test)
target_link_libraries(test_render PRIVATE SDL2_image::SDL2_image SDL2_ttf::SDL2_ttf)

# Not a test: draws a table into a PNG, to be looked at.
add_executable(stage_sample render/stage_sample.cpp)
target_link_libraries(stage_sample PRIVATE boxcars_render boxcars_warnings fmt::fmt)
target_compile_definitions(stage_sample PRIVATE BOXCARS_SOURCE="${PROJECT_SOURCE_DIR}")
