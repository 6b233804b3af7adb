// The geometry of the craps table: the printed lines, each spot's area and chips, puck, bank, rack, dice, the places
// beyond the felt, the cursor's way from spot to spot. World units on the felt: x to the right, y away from the player.
#pragma once
#include "render/tables/craps.h"
#include "rules/craps/rules.h"
#include "scenes/places/places.h"
#include "scenes/table/dice_cast.h"

#include <map>
#include <numeric>

namespace boxcars::scenes {

using craps::Spot;

bool among(const auto& list, const auto& one) { return std::ranges::find(list, one) != std::ranges::end(list); }

enum class CrapsLeaf : std::uint8_t { Props, Hops };  // the two sides of the centre box
enum class CrapsView : std::uint8_t { Whole, Line, Props };
constexpr vec2 rightwards{1, 0}, upwards{0, 1};
enum class Way : std::uint8_t { Left, Right, Up, Down };

struct Area {                               // a simple polygon on the felt
    std::vector<vec2> outline;              // anticlockwise
    std::vector<std::vector<vec2>> pieces;  // the area in convex parts, for Canvas::fill
    bool has(vec2 point) const;
    vec2 low() const;
    vec2 high() const;
    vec2 middle() const { return (low() + high()) * 0.5f; }  // middle of the bounding box
};

// A point, or a path, of the felt on the canvas, in logical px; and the other way.
inline vec2 seen_from(const Camera& camera, vec2 felt) { return camera.project({felt, 0}); }
std::vector<vec2> seen_from(const Camera& camera, std::span<const vec2> path);
inline vec2 felt_under(const Camera& camera, vec2 px) { return vec2{camera.on_plane(px, 0)}; }
Rect bounds_of(std::span<const vec2> points);  // bounding box

struct CrapsPlace {
    Area area;
    vec2 chips{};          // middle of the lowest chip, inside `area`
    float radius = 0.33f;  // radius of a chip
};

// The side of the centre box with bets of this kind; empty for bets elsewhere on the felt.
std::optional<CrapsLeaf> leaf_of(craps::Kind kind);

// ---- the felt in pages, as on a phone: four sections behind tabs, each with one or more pages of bets ----

enum class FeltSection : std::uint8_t { Line, Numbers, Field, Props };
constexpr std::array<const char*, 4> section_tabs{"tab_line", "tab_numbers", "tab_field", "tab_props"};  // by section
FeltSection section_of(craps::Kind kind);

struct FeltPage {
    FeltSection section;
    std::vector<Spot> spots;
};
// The pages of the open spots by tab, each with at most `most` spots. The line's section has a page even if empty.
std::vector<FeltPage> felt_pages(const craps::Rules& sheet, std::span<const Spot> open, std::size_t most);
std::size_t most_on_page(const Layout& layout);  // how many boxes as large as a thumb it holds

class CrapsLayout {
 public:
    // Gives every spot of craps::spots(sheet) a place. Only those in `open` are visible; the others are folded away.
    CrapsLayout(const craps::Rules& sheet, std::vector<Spot> open);
    explicit CrapsLayout(const craps::Rules& sheet) : CrapsLayout(sheet, craps::spots(sheet)) {}
    void stand_up(const Layout& layout, const FeltPage& page);  // shows the line and that page alone
    bool paged() const { return !page_.empty(); }
    float row_high() const { return row_high_; }  // lower boxes have chips beside their words

    std::span<const Spot> spots() const { return open_; }
    bool open(Spot spot) const { return among(open_, spot); }
    bool open(CrapsLeaf leaf) const {  // whether any spot of that side is open
        return std::ranges::any_of(open_, [&](const Spot spot) { return leaf_of(spot.kind) == leaf; });
    }
    bool two_leaves() const { return !paged() && open(CrapsLeaf::Props) && open(CrapsLeaf::Hops); }
    const std::vector<int>& numbers() const { return numbers_; }  // left to right

    // Throws Error for a spot that is not on this sheet's felt.
    const CrapsPlace& place(Spot) const;
    vec2 chip_place(Spot spot) const { return place(spot).chips; }
    bool on(Spot spot, CrapsLeaf leaf) const {  // visible while that side of the centre box is up
        return paged() ? among(page_, spot) : leaf_of(spot.kind).value_or(leaf) == leaf;
    }
    // The open spot at a point. In a number's box outside every open spot, the place bet on it, if that is open.
    std::optional<Spot> spot_at(vec2 point, CrapsLeaf leaf) const {
        for (const Spot spot : open_)
            if (on(spot, leaf) && place(spot).area.has(point)) return spot;
        for (const int number : paged() ? std::vector<int>{} : numbers_)
            if (const Spot spot{craps::Kind::Place, number}; box(number).has(point) && open(spot)) return spot;
        return {};
    }
    Rect on_canvas(const Camera& camera, Spot spot) const {  // bounding box, logical px
        return bounds_of(seen_from(camera, place(spot).area.outline));
    }

    // The next spot for the cursor in that direction; `from` itself at the edge. Every spot of a leaf can be reached.
    Spot neighbour(Spot from, Way, CrapsLeaf) const;

