// The attract mode's tour of the train: what is shown next when nobody touches anything. A hand in each car, then a
// page of its high scores or of how to play, and on, round and round. No two stops of a tour have the same dice, and
// the line of odds is another at each visit to a car. Decides that and nothing else; the same seed goes the same way.
#pragma once
#include "scenes/scene.h"
#include "ui/odds_fact.h"

#include <cstdint>
#include <string>
#include <vector>

namespace boxcars::scenes {

// A table that shows itself in the attract mode: one hand, one true line of odds, and on to the next car; any key ends
// it. Decides what it says and when it is over.
class Demonstration {
 public:
    void begin_with(std::size_t line) { line_ = line; }  // of the facts, from 0, round and round
    std::string line(const ui::OddsFacts& facts) const;  // empty: there are none

    bool begins() const { return shown_ == 0; }
    // Once a tick. `at_rest`: no dice fly, nothing is told.
    std::optional<Destination> tick(const platform::Input& input, bool at_rest);

 private:
    static constexpr Ticks one_hand = 14 * ticks_per_second, at_most = 20 * ticks_per_second;
    std::size_t line_ = 0;
    Ticks shown_ = 0;  // so far
};

struct AttractStop {
    enum class Shows { Hand, Scores, HowToPlay };
    Shows shows = Shows::Hand;
    std::string game{};
    std::size_t visit = 0;   // to this car before this one: which line of odds, which page
    std::uint64_t seed = 0;  // of its dice
};

class AttractTour {
 public:
    AttractTour(std::uint64_t seed, std::vector<std::string> cars) : seed_(seed), cars_(std::move(cars)) {}

    AttractStop next();  // requires a car
    AttractStop next_hand_at(
        const std::string& car);  // what lies before it is passed by; of no car of the train: next()

 private:
    std::uint64_t seed_;
    std::vector<std::string> cars_;
    std::size_t stops_ = 0;  // so far
};

}  // namespace boxcars::scenes
