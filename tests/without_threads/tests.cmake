# The portable parts as a build for the browser has them, on a desktop: whoever has a thread compiled without, OpenGL as ES
# 3, fonts without fontconfig. These files stand in for those of the same name in the rooms' libraries.
boxcars_tests(without_threads REST USES boxcars_session boxcars_sim boxcars_odds)
boxcars_test_sources(without_threads . without_threads_test)
target_compile_definitions(test_without_threads PRIVATE BOXCARS_NO_THREADS)
target_sources(test_without_threads PRIVATE ${PROJECT_SOURCE_DIR}/src/session/store/writer.cpp
    ${PROJECT_SOURCE_DIR}/src/odds/pig/solver_service.cpp ${PROJECT_SOURCE_DIR}/src/sim/lab/run.cpp)
target_link_options(test_without_threads PRIVATE -Wl,--allow-multiple-definition)   # the first counts: a batch holds theirs too
target_compile_options(test_without_threads PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)

# Compiled alone: without them no page could be built.
add_library(test_portable OBJECT EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/src/platform/packed_fonts.cpp ${PROJECT_SOURCE_DIR}/src/platform/desktop.cpp
    ${PROJECT_SOURCE_DIR}/src/render/gl.cpp ${PROJECT_SOURCE_DIR}/src/audio/sound.cpp
    ${PROJECT_SOURCE_DIR}/src/scenes/table/dice_cast.cpp)
target_link_libraries(test_portable PRIVATE boxcars_scenes boxcars_warnings)
target_compile_definitions(test_portable PRIVATE BOXCARS_NO_THREADS BOXCARS_GLES)
add_dependencies(test_without_threads test_portable)
