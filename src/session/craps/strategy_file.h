// Reads a craps strategy from a small JSON file: "--players file:mine.json". A complete example:
//
//   {
//     "game": "craps",
//     "words": "pass with double odds, 6 and 8 placed",
//     "bets": [
//       {"when": "come_out", "bet": "pass", "odds": 2},
//       {"when": "point", "bet": "come", "stake": 10, "odds": "full", "up_to": 2},
//       {"when": "point", "bet": "place_6", "stake": "2 units", "take_when": "come_out"},
//       {"when": "point", "bet": "place_8", "after_win": [{"do": "press", "times": 2}, "take_down"]},
//       {"when": "always", "bet": "field", "stake": 5, "unless_down": false}
//     ]
//   }
//
// strategy_fields() lists the fields; docs/terminal.md shows them as a table.
#pragma once
#include "players/craps/strategy.h"

#include <filesystem>

namespace boxcars::session {

struct StrategyField {
    std::string_view name, takes, help;  // "bets.stake"; its values; what it is
};
std::span<const StrategyField> strategy_fields();  // every field of a file; "step.": in after_win and after_loss

// These throw Error with a sentence such as "The strategy mine.json: bets[2].when must be ...".
players::CrapsStrategy craps_strategy_from(std::string_view text, const std::string& name, const std::string& source);
std::string craps_strategy_json(const players::CrapsStrategy& strategy);  // the text of such a file
players::CrapsStrategy read_craps_strategy(const std::filesystem::path& path);

// Reads a strategy that another program gives. Throws Error also for a built-in name, or if it cannot play this sheet.
players::CrapsStrategy given_craps_strategy(const std::string& name, std::string_view text, const craps::Rules& rules);

// Finds a strategy by its name, or reads "file:PATH". Throws Error if there is none, or it cannot play this sheet.
players::CrapsStrategy craps_strategy(const std::string& name, const craps::Rules& rules);

}  // namespace boxcars::session
