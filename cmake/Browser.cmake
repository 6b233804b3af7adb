# The program for the browser: the presets web and web-workers set the options, tools/sources has the libraries, tools/web the page.
enable_language(C)
if(BOXCARS_THREADS)   # each is a worker; all that lies in their memory is compiled for it
    add_compile_options(-pthread)
    add_link_options(-pthread)
endif()
add_subdirectory(tools/sources)
add_library(Threads::Threads INTERFACE IMPORTED GLOBAL)

# Headers that emscripten's own library has not got yet come before it. Exceptions say what is wrong, so they are on.
# 128-bit instructions are in every browser that has WebGL 2 and is younger than 2021 (Safari: 2023).
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-I${PROJECT_SOURCE_DIR}/tools/web/standard> -fexceptions -msimd128)
add_link_options(-fexceptions)
