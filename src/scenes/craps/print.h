// Draws the craps felt from a layout and a sheet: print with the sheet's pay-outs, the glow of a spot, open odds.
#pragma once
#include "render/stage.h"
#include "rules/craps/bets.h"
#include "scenes/craps/ink.h"
#include "scenes/layout.h"
#include "scenes/room_life.h"

namespace boxcars::scenes::craps_look {

constexpr Wordmark wordmark{"craps", 4.66f};

namespace hue {
constexpr render::Colour print = render::hex(0xF1E6CB), gold = render::hex(0xEBB04E), coral = render::hex(0xFF8E6E);
constexpr render::Colour mint = render::hex(0x7FE8C8), die = render::hex(0xC8102E), ink = render::hex(0x0A2620);
// Open odds. The colours differ in lightness for colour-blind players; a word and a bar say the same.
constexpr render::Colour none = render::hex(0xE9E6DC), low = render::hex(0x6FE0C2), fair = render::hex(0xF2B84B),
                         steep = render::hex(0xFF7F50);
}  // namespace hue

struct FeltPrint {  // must outlive the drawing of the table
    craps::Rules sheet{};
    CrapsLayout layout{sheet};
    CrapsLeaf leaf = CrapsLeaf::Props;
    bool edges = false;    // house edges replace pay-outs
    bool odds_row = true;  // what odds pay, below the pass line
};
// `plain`: no rays and a calm grain. The print is cached while `felt`, view and window stay the same.
render::TableLook table_look(const Layout& layout, CrapsView view, const FeltPrint& felt, bool plain = false);

RoomLook room(const Layout& layout, const render::Camera& camera);  // light and brass of the car

// The boxes of all printed words, rings and dice, logical px.
std::vector<render::Rect> printed_boxes(render::Canvas& canvas, const render::Camera& camera, const FeltPrint& felt);

// Lights a spot and its rim. `strength`: 0 to 1.
void draw_spot_glow(render::Canvas& canvas, const render::Camera& camera, const CrapsLayout& layout, craps::Spot spot,
                    render::Colour colour, float strength);

struct SpotEdge {
    craps::Spot spot;
    double edge = 0;    // house edge as a share: 0.01414
    std::string words;  // "none", "low", "fair", "steep"
    bool operator==(const SpotEdge&) const = default;
};
render::Colour edge_hue(double edge);
struct EdgeNote {  // an edge as printed on its spot
    std::string figure, under{};
    InkStyle style{};     // the figure's
    glm::vec2 at{0, 0};   // the middle of the figure, world units
    float wide = 0;       // world units
    bool covers = false;  // hides its spot's print
    render::Rect box{};   // logical px
};
// Makes a note for each edge, within its spot. `taken`: boxes to keep free if there is room, logical px.
std::vector<EdgeNote> edge_notes(render::Canvas& canvas, const render::Camera& camera, const CrapsLayout& layout,
                                 std::span<const SpotEdge> edges, std::vector<render::Rect> taken);
// Draws every spot in the colour of its edge, with its note and a bar.
void draw_open_felt(render::Canvas& canvas, const render::Camera& camera, const CrapsLayout& layout,
                    std::span<const SpotEdge> edges, std::span<const EdgeNote> notes);

// The lamp's brightness at a place on the felt, 0 to 1.
float lamp_light(glm::vec2 at);

}  // namespace boxcars::scenes::craps_look
