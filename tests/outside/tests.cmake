# Tests from outside: the program as a process, its window as a person sees it. Nothing here knows the inside of a room
# but the one mapping between the logical canvas and a window.
boxcars_tests(outside LABEL outside
    SOURCES outside/process.cpp outside/screen.cpp outside/seat.cpp outside/table.cpp outside/refusals_test.cpp outside/person_test.cpp
            outside/craps_person_test.cpp outside/ceelo_person_test.cpp outside/siwuliu_person_test.cpp outside/lab_person_test.cpp
            outside/same_game_test.cpp
    USES nlohmann_json::nlohmann_json glm::glm)
add_dependencies(test_outside boxcars)
