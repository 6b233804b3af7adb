# What the libraries for Windows and for every Linux have alike. SDL: by its own description, static.
set(SDL_SHARED OFF CACHE BOOL "" FORCE)
set(SDL_TEST OFF CACHE BOOL "" FORCE)
set(SDL2_DISABLE_INSTALL ON CACHE BOOL "" FORCE)
set(SDL2_DISABLE_UNINSTALL ON CACHE BOOL "" FORCE)
set(SDL_STATIC ON CACHE BOOL "" FORCE)
set(CMAKE_DISABLE_FIND_PACKAGE_Git ON)   # it would write our commit into its version
add_subdirectory(${sources}/libsdl2 ${PROJECT_BINARY_DIR}/sdl EXCLUDE_FROM_ALL)
target_compile_options(SDL2-static PRIVATE -w)

# OpenGL under epoxy's name: each function of the system's header, but those of a maker's extension (glNameNV), is written
# down here as one that asks SDL for itself when it is first called. So the program links no OpenGL.
find_file(GL_HEADER GL/glcorearb.h PATHS ${gl_headers} NO_CMAKE_FIND_ROOT_PATH REQUIRED)
set(gl ${PROJECT_BINARY_DIR}/gl)
set(text [[
#include <SDL.h>
#include <stdlib.h>
#include "epoxy/gl.h"
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
           "    if (!to) to = (PFN${pointer}PROC)SDL_GL_GetProcAddress(\"${name}\");\n    return to(${names});\n}\n")
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
target_link_libraries(from_source_gl PUBLIC SDL2::SDL2)
add_library(PkgConfig::EPOXY ALIAS from_source_gl)
