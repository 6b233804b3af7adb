// The craps table at one moment, as far as it is to be seen: what felt, far zone, dash and the line over it go by.
#pragma once
#include "platform/settings.h"
#include "scenes/craps/others.h"
#include "scenes/money_ink.h"
#include "scenes/table/reply.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

struct CrapsLookedBack;  // look_back.h

struct CrapsMoment : TableView<craps::Rules> {
    std::span<const CrapsOthers::Other> others;
    int rolls = 0;                                 // of this hand
    const CrapsLookedBack* looked_back = nullptr;  // a bet of before is on show
    bool betting = false, broke = false;           // bets are taken; the bankroll is gone
    bool open_felt = false;                        // with the odds printed on it
    std::size_t chip = 0;                          // in hand
    std::optional<craps::Spot> focus{};            // where the cursor stands, or what the pointer is over
    bool by_keys = false;                          // the focus is the cursor's
    bool wait_for_odds = false;                    // stand still until the background has answered
    TableReply::Sentence reply{};                  // said just now
    bool boxcars = false;                          // roll over the rail, where the hint would stand

    MoneyInk ink() const { return ink_for(settings.colour_vision); }
    const char* status() const { return demo ? "DEMO" : paused ? "PAUSED" : session.practice() ? "PRACTICE" : ""; }
};

}  // namespace boxcars::scenes
