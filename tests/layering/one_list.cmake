# Reads every file under src/ and fails, naming it, on one that names all the games of the house: there is one list,
# console/every_game.h with a row for each in app/games.cpp, and a game that is added stands there alone. Comments count.
# The invitations and keepsakes of the Long Run are one table of data, whose rows name the game that they are for.
#
#   cmake -D ROOT=<repository> -P tests/layering/one_list.cmake
cmake_minimum_required(VERSION 3.25)

set(lists src/console/every_game.h src/app/games.cpp src/session/run/tables.cpp)
set(pig "[^a-z]pig|Pig")
set(craps "[Cc]raps")
set(siwuliu "[Ss]i-?wu-?liu|[Ss]iwuliu|[Ss]ì-[Ww]ŭ-[Ll]iù|SÌ-WŬ-LIÙ")
set(ceelo "[Cc]ee-?lo|CEE-LO")

set(faults "")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/src/*.h ${ROOT}/src/*.cpp)
list(LENGTH files count)
foreach(file IN LISTS files)
    if(file IN_LIST lists)
        continue()
    endif()
    file(READ ${ROOT}/${file} text)
    if(text MATCHES "${pig}" AND text MATCHES "${craps}" AND text MATCHES "${siwuliu}" AND text MATCHES "${ceelo}")
        string(APPEND faults "  ${file}: names all the games; only ${lists} do\n")
    endif()
endforeach()
if(faults)
    message(FATAL_ERROR "There is a second list of games:\n${faults}")
endif()
message(STATUS "${count} files, one list of games")
