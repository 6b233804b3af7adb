// Draws what lies around the bowl of the Lacquer Car: the two circles with their heaps, the thrown faces above each,
// and the plate with the verdict.
#pragma once
#include "base/money.h"
#include "base/ticks.h"
#include "render/stage.h"
#include "render/tables/siwuliu.h"
#include "scenes/bank/bank.h"
#include "scenes/layout.h"
#include "scenes/room_life.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::scenes::siwuliu_look {

inline const render::SiwuliuTable table{};
// The camera over the table. On an upright screen, the circles lie side by side below the bowl.
render::Camera camera(const Layout& layout);
inline glm::vec2 circle_at(const render::Camera& seen) {
    constexpr float below = -7.0f, aside_px = 118;  // aside_px: half the width of a circle's words
    return upright(seen) ? glm::vec2{aside_px / seen.px_per_unit({0, below, 0}), below} : table.circle;
}
constexpr Wordmark wordmark{"siwuliu", 1162.0f / 142};
constexpr render::Colour accent = render::hex(0x8FC2FF);
constexpr float coin_width = 0.62f;  // world units

render::TableLook table_look(const Layout& layout, bool plain);
RoomLook room(const Layout& layout, const render::Camera& camera);  // the lantern's light over the bowl

enum class CircleOf { Bank, Player };
struct Circle {  // one side of the table
    CircleOf who = CircleOf::Bank;
    std::string title;     // "BANK"
    Cents amount = 0;      // written below the circle
    std::string note{};    // "$120 covered · $200 open"
    std::string coach{};   // coach's words, below the note
    std::string throws{};  // "BANKER'S POINT"; empty: hides the faces
    std::vector<int> faces{};
    std::optional<int> point{};
    int coins = 0, lit = -1;     // coins in the heap, and lit ones; see HeapLook
    float covered = 0;           // 0 to 1: arc around the circle
    float requested = 0;         // 0 to 1: the arc with the next bet added
    float won = 0, drained = 0;  // 0 to 1: light of the rim; faded colour
    bool on_turn = false;
};
void draw_circle(render::Canvas& canvas, const render::Camera& camera, const Circle& circle);
// In logical px.
inline glm::vec2 circle_middle(const render::Camera& camera, CircleOf who) {
    const glm::vec2 at = circle_at(camera);
    return camera.project({who == CircleOf::Bank ? -at.x : at.x, at.y, 0});
}
glm::vec2 faces_place(const render::Camera& camera, CircleOf who);  // above the circle
inline float coin_px(const render::Camera& camera) { return coin_width * camera.px_per_unit({0, 0, 0}); }
// Where a press takes the dice.
inline bool on_bowl(const render::Camera& camera, glm::vec2 at) {
    return glm::length(glm::vec2{camera.on_plane(at, 0.6f)} - table.bowl) < table.rim;
}

struct VerdictWords {  // on the plate below the bowl
    std::string words{}, sub{};
    bool celebrate = false;  // the player's throw won money
};
// A split-flap board on the dash. Its place is in logical px; if it has many cells, they are smaller.
enum class Readout { Purse, Bet };
render::Rect board_place(const Layout& layout, Readout board, int cells);
render::Rect board_room(const Layout& layout, Readout board);  // the largest place of a board

constexpr float verdict_grows = 0.16f;  // largest growth, as a share of the plate's width
render::Rect verdict_place(const Layout& layout, const render::Camera& seen);
render::Rect edge_place(const Layout& layout, const render::Camera& camera);  // the plate before the first bet
render::Rect other_sheet_place(const render::Rect& edge);                     // the button on the plate `edge`
void draw_verdict(render::Canvas& canvas, render::Rect where, const VerdictWords& verdict, float come);

// Draws the bowl `since` ticks after it began to ring: a glowing lip, and light waves over table and bowl.
// `still`: only the lip glows.
void draw_ringing(render::Canvas& canvas, const render::Camera& camera, double since, bool still);
constexpr Ticks ringing = milliseconds(1300);
inline bool rings(double since) { return since >= 0 && since < static_cast<double>(ringing); }

void draw_rays(render::Canvas& canvas, const render::Camera& camera, double since);  // for a big win `since` ticks ago

}  // namespace boxcars::scenes::siwuliu_look
