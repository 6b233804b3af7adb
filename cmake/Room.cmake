# What a room is: a static library named boxcars_<room>, our warnings as errors, and the rooms and packages it may use.
#
#   boxcars_room(rules USES boxcars_base PRECOMPILE <string> <vector>)
#   boxcars_sources(rules . dice)             the files of the room itself, without their ending, sorted
#   boxcars_sources(rules pig rules words)    and those of each folder in it: rules/pig/rules.cpp, ...
#
# LIGHT: nothing in it runs often enough to be worth much of the compiler's time.
# PRECOMPILE: headers nearly every file of the room reads, compiled once for all of them. Each file still includes
# what it uses; BOXCARS_PRECOMPILE=OFF builds without, which shows a file that does not.

add_library(boxcars_warnings INTERFACE)
target_compile_options(boxcars_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Werror)
# GCC 12 sees overlapping and endless copies in `"text" + string` when it optimises (its bugs 105651, 105329).
target_compile_options(boxcars_warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)
# With sanitizers it takes std::regex and std::optional for uninitialised.
if(BOXCARS_SANITIZE)
    target_compile_options(boxcars_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()
# The same arithmetic on every machine: no fused multiply-add behind our back.
target_compile_options(boxcars_warnings INTERFACE -ffp-contract=off)

if(BOXCARS_SANITIZE)
    add_compile_options(-fsanitize=${BOXCARS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    add_link_options(-fsanitize=${BOXCARS_SANITIZE} -rdynamic)
endif()

option(BOXCARS_PRECOMPILE "compile the headers most files of a room read once for all of them" ON)

# boxcars_precompile(TARGET <header>...)
function(boxcars_precompile target)
    if(BOXCARS_PRECOMPILE AND ARGN)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

function(boxcars_room room)
    cmake_parse_arguments(ROOM "LIGHT" "" "USES;PRECOMPILE" ${ARGN})
    add_library(boxcars_${room} STATIC)
    target_include_directories(boxcars_${room} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(boxcars_${room} PUBLIC ${ROOM_USES} PRIVATE boxcars_warnings)
    boxcars_precompile(boxcars_${room} ${ROOM_PRECOMPILE})
    if(ROOM_LIGHT)
        target_compile_options(boxcars_${room} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
endfunction()

function(boxcars_sources room folder)
    list(TRANSFORM ARGN PREPEND ${folder}/)
    list(TRANSFORM ARGN APPEND .cpp)
    target_sources(boxcars_${room} PRIVATE ${ARGN})
endfunction()
