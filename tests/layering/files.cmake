# Files are written by session/files.cpp alone, which guards what is there, with the calls of session/system; SQLite
# writes its own. A call of std::filesystem takes an error code: without one it throws an exception that no player
# understands.
#
#   cmake -D ROOT=<repository> -P tests/layering/files.cmake
cmake_minimum_required(VERSION 3.25)

set(writers "^src/session/system/")
set(writes "(ofstream|[^a-z_]fopen ?\\(|O_CREAT|O_TRUNC|IMG_SavePNG ?\\(|SDL_RWFromFile|mkstemp|[^a-z_]creat ?\\()")
string(CONCAT calls "(fs|filesystem)::(exists|is_[a-z_]+|file_size|remove|remove_all|rename|copy|copy_file|create_directory|"
       "create_directories|absolute|canonical|weakly_canonical|relative|read_symlink|status|symlink_status|"
       "last_write_time|resize_file|permissions|equivalent|space|temp_directory_path|current_path)\\(")
set(takes_code "(trouble|none|ignored|gone)\\)")

set(faults "")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/src/*.cpp ${ROOT}/src/*.h)
foreach(file ${files})
    file(STRINGS ${ROOT}/${file} lines)
    set(number 0)
    foreach(line IN LISTS lines)
        math(EXPR number "${number} + 1")
        string(REGEX REPLACE "//.*" "" code "${line}")
        if(NOT file MATCHES "${writers}" AND code MATCHES "${writes}")
            string(APPEND faults "  ${file}: '${CMAKE_MATCH_1}' writes past session/files.h\n")
        endif()
        if(NOT code MATCHES "${takes_code}" AND code MATCHES "${calls}")
            string(APPEND faults "  ${file}: '${CMAKE_MATCH_2}' may throw: give it an error code\n")
        endif()
    endforeach()
endforeach()
if(NOT faults STREQUAL "")
    message(FATAL_ERROR "Files are handled past the guard:\n${faults}")
endif()
message(STATUS "files are written in one place")
