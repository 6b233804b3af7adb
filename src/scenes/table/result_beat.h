// The beat after a throw: the dice rest, nothing happens for a moment, then light runs out from under each and its
// number rises and flies to the total it counts in. Two numbers are never read as one on their way: they become their
// sum, or land beside each other. Shows what has been told; nothing waits for it.
#pragma once
#include "base/ticks.h"
#include "render/camera.h"

#include <span>
#include <vector>

namespace boxcars::scenes {

enum class Arriving { SideBySide, AsSum };  // several numbers

class ResultBeat {
 public:
    static constexpr Ticks hold = milliseconds(80), rise = milliseconds(150), flight = milliseconds(320),
                           climb = milliseconds(180);
    static constexpr Ticks arrives = hold + rise + flight;  // after the dice came to rest

    void begin(std::span<const glm::vec3> middles, std::span<const int> faces, Ticks now);
    void end() { dice_.clear(); }
    bool lasts(double time) const;

    struct BeatPlace {
        render::Camera camera;  // of the table
        glm::vec2 total;        // where the numbers go, logical px
        render::Colour ink;
        bool still = false;  // nothing travels
        Arriving arriving = Arriving::SideBySide;
    };
    void draw(render::Canvas& canvas, const BeatPlace& at, double time) const;  // requires lasts(time)

 private:
    struct RestingDie {
        glm::vec3 middle;
        int face;
    };
    void draw_ring(render::Canvas& canvas, const BeatPlace& at, const RestingDie& die, double since) const;
    void draw_numbers(render::Canvas& canvas, const BeatPlace& at, double since) const;
    void draw_sum(render::Canvas& canvas, const BeatPlace& at, double since) const;

    std::vector<RestingDie> dice_;  // from the left to the right
    Ticks rested_ = 0;
};

// A total that grows by `by` when the numbers get there, `since` ticks after the dice came to rest: what it shows.
int climbing(int total, int by, double since);

}  // namespace boxcars::scenes
