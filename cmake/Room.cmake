# What a room is: a static library named boxcars_<room>, our warnings as errors, and the rooms and packages it may use.
#
#   boxcars_room(rules SOURCES pig.cpp USES boxcars_base)
#
# LIGHT: nothing in it runs often enough to be worth much of the compiler's time.

add_library(boxcars_warnings INTERFACE)
target_compile_options(boxcars_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Werror)
# GCC 12 sees overlapping copies in `"text" + string` when it optimises (its bug 105651).
target_compile_options(boxcars_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
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

function(boxcars_room room)
    cmake_parse_arguments(ROOM "LIGHT" "" "SOURCES;USES" ${ARGN})
    add_library(boxcars_${room} STATIC ${ROOM_SOURCES})
    target_include_directories(boxcars_${room} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(boxcars_${room} PUBLIC ${ROOM_USES} PRIVATE boxcars_warnings)
    if(ROOM_LIGHT)
        target_compile_options(boxcars_${room} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
endfunction()
