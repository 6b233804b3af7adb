// Craps in the lab. Two purses to a player: one that never runs short, by which the edge is counted, hand by hand; and
// the evening's, which is the same as long as it can pay for what the strategy wants, and goes by the rules when not.
#include "odds/craps/odds.h"
#include "sim/craps/exact.h"
#include "sim/lab/games.h"

#include <algorithm>
#include <memory>

namespace boxcars::sim {
namespace {

using namespace craps;

constexpr Cents deep_purse = Cents{1} << 40;

struct Craps {
    LabCraps table{};
    std::int64_t goal = 0;
    int rounds = 0;
    StrategyTable shooter;  // nobody's bets: who throws, and when he sevens out
    std::vector<std::optional<StrategyTable>> compiled{};
};

// One purse through one evening: by the compiled table while it can pay, and else by the rules.
class Purse {
 public:
    Purse(const Craps& craps, std::size_t player, Cents holds)
        : rules_(craps.table.rules),
          plan_(craps.table.players[player].plan),
          table_(craps.compiled[player]),
          worth_(holds) {
        sit_down();
    }

    void see(int first, int second) {
        if (at_ >= 0 && !follows_table(first, second)) leave_table();
        if (at_ < 0) by_rules(first, second);
    }
    void sit_down() {  // a new shooter, no chip on the felt
        at_ = table_ ? 0 : -1;
        fresh();
    }
    Cents worth() const { return worth_; }
    Cents settled() const { return settled_; }
    bool nothing_down() const { return at_ >= 0 ? on_felt() == 0 : state_.bets.empty(); }

 private:
    bool on_hand_end(const StrategyTable::Branch& branch) const { return branch.next == StrategyTable::seven_out; }
    Cents on_felt() const { return table_->positions()[static_cast<std::size_t>(at_)].on_felt; }
    void fresh() {
        state_ = opening(rules_);
        state_.bankroll = worth_;
    }

    bool follows_table(int first, int second) {
        const auto& position = table_->positions()[static_cast<std::size_t>(at_)];
        if (worth_ - position.on_felt < position.needs) return false;
        const auto& branch = position.branches[static_cast<std::size_t>(throw_number(first, second))];
        worth_ += branch.change;
        settled_ += branch.settled;
        at_ = on_hand_end(branch) ? 0 : branch.next;
        return true;
    }
    void leave_table() {
        state_ = table_->positions()[static_cast<std::size_t>(at_)].felt;
        state_.bankroll = worth_ - on_table(state_);
        at_ = -1;
    }
    void by_rules(int first, int second) {
        for (const Event& event : players::decisions(plan_, rules_, state_)) advance(rules_, state_, event);
        const auto facts = apply(rules_, state_, Rolled{first, second});
        settled_ += settled_by(facts.facts, state_);
        state_ = facts.next;
        worth_ = state_.bankroll + on_table(state_);
    }

    const Rules& rules_;
    const players::CrapsPlan& plan_;
    const std::optional<StrategyTable>& table_;
    int at_ = 0;  // -1: by the rules
    Cents worth_, settled_ = 0;
    State state_{};
};

struct Seat {
    Purse purse, deep;
    Cents won_before = deep_purse, settled_before = 0;  // of the deep purse, when the hand began
    bool gone = false;
};

class Evening {
 public:
    Evening(const Craps& craps, EveningRecorder& recorder) : craps_(craps), pen_(recorder) {
        const Cents bankroll = craps.table.rules.bankroll * dollar;
        for (std::size_t player = 0; player < craps.table.players.size(); ++player) {
            seats_.push_back({Purse{craps, player, bankroll}, Purse{craps, player, deep_purse}});
            worths_.push_back(bankroll);
        }
    }

    void play(chance::DiceStream& dice) {
        std::size_t length = 0;
        for (int round = 1; round <= craps_.rounds || length != 0; ++round) {
            const int first = dice.face(6), second = dice.face(6);
            ++length;
            for (Seat& seat : seats_) see(seat, first, second);
            if (sevens_out(first, second)) end_hand(std::exchange(length, 0));
            for (std::size_t player = 0; player < seats_.size(); ++player) look(player, round);
            pen_.after(round, worths_);
        }
        pen_.end(worths_);
    }

 private:
    static void see(Seat& seat, int first, int second) {
        seat.deep.see(first, second);
        if (!seat.gone) seat.purse.see(first, second);
    }
    bool sevens_out(int first, int second) {
        const auto& branches = craps_.shooter.positions()[static_cast<std::size_t>(at_)].branches;
        at_ = branches[static_cast<std::size_t>(throw_number(first, second))].next;
        return at_ == StrategyTable::seven_out;
    }
    void end_hand(std::size_t length) {
        at_ = 0;
        pen_.length(length);
        for (std::size_t player = 0; player < seats_.size(); ++player) {
            Seat& seat = seats_[player];
            if (!seat.gone) seat.purse.sit_down();
            EdgeSums& edge = pen_.edge(player);
            edge.rounds += static_cast<std::int64_t>(length);
            edge.count(static_cast<double>(seat.won_before - seat.deep.worth()),
                       static_cast<double>(seat.deep.settled() - seat.settled_before));
            seat.won_before = seat.deep.worth();
            seat.settled_before = seat.deep.settled();
            seat.deep.sit_down();
        }
    }
    void look(std::size_t player, int round) {
        Seat& seat = seats_[player];
        if (seat.gone) return;
        worths_[player] = seat.purse.worth();
        if (!seat.purse.nothing_down()) return;
        const bool ruined = seat.purse.worth() < craps_.table.rules.minimum * dollar;
        const bool reached = craps_.goal > 0 && seat.purse.worth() >= craps_.goal;
        if (ruined) pen_.ruined(player, round);
        if (reached) pen_.reached(player, round);
        seat.gone = ruined || reached;
    }

    const Craps& craps_;
    EveningRecorder& pen_;
    std::vector<Seat> seats_;
    std::vector<std::int64_t> worths_;
    int at_ = 0;  // of the shooter's table
};

// "7/495": where all that a strategy bets has one edge.
std::string words_of(const Rules& rules, const players::CrapsPlan& plan) {
    std::string words;
    for (const auto& line : plan) {
        const auto odds = line.odds == 0 ? odds::odds_of(rules, line.bet) : std::nullopt;
        if (!odds) return {};
        const std::string edge = odds::to_text(odds->edge_per_bet);
        if (!words.empty() && words != edge) return {};
        words = edge;
    }
    return words;
}

}  // namespace

LabRoom prepare(const LabPlan& plan, const LabCraps& table) {
    auto craps =
        std::make_shared<Craps>(Craps{table, plan.goal, plan.rounds, *StrategyTable::compile(table.rules, {})});
    LabRoom room;
    for (const auto& player : table.players) {
        craps->compiled.push_back(StrategyTable::compile(table.rules, player.plan));
        const auto& compiled = craps->compiled.back();
        room.edges.push_back({.name = player.name});
        room.edges.back().exact = compiled ? expected_edge(*compiled) : std::nullopt;
        room.edges.back().exact_words = words_of(table.rules, player.plan);
        if (!compiled)
            room.edges.back().why_not = "No exact figure here: this strategy comes to more positions than are counted.";
        else if (!room.edges.back().exact)
            room.edges.back().why_not = "No exact figure here: not one of its bets is ever settled.";
    }
    room.evening = [craps = std::shared_ptr<const Craps>{craps}](std::int64_t, chance::DiceStream& dice,
                                                                 EveningRecorder& recorder) {
        Evening{*craps, recorder}.play(dice);
        return true;
    };
    return room;
}

}  // namespace boxcars::sim
