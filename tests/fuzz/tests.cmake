# The corpus of every reader. The readers under libFuzzer are built by the preset `fuzz`: CMakeLists.txt beside this.
boxcars_tests(fuzz REST USES boxcars_console boxcars_platform boxcars_scenes CLI11::CLI11)
boxcars_test_sources(fuzz . command_line corpus_test outer_readers session_readers store_reader)
target_link_libraries(test_fuzz PRIVATE PkgConfig::SQLITE)
set(app ${PROJECT_SOURCE_DIR}/src/app)
set(app_files ${app}/command_line.cpp ${app}/command_list.cpp ${app}/arcade/script.cpp ${app}/arcade/input.cpp)
target_sources(test_fuzz PRIVATE ${app_files})
boxcars_batches(test_fuzz "" 24 ${app_files})
target_compile_definitions(test_fuzz PRIVATE BOXCARS_VERSION="${PROJECT_VERSION}")
