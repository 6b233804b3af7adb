boxcars_tests(arcade LONGER REST USES boxcars_app)
boxcars_test_sources(arcade . arcade_test day_test
    picture_test script_test table_test)
