// Lays out and draws the craps table's dash (purse, chips, buttons), the hint line above it and the top bar with point,
// roll and status such as "PRACTICE". The scene handles the presses.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/craps/chips.h"
#include "scenes/craps/moment.h"
#include "scenes/hud.h"
#include "world/world.h"

namespace boxcars::scenes {

class CrapsDash {
 public:
    explicit CrapsDash(world::World& world);  // adds its split flaps to the world

    static std::array<render::Rect, chip_values.size()> rack(const Layout& layout);  // the chips to choose from
    static render::Rect standing(const Layout& layout);  // the plate in the top bar with point and roll

    // `again`: no bet is down and Rebet would repeat the last bets, so its button lights up.
    static void set_buttons(Buttons& buttons, const CrapsMoment& at, bool list_open, bool again);

    // Places and texts of the two split-flap boards: the bankroll and the money on the table.
    std::array<FlapBoard, 2> boards(const Layout& layout, const craps::State& shown) const;

    void draw(render::Canvas& canvas, const world::World& world, const CrapsMoment& at) const;
    // Draws a line of text over the dash; nothing if `words` is empty.
    static void draw_hint(render::Canvas& canvas, const Layout& layout, const std::string& words,
                          render::Colour colour);
    static void draw_captions(render::Canvas& canvas, const Layout& layout, const Buttons& buttons);

 private:
    world::Id purse_flaps_, table_flaps_;
};

}  // namespace boxcars::scenes
