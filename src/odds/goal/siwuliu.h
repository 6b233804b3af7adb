// The chance of a goal at sì-wŭ-liù by best play: to own a sum or break the bank within so many rounds, or to stay
// above a sum with a bet on every round until the length is over or no bet can be made. Bank and player together always
// own the same sum, so before a round only the player's balance counts. Stakes are in cents.
#pragma once
#include "odds/goal/goal.h"
#include "rules/siwuliu/rules.h"

#include <stop_token>

namespace boxcars::odds {

class SiwuliuGoal {
 public:
    static constexpr Cents most_purses = 2000;
    using Choices = std::vector<GoalChoice<siwuliu::Event>>;

    // Empty if it was stopped. Throws Error if the stakes allow more than `most_purses` different balances short of the
    // goal. requires: the kind is not Win; length, least and step are above 0
    static std::optional<SiwuliuGoal> solve(const siwuliu::Rules& rules, const GoalTerms& terms,
                                            const std::stop_token& stop = {});

    double chance() const { return now(opening(rules_), 0); }
    // The chance with best play from here, in any phase of a round; `done` rounds are over. 0 if the present bet cannot
    // be raised to an allowed one. Throws Error if bets within the limits do not lead to this balance.
    double now(const siwuliu::State& state, int done) const;
    // The bets that the limits allow, each as the chips to add to the present bet and with the chance if betting then
    // ends; and Stop if the present bet is allowed. Against a point: Rolled with faces 0, which stands for throwing,
    // the raises, and Surrender. Empty if nothing is to be decided, and after the last round.
    Choices choices(const siwuliu::State& state, int done) const;

 private:
    SiwuliuGoal(const siwuliu::Rules& rules, const GoalTerms& terms)
        : rules_(rules), terms_(terms), all_(Cents{rules.bank} + rules.balance), grain_(grain_of(rules, terms)) {}
    static Cents grain_of(const siwuliu::Rules& rules, const GoalTerms& terms);
    bool stays() const { return terms_.kind == GoalKind::Stay; }
    bool reached(const siwuliu::State& state) const {
        if (terms_.kind == GoalKind::Break) return state.bank == 0;
        return !stays() && state.balance + state.bet >= terms_.target;
    }
    std::size_t place(const siwuliu::State& state) const;
    siwuliu::State at_balance(Cents balance) const;
    std::vector<Cents> bets(const siwuliu::State& state, Cents most) const;
    double thrown(const siwuliu::State& state, int left) const;
    double decided(const siwuliu::State& state, int left) const;
    Choices against_point(const siwuliu::State& state, int left) const;
    bool iterate(const std::stop_token& stop);
    struct Results;
    struct Leads {             // from a place
        std::size_t bets = 0;  // how many of the sizes may be bet; the others are reached by a raise
        // Indexed by size, then by result as in Results; the last one of a size: the bet is given up.
        std::vector<std::uint16_t> places;
    };
    Leads leads_from(const siwuliu::State& start, const Results& results) const;
    double best_bet(const Leads& leads, const Results& results, std::size_t each) const;

    siwuliu::Rules rules_;
    GoalTerms terms_;
    Cents all_, grain_;  // all_: bank and player together; grain_: balances differ by multiples of it
    Cents safe_ = 0;     // Stay: balance from which the least bets cannot fail
    // Indexed by rounds left and by place before a round. Place 0: the goal is lost; the last place: it is reached.
    std::vector<std::vector<double>> chances_;
};

template <>
struct TableGoals<siwuliu::Rules> : PlainTableGoals<siwuliu::Rules> {
    static bool bank_broken(const State& state) { return state.bank == 0; }
    // A raise is made in steps of the limits, up to the largest bet.
    static StakeLimits limits(const StakeLimits& limits, const Event& event) {
        return std::holds_alternative<siwuliu::Raise>(event) ? StakeLimits{limits.step, limits.most, limits.step}
                                                             : limits;
    }
    static std::optional<std::int64_t> whole_bet(const StakeLimits&, const State& state, const Event& event) {
        if (const auto* raise = std::get_if<siwuliu::Raise>(&event)) return raise->amount;
        if (const auto* bet = std::get_if<siwuliu::Bet>(&event)) return state.bet + bet->amount;
        return {};
    }
};

}  // namespace boxcars::odds
