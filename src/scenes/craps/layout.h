// Where everything lies on the craps table: each spot's area, where its chips stand, pucks, bank, rack, dice, and the
// ways from spot to spot. Geometry only, in world units on the felt (x right, y away from the player); decides no rule.
#pragma once
#include "render/tables/craps.h"
#include "rules/craps/spots.h"
#include "scenes/layout.h"
#include "world/throw/throw.h"

#include <algorithm>
#include <map>
#include <span>

namespace boxcars::scenes {

enum class CrapsLeaf : std::uint8_t { Props, Hops };  // what the centre box shows; all other spots are on both
enum class CrapsView : std::uint8_t { Whole, Line, Props };
enum class Way : std::uint8_t { Left, Right, Up, Down };

struct Area {                                    // a simple polygon on the felt
    std::vector<glm::vec2> outline;              // anticlockwise
    std::vector<std::vector<glm::vec2>> pieces;  // the same in convex parts, for Canvas::fill
    bool has(glm::vec2 point) const;
    glm::vec2 low() const;
    glm::vec2 high() const;
    glm::vec2 middle() const { return (low() + high()) * 0.5f; }  // of the box round it
};

struct CrapsPlace {
    Area area;
    glm::vec2 chips{0, 0};  // the middle of a stack's foot: inside `area`; come and put odds lean half on their bet
    float radius = 0.33f;   // of a chip there: less where places are small
};

// The side of the centre box on which bets of this kind lie; none: elsewhere.
std::optional<CrapsLeaf> leaf_of(craps::Kind kind);

class CrapsLayout {
 public:
    // Every spot of craps::spots(sheet) has a place; those `open` can be seen and bet on, the others are folded away.
    CrapsLayout(const craps::Rules& sheet, std::vector<craps::Spot> open);
    explicit CrapsLayout(const craps::Rules& sheet) : CrapsLayout(sheet, craps::spots(sheet)) {}

    std::span<const craps::Spot> spots() const { return open_; }
    bool open(craps::Spot spot) const { return std::ranges::find(open_, spot) != open_.end(); }
    bool open(CrapsLeaf) const;  // anything of that side of the centre box
    bool two_leaves() const { return open(CrapsLeaf::Props) && open(CrapsLeaf::Hops); }
    const std::vector<int>& numbers() const { return numbers_; }  // of the boxes, left to right
    bool crapless() const { return numbers_.size() > 6; }

    const CrapsPlace& place(craps::Spot) const;  // throws Error for a spot that is not on this sheet's felt
    glm::vec2 chip_place(craps::Spot spot) const { return place(spot).chips; }
    bool on(craps::Spot, CrapsLeaf) const;  // there while that leaf is up
    // What a click there means: a cell that is open; in a number's box, where none is, a place bet.
    std::optional<craps::Spot> spot_at(glm::vec2 point, CrapsLeaf) const;
    render::Rect on_canvas(const render::Camera&, craps::Spot) const;  // the box round its area, logical px

    // The next spot that way for a cursor, the same one at the edge. Every spot of a leaf leads to every other.
    craps::Spot neighbour(craps::Spot from, Way, CrapsLeaf) const;

    const Area& box(int number) const;          // all of a number's places together
    glm::vec2 numeral(int number) const;        // where it is printed: a place bet
    const Area& leaf_tab(CrapsLeaf) const;      // the two tabs under the centre box
    glm::vec2 puck_on(int number) const;        // over the number's top strip
    const Area& card() const { return card_; }  // the centre box as a whole: free while both its sides are folded
    const Area& felt_bets() const { return felt_bets_; }  // where one asks for more bets, or for fewer
    glm::vec2 puck_off() const { return puck_off_; }

 private:
    void widen_places();

    std::vector<craps::Spot> open_;
    std::vector<int> numbers_;
    std::map<craps::Spot, CrapsPlace> places_;
    std::map<int, Area> boxes_;
    Area tabs_[2], card_, felt_bets_;
    float numerals_ = 0;  // y of their row
    glm::vec2 puck_off_{0, 0};
};

namespace craps_places {                  // the same on every sheet
inline const render::CrapsTable table{};  // measures shared with the felt's shader
constexpr glm::vec2 bank{7.3f, 5.2f};     // winnings come from here, lost chips go here: beyond the far wall
constexpr glm::vec2 player{0.0f, -5.4f};  // bets come from here, winnings end here: under the dash
constexpr glm::vec2 rack{7.2f, 3.45f};    // the dealer's chips at the far right: the middle of five stacks
constexpr float rack_step = 0.78f;        // from stack to stack
constexpr float puck_radius = 0.28f;
world::Tray tray();  // where dice land and rest: the ray print before the far wall
}  // namespace craps_places

// One view of everything; narrow windows (Layout::narrow) have two larger ones, of the left and of the right part.
CrapsView craps_view(const Layout&, CrapsView wanted);
render::Camera craps_camera(const Layout&, CrapsView);
CrapsView craps_home(craps::Spot);  // which of the two shows a spot

}  // namespace boxcars::scenes
