// Lays out and draws a plain table: a cloth, the position of the game, the latest facts, the decisions as buttons. It
// works for any game.
#pragma once
#include "rules/game.h"
#include "scenes/hud.h"
#include "scenes/room_life.h"
#include "scenes/table/dice_cast.h"
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {

struct PlainLook {  // a game's name, car and colour
    std::string name, car;
    render::Colour accent;
};
// A card whose window shows this table with `dice` dice.
Card plain_card(const PlainLook& look, render::DieKind die, int dice, std::string line_1, std::string line_2);

namespace plain_look {

CastFeel cast_feel(render::DieKind die, int dice);
render::TableLook table_look(const Layout& layout, render::Colour accent, bool plain);
RoomLook room(const Layout& layout, const render::Camera& camera);
bool on_cloth(const Layout& layout, glm::vec2 at);  // where a press takes the dice

// Places for the decision buttons in the dash, as many per page as fit. `turn` is the button for the next page.
struct Page {
    std::vector<render::Rect> places;
    int first = 0, pages = 1;
    render::Rect turn{};
};
Page page_of(const Layout& layout, int decisions, int page);
render::Rect verb_place(const Layout& layout);
render::Rect undo_place(const Layout& layout);

void draw_standing(render::Canvas& canvas, const Layout& layout, const rules::Named& state, render::Colour accent);
void draw_lines(render::Canvas& canvas, const Layout& layout, std::span<const std::string> lines);

constexpr std::size_t most_lines = 6;

}  // namespace plain_look
}  // namespace boxcars::scenes
