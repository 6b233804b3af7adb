// What a plain table shows: a cloth, where the game stands, the last things that happened, the decisions as buttons.
// Takes what has been shown, in plain words; decides only where it stands and how it looks. Knows no game.
#pragma once
#include "rules/game.h"
#include "scenes/hud.h"
#include "scenes/room_life.h"
#include "scenes/table/dice_cast.h"
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {

struct PlainLook {  // what a row of the list of games says of its table
    std::string name, car;
    render::Colour accent;
};
// A card whose window shows such a table with so many of its dice.
Card plain_card(const PlainLook& look, render::DieKind die, int dice, std::string line_1, std::string line_2);

namespace plain_look {

CastFeel cast_feel(render::DieKind die, int dice);
render::TableLook table_look(const Layout& layout, render::Colour accent, bool plain);
RoomLook room(const Layout& layout, const render::Camera& camera);
bool on_cloth(const Layout& layout, glm::vec2 at);  // a press there takes up the dice

// Where so many decisions stand in the dash, as many to a page as fit; the last is the button that turns the page.
struct Page {
    std::vector<render::Rect> places;
    int first = 0, pages = 1;
    render::Rect turn{};
};
Page page_of(const Layout& layout, int decisions, int page);
render::Rect verb_place(const Layout& layout);
render::Rect undo_place(const Layout& layout);

std::string upper(std::string words);  // as a button says it
void draw_standing(render::Canvas& canvas, const Layout& layout, const rules::Named& state, render::Colour accent);
void draw_lines(render::Canvas& canvas, const Layout& layout, std::span<const std::string> lines);
void draw_note(render::Canvas& canvas, const Layout& layout, float y, const std::string& words, render::Colour ink);

constexpr std::size_t most_lines = 6;

}  // namespace plain_look
}  // namespace boxcars::scenes
