# The library for other programs: what it answers is what the command line prints; a program in C plays with it.
boxcars_tests(library USES boxcars_library boxcars_console)
boxcars_test_sources(library . answers_test open_sitting_test)
enable_language(C)
add_executable(test_library_in_c library/game_in_c.c)
target_link_libraries(test_library_in_c PRIVATE boxcars_library)
target_compile_options(test_library_in_c PRIVATE -std=c11 -Wall -Wextra -Wpedantic $<$<BOOL:${BOXCARS_WARNINGS_ARE_ERRORS}>:-Werror>)
set_target_properties(test_library_in_c PROPERTIES LINKER_LANGUAGE CXX)
add_test(NAME "library: a program in C plays a game of Pig and verifies it" COMMAND test_library_in_c)
