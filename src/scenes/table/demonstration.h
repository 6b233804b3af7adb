// The attract mode: a tour of the train that shows a hand in each car in turn. The same seed gives the same tour.
#pragma once
#include "chance/splitmix.h"
#include "scenes/scene.h"
#include "ui/amounts.h"

namespace boxcars::scenes {

// A demonstration at one table: shows a hand and a fact about the odds, then goes on. Any input ends it.
class Demonstration {
 public:
    void begin_with(std::size_t line) { line_ = line; }   // index of the fact, wraps around
    std::string line(const ui::OddsFacts& facts) const {  // the fact to show; empty: none
        return facts.empty() ? "" : sentence_of(facts[line_ % facts.size()]);
    }
    bool begins() const { return shown_ == 0; }
    // Called once a tick; returns where to go once it ends. `at_rest`: no animation runs.
    std::optional<Destination> tick(const Input& input, bool at_rest) {
        ++shown_;
        if (input.any) return ToTitle{};
        if ((shown_ > one_hand && at_rest) || shown_ > at_most) return ToAttract{};
        return {};
    }

 private:
    static constexpr Ticks one_hand = 14 * ticks_per_second, at_most = 20 * ticks_per_second;
    std::size_t line_ = 0;
    Ticks shown_ = 0;  // ticks since the start
};

struct AttractStop {
    std::string game{};
    std::size_t visit = 0;   // number of earlier stops in this car
    std::uint64_t seed = 0;  // seed of the dice
};

class AttractTour {
 public:
    AttractTour(std::uint64_t seed, std::vector<std::string> cars) : seed_(seed), cars_(std::move(cars)) {}
    AttractStop next() {
        BOXCARS_CHECK(cars_.empty(), ==, false, "a tour goes through cars");
        const std::size_t lap = stops_ / cars_.size(), place = stops_ % cars_.size();
        ++stops_;
        return {cars_[place], lap, chance::split_mixed(seed_ + stops_ * chance::split_step)};
    }
    AttractStop next_at(const std::string& car) {  // skips the cars before it; next() if the tour has no such car
        AttractStop stop = next();
        while (stop.game != car && listed(cars_, car)) stop = next();
        return stop;
    }

 private:
    std::uint64_t seed_;
    std::vector<std::string> cars_;
    std::size_t stops_ = 0;  // number of stops so far
};

}  // namespace boxcars::scenes
