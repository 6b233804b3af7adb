// The Lacquer Car at one moment, as far as it has been shown: what its dash and its picture go by.
#pragma once
#include "scenes/siwuliu/look_back.h"

namespace boxcars::scenes {

enum class SiwuliuPhase {
    Betting,
    Banker,    // about to throw
    Player,    // the player's throw is awaited
    Settled,   // the verdict stands; the player's coins wait to be collected
    Fetching,  // they are on their way home
    Over,      // bank or purse is empty
};

constexpr const char* name_of(SiwuliuPhase phase) {  // as data
    constexpr const char* names[] = {"betting", "banker", "player", "settled", "fetching", "over"};
    return names[static_cast<int>(phase)];
}

struct SiwuliuMoment {
    SiwuliuPhase phase = SiwuliuPhase::Betting;
    bool shaking = false, flying = false;
    bool played = true;                         // by somebody at this machine
    bool may_undo = false;                      // there is a decision to take back
    bool may_record = false, practice = false;  // of the round just settled
    bool collects = false;                      // there is something to be fetched
    Cents next_bet = 0, most = 0;               // the amount set; the most that may be bet
    const siwuliu::State& shown;
    const SiwuliuLookBack& look_back;

    const SiwuliuLookedBack* looked_back() const { return look_back.on_show(); }
    bool may_look_back() const {  // between rounds, and when all is over
        return played && (before_first_bet() || is(SiwuliuPhase::Over)) && look_back.looked_at() > 0;
    }
    bool is(SiwuliuPhase wanted) const { return !shaking && !flying && phase == wanted; }
    bool bets_open() const { return is(SiwuliuPhase::Betting) && played && !looked_back(); }
    // Before the first bet, and only then, the sheet is told openly and may be changed for the fair one.
    bool before_first_bet() const { return is(SiwuliuPhase::Betting) && shown.bet == 0 && !looked_back(); }
};

}  // namespace boxcars::scenes
