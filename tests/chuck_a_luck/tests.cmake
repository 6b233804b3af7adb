# The fifth game: its rules and one row, and what the house does with them without another word.
add_library(chuck_a_luck STATIC EXCLUDE_FROM_ALL chuck_a_luck/row.cpp chuck_a_luck/rules.cpp)
target_include_directories(chuck_a_luck PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(chuck_a_luck PUBLIC boxcars_app PRIVATE boxcars_warnings boxcars_hardened)
if(BOXCARS_PRECOMPILE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_precompile_headers(chuck_a_luck REUSE_FROM boxcars_scenes)
endif()
target_compile_options(chuck_a_luck PRIVATE $<$<CONFIG:Release>:-O1>)   # as the rooms that talk and draw

add_executable(boxcars_with_chuck EXCLUDE_FROM_ALL chuck_a_luck/main.cpp)
target_link_libraries(boxcars_with_chuck PRIVATE chuck_a_luck boxcars_warnings)

boxcars_tests(chuck_a_luck REST USES chuck_a_luck)
boxcars_test_sources(chuck_a_luck . program_test)
add_dependencies(test_chuck_a_luck boxcars_with_chuck)
target_compile_definitions(test_chuck_a_luck PRIVATE BOXCARS_PROGRAM="$<TARGET_FILE:boxcars_with_chuck>")
