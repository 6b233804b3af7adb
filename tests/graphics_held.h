// Counts the graphics objects of the current context: for tests that a long run leaks none.
#pragma once
#include <epoxy/gl.h>

namespace boxcars::test {

inline int graphics_objects() {
    constexpr GLuint beyond_all = 8192;
    int all = 0;
    for (GLuint id = 1; id < beyond_all; ++id)
        for (const auto is : {glIsTexture, glIsBuffer, glIsProgram, glIsShader, glIsFramebuffer, glIsVertexArray})
            all += is(id) == GL_TRUE ? 1 : 0;
    return all;
}

}  // namespace boxcars::test
