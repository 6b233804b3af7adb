// A flight that is worked out beside the loop while the hand draws back: no frame waits for it.
#pragma once
#include "world/throw/throw.h"

#include <future>

namespace boxcars::scenes {

struct FoundThrow {
    world::ThrowTrack track;
    float ms = 0;  // of a processor's time
};
std::future<FoundThrow> throw_ahead(render::DieKind kind, std::span<const int> faces, const world::Tray& tray,
                                    const world::Toss& hand);

}  // namespace boxcars::scenes
