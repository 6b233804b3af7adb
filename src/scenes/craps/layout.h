// The geometry of the craps table: each spot's area and chips, puck, bank, rack and dice, and how a cursor moves from
// spot to spot. World units on the felt: x to the right, y away from the player.
#pragma once
#include "render/tables/craps.h"
#include "rules/craps/spots.h"
#include "scenes/layout.h"
#include "world/throw/throw.h"

#include <algorithm>
#include <map>
#include <span>

namespace boxcars::scenes {

enum class CrapsLeaf : std::uint8_t { Props, Hops };  // the two sides of the centre box
enum class CrapsView : std::uint8_t { Whole, Line, Props };
enum class Way : std::uint8_t { Left, Right, Up, Down };

struct Area {                                    // a simple polygon on the felt
    std::vector<glm::vec2> outline;              // anticlockwise
    std::vector<std::vector<glm::vec2>> pieces;  // the area in convex parts, for Canvas::fill
    bool has(glm::vec2 point) const;
    glm::vec2 low() const;
    glm::vec2 high() const;
    glm::vec2 middle() const { return (low() + high()) * 0.5f; }  // of the bounding box
};

struct CrapsPlace {
    Area area;
    glm::vec2 chips{0, 0};  // middle of the lowest chip, inside `area`
    float radius = 0.33f;   // of a chip
};

// The side of the centre box with bets of this kind; empty for bets elsewhere on the felt.
std::optional<CrapsLeaf> leaf_of(craps::Kind kind);

class CrapsLayout {
 public:
    // Gives every spot of craps::spots(sheet) a place. Only those in `open` are visible; the others are folded away.
    CrapsLayout(const craps::Rules& sheet, std::vector<craps::Spot> open);
    explicit CrapsLayout(const craps::Rules& sheet) : CrapsLayout(sheet, craps::spots(sheet)) {}

    std::span<const craps::Spot> spots() const { return open_; }
    bool open(craps::Spot spot) const { return std::ranges::find(open_, spot) != open_.end(); }
    bool open(CrapsLeaf) const;  // whether any of its spots is open
    bool two_leaves() const { return open(CrapsLeaf::Props) && open(CrapsLeaf::Hops); }
    const std::vector<int>& numbers() const { return numbers_; }  // left to right
    bool crapless() const { return numbers_.size() > 6; }

    // Throws Error for a spot that is not on this sheet's felt.
    const CrapsPlace& place(craps::Spot) const;
    glm::vec2 chip_place(craps::Spot spot) const { return place(spot).chips; }
    bool on(craps::Spot, CrapsLeaf) const;  // visible while that leaf is up
    // The open spot at a point. Elsewhere in a number's box: its place bet, if that is open.
    std::optional<craps::Spot> spot_at(glm::vec2 point, CrapsLeaf) const;
    render::Rect on_canvas(const render::Camera&, craps::Spot) const;  // bounding box, logical px

    // The next spot for the cursor in that direction; `from` itself at the edge. Every spot of a leaf can be reached.
    craps::Spot neighbour(craps::Spot from, Way, CrapsLeaf) const;

    const Area& box(int number) const;                    // all places of a number
    glm::vec2 numeral(int number) const;                  // where the number is printed
    const Area& leaf_tab(CrapsLeaf) const;                // its tab under the centre box
    glm::vec2 puck_on(int number) const;                  // above the number's box
    const Area& card() const { return card_; }            // the whole centre box
    const Area& felt_bets() const { return felt_bets_; }  // the button for more bets
    glm::vec2 puck_off() const { return puck_off_; }

 private:
    void widen_places();

    std::vector<craps::Spot> open_;
    std::vector<int> numbers_;
    std::map<craps::Spot, CrapsPlace> places_;
    std::map<int, Area> boxes_;
    Area tabs_[2], card_, felt_bets_;
    float numerals_ = 0;  // y of the printed numbers
    glm::vec2 puck_off_{0, 0};
};

namespace craps_places {                  // places that no sheet changes
inline const render::CrapsTable table{};  // measures shared with the felt's shader
constexpr glm::vec2 bank{7.3f, 5.2f};     // beyond the far wall
constexpr glm::vec2 rack{7.2f, 3.45f};    // the middle of the dealer's five stacks
constexpr float rack_step = 0.78f;        // between two stacks
constexpr float puck_radius = 0.28f;
world::Tray tray();  // where dice land: before the far wall
}  // namespace craps_places

// Wide windows show the whole felt; narrow ones (Layout::narrow) show its left or right part, larger.
CrapsView craps_view(const Layout&, CrapsView wanted);
render::Camera craps_camera(const Layout&, CrapsView);
CrapsView craps_home(craps::Spot);  // the narrow view with that spot

}  // namespace boxcars::scenes
