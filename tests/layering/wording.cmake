# The repository speaks of itself alone: no file names a folder of the machine it was written on. Finds absolute paths
# into somebody's home or work folder in everything that is text, the scripts and documents included.
#
#   cmake -D ROOT=<repository> -P tests/layering/wording.cmake
cmake_minimum_required(VERSION 3.25)

set(somebodys_folder "(^|[^A-Za-z0-9_.}*])/(home|work|root|Users)/")

set(files "")
foreach(pattern src/* tests/* bench/* tools/* docs/* shaders/* assets/* cmake/* .ci/*)
    file(GLOB_RECURSE some ${ROOT}/${pattern})
    list(APPEND files ${some})
endforeach()
file(GLOB top ${ROOT}/*)
list(APPEND files ${top})
list(REMOVE_ITEM files ${ROOT}/.git)   # in a linked working tree, a file that names the real one

set(faults "")
foreach(file ${files})
    if(IS_DIRECTORY ${file} OR file MATCHES "\\.(png|jpg|ogg|wav|ttf|otf)$")
        continue()
    endif()
    file(READ ${file} text)
    if(NOT text MATCHES "${somebodys_folder}")
        continue()
    endif()
    file(RELATIVE_PATH where ${ROOT} ${file})
    string(REGEX REPLACE "[][;\\]" "," text "${text}")
    string(REPLACE "\n" ";" lines "${text}")
    set(number 0)
    foreach(line IN LISTS lines)
        math(EXPR number "${number} + 1")
        if(line MATCHES "${somebodys_folder}")
            string(APPEND faults "  ${where}:${number}: ${line}\n")
        endif()
    endforeach()
endforeach()

if(NOT faults STREQUAL "")
    message(FATAL_ERROR "A path of somebody's machine:\n${faults}")
endif()
