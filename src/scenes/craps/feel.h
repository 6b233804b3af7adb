// The craps table's tuning numbers. Times are ticks of 1/120 s, sizes logical px, places world units.
#pragma once
#include "scenes/craps/layout.h"
#include "scenes/hud.h"
#include "scenes/table/dice_cast.h"

namespace boxcars::scenes::craps_feel {

constexpr Ticks call_in = milliseconds(180);
constexpr Ticks rim_in = milliseconds(160), rim_holds = milliseconds(500),
                rim_out = milliseconds(400);      // the glow of a won spot
constexpr Ticks drain = milliseconds(300);        // time in which a lost spot brightens again
constexpr Ticks pill_stays = milliseconds(2200);  // time that "+$35" stays at a spot
constexpr Ticks pay_waits = milliseconds(420);    // time between taking losses and paying wins
constexpr Ticks home_waits = milliseconds(700);   // time that a win lies beside its bet
constexpr Ticks demo_pause = milliseconds(1500);  // between two throws of the demonstration
constexpr Ticks receipt_stays = milliseconds(9000);
constexpr float stack_px = 44;   // width of a chip on the felt
constexpr float other_px = 27;   // width of another player's chip
constexpr float rack_chip = 52;  // width of a chip in the dash
constexpr float hint_high = 28;  // height of the hint line, kept free

inline CastFeel cast(render::DieKind die) {
    return {.kind = die,
            .wait = {{-0.8f, 3.6f}, {0.8f, 3.75f}},
            .tray = craps_places::tray(),
            .on_table = "die_felt",
            .on_wall = "die_wall",
            .hand_back = 7.4f};
}

constexpr render::Colour mint = render::hex(0x7FE8C8);

}  // namespace boxcars::scenes::craps_feel
