// Everything that the dash and the picture of the cable drum show at one moment, as revealed so far.
#pragma once
#include "odds/ceelo/reply.h"
#include "scenes/ceelo/announced.h"
#include "scenes/ceelo/seats.h"
#include "scenes/people/table_talk.h"
#include "scenes/table/look_back.h"
#include "scenes/table/table_view.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct CeeloLookedBack {  // a decision of a human player
    ceelo::Rules rules;
    ceelo::State state;  // before the decision
    int amount = 1;
    odds::CeeloJudged judged{};
    double given_away = 0;  // coins, on average; 0 if it would print as 0
    bool alike() const { return judged.alike; }
};

// Reviews a game of cee-lo: judges each amount that a person staked or bet, as odds/ceelo/reply.h defines it, and steps
// through those that gave something away, the costliest first, and shows the drum as it was then.
class CeeloLookBack : public LookBack<CeeloLookedBack> {
 public:
    void remember(const ceelo::Rules& rules, const ceelo::State& before, const ceelo::Event& decision);
    void judge(const CeeloSeats& seats);  // judges decisions added since last call
    // Steps by `by` decisions; 0 goes back to the table. Returns a sentence to show, or an empty string.
    std::string look(int by, const CeeloSeats& seats);
    const CeeloAnnounced& laid() const { return laid_; }  // the drum at the reviewed decision

    // "You chose the best amount 7 of 9 times. With average luck the rest cost 0.31 coins." Requires a judged decision.
    std::string accuracy_words() const;
    // For the decision shown: what the person did, what it brings, and what would have been better.
    CeeloSay words(const CeeloSeats& seats) const;
    void report(nlohmann::json& out) const;

 private:
    CeeloAnnounced laid_;
};

// Thinking: a computer player is on turn. Deciding: a person stakes or bets. Waiting: a person is to throw.
enum class CeeloPhase { Thinking, Deciding, Waiting, Finished };

constexpr const char* name_of(CeeloPhase phase) {  // the name that scripts see
    constexpr const char* names[] = {"thinking", "deciding", "waiting", "finished"};
    return names[static_cast<int>(phase)];
}

struct CeeloMoment : TableView<ceelo::Rules> {
    CeeloPhase phase = CeeloPhase::Thinking;
    bool person = false;  // a human player is on turn
    Ticks finished_at = -1;
    int amount = 1;  // chosen, but not staked or bet
    const CeeloSeats& seats;
    const CeeloAnnounced& announced;
    const TableTalk& talk;
    std::span<const odds::CeeloChoice> choices;  // what each amount is worth
    const CeeloLookBack& look_back;

    bool is(CeeloPhase wanted) const { return at_rest() && phase == wanted; }
    const CeeloLookedBack* looked_back() const { return look_back.on_show(); }
    bool deciding() const { return is(CeeloPhase::Deciding); }  // true while looking back, too
    bool asked() const { return deciding() && !looked_back(); }
    bool may_look_back() const {  // when deciding and at the end
        return !watching && (asked() || is(CeeloPhase::Finished)) && (goal ? goal->count() : look_back.looked_at()) > 0;
    }
    bool playing() const { return !is(CeeloPhase::Finished); }
    bool stakes() const { return shown.phase == ceelo::Phase::Stake; }
    int purse_of() const { return person ? shown.turn : seats.near(); }  // the player whose purse is shown
    CeeloSay say() const;
    CeeloSay say_at_end() const;  // names the winners
};

}  // namespace boxcars::scenes
