// Two differences of a browser's WebGL: only an extension names the renderer, and the browser may take the context away
// and give it back without its objects and extensions.
#include "platform/opengl.h"

#include <emscripten.h>

#include <cstdlib>

namespace boxcars::platform::opengl {
namespace {

EM_JS(char*, renderer_words, (), {
    const extension = GLctx.getExtension('WEBGL_debug_renderer_info');
    const words = GLctx.getParameter(extension ? extension.UNMASKED_RENDERER_WEBGL : GLctx.RENDERER) || 'unknown';
    const bytes = lengthBytesUTF8(words) + 1;
    const to = _malloc(bytes);
    stringToUTF8(words, to, bytes);
    return to;
});

EM_JS(bool, is_context_gone, (), {
    if (GLctx.isContextLost()) {
        GL.currentContext.initExtensionsDone = false;
        return true;
    }
    if (!GL.currentContext.initExtensionsDone) GL.initExtensions(GL.currentContext);
    return false;
});

}  // namespace

bool context_gone() { return is_context_gone(); }

std::string renderer() {
    char* const words = renderer_words();
    std::string name = words;
    std::free(words);
    return name;
}

}  // namespace boxcars::platform::opengl
