// The browser calls for a frame when it can show one, and never while the tab is hidden. Work that has a thread on a
// desktop is done in pieces after a frame: urgent pieces after every frame, others for some milliseconds and for at
// most a fifth of the time. After a piece that took longer than a frame, several frames run without pieces.
#include "platform/frames.h"

#include "base/error.h"
#include "base/pieces.h"
#include "platform/clock.h"
#include "platform/opengl.h"

#include <emscripten.h>
#include <fmt/format.h>
#include <pthread.h>
#include <sched.h>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>

namespace boxcars::platform {
namespace {

constexpr std::int64_t for_pieces_ns = 4'000'000;  // time after a frame in which new pieces may begin
constexpr std::int64_t urgent_ns = 24'000'000;     // the same for urgent pieces; leaves 30 frames a second
constexpr std::int64_t rest_for_work = 4;          // a pause is this many times as long as the work before it

EM_JS(void, post_page_ended, (int code), {
    delete Module.boxcarsState;
    delete Module.boxcarsBrief;
    if (Module.boxcarsEnded) Module.boxcarsEnded(code);
});

// Calls one of the page's functions. Node has none.
EM_JS(void, ask_page, (const char* name, const char* words), {
    const asked = Module[UTF8ToString(name)];
    if (asked) asked(UTF8ToString(words));
});

std::string chosen;  // see chosen_file()

class Show {  // frames and the work between them
 public:
    explicit Show(Frames of) : frames(std::move(of)) {}
    const Frames frames;

    const char* state() { return (answer_ = frames.state()).c_str(); }
    const char* brief(const char* path) { return (answer_ = frames.brief(path)).c_str(); }

    void do_pieces() {
        const std::int64_t shown = now_ns();
        while (do_piece(Pieces::Urgency::Now) && now_ns() < shown + urgent_ns) continue;
        const std::int64_t began = now_ns();
        if (began < work_again_) return;
        while (do_piece() && now_ns() < began + for_pieces_ns) continue;
        const std::int64_t done = now_ns();
        work_again_ = done + rest_for_work * (done - began);
    }

 private:
    std::int64_t work_again_ = 0;
    std::string answer_;  // the last answer given to the page
};

EM_JS(void, lend_to_page, (void* show), {
    const with_path = function(path, use) {
        const stack = stackSave();
        const bytes = lengthBytesUTF8(path) + 1;
        const there = stackAlloc(bytes);
        stringToUTF8(path, there, bytes);
        const answer = use(there);
        stackRestore(stack);
        return answer;
    };
    Module.boxcarsState = function() { return JSON.parse(UTF8ToString(_boxcars_state(show))); };
    Module.boxcarsBrief = function(path) {
        return with_path(
            path, function(there) { return UTF8ToString(_boxcars_brief(show, there)); });
    };
    Module.boxcarsChosen = function(path) { with_path(path, _boxcars_chosen); };
});

void next(void* given) {
    auto* const show = static_cast<Show*>(given);
    int code = 1;
    try {
        if (show->frames.frame()) return show->do_pieces();
        const std::unique_ptr<Show> last{show};
        code = last->frames.finish();
    } catch (const std::exception& error) {  // nothing needs closing: the store has every action
        fmt::print(stderr, "boxcars: {}\n", error.what());
    }
    emscripten_cancel_main_loop();
    post_page_ended(code);
}

// ---- WebGL differs in two ways: only an extension names the renderer, and the browser may take the context away and
// give it back without its objects and extensions.

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

extern "C" EMSCRIPTEN_KEEPALIVE const char* boxcars_state(void* show) { return static_cast<Show*>(show)->state(); }

extern "C" EMSCRIPTEN_KEEPALIVE const char* boxcars_brief(void* show, const char* path) {
    return static_cast<Show*>(show)->brief(path);
}

extern "C" EMSCRIPTEN_KEEPALIVE void boxcars_chosen(const char* path) { chosen = path; }

int run_frames(Frames frames) {
    auto* const show = new Show(std::move(frames));
    lend_to_page(show);
    emscripten_set_main_loop_arg(next, show, 0, false);  // next() deletes it
    return 0;
}

int ended(int exit_code) {
    if (exit_code != 0) post_page_ended(exit_code);
    return exit_code;
}

void narrate(const std::string& words) { ask_page("boxcarsTells", words.c_str()); }
void save_for_player(const std::filesystem::path& file) { ask_page("boxcarsSaves", file.c_str()); }
void share(const std::string& brief) { ask_page("boxcarsShares", brief.c_str()); }
void open_luggage() { ask_page("boxcarsLuggage", ""); }
void choose_file() { ask_page("boxcarsChooses", ""); }
std::string chosen_file() { return std::exchange(chosen, {}); }

// ---- The browser's only clock runs on while the machine sleeps or the tab is hidden; the loop treats that as a stall.

std::int64_t now_ns() { return static_cast<std::int64_t>(emscripten_get_now() * 1e6); }
std::int64_t slept_ns() { return 0; }
std::int64_t thread_cpu_ns() { return now_ns(); }           // a page cannot measure processor time
std::int64_t since_program_start_ns() { return now_ns(); }  // since the page was loaded
void sleep_until_ns(std::int64_t) {}                        // the browser decides when the next frame is

bool opengl::context_gone() { return is_context_gone(); }

std::string opengl::renderer() {
    char* const words = renderer_words();
    std::string name = words;
    std::free(words);
    return name;
}

}  // namespace boxcars::platform

#ifdef BOXCARS_NO_THREADS
// SDL is compiled once, for threads, and asks for the priority of one it never starts in this program.
extern "C" {
int pthread_getschedparam(pthread_t, int*, sched_param*) { return 0; }
int pthread_setschedparam(pthread_t, int, const sched_param*) { return 0; }
int sched_get_priority_max(int) { return 0; }
int sched_get_priority_min(int) { return 0; }
}
#endif
