boxcars_tests(session SOURCES session/lab_export_test.cpp session/craps_plan_file_test.cpp session/craps_wishes_test.cpp session/session_test.cpp session/replay_test.cpp session/files_test.cpp
    session/siwuliu_table_test.cpp session/statistics_test.cpp USES boxcars_session)
