// One player's purse at craps: played by the compiled table while it can pay for the strategy's bets, and by the rules
// after that.
#pragma once
#include "sim/craps/table.h"

namespace boxcars::sim {

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

}  // namespace boxcars::sim
