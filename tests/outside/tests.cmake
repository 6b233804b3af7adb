# Tests from outside: the program as a process, its window as a person sees it. Nothing here knows the inside of a room
# but the one mapping between the logical canvas and a window.
boxcars_tests(outside LABEL outside REST
    QUICK "a hand of craps is played with a real mouse from the come-out to the seven-out, kept, and verified" USES boxcars_platform nlohmann_json::nlohmann_json glm::glm)
boxcars_test_sources(outside . process refusals_test screen seat)
boxcars_test_sources(outside ceelo person_test)
boxcars_test_sources(outside craps person_test)
boxcars_test_sources(outside guide pupil_test)
add_dependencies(test_outside boxcars)
