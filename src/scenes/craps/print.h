// Draws the craps felt from a layout and a sheet: print with the sheet's pay-outs, the glow of a spot, open odds.
#pragma once
#include "rules/craps/bets.h"
#include "scenes/craps/layout.h"
#include "scenes/room_life.h"

namespace boxcars::scenes::craps_look {

namespace hue {
constexpr Colour print = hex(0xF1E6CB), gold = hex(0xEBB04E), coral = hex(0xFF8E6E);
constexpr Colour die = hex(0xC8102E), ink = hex(0x0A2620);
// The colours of open odds differ in lightness for colour-blind players. A word and a bar also show the edge.
constexpr Colour none = hex(0xE9E6DC), low = hex(0x6FE0C2), fair = hex(0xF2B84B), steep = hex(0xFF7F50);
}  // namespace hue

// The sizes of the print, px at 1280x720.
namespace print {
constexpr Type least{Face::Label, 14.3f};  // looks as small as least_px at the far end
constexpr Type small = least.tracked(0.07f), semi = least.in(Face::LabelSemi).tracked(0.01f),
               note = semi.tracked(0.08f);
// Numbers of boxes and totals of the field; COME; ANY CRAPS; titles of lists.
constexpr Type numeral{Face::Display, 44}, total{Face::Display, 28}, come{Face::Display, 44, 0.62f},
    banner{Face::Display, 25, 0.13f}, heading{Face::Display, 20, 0.10f};
// The lines, along the felt and turned up; DON'T PASS BAR; FIELD; boxes of a page.
constexpr Type line{Face::Label, 30, 0.24f}, turned{Face::Label, 27, 0.13f}, dont_pass{Face::Label, 19, 0.15f},
    field{Face::Label, 21, 0.55f}, box{Face::Label, 24, 0.06f};
// DON'T COME and first bets; names of small boxes; C and E; pay-outs of propositions; rates on a page; sentences.
constexpr Type bet{Face::Label, 17, 0.10f}, name{Face::Label, 16, 0.05f}, letter{Face::Label, 15},
    pays{Face::Label, 14.3f, 0.07f}, rates{Face::LabelSemi, 16.5f, 0.02f}, sentence{Face::Body, 15};
// House edges, and the word below one.
constexpr Type edge{Face::BodyBlack, 14}, edge_word = least.in(Face::BodyBold);
}  // namespace print

struct InkStyle {
    Type type = print::least;
    Align align = Align::Centre;
    float turn = 0;     // degrees anticlockwise on the felt
    float squeeze = 1;  // scales the letters' width
};
using Faces = std::pair<int, int>;

// Prints lines, words, rings and small dice on the craps felt, in the table's perspective and under its lamp. `px`
// sizes are those at 1280x720, 62 px per world unit, and scale with the camera.
class Ink {
 public:
    // If `noted` is given, nothing is printed: it collects the boxes of all words, rings and dice, in logical px.
    Ink(Canvas& canvas, const Camera& camera, std::vector<Rect>* noted = nullptr);
    void words(std::string_view words, vec2 at, Colour colour, const InkStyle& how) const;
    float wide(std::string_view words, const InkStyle& how) const;  // world units
    bool shows(const Area& area) const {                            // whether the window shows the whole area
        return std::ranges::all_of(seen_from(camera_, area.outline),
                                   [&](vec2 at) { return camera_.band.contains(at); });
    }
    void line(std::span<const vec2> path, float px, Colour colour = hue::print, bool closed = false) const;
    void line(vec2 from, vec2 to, float px, Colour colour = hue::print) const {
        line(std::array{from, to}, px, colour);
    }
    void ring(vec2 at, float radius, float px, Colour colour) const;
    void dashes(vec2 at, float radius, float px, Colour colour) const;  // marks a place for chips
    void patch(std::span<const vec2> convex, Colour colour) const;
    void pill(vec2 at, vec2 half, Colour fill, Colour edge, float px) const;
    void dice(vec2 at, float size, Faces faces, Colour pips = hue::die) const;

 private:
    Canvas& canvas_;
    const Camera& camera_;
    float scale_;  // logical px per px at 1280x720
    std::vector<Rect>* noted_;
    void die(vec2 at, float size, int face, Colour pips) const;
    Type type_of(const InkStyle& how) const { return how.type.scaled(scale_); }
};

constexpr Wordmark wordmark{"craps", 4.66f};

struct FeltPrint {  // must outlive the drawing of the table
    craps::Rules sheet{};
    CrapsLayout layout{sheet};
    CrapsLeaf leaf = CrapsLeaf::Props;
    // House edges instead of pay-outs; odds' pay-outs below the line; the list of bets to begin with.
    bool edges = false, odds_row = true, first_bets = true;
    Colour patch = hex(0x093A31);  // felt colour behind words that cross lines
};
// `plain`: no sun rays and a fainter grain. The print is cached while `felt`, view and window stay the same.
TableLook table_look(const Layout& layout, CrapsView view, const FeltPrint& felt, bool plain = false);
RoomLook room(const Layout& layout, const Camera& camera);  // light and brass of the car
// The boxes of all printed words, rings and dice, logical px.
std::vector<Rect> printed_boxes(Canvas& canvas, const Camera& camera, const FeltPrint& felt);
void fill_area(Canvas& canvas, const Camera& camera, const Area& area, Colour colour);
// Lights a spot and its rim. `strength`: 0 to 1.
void draw_spot_glow(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, Spot spot, Colour colour,
                    float strength);

struct SpotEdge {
    Spot spot;
    double edge = 0;  // house edge as a share: 0.01414
    bool operator==(const SpotEdge&) const = default;
};
Colour edge_hue(double edge);
struct EdgeNote {  // how the edge of a bet is printed on its spot
    SpotEdge of{};
    std::string figure, under{}, name{};  // `name` stands over the figure on small spots
    InkStyle style{};                     // of the figure
    vec2 at{};                            // the middle of the figure, world units
    float wide = 0;                       // world units
    bool bar = true;                      // whether a bar stands under the figure
    Rect box{};                           // logical px
};
// Makes a note for each edge, within its spot. `taken`: boxes to keep free if there is room, logical px.
std::vector<EdgeNote> edge_notes(Canvas& canvas, const Camera& camera, const CrapsLayout& layout,
                                 std::span<const SpotEdge> edges, std::vector<Rect> taken);
// Draws every spot in the colour of its edge, with its note and a bar.
void draw_open_felt(Canvas& canvas, const Camera& camera, const CrapsLayout& layout, std::span<const EdgeNote> notes);

// The lamp's brightness at a place on the felt, 0 to 1.
float lamp_light(vec2 at);

// ---- shared by the files of the print ----

constexpr float border = 3.4f, rule = 2.6f, hair = 1.4f;  // widths of printed lines, px

std::string to_one(craps::Pays);                         // "7 TO 1"
std::string line_pays(const craps::Rules&, bool brief);  // "1 TO 1", "NATURAL 2:1  POINT 1:1"; brief: "2:1  1:1"
craps::Pays pays_on(const craps::Rules&, Spot, Faces);   // if no point is set
craps::Pays first_pays(const craps::Rules&, Spot, int point = 0);  // of its first prize
void print_c_and_e(const Ink&, float x);
void print_sections(const Ink&, const FeltPrint&);  // the page and the line of a felt in pages
// Prints the visible side of the centre box, or the first bets for beginners if that side is folded away.
void print_centre(const Ink&, const FeltPrint&);

}  // namespace boxcars::scenes::craps_look
