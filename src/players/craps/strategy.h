// The computer players of craps by name: each is a list of bet lines and a sentence about them. A bet line says when a
// bet is made, with which odds behind it, and when it is taken down. The lines decide which chips move before a throw;
// the rules decide what may move and what it pays.
#pragma once
#include "rules/craps/rules.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::players {

enum class When : std::uint8_t { Always, ComeOut, Point };  // Point: while a point is on

constexpr int full_odds = -1;

struct BetLine {
    When when = When::Always;
    craps::Spot bet{};
    int units = 1;            // the stake in units of base_bet()
    Cents stake = 0;          // the stake in cents; 0: `units` counts
    bool unless_down = true;  // bets only on an empty spot; false: adds a bet before every throw
    // The odds as a multiple of the flat bet, taken or laid; full_odds: as much as the table allows; 0: none.
    int odds = 0;
    // Bet only while fewer than this many line and come bets have travelled to their number; 0: no limit.
    int up_to = 0;
    // When the bet is taken down, with its odds.
    std::optional<When> take_when = {};
    bool operator==(const BetLine&) const = default;
};
using BetLines = std::vector<BetLine>;

Cents base_bet(const craps::Rules& rules);  // the table's minimum, but at least $5, which pay-outs like 7:5 need

// Says why these lines cannot be bet under that sheet. The sentence begins with `name`.
std::optional<std::string> problem(const BetLines& lines, const craps::Rules& rules, const std::string& name);

// The events to apply now, before the throw; each is allowed after those before it. Amounts are the nearest that the
// table pays exactly. A bet that the purse cannot pay is reduced or left out. requires: !problem(lines, rules)
std::vector<craps::Event> decisions(const BetLines& lines, const craps::Rules& rules, const craps::State& state);

// Turns the bets on a felt into lines that make them again, hand after hand.
// Line bets are repeated on a come-out, come bets and numbers while a point is on, everything else before every throw.
// Stakes are rounded to whole dollars, and odds to whole multiples of their flat bet. Empty if none can be made again.
BetLines laid_lines(const craps::Rules& rules, const craps::State& state);
std::string in_words(const BetLines& lines);  // "pass $10 with 2x odds, place_6 $12"

struct CrapsStrategy {
    std::string name{};
    std::string in_words{};  // "flat on the pass line", for menus
    BetLines lines{};
};

std::span<const CrapsStrategy> craps_strategies();  // in the order they are shown
std::optional<CrapsStrategy> find_craps_strategy(std::string_view name);
std::optional<std::string> craps_strategy_problem(std::string_view name);  // why the name is unknown

}  // namespace boxcars::players
