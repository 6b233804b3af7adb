// A way to bet at craps as plain lines: what goes down when, with which odds behind it, and when it comes up again.
// Decides which chips move before a throw; what may move and what it pays is the rules' business.
#pragma once
#include "rules/craps/rules.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::players {

enum class When : std::uint8_t { Always, ComeOut, Point };  // Point: while there is one

constexpr int full_odds = -1;

struct BetLine {
    When when = When::Always;
    craps::Spot bet{};
    int units = 1;                       // of base_bet()
    Cents stake = 0;                     // instead of units; 0: units
    bool unless_down = true;             // else once more before every throw, on top
    int odds = 0;                        // times the flat bet, taken or laid; full_odds: all the table allows; 0: none
    int up_to = 0;                       // only while fewer line and come bets have their number; 0: no limit
    std::optional<When> take_when = {};  // comes up again, with its odds
};
using BetLines = std::vector<BetLine>;

Cents base_bet(const craps::Rules& rules);  // the table's minimum, but at least $5, which pay-outs like 7:5 need

// Why nobody can bet like this under that sheet: a sentence. `name` begins it.
std::optional<std::string> problem(const BetLines& lines, const craps::Rules& rules, const std::string& name);

// What to do now, before the dice: each event allowed after those before it. Amounts are the nearest that the table
// pays exactly; what the purse cannot pay shrinks to what it can, or stays away. requires: !problem(lines, rules)
std::vector<craps::Event> decisions(const BetLines& lines, const craps::Rules& rules, const craps::State& state);

}  // namespace boxcars::players
