// Plays many games of craps through the rules and counts the results. Two kinds: the line game of the classic
// assignment (a pass line bet, from the come-out to its decision), and strategies side by side through a shooter's
// hand. Results depend on the plan alone, not on threads, machine or order.
#pragma once
#include "odds/craps/odds.h"
#include "players/craps/strategy.h"
#include "sim/kernel/chain_walk.h"
#include "sim/lab/plan.h"

#include <limits>
#include <numeric>

namespace boxcars::sim {

// ---- craps compiled for speed: every position that a fixed way of betting can reach, and where each
// throw leads, by calling the rules' own advance() once for each throw ----

// The two faces as one number, 0 to 35.
constexpr int throw_number(int first, int second) { return (first - 1) * 6 + second - 1; }

constexpr Cents deep_purse = Cents{1} << 40;  // a bankroll so large that it limits no bet

// A bet on the pass line from the come-out, state 0, to one of its ends, with throws numbered by throw_number().
constexpr int line_won = -1, line_lost = -2, line_pushed = -3;  // the last one only where craps are a push
Walked walk_line(const craps::Rules& rules);

// A strategy's hand from the come-out to the seven-out. A position is the felt before the strategy moves its chips,
// with what the strategy remembers; 0 is the empty felt before a shooter's first throw, with nothing remembered. Worth
// is the bankroll plus the chips on the felt, including vig paid in advance.
class StrategyTable {
 public:
    static constexpr int seven_out = -1;
    static constexpr std::size_t most_positions = 20'000;
    struct ThrowResult {
        int next = seven_out;
        int again = 0;      // after a seven-out: the position in which the next shooter's hand begins
        Cents change = 0;   // change of worth
        Cents settled = 0;  // see settled_by()
    };
    struct Position {
        players::Playing felt{};  // its bankroll is meaningless
        Cents on_felt = 0;
        Cents needs = 0;  // the least bankroll that limits no bet
        std::array<ThrowResult, 36> branches{};
    };

    // Empty if there are more than most_positions.
    static std::optional<StrategyTable> compile(const craps::Rules& rules, const players::BetLines& plan);
    const std::vector<Position>& positions() const { return positions_; }
    const ThrowResult& after(int at, int first, int second) const {
        return positions_[static_cast<std::size_t>(at)].branches[static_cast<std::size_t>(throw_number(first, second))];
    }

 private:
    std::vector<Position> positions_;
};

// The stakes of the bets that a throw decided, including pushes and vig paid in advance.
Cents settled_by(const std::vector<craps::Fact>& facts, const craps::State& before);

// One player's purse: played by the compiled table while it can pay for the strategy's bets, then by the rules.
class Purse {
 public:
    Purse(const craps::Rules& rules, const players::BetLines& plan, const std::optional<StrategyTable>& table,
          Cents holds, bool counts_settled = false)
        : rules_(rules), plan_(plan), table_(table), counts_settled_(counts_settled) {
        begin(holds);
    }
    void begin(Cents holds) {  // with an empty felt and nothing remembered
        worth_ = holds;
        at_ = -1;
        playing_.memory.clear();
        sit_down();
    }
    void sit_down() {          // begins the next shooter's hand with an empty felt
        if (at_ >= 0) return;  // the table has done so
        if (table_ && playing_.memory.empty()) at_ = 0;
        playing_.state = opening(rules_);
        playing_.state.bankroll = worth_;
    }
    void see(int first, int second) {
        if (at_ >= 0 && !follows_table(first, second)) leave_table();
        if (at_ < 0) by_rules(first, second);
    }
    Cents worth() const { return worth_; }
    Cents settled() const { return settled_; }  // requires: counts_settled
    bool nothing_down() const { return at_ >= 0 ? position().on_felt == 0 : playing_.state.bets.empty(); }

 private:
    const StrategyTable::Position& position() const { return table_->positions()[static_cast<std::size_t>(at_)]; }

    bool follows_table(int first, int second) {
        const auto& now = position();
        if (worth_ - now.on_felt < now.needs) return false;
        const auto& branch = table_->after(at_, first, second);
        worth_ += branch.change;
        settled_ += branch.settled;
        at_ = branch.next == StrategyTable::seven_out ? branch.again : branch.next;
        return true;
    }
    void leave_table() {
        playing_ = position().felt;
        playing_.state.bankroll = worth_ - position().on_felt;
        at_ = -1;
    }
    void by_rules(int first, int second) {
        const craps::Rolled dice{first, second};
        make_bets(plan_, rules_, playing_);
        if (counts_settled_) settled_ += settled_by(apply(rules_, playing_.state, dice).facts, playing_.state);
        see_throw(plan_, rules_, playing_, dice);
        worth_ = playing_.state.bankroll + on_table(playing_.state);
    }

