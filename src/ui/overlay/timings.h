// Recent durations of frames, ticks and throws in real time, for the overlay. No result may depend on them.
#pragma once
#include "platform/frame_times.h"

namespace boxcars::ui {

using platform::Recent;

struct Timings {
    Recent frame;        // time from one picture to the next
    Recent cpu;          // a frame's time in our code and in drawing calls
    Recent tick;         // one tick of the game
    Recent throw_ahead;  // simulating a throw, once per throw
};

}  // namespace boxcars::ui
