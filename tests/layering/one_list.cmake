# Reads every file under src/ but those of a game, in a folder or with a name that says so, and fails, naming it, on one
# that includes a header of a game or names a game in its code. Only the lists of games do. Comments and sentences may
# name a game.
#
#   cmake -D ROOT=<repository> -P tests/layering/one_list.cmake
cmake_minimum_required(VERSION 3.25)

# The program's list, and that of the library, whose games have no windows.
set(lists src/app/games.cpp src/library/games.cpp)
set(games "craps|siwuliu|ceelo|pig")
set(own_file "[/_](${games})[/_.]")
set(name "[A-Za-z_]*(([^A-Za-z]|^)pig|Pig|[Cc]raps|[Ss]iwuliu|[Cc]eelo)[A-Za-z_]*")

set(faults "")
set(count 0)
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/src/*.h ${ROOT}/src/*.cpp)
foreach(file IN LISTS files)
    if(file IN_LIST lists OR file MATCHES "${own_file}")
        continue()
    endif()
    math(EXPR count "${count} + 1")
    file(READ ${ROOT}/${file} code)
    string(REGEX REPLACE "//[^\n]*" "" code "${code}")
    string(REGEX REPLACE "/\\*([^*]|\\*+[^*/])*\\*+/" "" code "${code}")
    if(code MATCHES "#include \"([^\"\n]*${own_file}[^\"\n]*)\"")
        string(APPEND faults "  ${file}: includes ${CMAKE_MATCH_1}\n")
    endif()
    if(code MATCHES "\"(${games})\"")
        string(APPEND faults "  ${file}: asks for \"${CMAKE_MATCH_1}\"\n")
    endif()
    string(REGEX REPLACE "\"([^\"\\\n]|\\\\.)*\"" "" code "${code}")
    if(code MATCHES "${name}")
        string(APPEND faults "  ${file}: names ${CMAKE_MATCH_0}\n")
    endif()
endforeach()
if(faults)
    message(FATAL_ERROR "A game is named outside its own files, and only ${lists} list the games:\n${faults}")
endif()
message(STATUS "${count} files that all games share, and none names a game")
