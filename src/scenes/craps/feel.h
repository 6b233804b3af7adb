// Feel of the craps table: every number worth tuning. Times are ticks of 1/120 s, places logical px or world units.
#pragma once
#include "scenes/craps/layout.h"
#include "scenes/hud.h"
#include "scenes/table/dice_cast.h"

namespace boxcars::scenes::craps_feel {

constexpr Ticks call_in = milliseconds(180), call_stays = milliseconds(5000), call_out = milliseconds(240);
constexpr Ticks rim_in = milliseconds(160), rim_holds = milliseconds(500),
                rim_out = milliseconds(400);      // of a won area
constexpr Ticks drain = milliseconds(300);        // colour leaves a lost area
constexpr Ticks pill_stays = milliseconds(2200);  // "+$35" under the chip that won
constexpr Ticks pay_waits = milliseconds(420);    // losses go first
constexpr Ticks home_waits = milliseconds(700);   // a win lies beside its bet before it comes home
constexpr Ticks hint_after = milliseconds(120);   // the pointer rests on a spot
constexpr Ticks demo_pause = milliseconds(1500);  // the table plays itself: between two throws
constexpr Ticks receipt_stays = milliseconds(9000);
constexpr float stack_px = 44;   // a chip on the felt
constexpr float other_px = 27;   // of the other players
constexpr float rack_chip = 52;  // in the dash
constexpr float hint_high = 28;  // of the line over the dash, kept free of tags and pills
constexpr int most_others = 4;

inline CastFeel cast(render::DieKind die) {
    return {.kind = die,
            .wait = {{-0.8f, 3.6f}, {0.8f, 3.75f}},
            .tray = craps_places::tray(),
            .on_table = "die_felt",
            .on_wall = "die_wall",
            .hand_back = 7.4f};
}

constexpr render::Colour mint = render::hex(0x7FE8C8), gold = render::hex(0xEBB04E);

}  // namespace boxcars::scenes::craps_feel
