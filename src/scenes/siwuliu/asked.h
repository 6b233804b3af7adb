// What is asked of the Lacquer Car at a tick, phase by phase: by the person who plays, with keys and buttons, or by
// nobody, where the table plays itself or follows a recording. Reads the press and the time; carries out nothing.
#pragma once
#include "scenes/siwuliu/bet.h"
#include "scenes/siwuliu/told.h"
#include "session/session.h"

namespace boxcars::scenes {

constexpr float towards_player = -1;               // along the way of a throw
constexpr Ticks verdict_read = milliseconds(700);  // before a key may record it

struct SiwuliuAsked {
    enum class What {
        Nothing,
        Undo,      // the last bet
        Decide,    // `decision`
        TakeDice,  // whoever plays may take them up
        Throw,     // they fly with nobody's hand
        Collect,   // what is the player's goes home
        NextRound,
        Record,  // the round that was settled last
        NextGame,
        Follow  // the recording
    };
    What what = What::Nothing;
    std::optional<siwuliu::Event> decision{};
    bool bet_set = false;  // besides: the next bet is another
    float along = 1;       // which way dice fly that nobody threw: the banker throws towards the player
};

struct SiwuliuAskedOf {  // the table, while nothing moves
    SiwuliuPhase phase = SiwuliuPhase::Betting;
    bool due = false;          // what was waited for is over
    bool may_undo = false;     // there is a decision to take back
    bool has_settled = false;  // there is a round to record
    Ticks verdict_stands = 0;  // for so long
    const siwuliu::State& shown;
};

SiwuliuAskedOf asked_of(const SiwuliuTold& told, const session::Session<siwuliu::Rules>& session,
                        const siwuliu::State& shown, Ticks now, bool due);
SiwuliuAsked asked_by_person(const SiwuliuAskedOf& table, const platform::Input& input, const NextBet::Clicked& clicked,
                             NextBet& next_bet);
SiwuliuAsked asked_by_nobody(const SiwuliuAskedOf& table, bool watching);

}  // namespace boxcars::scenes
