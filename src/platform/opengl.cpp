#include "platform/opengl.h"

namespace boxcars::platform::opengl {

std::string renderer() {
    const auto* words = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return words ? words : "unknown";
}

bool context_gone() { return false; }

}  // namespace boxcars::platform::opengl
