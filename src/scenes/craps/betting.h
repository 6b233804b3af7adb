// What somebody asks of a craps table that is open for bets, decision by decision: chips put, moved and taken down by
// hand, from the list or by a strategy, the last bets again, all doubled, all taken up. Asks the table, which decides;
// knows the hand, and what lay there at the last throw.
#pragma once
#include "scenes/craps/bet_input.h"
#include "session/craps/requests.h"
#include "ui/craps/bets.h"

#include <functional>

namespace boxcars::scenes {

class CrapsBetting {
 public:
    struct OpenTable {  // what is asked, and how it answers
        const craps::Rules& rules;
        std::function<const craps::State&()> state;  // as it stands after each decision
        std::function<bool(const craps::Event&)> decide;
        std::function<void()> undo;  // the last decision
        std::function<void(const std::string&)> refuse;
    };

    BetInput hand;

    void new_table() { memory_ = {}; }
    void thrown(std::span<const craps::Fact> facts) { memory_.see(thrown_at_, facts); }
    void before_throw(const craps::State& state) { thrown_at_ = state; }
    bool may_bet_again(const craps::State& state) const { return state.bets.empty() && !memory_.bets().empty(); }
    const craps::State& thrown_at() const { return thrown_at_; }  // what lay there when the dice flew

    static std::vector<std::string> chip_buttons(const platform::Input& input);  // whose keys were pressed: "chip_3"
    bool take_chip(const std::string& button);                                   // false: no such button
    // The keys and buttons for all bets at once.
    void hear(const platform::Input& input, const std::optional<std::string>& clicked, const OpenTable& table) const;
    // In order; a request of which a part is refused takes back what came before.
    static void place(std::span<const BetRequest> requests, const OpenTable& table);
    static void place(const ui::CrapsBetsRequests& requests, const OpenTable& table);  // from the list
    static void place_for_demo(const OpenTable& table);

 private:
    craps::State thrown_at_{};
    session::CrapsMemory memory_;
};

}  // namespace boxcars::scenes
