// The computer players of craps by name: each is a list of bet lines (bet_lines.h) and a sentence about them.
#pragma once
#include "players/craps/bet_lines.h"

#include <span>
#include <string_view>

namespace boxcars::players {

struct CrapsStrategy {
    std::string name{};
    std::string in_words{};  // "flat on the pass line", for menus
    BetLines lines{};
};

std::span<const CrapsStrategy> craps_strategies();  // in the order they are shown
std::optional<CrapsStrategy> find_craps_strategy(std::string_view name);
std::optional<std::string> craps_strategy_problem(std::string_view name);  // why the name is unknown

}  // namespace boxcars::players
