boxcars_tests(arcade
    SOURCES arcade/arcade_test.cpp arcade/hand_test.cpp arcade/keep_test.cpp arcade/craps_test.cpp arcade/pig_test.cpp
            arcade/script_test.cpp
    USES boxcars_app)
