// Shows the facts of a step one after another, each for some time; a press speeds up the rest.
#pragma once
#include "base/ticks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace boxcars::scenes {

template <class Fact>
class StepAnnouncing {
 public:
    using Facts = std::span<const Fact>;
    static constexpr double hurry_pace = 4;  // speed factor after a press

    void begin(Facts facts) {
        unannounced_.assign(facts.begin(), facts.end());
        hurried_ = false;
    }
    void clear() { begin({}); }
    bool hurried() const { return hurried_; }

    // Shows facts until one takes time and returns that time; nullopt once all are shown. `reveal` gets the remaining
    // facts, shows the first, removes those shown together with it, and returns how long to show them.
    template <class Reveal>
    std::optional<Ticks> announce_next(const Reveal& reveal) {
        while (!unannounced_.empty()) {
            Facts rest{unannounced_};
            const Ticks looked_at = reveal(rest);
            const std::size_t announced = std::max<std::size_t>(1, unannounced_.size() - rest.size());
            unannounced_.erase(unannounced_.begin(), unannounced_.begin() + static_cast<std::ptrdiff_t>(announced));
            if (looked_at <= 0) continue;
            return hurried_ ? std::max<Ticks>(1, looked_at / static_cast<Ticks>(hurry_pace)) : looked_at;
        }
        return {};
    }

    // The wait left after a press: the first press leaves a quarter and speeds up later facts, the second leaves 0.
    Ticks hurry(Ticks left) {
        if (hurried_) return 0;
        hurried_ = true;
        return static_cast<Ticks>(std::ceil(static_cast<double>(left) / hurry_pace));
    }

 private:
    std::vector<Fact> unannounced_;  // facts not yet shown
    bool hurried_ = false;
};

}  // namespace boxcars::scenes
