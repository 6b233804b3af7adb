// A browser hides who draws behind an extension, and answers the plain question with its own name.
#include "platform/opengl.h"

#include <emscripten.h>

#include <cstdlib>

namespace boxcars::platform::opengl {
namespace {

EM_JS(char*, renderer_words, (), {
    const told = GLctx.getExtension('WEBGL_debug_renderer_info');
    const words = GLctx.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : GLctx.RENDERER) || 'unknown';
    const bytes = lengthBytesUTF8(words) + 1;
    const to = _malloc(bytes);
    stringToUTF8(words, to, bytes);
    return to;
});

}  // namespace

std::string renderer() {
    char* const words = renderer_words();
    std::string name = words;
    std::free(words);
    return name;
}

}  // namespace boxcars::platform::opengl
