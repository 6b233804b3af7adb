# What only the libraries for Windows need. SDL: by its own description, static, with what Windows has.
set(SDL_SHARED OFF CACHE BOOL "" FORCE)
set(SDL_TEST OFF CACHE BOOL "" FORCE)
set(SDL2_DISABLE_INSTALL ON CACHE BOOL "" FORCE)
set(SDL2_DISABLE_UNINSTALL ON CACHE BOOL "" FORCE)
set(SDL_STATIC ON CACHE BOOL "" FORCE)
add_subdirectory(${sources}/libsdl2 ${PROJECT_BINARY_DIR}/sdl EXCLUDE_FROM_ALL)
target_compile_options(SDL2-static PRIVATE -w)
target_compile_definitions(SDL2-static INTERFACE SDL_MAIN_HANDLED)   # main() is ours

# OpenGL under epoxy's name: Windows links version 1.1 alone, so each function that the compiler's own header declares,
# but those of a maker's extension (glNameNV), is written down here as one that asks the driver for itself when it is
# first called.
find_file(GL_HEADER GL/glcorearb.h PATHS /usr/x86_64-w64-mingw32/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
set(gl ${PROJECT_BINARY_DIR}/gl)
set(text [[
#include <stdlib.h>
#include <windows.h>
#include "epoxy/gl.h"
static void *found(const char *name) {
    const PROC by_driver = wglGetProcAddress(name);
    return by_driver ? (void *)by_driver : (void *)GetProcAddress(GetModuleHandleA("opengl32.dll"), name);
}
int epoxy_gl_version(void) {
    const char *version = (const char *)glGetString(GL_VERSION), *dot = version;
    while (dot && *dot && *dot != '.') ++dot;
    return dot && *dot ? 10 * atoi(version) + atoi(dot + 1) : 0;
}
]])
file(STRINGS ${GL_HEADER} prototypes REGEX "^GLAPI ")
foreach(prototype IN LISTS prototypes)
    if(NOT prototype MATCHES "^GLAPI (.*)APIENTRY (gl[A-Za-z0-9]*[a-z0-9][A-Z]?) \\((.*)\\)")
        continue()
    endif()
    set(result ${CMAKE_MATCH_1})
    set(name ${CMAKE_MATCH_2})
    set(parameters "${CMAKE_MATCH_3}")
    string(REGEX MATCHALL "[A-Za-z0-9_]+(,|$)" names "${parameters}")
    string(REPLACE ";" " " names "${names}")
    string(REGEX REPLACE "^void$" "" names "${names}")
    string(TOUPPER ${name} pointer)
    string(APPEND text "${result}APIENTRY ${name}(${parameters}) {\n    static PFN${pointer}PROC to;\n"
           "    if (!to) to = (PFN${pointer}PROC)found(\"${name}\");\n    return to(${names});\n}\n")
endforeach()
file(CONFIGURE OUTPUT ${gl}/gl.c CONTENT "${text}" @ONLY)
file(CONFIGURE OUTPUT ${gl}/epoxy/gl.h CONTENT [[
#pragma once
#define GL_GLEXT_PROTOTYPES
#include <GL/glcorearb.h>
#ifdef __cplusplus
extern "C"
#endif
int epoxy_gl_version(void);  /* 33 */
]] @ONLY)
from_source(gl ${gl}/gl.c)
target_include_directories(from_source_gl SYSTEM PUBLIC ${gl})
target_link_libraries(from_source_gl PUBLIC opengl32 gdi32)
add_library(PkgConfig::EPOXY ALIAS from_source_gl)

# GMP: with the machine's own code for each kind of processor, chosen at run time
set(gmp_configure "${sources}/gmp/configure --build=x86_64-pc-linux-gnu --host=x86_64-w64-mingw32 --enable-fat --enable-cxx --disable-shared CC_FOR_BUILD=cc CC=${CMAKE_C_COMPILER} CXX=${CMAKE_CXX_COMPILER} CFLAGS=-O2 CXXFLAGS=-O2")
set(gmp_make "make -j2")
