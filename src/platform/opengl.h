// OpenGL's functions and the flavour they are of: 3.3 core through epoxy on a desktop, ES 3 (a browser's WebGL 2) where
// the build says so. Decides what a context is asked for and how a shader opens; not what is drawn.
#pragma once
#ifdef BOXCARS_GLES
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

#include <string>

namespace boxcars::platform::opengl {

std::string renderer();  // who draws: "llvmpipe (LLVM 15.0.6, 256 bits)"
bool context_gone();     // a browser may take a page's context away, and give it back empty

#ifdef BOXCARS_GLES
constexpr bool embedded = true;
constexpr int wanted = 30;
constexpr const char* name = "OpenGL ES 3.0";
constexpr const char* shader_head = "#version 300 es\nprecision highp float;\nprecision highp int;\n";
constexpr const char* panel_shader_head = "#version 300 es";
// How an empty picture's bytes are told: ES takes them in this order alone.
constexpr GLenum picture_order = GL_RGBA, picture_bytes = GL_UNSIGNED_BYTE;
inline int offered() { return wanted; }  // a context of that flavour is at least of that version
#else
constexpr bool embedded = false;
constexpr int wanted = 33;
constexpr const char* name = "OpenGL 3.3";
constexpr const char* shader_head = "#version 330 core\n";
constexpr const char* panel_shader_head = "#version 330 core";
// The order of bytes that windows have: software drivers have their quickest ways for that.
constexpr GLenum picture_order = GL_BGRA, picture_bytes = GL_UNSIGNED_INT_8_8_8_8_REV;
inline int offered() { return epoxy_gl_version(); }
#endif

}  // namespace boxcars::platform::opengl
