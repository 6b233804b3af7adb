// Whether counts agree with each other: claims, tried one after the other, and the first that does not hold.
#pragma once
#include "odds/band.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars::console {

using Doubt = std::optional<std::string>;  // what does not agree, as the end of a sentence

class CrossCheck {
 public:
    static constexpr std::int64_t most = 4'000'000'000'000'000;  // of any count: a thousand of them still add up

    CrossCheck& within(std::string_view name, std::int64_t count, std::int64_t least, std::int64_t highest = most);
    CrossCheck& same(std::string_view what, std::int64_t sum, std::string_view whole, std::int64_t wanted);
    // Refuses what is odds::unlikely().
    CrossCheck& likely(std::string_view what, std::int64_t sum, std::int64_t of, const odds::Trial& least,
                       const odds::Trial& most);
    CrossCheck& likely(std::string_view what, std::int64_t sum, std::int64_t of, const odds::Trial& each) {
        return likely(what, sum, of, each, each);
    }
    CrossCheck& holds(bool claim, std::string_view otherwise);
    // Each at least one; how many in all, or 0 once there is a doubt.
    std::int64_t all_of(std::string_view what, const std::map<std::int64_t, std::int64_t>& results);

    const Doubt& doubt() const { return doubt_; }

 private:
    Doubt doubt_{};
};

}  // namespace boxcars::console
