// The craps table at one moment, as far as it is to be seen, and what of it each part of the picture is given: the line
// over the dash, felt, far zone, dash. Works out nothing but what it asks the odds cache for.
#pragma once
#include "platform/settings.h"
#include "scenes/craps/bet_input.h"
#include "scenes/craps/dash.h"
#include "scenes/craps/far_zone.h"
#include "scenes/craps/look_back.h"
#include "scenes/craps/odds_cache.h"
#include "scenes/table_reply.h"

namespace boxcars::scenes {

struct CrapsMoment {
    const craps::Rules& rules;
    const craps::State& shown;  // what the player has seen
    const BetInput& hand;
    std::span<const CrapsOthers::Other> others;
    const platform::Settings& settings;
    int rolls = 0;  // of this hand
    bool demo = false, betting = false, flying = false, broke = false, open_felt = false;
    bool paused = false, practice = false;
    bool wait_for_odds = false;                    // stand still until the background has answered
    bool played = false;                           // by somebody at this machine
    std::string coach{};                           // what he says of the spot in focus; empty: he is silent
    const CrapsLookedBack* looked_back = nullptr;  // a bet of before is on show
    std::string says{};                            // what stands over the dash; empty: another spot is looked at
    TableReply::Sentence reply{};                  // said just now
    bool boxcars = false;                          // roll over the rail, where the hint would stand
};

struct Hint {
    std::string words;
    render::Colour colour = render::colours::ivory;
};
Hint hint_of(const CrapsMoment& now, CrapsOddsCache& odds);  // a refusal, or the spot in focus, in a breath
std::string status_of(const CrapsMoment& now);               // "PRACTICE"

FeltView::FeltMoment on_felt(const CrapsMoment& now, CrapsOddsCache& odds, const FeltView& felt);
FarZone::FarMoment beyond_felt(const CrapsMoment& now, CrapsOddsCache& odds, CrapsView view, const Layout& layout,
                               const render::Camera& seen_from);
CrapsDash::DashMoment on_dash(const CrapsMoment& now);

}  // namespace boxcars::scenes
