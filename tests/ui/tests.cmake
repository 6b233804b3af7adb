boxcars_tests(ui SOURCES ui/bench.cpp ui/ceelo_overlay_test.cpp ui/craps_felt.cpp ui/craps_bets_test.cpp ui/craps_overlay_test.cpp ui/craps_player_test.cpp
    ui/sitting.cpp ui/host_test.cpp ui/locale_test.cpp ui/overlay_test.cpp ui/player_test.cpp
    USES boxcars_ui boxcars_session PkgConfig::EPOXY SDL2_image::SDL2_image)
