# Installs the build into a scratch root and runs the program from there: every file of the GNU folders is in its place,
# a picture is drawn, and it is drawn with the installed shaders, for without one of them the program names that one.
#
#   cmake -D BUILD=<build folder> -D ROOT=<scratch folder> -P tests/packaging/installed.cmake
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${ROOT})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${ROOT}/usr RESULT_VARIABLE result OUTPUT_QUIET)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "cmake --install fails")
endif()
foreach(file bin/boxcars share/boxcars/shaders/board.vert share/boxcars/assets/icons/coach.svg share/man/man6/boxcars.6.gz
             share/man/man5/boxcars-rules.5.gz share/man/man5/boxcars-sitting.5.gz share/applications/org.boxcars.boxcars.desktop
             share/applications/org.boxcars.boxcars.replay.desktop share/bash-completion/completions/boxcars
             share/zsh/vendor-completions/_boxcars share/fish/vendor_completions.d/boxcars.fish
             share/icons/hicolor/scalable/apps/org.boxcars.boxcars.svg share/icons/hicolor/symbolic/apps/org.boxcars.boxcars-symbolic.svg
             share/metainfo/org.boxcars.boxcars.metainfo.xml share/mime/packages/org.boxcars.boxcars.xml share/doc/boxcars/copyright share/doc/boxcars/README
             share/doc/boxcars/changelog.gz share/thumbnailers/boxcars.thumbnailer)
    if(NOT EXISTS ${ROOT}/usr/${file})
        message(SEND_ERROR "${file} is not installed")
    endif()
endforeach()
file(GLOB_RECURSE scripts ${ROOT}/usr/share/boxcars/*.sh ${ROOT}/usr/share/boxcars/*.md)
if(scripts)
    message(SEND_ERROR "what pictures are made with is installed: ${scripts}")
endif()

file(WRITE ${ROOT}/script.jsonl "{\"at\":1,\"picture\":\"${ROOT}/title.png\"}\n{\"at\":1.1,\"quit\":true}\n")
macro(run_installed)
    execute_process(COMMAND ${ROOT}/usr/bin/boxcars --headless --no-audio --size 320x180 --script ${ROOT}/script.jsonl
                            --data-dir ${ROOT}/data --config-dir ${ROOT}/config
                    WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE said)
endmacro()
run_installed()
if(NOT result EQUAL 0 OR NOT EXISTS ${ROOT}/title.png)
    message(SEND_ERROR "the installed program draws no picture: ${said}")
endif()

# As a file manager asks for it: %i is the sitting, %o the picture, %s its size.
file(STRINGS ${ROOT}/usr/share/thumbnailers/boxcars.thumbnailer asked REGEX "^Exec=")
string(REGEX REPLACE "^Exec=boxcars" "${ROOT}/usr/bin/boxcars" asked "${asked}")
string(REPLACE "%i" "${CMAKE_CURRENT_LIST_DIR}/../golden/craps_two_hands.json" asked "${asked}")
string(REPLACE "%o" "${ROOT}/thumbnail.png" asked "${asked}")
string(REPLACE "%s" "64" asked "${asked}")
separate_arguments(asked UNIX_COMMAND "${asked}")
execute_process(COMMAND ${asked} WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE said)
if(NOT result EQUAL 0 OR NOT EXISTS ${ROOT}/thumbnail.png)
    message(SEND_ERROR "the installed thumbnailer draws no picture: ${said}")
endif()

file(REMOVE ${ROOT}/usr/share/boxcars/shaders/board.vert)
run_installed()
if(NOT said MATCHES "${ROOT}/usr/share/boxcars/shaders/board.vert is missing")
    message(SEND_ERROR "the installed program draws with other shaders than the installed ones: ${said}")
endif()
file(REMOVE_RECURSE ${ROOT})
