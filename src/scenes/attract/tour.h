// The attract mode's tour of the train: what is shown next when nobody touches anything. A hand in each car, then a
// page of its high scores or of how to play, and on, round and round. No two stops of a tour have the same dice, and
// the line of odds is another at each visit to a car. Decides that and nothing else; the same seed goes the same way.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace boxcars::scenes {

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
