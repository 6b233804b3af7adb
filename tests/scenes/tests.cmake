boxcars_tests(scenes SOURCES scenes/lab_desk_test.cpp scenes/title_test.cpp scenes/craps_layout_test.cpp scenes/craps_print_test.cpp scenes/craps_calls_test.cpp scenes/craps_chips_test.cpp
    scenes/craps_history_test.cpp scenes/siwuliu_calls_test.cpp scenes/siwuliu_layout_test.cpp scenes/siwuliu_scene_test.cpp
    scenes/ceelo_calls_test.cpp scenes/ceelo_drum_test.cpp scenes/ceelo_layout_test.cpp scenes/ceelo_rounds_test.cpp ui/bench.cpp
    USES boxcars_scenes PkgConfig::EPOXY SDL2_image::SDL2_image)
