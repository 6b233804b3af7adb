// What goes on in a card's window while nobody plays there: the dice lie, are gathered and thrown again every so often,
// one car after the other. Faces and flight come from dust alone: nothing is played. Knows neither card nor place.
#pragma once
#include "scenes/throw_ahead.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::scenes {

// The table itself, from the player's seat but closer, and dice on it.
struct CardWindow {
    std::string shader;
    std::vector<glm::vec4> numbers;
    glm::vec3 looks_at;
    float closer;  // of the field of view
    std::vector<render::DieLook> dice;
    world::Tray tray{};  // where they are thrown
};

class LiveWindow {
 public:
    LiveWindow(CardWindow window, std::size_t nth);  // of the train's cars
    void tick(Ticks now);                            // not where motion is reduced: the dice lie
    const CardWindow& seen() const { return window_; }
    std::vector<render::DieLook> dice(std::optional<double> time) const;  // ticks; none: at rest

 private:
    void ask();

    CardWindow window_;
    std::size_t nth_;
    std::uint64_t throws_ = 0;
    std::future<FoundThrow> coming_{};
    std::optional<world::ThrowTrack> track_{};  // of the last throw
    Ticks began_ = 0, next_;
};

}  // namespace boxcars::scenes
