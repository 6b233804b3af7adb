// Work that takes longer than a frame. It runs on a thread of its own or, in a build without threads, in pieces that
// the loop runs between two frames. Decides which of the two, how many workers run at once, and which piece is next.
#pragma once
#include <functional>
#include <future>
#include <optional>
#include <type_traits>
#include <utility>

namespace boxcars {

#ifdef BOXCARS_NO_THREADS
constexpr bool has_threads = false;
#else
constexpr bool has_threads = true;
#endif

// Whether files and sound use threads. In a web page files are in memory, and sound is filled between two frames.
#ifdef __EMSCRIPTEN__
constexpr bool has_device_threads = false;
#else
constexpr bool has_device_threads = has_threads;
#endif

int workers_at_once();  // at least 1

// Work in pieces: do_piece() calls `piece` again and again while this object lives. It returns false if it is idle.
class Pieces {
 public:
    using Piece = std::function<bool()>;
    enum class Urgency { Later, Now };  // Now: the user is waiting
    explicit Pieces(Piece piece, Urgency urgency = Urgency::Later);
    ~Pieces();
    Pieces(const Pieces&) = delete;
    Pieces& operator=(const Pieces&) = delete;

 private:
    friend bool do_piece(std::optional<Urgency> urgency);
    Piece piece_;
    Urgency urgency_;
};

// Runs the next piece of that urgency, or of any, in turn; false: there was none. Builds without threads call it.
bool do_piece(std::optional<Pieces::Urgency> urgency = {});

// Runs `work` in the background. In a build without threads, runs it before this function returns.
template <class Work>
std::future<std::invoke_result_t<Work>> in_background(Work work) {
    if constexpr (has_threads) {
        return std::async(std::launch::async, std::move(work));
    } else {
        std::packaged_task<std::invoke_result_t<Work>()> now{std::move(work)};
        auto answer = now.get_future();
        now();
        return answer;
    }
}

}  // namespace boxcars