    const craps::Rules& rules_;
    const players::BetLines& plan_;
    const std::optional<StrategyTable>& table_;
    const bool counts_settled_;
    int at_ = -1;  // a position of the table; -1: played by the rules
    Cents worth_ = 0, settled_ = 0;
    players::Playing playing_{};  // while it is played by the rules
};

struct LinePlayer {  // one bet on the pass line, until it is decided
    Lengths lengths = Lengths::Sampled;
};
using LinePlan = Plan<craps::Rules, LinePlayer>;
struct LineResult {
    std::int64_t games = 0;                        // played to the end; fewer than planned only if stopped
    std::int64_t wins = 0, losses = 0, rolls = 0;  // the rest were pushes
    std::vector<std::int64_t> lengths{};           // [n]: sampled games that were over with roll n + 1
    // The number of sampled games: see Lengths.
    std::int64_t length_games() const { return std::reduce(lengths.begin(), lengths.end()); }
    BOXCARS_COUNTS(games, lengths, losses, rolls, wins);
    bool operator==(const LineResult&) const = default;
};
inline Deal deal_of(const LinePlan& plan) { return plan.in_blocks_of(ChainWalk::block_of(plan.games)); }
LineResult play_line(const LinePlan& plan, const std::stop_token& stop = {}, const Progress& progress = {});

// Each game is one hand. All players sit down with the sheet's bankroll before the first throw of a new shooter, play
// on the same dice, and leave at the seven-out. A result is the worth of a player's chips then, minus the bankroll.
using HandsPlan = Plan<craps::Rules, std::vector<players::CrapsStrategy>>;
// Receives each hand's result; hands are numbered from 0. Called from several threads at once, once per hand.
using HandResult = std::function<void(std::size_t player, std::int64_t hand, Cents result)>;
struct PlayerResult {
    std::string name{};
    std::map<Cents, std::int64_t> results{};  // the number of hands per result
    static constexpr Cents any = std::numeric_limits<Cents>::max();
    std::int64_t hands(Cents least = -any, Cents most = any) const {  // with a result from `least` to `most`
        std::int64_t all = 0;
        for (const auto& [result, count] : results) all += least <= result && result <= most ? count : 0;
        return all;
    }
    std::int64_t ahead() const { return hands(1); }
    std::int64_t behind() const { return hands(-any, -1); }
    double mean() const {  // in cents per hand
        double sum = 0;
        for (const auto& [result, count] : results) sum += static_cast<double>(result) * static_cast<double>(count);
        return results.empty() ? 0 : sum / static_cast<double>(hands());
    }
    double standard_error() const;  // error of the mean; 0 for fewer than two hands
    BOXCARS_COUNTS(name, results);
    bool operator==(const PlayerResult&) const = default;
};
struct HandsResult {
    std::int64_t games = 0, rolls = 0;
    std::vector<PlayerResult> players{};
    BOXCARS_COUNTS(games, players, rolls);
    bool operator==(const HandsResult&) const = default;
};
inline Deal deal_of(const HandsPlan& plan) { return plan.in_blocks_of(Deal{}.block); }
std::optional<std::string> wrong_players(const HandsPlan& plan);
HandsResult play_hands(const HandsPlan& plan, const std::stop_token& stop = {}, const Progress& progress = {},
                       const HandResult& hand_result = {});

// How far the mean lies above the expected one, in standard errors; 0 if the result is certain.
double z_of(const PlayerResult& result, double expected);

struct HandMoments {
    double mean = 0, variance = 0;
};
// A strategy's result of a hand, in cents, to a billionth, with an unlimited purse. Empty if it has too many positions.
std::optional<HandMoments> expected_result(const craps::Rules& rules, const players::BetLines& plan);

// The house's share of every cent staked, over settled bets and pushes, with an unlimited purse. Empty if none settles.
std::optional<double> expected_edge(const StrategyTable& table);

// Strategies on the same dice for the lab, each with its own purse. A round is a throw; the last hand is played out.
LabGame lab_craps(const craps::Rules& rules, const std::vector<players::CrapsStrategy>& players);

}  // namespace boxcars::sim
