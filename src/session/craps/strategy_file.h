// A way to bet at craps, read from a small JSON file: "--players file:mine.json". A complete example:
//
//   {
//     "game": "craps",
//     "words": "pass with double odds, 6 and 8 placed",
//     "bets": [
//       {"when": "come_out", "bet": "pass", "odds": 2},
//       {"when": "point", "bet": "come", "stake": 10, "odds": "full", "up_to": 2},
//       {"when": "point", "bet": "place_6", "stake": "2 units", "take_when": "come_out"},
//       {"when": "point", "bet": "place_8", "stake": "2 units", "take_when": "come_out"},
//       {"when": "always", "bet": "field", "stake": 5, "unless_down": false}
//     ]
//   }
//
// game         "craps"
// words        what it does, for menus; may be missing
// bets         1 to 40, gone through in their order before every throw:
//   when         "come_out", "point" (while there is one) or "always"
//   bet          a spot, as `boxcars odds craps` names them; odds are not spots here
//   stake        whole dollars, or "N units" of the table's base bet; missing: one unit
//   unless_down  true: only when nothing lies there (so when missing); false: more on top before every throw
//   odds         "full", or a multiple of the flat bet: taken, or laid to win as much; for pass, dont_pass, come,
//                dont_come and put_N
//   up_to        for come and dont_come: only while fewer line and come bets than this have their number
//   take_when    comes up again when it is "come_out" or "point"
#pragma once
#include "players/craps/strategy.h"

#include <filesystem>

namespace boxcars::session {

// Throw Error: "The strategy mine.json: bets[2].when must be ...".
players::CrapsStrategy craps_strategy_from(std::string_view text, const std::string& name, const std::string& source);
std::string craps_strategy_json(const players::CrapsStrategy& strategy);  // that such a file would hold
players::CrapsStrategy read_craps_strategy(const std::filesystem::path& path);

// The same from text that another program gives under a name of its own. Throws Error as well where the name is one of
// ours, or where the strategy cannot play this sheet.
players::CrapsStrategy given_craps_strategy(const std::string& name, std::string_view text, const craps::Rules& rules);

// A strategy by its name, or "file:PATH". Throws Error when there is none such, or when it cannot play this sheet.
players::CrapsStrategy craps_strategy(const std::string& name, const craps::Rules& rules);

}  // namespace boxcars::session
