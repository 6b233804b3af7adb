// Under and over the felt of the craps table: the dash with purse, chips and buttons, the line above it, the top bar
// with point, roll and what else holds ("PRACTICE"). Where they stand in every window and how they look; presses are
// the scene's to understand.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/craps/chips.h"
#include "scenes/craps/moment.h"
#include "scenes/hud.h"
#include "world/world.h"

namespace boxcars::scenes {

class CrapsDash {
 public:
    explicit CrapsDash(world::World& world);  // its split flaps

    static std::array<render::Rect, chip_values.size()> rack(const Layout& layout);  // the chips to be taken in hand
    static std::vector<HitTarget> hit_targets(const Layout& layout);                 // of the rack

    // `again`: Rebet puts down what was, as nothing is on the table.
    static void set_buttons(Buttons& buttons, const CrapsMoment& at, bool list_open, bool again);

    struct FlapBoard {  // of split flaps
        world::Id flaps;
        render::Rect where;
        int cells;
        std::string text;
    };
    std::array<FlapBoard, 2> boards(const Layout& layout, const craps::State& shown) const;  // purse and table

    void draw(render::Canvas& canvas, const world::World& world, const CrapsMoment& at) const;
    // One line over the dash; nothing without words.
    static void draw_hint(render::Canvas& canvas, const Layout& layout, const std::string& words,
                          render::Colour colour);
    static void draw_captions(render::Canvas& canvas, const Layout& layout, const Buttons& buttons);

 private:
    world::Id purse_flaps_, table_flaps_;
};

}  // namespace boxcars::scenes
