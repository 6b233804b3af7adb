// A flight that is worked out beside the loop while the hand draws back: no frame waits for it.
#pragma once
#include "world/throw/throw.h"

#include <functional>
#include <future>

namespace boxcars::ui {
struct Timings;
}

namespace boxcars::scenes {

class ComingThrow {
 public:
    void work_out(std::function<world::ThrowTrack()> simulate);  // elsewhere, from now on
    bool under_way() const { return coming_.valid(); }
    world::ThrowTrack take(ui::Timings* timings);  // requires under_way(); waits for it

 private:
    struct Found {
        world::ThrowTrack track;
        float ms = 0;  // of a processor's time
    };
    std::future<Found> coming_{};
};

}  // namespace boxcars::scenes
