// The browser's only clock runs on while the machine sleeps or the tab is hidden; the loop treats that as a stall.
#include "platform/clock.h"

#include <emscripten.h>

namespace boxcars::platform {

std::int64_t now_ns() { return static_cast<std::int64_t>(emscripten_get_now() * 1e6); }
std::int64_t slept_ns() { return 0; }
std::int64_t thread_cpu_ns() { return now_ns(); }           // a page cannot measure processor time
std::int64_t since_program_start_ns() { return now_ns(); }  // since the page was loaded
void sleep_until_ns(std::int64_t) {}                        // the browser decides when the next frame is

}  // namespace boxcars::platform
