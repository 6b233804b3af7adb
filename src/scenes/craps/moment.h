// The state of the craps table in one frame, from which felt, far zone and dash are drawn.
#pragma once
#include "odds/craps/coach.h"
#include "players/craps/strategy.h"
#include "scenes/table/reply.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

using craps::Spot;

// The computer players at the craps table: strategies that bet their own bankrolls on the player's dice.
class CrapsOthers {
 public:
    struct Other {
        std::string name;          // for display: "THREE-POINT MOLLY"
        players::Playing decided;  // after all throws
        craps::State shown;        // as displayed so far
        Cents last = 0;            // change of worth in the last throw
        players::BetLines lines;
        Cents worth() const { return money(shown, 0).all(); }
    };

    void sit(const craps::Rules& rules, std::span<const std::string> strategies);  // throws Error: unknown strategy
    // Each player bets, then the dice are thrown. Does nothing if called again before show().
    void thrown(const craps::Rules& rules, craps::Rolled dice) {
        if (std::exchange(dice_fly_, true)) return;
        for (Other& other : others_) {
            if (over(rules, other.decided.state)) continue;
            make_bets(other.lines, rules, other.decided);
            other.shown = other.decided.state;
            see_throw(other.lines, rules, other.decided, dice);
        }
    }
    void show() {  // call when the dice rest
        dice_fly_ = false;
        for (Other& other : others_) {
            other.last = money(other.decided.state, 0).all() - other.worth();
            other.shown = other.decided.state;
        }
    }
    const std::vector<Other>& all() const { return others_; }

 private:
    std::vector<Other> others_;
    bool dice_fly_ = false;
};

struct CrapsLookedBack {  // a bet made between two throws
    craps::State table;   // when the dice were thrown
    craps::Rules rules;   // the sheet in force
    odds::CrapsJudged judged;
    double given_away = 0;  // mean cost in cents, never below 0
};

struct CrapsMoment : TableView<craps::Rules> {
    std::span<const CrapsOthers::Other> others;
    int rolls = 0;                                 // in this hand
    const CrapsLookedBack* looked_back = nullptr;  // the bet on show in a look back
    bool betting = false, broke = false;           // bets are open; the bankroll is gone
    bool open_felt = false;                        // odds are shown on the felt
    std::size_t chip = 0;                          // index of the selected chip
    std::optional<Spot> focus{};                   // spot of cursor or mouse pointer
    bool by_keys = false;                          // whether `focus` is the spot of the cursor
    bool wait_for_odds = false;                    // block until odds are computed
    TableReply::Sentence reply{};                  // the current message
    bool boxcars = false, touched = false;         // a celebration hides the hint; `focus` is by finger
    std::span<const Spot> named{};                 // the spots that the coach names

    MoneyInk ink() const { return ink_for(settings.colour_vision); }
    const char* status() const { return demo ? "DEMO" : paused ? "PAUSED" : says_practice() ? "PRACTICE" : ""; }
};

}  // namespace boxcars::scenes
