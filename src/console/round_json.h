// A round as a chain, for machines: how many states it has, and how many throws it takes.
#pragma once
#include "console/games.h"
#include "odds/chain/chain.h"

namespace boxcars::console {

inline Json round_json(const odds::Chain& chain) {
    constexpr int reported = 20;  // throws one by one
    Json json{{"states", chain.states.size()},
              {"mean_throws", odds::to_text(solve(chain).throws)},
              {"variance_throws", odds::to_text(throws_variance(chain))},
              {"p_throws", Json::array()}};
    for (const auto& chance : throw_chances(chain, reported)) json["p_throws"].push_back(odds::to_text(chance));
    return json;
}

}  // namespace boxcars::console
