add_executable(stage_sample render/stage_sample.cpp)
target_link_libraries(stage_sample PRIVATE boxcars_render boxcars_warnings fmt::fmt)
target_compile_definitions(stage_sample PRIVATE BOXCARS_SOURCE="${PROJECT_SOURCE_DIR}")
