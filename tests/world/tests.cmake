boxcars_tests(world SOURCES world/parts_test.cpp world/slide_test.cpp world/throw_checks.cpp world/throw_test.cpp USES boxcars_world glm::glm)

add_executable(test_world_long world/throw_checks.cpp world/throw_long_test.cpp)
target_link_libraries(test_world_long PRIVATE boxcars_test_main boxcars_warnings boxcars_world)
target_include_directories(test_world_long PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
foreach(dice "pig die" "craps dice" "black dice" "bone dice")
    add_test(NAME "world: very many throws of the ${dice}" COMMAND test_world_long "--test-case=*${dice}*")
    set_tests_properties("world: very many throws of the ${dice}" PROPERTIES LABELS long TIMEOUT 1800)
endforeach()
