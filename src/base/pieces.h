// Work that takes longer than a frame may: on a thread of its own, or, in a build without threads, in pieces that the
// loop asks for between two frames. Decides which of the two a build has, how many work at once, and whose piece is
// next; not what is worked on.
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

// In a page files lie in memory, and sound is filled between two frames: no thread of their own would make them sooner.
#ifdef __EMSCRIPTEN__
constexpr bool has_device_threads = false;
#else
constexpr bool has_device_threads = has_threads;
#endif

int workers_at_once();  // that a long computation may share: 1 or more

// A piece of work, done again and again for as long as this lives: true, there is more to be done; false, nothing now.
class Pieces {
 public:
    using Piece = std::function<bool()>;
    enum class Urgency { Later, Now };  // Now: somebody looks on while it is done, and at little else
    explicit Pieces(Piece piece, Urgency urgency = Urgency::Later);
    ~Pieces();
    Pieces(const Pieces&) = delete;
    Pieces& operator=(const Pieces&) = delete;

 private:
    friend bool do_piece(std::optional<Urgency> urgency);
    Piece piece_;
    Urgency urgency_;
};

// The next piece of whoever has one of that urgency, or of anybody, all in turn; false: nobody has any. For the loop
// of a build without threads.
bool do_piece(std::optional<Pieces::Urgency> urgency = {});

// One answer worked out beside the loop: on a thread; without threads before this returns.
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
