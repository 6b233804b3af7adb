boxcars_tests(arcade
    SOURCES arcade/arcade_test.cpp arcade/hand_test.cpp arcade/keep_test.cpp arcade/craps_test.cpp arcade/pig_test.cpp
            arcade/siwuliu_test.cpp arcade/siwuliu_evenings_test.cpp arcade/script_test.cpp arcade/ceelo_test.cpp arcade/lab_test.cpp
    USES boxcars_app)
