boxcars_tests(world SOURCES world/parts_test.cpp world/slide_test.cpp world/throw_checks.cpp world/throw_test.cpp USES boxcars_world glm::glm)

add_executable(test_world_long world/throw_checks.cpp world/throw_long_test.cpp)
target_link_libraries(test_world_long PRIVATE boxcars_test_main boxcars_warnings boxcars_world)
target_include_directories(test_world_long PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
add_test(NAME "world: a hundred thousand throws" COMMAND test_world_long)
set_tests_properties("world: a hundred thousand throws" PROPERTIES LABELS long TIMEOUT 1800)
