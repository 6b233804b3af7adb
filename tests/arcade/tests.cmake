boxcars_tests(arcade LONGER REST USES boxcars_app)
boxcars_test_sources(arcade . arcade_test couch_test day_test hand_test keep_test monkey_test
    picture_test script_test table_test)
boxcars_test_sources(arcade craps table_test)
boxcars_test_sources(arcade lab window_test)
