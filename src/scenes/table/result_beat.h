// After a throw a ring of light spreads from each die; the numbers or their sum fly to the total. Nothing waits for it.
#pragma once
#include "base/ticks.h"
#include "scenes/type.h"

namespace boxcars::scenes {

enum class Arriving { SideBySide, AsSum };  // how several numbers arrive

class ResultBeat {
 public:
    static constexpr Ticks hold = milliseconds(80), rise = milliseconds(150), flight = milliseconds(320),
                           climb = milliseconds(180);
    static constexpr Ticks arrives = hold + rise + flight;  // from the dice coming to rest
    void begin(std::span<const vec3> middles, std::span<const int> faces, Ticks now);
    void end() { dice_.clear(); }
    bool lasts(double time) const;

    struct BeatPlace {
        Camera camera;
        vec2 total;  // where the numbers go, logical px
        Colour ink;
        bool still = false;  // rings only, numbers do not fly
        Arriving arriving = Arriving::SideBySide;
    };
    void draw(Canvas& canvas, const BeatPlace& at, double time) const;  // requires lasts(time)

 private:
    struct RestingDie {
        vec3 middle;
        int face;
    };
    void draw_numbers(Canvas& canvas, const BeatPlace& at, double since) const;
    void draw_sum(Canvas& canvas, const BeatPlace& at, double since) const;
    std::vector<RestingDie> dice_;  // sorted from left to right
    Ticks rested_ = 0;
};

// The value to show for a total that grows by `by` when the numbers arrive, `since` ticks after the dice came to rest.
int climbing(int total, int by, double since);

}  // namespace boxcars::scenes
