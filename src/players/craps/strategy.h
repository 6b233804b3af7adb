// The computer players of craps by name: each is a list of bet lines and a sentence about them. A bet line says when a
// bet is made, with which odds behind it, when it is taken down, and how it changes after a win or a loss. The lines
// decide which chips move before a throw; the rules decide what may move and what it pays.
#pragma once
#include "rules/craps/rules.h"

namespace boxcars::players {

enum class When : std::uint8_t { Always, ComeOut, Point };  // Point: while a point is on

constexpr int full_odds = -1;

// A step of what a strategy does with a bet after a win or a loss. Press: by a unit. ToStep: to the next stake that
// wins whole dollars. ByWin: by what was won, down to such a stake. Down: until the next shooter. A unit of a bet that
// reacts wins whole dollars, too: it is the least such stake from base_bet() up.
enum class Change : std::uint8_t { Press, ToStep, ByWin, Double, Regress, Down };
struct Reaction {
    Change change = Change::Press;
    int units = 0;  // Regress: to this stake, as in BetLine; both 0: by a unit
    Cents stake = 0;
    int times = 0;                  // how often in a row; the next step follows. 0: without end
    std::vector<craps::Spot> of{};  // the bets whose win or loss counts; empty: the bet itself
    bool operator==(const Reaction&) const = default;
};

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
    std::vector<Reaction> after_win = {}, after_loss = {};  // steps, one after the other
    bool operator==(const BetLine&) const = default;
};
using BetLines = std::vector<BetLine>;

// What a strategy remembers of one line.
struct LineMemory {
    Cents stake = 0;    // the line's stake now; 0: as the line says
    int row = 0;        // steps taken in a row: after wins above 0, after losses below
    bool down = false;  // taken down until the next shooter
    bool operator==(const LineMemory&) const = default;
};
using Memory = std::vector<LineMemory>;  // empty: nothing is remembered

// A strategy at a table: its purse and felt, and what it remembers.
struct Playing {
    craps::State state{};
    Memory memory{};
};

Cents base_bet(const craps::Rules& rules);  // the table's minimum, but at least $5, which pay-outs like 7:5 need

// Says why these lines cannot be bet under that sheet. The sentence begins with `name`.
std::optional<std::string> problem(const BetLines& lines, const craps::Rules& rules, const std::string& name);

// The events to apply now, before the throw; each is allowed after those before it. Amounts are the nearest that the
// table pays exactly. A bet that the purse cannot pay is reduced or left out. requires: !problem(lines, rules)
std::vector<craps::Event> decisions(const BetLines& lines, const craps::Rules& rules, const craps::State& state,
                                    const Memory& memory = {});
// Remembers what a throw, reported as these facts, won and lost. A win or loss without a step of its own ends the row
// of the other side, and the line has its own stake again. A throw that wins and loses is a loss.
void remember(const BetLines& lines, const craps::Rules& rules, const std::vector<craps::Fact>& facts, Memory& memory);

void make_bets(const BetLines& lines, const craps::Rules& rules, Playing& playing);  // before a throw
void see_throw(const BetLines& lines, const craps::Rules& rules, Playing& playing, craps::Rolled dice);

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
