// Plays craps for the lab. Each player has two purses. An unlimited one counts the edge, hand by hand. The evening's
// purse uses the compiled table while it can pay for the strategy's bets; after that it is played by the rules.
#include "odds/craps/odds.h"
#include "rules/knobs.h"
#include "sim/craps/run.h"
#include "sim/lab/run.h"

#include <memory>

namespace boxcars::sim {
namespace {

using namespace craps;

constexpr Cents deep_purse = Cents{1} << 40;

struct Strategies {  // the strategies of a plan, compiled before play
    Rules rules{};
    std::vector<players::CrapsStrategy> players{};
    StrategyTable shooter;  // plays a hand without bets, to find the seven-out
    std::vector<std::optional<StrategyTable>> compiled{};
};

// Plays one evening with one purse: by the compiled table while it can pay, otherwise by the rules.
class SeatPurse {
 public:
    SeatPurse(const Strategies& all, std::size_t player, Cents holds)
        : rules_(all.rules), plan_(all.players[player].lines), table_(all.compiled[player]), worth_(holds) {
        sit_down();
    }

    void see(int first, int second) {
        if (at_ >= 0 && !follows_table(first, second)) leave_table();
        if (at_ < 0) by_rules(first, second);
    }
    void sit_down() {  // begins a new shooter's hand with an empty felt
        at_ = table_ ? 0 : -1;
        fresh();
    }
    Cents worth() const { return worth_; }
    Cents settled() const { return settled_; }
    bool nothing_down() const { return at_ >= 0 ? on_felt() == 0 : state_.bets.empty(); }

 private:
    bool on_hand_end(const StrategyTable::ThrowResult& branch) const { return branch.next == StrategyTable::seven_out; }
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
    const players::BetLines& plan_;
    const std::optional<StrategyTable>& table_;
    int at_ = 0;  // -1: played by the rules
    Cents worth_, settled_ = 0;
    State state_{};
};

struct CrapsPlayer {
    SeatPurse purse, deep;
    Cents won_before = deep_purse, settled_before = 0;  // the unlimited purse when the hand began
    bool gone = false;
};

class CrapsEvening {
 public:
    CrapsEvening(const Strategies& all, EveningRecorder& recorder) : all_(all), recorder_(recorder) {
        for (std::size_t player = 0; player < all.players.size(); ++player)
            seats_.push_back({SeatPurse{all, player, all.rules.bankroll * dollar}, SeatPurse{all, player, deep_purse}});
    }

    void play(chance::DiceStream& dice) {
        std::size_t length = 0;
        for (int round = 1; round <= recorder_.rounds() || length != 0; ++round) {
            const int first = dice.face(6), second = dice.face(6);
            ++length;
            for (CrapsPlayer& seat : seats_) see(seat, first, second);
            if (sevens_out(first, second)) end_hand(std::exchange(length, 0));
            for (std::size_t player = 0; player < seats_.size(); ++player) look(player, round);
            recorder_.after(round);
        }
        recorder_.end();
    }

 private:
    static void see(CrapsPlayer& seat, int first, int second) {
        seat.deep.see(first, second);
        if (!seat.gone) seat.purse.see(first, second);
    }
    bool sevens_out(int first, int second) {
        const auto& branches = all_.shooter.positions()[static_cast<std::size_t>(at_)].branches;
        at_ = branches[static_cast<std::size_t>(throw_number(first, second))].next;
        return at_ == StrategyTable::seven_out;
    }
    void end_hand(std::size_t length) {
        at_ = 0;
        recorder_.length(length);
        for (std::size_t player = 0; player < seats_.size(); ++player) {
            CrapsPlayer& seat = seats_[player];
            if (!seat.gone) seat.purse.sit_down();
            EdgeSums& edge = recorder_.edge(player);
            edge.rounds += static_cast<std::int64_t>(length);
            edge.count(static_cast<double>(seat.won_before - seat.deep.worth()),
                       static_cast<double>(seat.deep.settled() - seat.settled_before));
            seat.won_before = seat.deep.worth();
            seat.settled_before = seat.deep.settled();
            seat.deep.sit_down();
        }
    }
    void look(std::size_t player, int round) {
        CrapsPlayer& seat = seats_[player];
        if (seat.gone) return;
        recorder_.worth(player) = seat.purse.worth();
        if (seat.purse.nothing_down())
            seat.gone = recorder_.leaves(player, round, seat.purse.worth() < all_.rules.minimum * dollar);
    }

    const Strategies& all_;
    EveningRecorder& recorder_;
    std::vector<CrapsPlayer> seats_;
    int at_ = 0;  // a state of the shooter's table
};

// The edge as a fraction, such as "7/495", if all bets of a strategy share it and take no odds; otherwise empty.
std::string words_of(const Rules& rules, const players::BetLines& plan) {
    std::string words;
    for (const auto& line : plan) {
        const Cents stake = !craps::rounds_to_dollars(rules) ? 0
                            : line.stake                     ? line.stake
                                                             : line.units * players::base_bet(rules);
        const auto odds = line.odds == 0 ? odds::odds_of(rules, line.bet, 0, stake) : std::nullopt;
        if (!odds) return {};
        const std::string edge = odds::to_text(odds->edge_per_bet);
        if (!words.empty() && words != edge) return {};
        words = edge;
    }
    return words;
}

LabEdge edge_of(const Rules& rules, const players::CrapsStrategy& player,
                const std::optional<StrategyTable>& compiled) {
    LabEdge edge{.name = player.name};
    edge.exact = compiled ? expected_edge(*compiled) : std::nullopt;
    edge.exact_words = words_of(rules, player.lines);
    if (!compiled)
        edge.why_not = "No exact figure here: this strategy comes to more positions than are counted.";
    else if (!edge.exact)
        edge.why_not = "No exact figure here: not one of its bets is ever settled.";
    return edge;
}

std::optional<LabEvenings> prepare_craps(const Rules& rules, const std::vector<players::CrapsStrategy>& players) {
    auto all = std::make_shared<Strategies>(Strategies{rules, players, *StrategyTable::compile(rules, {})});
    LabEvenings evenings;
    for (const auto& player : players) {
        all->compiled.push_back(StrategyTable::compile(rules, player.lines));
        evenings.edges.push_back(edge_of(rules, player, all->compiled.back()));
    }
    evenings.play = [all = std::shared_ptr<const Strategies>{all}](std::int64_t, chance::DiceStream& dice,
                                                                   EveningRecorder& recorder) {
        CrapsEvening{*all, recorder}.play(dice);
        return true;
    };
    return evenings;
}

}  // namespace

LabGame lab_craps(const Rules& rules, std::vector<players::CrapsStrategy> players) {
    LabGame game = lab_game(rules, "cents", rules.bankroll * dollar, names_of(players));
    const auto seated = std::make_shared<const std::vector<players::CrapsStrategy>>(std::move(players));
    game.problem = [rules, seated]() -> std::optional<std::string> {
        if (auto wrong = rules::problem(rules)) return wrong;
        for (const auto& player : *seated)
            if (auto wrong = players::problem(player.lines, rules, player.name)) return wrong;
        return {};
    };
    game.prepare = [rules, seated](const std::stop_token&) { return prepare_craps(rules, *seated); };
    return game;
}

}  // namespace boxcars::sim
