// OpenGL's functions in the version of this build: 3.3 core through epoxy on a desktop, or ES 3 (a browser's WebGL 2).
// Says which context to ask for and with which lines a shader begins.
#pragma once
#ifdef BOXCARS_GLES
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

#include <string>

namespace boxcars::platform::opengl {

std::string renderer();  // "llvmpipe (LLVM 15.0.6, 256 bits)"
bool context_gone();     // a browser took the page's context away

#ifdef BOXCARS_GLES
constexpr bool embedded = true;
constexpr int wanted = 30;
constexpr const char* name = "OpenGL ES 3.0";
constexpr const char* shader_head = "#version 300 es\nprecision highp float;\nprecision highp int;\n";
constexpr const char* panel_shader_head = "#version 300 es";
// The byte order of a new empty texture; ES takes no other.
constexpr GLenum picture_order = GL_RGBA, picture_bytes = GL_UNSIGNED_BYTE;
inline int offered() { return wanted; }  // an ES context has at least this version
#else
constexpr bool embedded = false;
constexpr int wanted = 33;
constexpr const char* name = "OpenGL 3.3";
constexpr const char* shader_head = "#version 330 core\n";
constexpr const char* panel_shader_head = "#version 330 core";
// The byte order of windows, which software drivers handle fastest.
constexpr GLenum picture_order = GL_BGRA, picture_bytes = GL_UNSIGNED_INT_8_8_8_8_REV;
inline int offered() { return epoxy_gl_version(); }
#endif

}  // namespace boxcars::platform::opengl
