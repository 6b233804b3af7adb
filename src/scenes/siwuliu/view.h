// What the Lacquer Car shows round its bowl: the two circles with their heaps, the thrown faces laid flat above each,
// the verdict's plate. Takes what has been shown, in plain words and numbers; decides only how it looks.
#pragma once
#include "base/money.h"
#include "base/ticks.h"
#include "platform/input.h"
#include "render/stage.h"
#include "render/tables/siwuliu.h"
#include "scenes/layout.h"
#include "scenes/room_life.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::scenes::siwuliu_look {

inline const render::SiwuliuTable table{};
constexpr Wordmark wordmark{"siwuliu", 1162.0f / 142};
constexpr render::Colour accent = render::hex(0x8FC2FF);
constexpr float coin_width = 0.62f;  // world units

render::TableLook table_look(const Layout& layout, bool plain);
RoomLook room(const Layout& layout, const render::Camera& camera);  // the Lacquer Car: its lantern over the bowl

enum class CircleOf { Bank, Player };
struct Circle {  // one side of the table
    CircleOf who = CircleOf::Bank;
    std::string title;     // "BANK"
    Cents amount = 0;      // said under it
    std::string note{};    // "$120 covered · $200 open"
    std::string coach{};   // under the note: the chance from here
    std::string throws{};  // "BANKER'S POINT", over the faces; empty: nothing is told
    std::vector<int> faces{};
    std::optional<int> point{};
    int coins = 0, lit = -1;     // of its heap; see HeapLook
    float covered = 0;           // 0..1: the arc round the bank's circle
    float requested = 0;         // further, what the next bet would cover
    float won = 0, drained = 0;  // 0..1: its rim lights; its colour goes
    bool on_turn = false;
};
void draw_circle(render::Canvas& canvas, const render::Camera& camera, const Circle& circle);
glm::vec2 circle_middle(const render::Camera& camera, CircleOf who);  // logical px
glm::vec2 faces_place(const render::Camera& camera, CircleOf who);    // over its circle
float coin_px(const render::Camera& camera);
bool pressed_on_bowl(const platform::Input& input, const render::Camera& camera);

struct VerdictWords {
    std::string words, sub;
    bool celebrate = false;
};
// Where the two boards of the dash stand: as many cells as the amount needs, smaller where it is long. Logical px.
enum class Readout { Purse, Bet };
render::Rect board_place(const Layout& layout, Readout board, int cells);
render::Rect board_room(const Layout& layout, Readout board);  // at most

constexpr float verdict_grows = 0.16f;  // of its width, at most, where the words are long
render::Rect verdict_place(const Layout& layout, const render::Camera& camera);
render::Rect edge_place(const Layout& layout, const render::Camera& camera);  // whom the sheet favours
render::Rect other_sheet_place(const render::Rect& edge);                     // the button on it
void draw_verdict(render::Canvas& canvas, render::Rect where, const VerdictWords& verdict, float come);

// The bowl rings, `since` ticks ago: waves of light run round its lip and out over the lacquer; `still`: the lip glows.
void draw_ringing(render::Canvas& canvas, const render::Camera& camera, double since, bool still);
bool rings(double since);

void draw_rays(render::Canvas& canvas, const render::Camera& camera, double since);  // a big event, ticks since

}  // namespace boxcars::scenes::siwuliu_look
