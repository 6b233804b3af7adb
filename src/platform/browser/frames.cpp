// The browser's way: it calls for a frame when it is ready to show one, and not at all while the tab is hidden. What is
// left of a frame goes to work that elsewhere has a thread.
#include "platform/frames.h"

#include "base/error.h"
#include "base/pieces.h"
#include "platform/clock.h"

#include <emscripten.h>
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <memory>

namespace boxcars::platform {
namespace {

constexpr std::int64_t for_pieces_ns = 5'000'000;  // of a frame's 16 ms

EM_JS(void, tell_page_ended, (int code), {
    if (Module.boxcarsEnded) Module.boxcarsEnded(code);
});

void do_pieces() {
    const std::int64_t until = now_ns() + for_pieces_ns;
    while (do_piece() && now_ns() < until) {
    }
}

void end(std::unique_ptr<Frames> frames, int code) {
    emscripten_cancel_main_loop();
    frames.reset();
    tell_page_ended(code);
}

void next(void* frames) {
    auto* const all = static_cast<Frames*>(frames);
    try {
        if (all->frame()) return do_pieces();
        const int code = all->finish();
        return end(std::unique_ptr<Frames>{all}, code);
    } catch (const std::exception& error) {
        fmt::print(stderr, "boxcars: {}\n", error.what());
    }
    emscripten_cancel_main_loop();  // nothing is closed after a failure: the store has had every deed
    tell_page_ended(1);
}

}  // namespace

int run_frames(Frames frames) {
    emscripten_set_main_loop_arg(next, new Frames(std::move(frames)), 0, false);  // ends in end()
    return 0;
}

int ended(int exit_code) {
    if (exit_code != 0) tell_page_ended(exit_code);
    return exit_code;
}

}  // namespace boxcars::platform
