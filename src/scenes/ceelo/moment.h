// Everything that the dash and the picture of the cable drum show at one moment, as revealed so far.
#pragma once
#include "scenes/ceelo/look_back.h"
#include "scenes/ceelo/seats.h"
#include "scenes/ceelo/told.h"
#include "scenes/people/table_talk.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

// Thinking: a computer player is on turn. Deciding: a person stakes or bets. Waiting: a person is to throw.
enum class CeeloPhase { Thinking, Deciding, Waiting, Finished };

constexpr const char* name_of(CeeloPhase phase) {  // the name that scripts see
    constexpr const char* names[] = {"thinking", "deciding", "waiting", "finished"};
    return names[static_cast<int>(phase)];
}

struct CeeloMoment : TableView<ceelo::Rules> {
    CeeloPhase phase = CeeloPhase::Thinking;
    bool person = false;  // a person here is on turn
    Ticks finished_at = -1;
    int amount = 1;  // chosen, not yet put down
    const CeeloSeats& seats;
    const CeeloTold& told;
    const TableTalk& talk;
    std::span<const odds::CeeloChoice> choices;  // what each amount is worth
    const CeeloLookBack& look_back;

    bool at_rest() const { return motion == Motion::None; }
    bool is(CeeloPhase wanted) const { return at_rest() && phase == wanted; }
    const CeeloLookedBack* looked_back() const { return look_back.on_show(); }
    bool deciding() const { return is(CeeloPhase::Deciding); }  // true while looking back, too
    bool asked() const { return deciding() && !looked_back(); }
    bool may_look_back() const {  // when deciding and at the end
        return !watching && (asked() || is(CeeloPhase::Finished)) && look_back.looked_at() > 0;
    }
    bool playing() const { return !is(CeeloPhase::Finished); }
    bool stakes() const { return shown.phase == ceelo::Phase::Stake; }
    int purse_of() const { return person ? shown.turn : seats.near(); }  // the player whose purse is shown
    CeeloSay say() const;
    CeeloSay say_at_end() const;  // names the winners
};

std::string capitals(std::string words);

}  // namespace boxcars::scenes
