#include "scenes/pig/card.h"

#include <algorithm>

#include "odds/pig/pairing.h"
#include "render/tables/pig.h"
#include "scenes/pig/feel.h"
#include "scenes/pig/railway.h"
#include "session/played_game.h"
#include "ui/pig/panels.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

CardWindow window(render::DieKind die) {  // the snout faces the viewer
    const render::DieLook snout{die, {0, 0, 0.96f}, standing({0, -1, 0}, {1, 0, 0}, card_turn), 1, 1};
    world::Tray ring = pig_feel::tray;
    ring.rest_half = {0.42f, 0.26f};  // keeps the dice within the window
    return {"pig_table", render::PigTable{}.numbers(), {0, 0, 0.35f}, 1.06f, {snout}, ring};
}

}  // namespace

Card pig_card(render::DieKind die) {
    return {.game = "pig",
            .name = "PIG",
            .car = "The Buffet Car",
            .line_1 = "One die, one choice:",
            .line_2 = "roll again or hold.",
            .accent = render::hex(0xFF9DB2),
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::pig_pages(sheet_from<pig::Rules>(sheet)); },
            .room = pig_look::room};
}

namespace {

using ui::OddsFact;

OddsFact chance(std::string about, odds::Fraction value) {
    return {OddsFact::Figure::Chance, std::move(about), std::move(value)};
}

}  // namespace

ui::OddsFacts odds_facts(const pig::Rules& rules) {
    const odds::PigTurn turn = odds::ask_turn(rules);
    ui::OddsFacts all{chance("Chance that a throw ends the turn", odds::fraction(turn.busts, turn.sides))};
    odds::Fraction all_add = 1;
    for (int throws = 1; throws <= 6; ++throws) {
        all_add *= odds::fraction(turn.sides - turn.busts, turn.sides);
        if (throws > 1) all.push_back(chance(fmt::format("Chance that {} throws in a row score", throws), all_add));
    }
    for (const int held : {10, 15, 20, 25, 30, 35})
        if (held <= turn.goal)
            all.push_back(chance(fmt::format("Chance to score nothing, holding at {}", held),
                                 odds::turn_outcomes<odds::Fraction>(rules, odds::hold_at(held), {}).nothing));
    return all;
}

void add_to_lab(LabRequest& request, const session::Sitting& session, const pig::State&) {
    request.seats = session.players();
    std::ranges::replace(request.seats, std::string{"human"}, std::string{"optimal"});
}

}  // namespace boxcars::scenes
