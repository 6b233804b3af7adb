// The craps table's felt: its print with the pay-outs of the sheet in force, the glow of a spot, the layer of open
// odds. Reads a layout and a sheet; decides neither geometry nor pay-outs.
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
// Open felt, no edge to steep: apart for every kind of eyes by lightness, and each with its word and its bar.
constexpr render::Colour none = render::hex(0xE9E6DC), low = render::hex(0x6FE0C2), fair = render::hex(0xF2B84B),
                         steep = render::hex(0xFF7F50);
}  // namespace hue

struct FeltPrint {  // what the print shows; the caller keeps it while the table is drawn
    craps::Rules sheet{};
    CrapsLayout layout{sheet};
    CrapsLeaf leaf = CrapsLeaf::Props;
    bool edges = false;  // the house edges stand where the pay-outs do otherwise
};
// `plain`: no rays and a calm grain. The picture is kept until sheet, leaf, view or window change.
render::TableLook table_look(const Layout& layout, CrapsView view, const FeltPrint& felt, bool plain = false);

RoomLook room(const Layout& layout, const render::Camera& camera);  // the Casino Car: its lamp over the dice

// The boxes of all words and dice on it, as this camera sees them.
std::vector<render::Rect> printed_boxes(render::Canvas& canvas, const render::Camera& camera, const FeltPrint& felt);

// Light on a spot and round its rim: hover and focus weakly, a win with strength 1.
void draw_spot_glow(render::Canvas& canvas, const render::Camera& camera, const CrapsLayout& layout, craps::Spot spot,
                    render::Colour colour, float strength);

struct SpotEdge {
    craps::Spot spot;
    double edge = 0;    // the house's, part of the stake: 0.01414
    std::string words;  // "none", "low", "fair", "steep"
    bool operator==(const SpotEdge&) const = default;
};
render::Colour edge_hue(double edge);
struct EdgeNote {  // how an edge is told, and where
    std::string figure, under{};
    InkStyle style{};     // of the figure
    glm::vec2 at{0, 0};   // the middle of the figure, world units
    float wide = 0;       // world units
    bool covers = false;  // no room beside the print of its spot, which is hidden for as long
    render::Rect box{};   // where it stands, canvas px
};
// A note for each edge, within its spot and on nothing `taken`, canvas px.
std::vector<EdgeNote> edge_notes(render::Canvas& canvas, const render::Camera& camera, const CrapsLayout& layout,
                                 std::span<const SpotEdge> edges, std::vector<render::Rect> taken);
// Every spot in the colour of its edge, with its note and a bar.
void draw_open_felt(render::Canvas& canvas, const render::Camera& camera, const CrapsLayout& layout,
                    std::span<const SpotEdge> edges, std::span<const EdgeNote> notes);

// Light on the print, 0..1, as the lamp gives it there: for what is drawn on the felt.
float lamp_light(glm::vec2 at);

}  // namespace boxcars::scenes::craps_look
