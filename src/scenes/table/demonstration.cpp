#include "scenes/table/demonstration.h"

#include "base/check.h"
#include "chance/splitmix.h"

#include <algorithm>

namespace boxcars::scenes {

AttractStop AttractTour::next() {
    BOXCARS_CHECK(cars_.empty(), ==, false, "a tour goes through cars");
    const std::size_t lap = stops_ / cars_.size(), place = stops_ % cars_.size();
    ++stops_;
    return {cars_[place], lap, chance::split_mixed(seed_ + stops_ * chance::split_step)};
}

AttractStop AttractTour::next_at(const std::string& car) {
    if (std::ranges::find(cars_, car) == cars_.end()) return next();
    AttractStop stop = next();
    while (stop.game != car) stop = next();
    return stop;
}

std::string Demonstration::line(const ui::OddsFacts& facts) const {
    return facts.empty() ? "" : sentence_of(facts[line_ % facts.size()]);
}

std::optional<Destination> Demonstration::tick(const platform::Input& input, bool at_rest) {
    ++shown_;
    if (input.any) return ToTitle{};
    if ((shown_ > one_hand && at_rest) || shown_ > at_most) return ToAttract{};
    return {};
}

}  // namespace boxcars::scenes
