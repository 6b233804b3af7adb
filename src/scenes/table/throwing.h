// The facts of a step as they are told, one after another, each looked at for a while and all of them faster once
// somebody hurries.
#pragma once
#include "base/ticks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace boxcars::scenes {

template <class Fact>
class StepTelling {
 public:
    using Facts = std::span<const Fact>;
    static constexpr double hurry_pace = 4;  // a press plays the rest this much faster

    void begin(Facts facts) {
        untold_.assign(facts.begin(), facts.end());
        hurried_ = false;
    }
    void clear() { begin({}); }
    Facts untold() const { return untold_; }
    bool hurried() const { return hurried_; }

    // Fact by fact, as far as nothing is to be looked at: `reveal` is given what is untold, shows the first of it,
    // takes away what is shown with that, and answers how long it is looked at. So long is to be waited now; none: all
    // is told.
    template <class Reveal>
    std::optional<Ticks> tell_on(const Reveal& reveal) {
        while (!untold_.empty()) {
            Facts rest{untold_};
            const Ticks looked_at = reveal(rest);
            const std::size_t told = std::max<std::size_t>(1, untold_.size() - rest.size());
            untold_.erase(untold_.begin(), untold_.begin() + static_cast<std::ptrdiff_t>(told));
            if (looked_at <= 0) continue;
            return hurried_ ? std::max<Ticks>(1, looked_at / static_cast<Ticks>(hurry_pace)) : looked_at;
        }
        return {};
    }

    // What is left of a wait, after a press. Once: at four times the pace, as all that follows. Again: nothing.
    Ticks hurry(Ticks left) {
        if (hurried_) return 0;
        hurried_ = true;
        return static_cast<Ticks>(std::ceil(static_cast<double>(left) / hurry_pace));
    }

 private:
    std::vector<Fact> untold_;  // of the last step
    bool hurried_ = false;
};

}  // namespace boxcars::scenes
