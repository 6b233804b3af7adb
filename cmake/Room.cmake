# What a room is: a static library named boxcars_<room>, our warnings, and the rooms and packages it may use.
#
#   boxcars_room(rules USES boxcars_base PRECOMPILE <string> <vector>)
#   boxcars_sources(rules . dice)             the files of the room itself, without their ending, sorted
#   boxcars_sources(rules pig rules words)    and those of each folder in it: rules/pig/rules.cpp, ...
#
# With BOXCARS_BATCHES the files of a folder, or of several, are compiled together, which reads the headers and
# instantiates the templates they share once. ./play and ./check build that way; presets compile each file for itself, as
# an editor and clang-tidy want it.
# LIGHT: nothing in it runs often enough to be worth much of the compiler's time: little optimising.
# PRECOMPILE: headers nearly every file of the room reads, compiled once for all of them. Each file compiles without, too,
# which BOXCARS_PRECOMPILE=OFF shows. PRECOMPILED_IN base: those of that room, as GCC compiled them (other compilers ask
# for the very same macros).

# Only our own presets set this: a new compiler's new warning must not stop somebody who only builds the program.
option(BOXCARS_WARNINGS_ARE_ERRORS "stop the build at a compiler warning" OFF)

add_library(boxcars_warnings INTERFACE)
# In a batch a file-local name of one file is in sight of the next: a local of that name there is no mistake, and a class
# made of file-local types is no header's.
set(batched $<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>)
target_compile_options(boxcars_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wnon-virtual-dtor
    $<$<CXX_COMPILER_ID:GNU>:$<IF:${batched},-Wshadow=local,-Wshadow>> $<$<BOOL:${BOXCARS_WARNINGS_ARE_ERRORS}>:-Werror> $<$<AND:${batched},$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>)
# GCC 12 sees overlapping and endless copies in `"text" + string` when it optimises (its bugs 105651, 105329).
target_compile_options(boxcars_warnings INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)
# With sanitizers it takes std::regex and std::optional for uninitialised.
if(BOXCARS_SANITIZE)
    target_compile_options(boxcars_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()
if(BOXCARS_FUZZ OR EMSCRIPTEN)
    target_compile_options(boxcars_warnings INTERFACE -w)  # clang's warnings are others; GCC's guard the same source
endif()
# The same arithmetic on every machine: no fused multiply-add behind our back.
target_compile_options(boxcars_warnings INTERFACE -ffp-contract=off)

# The compiler clears up behind itself first at 400 MB, not at 128: a tenth of its time, for a quarter more memory.
target_compile_options(boxcars_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=1000000>)

# What a release is made of defends itself: an overrun array stops the program instead of steering it, and it lies at
# another address each time, with the addresses of library functions read-only. tests/layering/hardened.cmake reads it.
# Windows' linker does the latter by itself.
# What goes into a library that others load lies anywhere in their memory, and none of it is replaced by theirs. A page
# has the browser's own walls.
add_library(boxcars_hardened INTERFACE)
if(NOT EMSCRIPTEN)
    if(BOXCARS_SHARED OR BOXCARS_PYTHON)
        target_compile_options(boxcars_hardened INTERFACE -fPIC -fno-semantic-interposition)
    elseif(NOT WIN32)
        target_compile_options(boxcars_hardened INTERFACE $<$<CONFIG:Release>:-fPIE>)
        target_link_options(boxcars_hardened INTERFACE $<$<CONFIG:Release>:-pie>)
    endif()
    target_compile_options(boxcars_hardened INTERFACE
        $<$<CONFIG:Release>:-fstack-protector-strong;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>)
    set(linked -Wl,-z,relro,-z,now,-z,noexecstack)
    if(WIN32)
        set(linked -fstack-protector-strong)   # brings the library of the guards
    endif()
    target_link_options(boxcars_hardened INTERFACE $<$<CONFIG:Release>:${linked}>)
endif()

# What others install names no folder of the machine it was built on, and a jump that was bent stops it (CET).
if(BOXCARS_PACKAGED)
    add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}=boxcars -ffile-prefix-map=${PROJECT_BINARY_DIR}=build)
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
        add_compile_options(-fcf-protection=full)
    endif()
endif()

if(BOXCARS_SANITIZE)
    add_compile_options(-fsanitize=${BOXCARS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    add_link_options(-fsanitize=${BOXCARS_SANITIZE} -rdynamic)
endif()

option(BOXCARS_BATCHES "compile the files of a folder, or of several, together" OFF)

option(BOXCARS_PRECOMPILE "compile the headers most files of a room read once for all of them" ON)

# boxcars_batches(TARGET NAME MOST <file>...): equal shares of at most MOST.
function(boxcars_batches target name most)
    list(LENGTH ARGN count)
    math(EXPR batches "(${count} + ${most} - 1) / ${most}")
    set(place 0)
    foreach(file IN LISTS ARGN)
        math(EXPR batch "${place} * ${batches} / ${count}")
        string(MAKE_C_IDENTIFIER "${target}_${name}_${batch}" group)
        set_property(SOURCE ${file} PROPERTY UNITY_GROUP ${group})
        math(EXPR place "${place} + 1")
    endforeach()
endfunction()

function(boxcars_room room)
    cmake_parse_arguments(ROOM "LIGHT" "PRECOMPILED_IN" "USES;PRECOMPILE" ${ARGN})
    add_library(boxcars_${room} STATIC)
    target_include_directories(boxcars_${room} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(boxcars_${room} PUBLIC ${ROOM_USES} PRIVATE boxcars_warnings boxcars_hardened)
    if(BOXCARS_PRECOMPILE AND ROOM_PRECOMPILE)
        target_precompile_headers(boxcars_${room} PRIVATE ${ROOM_PRECOMPILE})
    elseif(BOXCARS_PRECOMPILE AND ROOM_PRECOMPILED_IN AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_precompile_headers(boxcars_${room} REUSE_FROM boxcars_${ROOM_PRECOMPILED_IN})
    endif()
    if(ROOM_LIGHT)
        target_compile_options(boxcars_${room} PRIVATE $<$<CONFIG:Release>:$<IF:$<BOOL:${EMSCRIPTEN}>,-Os,-O1>>)
    endif()
    set_target_properties(boxcars_${room} PROPERTIES UNITY_BUILD ${BOXCARS_BATCHES} UNITY_BUILD_MODE GROUP)
endfunction()

# boxcars_sources(scenes guide BATCH pages scene): the files of a folder; "." is the room itself. With BOXCARS_BATCHES a
# folder is compiled by itself, twelve files at a time, or as a part of the batch that it names.
function(boxcars_sources room folder)
    cmake_parse_arguments(S "" "BATCH" "" ${ARGN})
    set(files ${S_UNPARSED_ARGUMENTS})
    list(TRANSFORM files PREPEND ${folder}/)
    list(TRANSFORM files APPEND .cpp)
    target_sources(boxcars_${room} PRIVATE ${files})
    if(S_BATCH)
        boxcars_batches(boxcars_${room} ${S_BATCH} 24 ${files})
    else()
        boxcars_batches(boxcars_${room} ${folder} 12 ${files})
    endif()
endfunction()
