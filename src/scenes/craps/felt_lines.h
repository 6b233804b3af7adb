// The craps table's plan: the lines on the felt, in world units, and the places between them. Only craps_layout and
// craps_print use it; others ask a CrapsLayout.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/craps/layout.h"

namespace boxcars::scenes {

// The left part's lines. The line wraps the left end: an arm of pass, an arm of don't pass, then what lies inside.
struct FeltLines {
    bool dont = true;  // with the don't side
    float left, right, pass_arm, dont_arm, boxes, box_width;
    float top, strip, number, chips, foot;       // of a number's box: its four rows' lower edges, from the top
    float come, field, dont_low, low, odds_low;  // lower edges of the rows below
    float field_left, big_width, inner_round;
    explicit FeltLines(const craps::Rules& sheet);
    float box_left(std::size_t i) const { return boxes + static_cast<float>(i) * box_width; }
};

constexpr float odds_left = -8.90f, odds_top = -3.70f;  // behind the line
constexpr float lay_odds_right = -4.3f;                 // left of it: odds behind don't pass
constexpr glm::vec2 props_low{4.23f, -3.64f}, props_high{9.23f, 2.145f};
constexpr float props_middle = 6.73f, seven_low = 1.43f, any_craps_high = -2.83f, prop_row = 1.065f;
constexpr glm::vec2 horn{6.73f, -1.765f}, horn_half{0.74f, 0.43f};
constexpr glm::vec2 c_and_e_low{3.42f, -3.64f}, c_and_e_high{4.11f, 2.145f};
// Right of the odds behind the line, below the C and E column.
constexpr glm::vec2 felt_bets_low{2.06f, -4.27f}, felt_bets_high{4.12f, -3.74f};
constexpr float hops_high = 1.745f, hop_row = 0.74f, high_low = -1.495f, hi_lo_low = -2.50f;

// From the top down an arm, round the corner and along the row: the line's outer and inner borders.
std::vector<glm::vec2> craps_hook(const FeltLines&, float x, float y, float round);
constexpr float pass_round = 1.45f, dont_round = 0.80f;

Area box_area(glm::vec2 low, glm::vec2 high);
Area convex_area(std::vector<glm::vec2> outline);
Area between(const std::vector<glm::vec2>& outer, const std::vector<glm::vec2>& inner);  // as many points in both

using CrapsPlaces = std::map<craps::Spot, CrapsPlace>;
void plan_line(CrapsPlaces&, const FeltLines&);
void plan_numbers(CrapsPlaces&, const FeltLines&, std::span<const int> numbers);
void plan_props(CrapsPlaces&);
void plan_hops(CrapsPlaces&, const craps::Rules&);

}  // namespace boxcars::scenes
