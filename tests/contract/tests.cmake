boxcars_tests(contract LONGER USES boxcars_app PkgConfig::EPOXY SDL2_image::SDL2_image)
boxcars_test_sources(contract . brief_test couch_test haste_test lay_test main_button_test
    planted_faults_test rows_test station_goal_test upright_test)
target_sources(test_contract PRIVATE ui/bench.cpp scenes/plain/ladder.cpp)