    const Area& box(int number) const {  // of a number; on a felt in pages, of its place bet
        return paged() ? place({craps::Kind::Place, number}).area : boxes_.at(number);
    }
    vec2 numeral(int number) const { return {box(number).middle().x, numerals_}; }  // where the number is printed
    const Area& leaf_tab(CrapsLeaf leaf) const { return tabs_[nth(leaf)]; }         // below the box
    vec2 puck(int point) const;                           // above the number's box; 0: where it lies on a come-out
    const Area& card() const { return card_; }            // the whole centre box
    const Area& felt_bets() const { return felt_bets_; }  // the button for more bets

 private:
    void plan_page(const Layout& layout, const FeltPage& page);

    std::vector<Spot> open_;
    std::vector<int> numbers_;
    std::map<Spot, CrapsPlace> places_;
    std::map<int, Area> boxes_;
    Area tabs_[2], card_, felt_bets_;
    float numerals_{}, row_high_{};  // numerals_: y of the printed numbers
    vec2 puck_off_{};
    std::vector<Spot> page_;  // spots of the page and the line; empty: whole felt
};

namespace craps_places {                                 // places common to all sheets
constexpr CrapsTable table{};                            // measures shared with the felt's shader
constexpr vec2 bank{7.3f, 5.2f}, rack{7.2f, 3.45f};      // beyond the far wall; the middle of the dealer's stacks
constexpr float rack_step = 0.78f, puck_radius = 0.28f;  // rack_step: between two stacks
constexpr vec3 call{-9.0f, 4.15f, 0};                    // the upper left corner of the stickman's call
world::Tray tray();                                      // where dice land, near the far wall
Places dash(const Layout& layout);
Places felt(const Layout& layout);         // of a felt in pages, with the words over it; otherwise all are empty
bool calls_on_felt(const Layout& layout);  // false: the table is too low; calls stand where the hint is
}  // namespace craps_places

// A canvas of 1280 px shows the whole felt; a smaller one shows its left or right part, larger.
CrapsView craps_view(const Layout&, CrapsView wanted);
Camera craps_camera(const Layout&, CrapsView);
CrapsView craps_home(Spot);  // the part with that spot

// The places at the far end of the table, in logical px. `open` overlaps `history` and `rest`, and so may `call`.
struct FarPlaces {
    Rect dice;     // where the dice may come to rest
    Rect call;     // the stickman's call, before the receipt where a gauge has its place; height 0: hidden
    Rect history;  // the hand's throws
    Rect rest;     // receipt or dealer's rack; width 0: hidden
    Rect open;     // the list of possible outcomes; width 0: hidden, and the call has one line below the dice
};
FarPlaces far_places(const Layout& layout, CrapsView view);

// ---- the lines between the places, for the layout and the print ----

// The lines of the felt's left part: pass line and don't pass bend round its corner; boxes, come and field lie inside.
struct FeltLines {
    bool dont;  // the sheet has a don't side
    float left = craps_places::table.line_box.x, right = craps_places::table.line_box.z;
    float pass_arm, dont_arm, boxes, box_width;
    // A box's top, and each row's lower edge.
    float top = craps_places::table.line_box.w, strip = 1.656f, number = 0.885f, chips = 0.215f, foot = -0.24f;
    float come, field, dont_low;  // lower edges of the rows below the boxes
    float low = craps_places::table.line_box.y, odds_low = -4.47f;
    float big_width, big_right, field_left;  // big 6 and 8, and where they end
    float middle_round, inner_round;
    explicit FeltLines(const craps::Rules& sheet);
    // The borders of the pass line and don't pass: down the arm, round the corner and along the row.
    std::vector<vec2> outer() const { return hook(left, low, 1.45f); }
    std::vector<vec2> middle() const { return hook(pass_arm, dont_low, middle_round); }
    std::vector<vec2> inner() const { return hook(dont_arm, field, inner_round); }

 private:
    std::vector<vec2> hook(float x, float y, float round) const;
};

constexpr bool may_place_to_lose(int number) { return number >= 4 && number <= 10; }
constexpr float odds_left = -8.90f, odds_top = -3.70f, lay_odds_right = -4.3f;  // the row behind the line
constexpr vec2 props_low{craps_places::table.prop_box.x, craps_places::table.prop_box.y};
constexpr vec2 props_high{craps_places::table.prop_box.z, craps_places::table.prop_box.w};
constexpr float props_middle = std::midpoint(props_low.x, props_high.x);
constexpr int prop_rows = 4;  // between any seven and any craps, two propositions each
constexpr float prop_line(int row) { return 1.43f - 1.065f * as_float(row); }  // a row's upper edge
constexpr float seven_low = prop_line(0), any_craps_high = prop_line(prop_rows);
constexpr vec2 horn{props_middle, prop_line(3)};
// The button for more bets: right of the odds row, below the C and E column.
constexpr vec2 felt_bets_low{2.06f, -4.27f}, felt_bets_high{4.12f, -3.74f};
constexpr float hops_high = 1.745f;  // under their title

Area box_area(vec2 low, vec2 high);
Area convex_area(std::vector<vec2> outline);

}  // namespace boxcars::scenes
