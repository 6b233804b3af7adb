// The cable drum at one moment, as far as it has been told: what its dash and its picture go by.
#pragma once
#include "scenes/ceelo/look_back.h"
#include "scenes/ceelo/seats.h"
#include "scenes/ceelo/told.h"
#include "scenes/people/table_talk.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

// Thinking: a computer player; Deciding: a person's stake or bet; Waiting: for a person's throw.
enum class CeeloPhase { Thinking, Deciding, Waiting, Finished };

constexpr const char* name_of(CeeloPhase phase) {  // as data
    constexpr const char* names[] = {"thinking", "deciding", "waiting", "finished"};
    return names[static_cast<int>(phase)];
}

struct CeeloMoment : TableView<ceelo::Rules> {
    CeeloPhase phase = CeeloPhase::Thinking;
    bool person = false;  // somebody at this machine is on turn
    Ticks finished_at = -1;
    int amount = 1;  // about to be put down
    const CeeloSeats& seats;
    const CeeloTold& told;
    const TableTalk& talk;
    std::span<const odds::CeeloChoice> choices;  // of whoever decides
    const CeeloLookBack& look_back;

    bool at_rest() const { return motion == Motion::None; }
    bool is(CeeloPhase wanted) const { return at_rest() && phase == wanted; }
    const CeeloLookedBack* looked_back() const { return look_back.on_show(); }
    bool deciding() const { return is(CeeloPhase::Deciding); }  // or did: see looked_back()
    bool asked() const { return deciding() && !looked_back(); }
    bool may_look_back() const {  // where people here are asked, and at the end
        return !watching && (asked() || is(CeeloPhase::Finished)) && look_back.looked_at() > 0;
    }
    bool playing() const { return !is(CeeloPhase::Finished); }
    bool stakes() const { return shown.phase == ceelo::Phase::Stake; }
    int purse_of() const { return person ? shown.turn : seats.near(); }  // whose purse the dash shows
    CeeloSay say() const;
    CeeloSay say_at_end() const;  // the winners, and how well people here chose
};

std::string capitals(std::string words);

}  // namespace boxcars::scenes
