// The page has a region that screen readers follow.
#include "platform/narration.h"

#include <emscripten.h>

namespace boxcars::platform {
namespace {

EM_JS(void, tell_page, (const char* words), {
    if (Module.boxcarsTells) Module.boxcarsTells(UTF8ToString(words));
});

}  // namespace

void narrate(const std::string& words) { tell_page(words.c_str()); }

}  // namespace boxcars::platform
