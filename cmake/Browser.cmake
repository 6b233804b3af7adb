# The program for the browser: the presets web and web-workers set the options, tools/sources has the libraries, tools/web the page.
enable_language(C)

# Both programs are linked with the same libraries, which the preset web compiles, for threads: its own program starts none.
# The preset web-workers finds them through libraries.cmake.
set(libraries ${PROJECT_SOURCE_DIR}/build/web/libraries.cmake)
if(NOT BOXCARS_THREADS)
    add_subdirectory(tools/sources)
    get_property(names GLOBAL PROPERTY boxcars_libraries)
    export(TARGETS ${names} FILE ${libraries})
elseif(EXISTS ${libraries})
    include(${libraries})
    add_compile_options(-pthread)   # each thread is a worker
    add_link_options(-pthread)
else()
    message(FATAL_ERROR "The libraries are not in build/web: build the preset web first.")
endif()
add_library(Threads::Threads INTERFACE IMPORTED GLOBAL)

# Headers that emscripten's own library has not got yet come before it. Exceptions say what is wrong, so they are on.
# 128-bit instructions are in every browser that has WebGL 2 and is younger than 2021 (Safari: 2023).
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-I${PROJECT_SOURCE_DIR}/tools/web/standard> -fexceptions -msimd128)
add_link_options(-fexceptions)
