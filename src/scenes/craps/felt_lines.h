// The geometry of the lines on the craps felt, in world units, and of the bets' places between them. Only the layout
// and the print use it; other files ask a CrapsLayout.
#pragma once
#include "rules/craps/rules.h"
#include "scenes/craps/layout.h"

namespace boxcars::scenes {

// The lines of the felt's left part. The pass line and don't pass bend round the lower left corner, each with an
// upright arm at the left; number boxes, come and field lie inside.
struct FeltLines {
    bool dont = true;  // the sheet has a don't side
    float left, right, pass_arm, dont_arm, boxes, box_width;
    float top, strip, number, chips, foot;       // a box's top, and each row's lower edge
    float come, field, dont_low, low, odds_low;  // lower edges of the rows below the boxes
    float field_left, big_width, inner_round;
    explicit FeltLines(const craps::Rules& sheet);
    float box_left(std::size_t i) const { return boxes + static_cast<float>(i) * box_width; }
};

constexpr float odds_left = -8.90f, odds_top = -3.70f;  // the row behind the line
constexpr float lay_odds_right = -4.3f;                 // the right end of don't pass odds
constexpr glm::vec2 props_low{4.23f, -3.64f}, props_high{9.23f, 2.145f};
constexpr float props_middle = 6.73f, seven_low = 1.43f, any_craps_high = -2.83f, prop_row = 1.065f;
constexpr glm::vec2 horn{6.73f, -1.765f}, horn_half{0.74f, 0.43f};
constexpr glm::vec2 c_and_e_low{3.42f, -3.64f}, c_and_e_high{4.11f, 2.145f};
// The button for more bets: right of the odds row, below the C and E column.
constexpr glm::vec2 felt_bets_low{2.06f, -4.27f}, felt_bets_high{4.12f, -3.74f};
constexpr float hops_high = 1.745f, hop_row = 0.74f, high_low = -1.495f, hi_lo_low = -2.50f;

// A border of the pass line or don't pass: down the arm, round the corner and along the row.
std::vector<glm::vec2> craps_hook(const FeltLines&, float x, float y, float round);
constexpr float pass_round = 1.45f, dont_round = 0.80f;

Area box_area(glm::vec2 low, glm::vec2 high);
Area convex_area(std::vector<glm::vec2> outline);
Area between(const std::vector<glm::vec2>& outer, const std::vector<glm::vec2>& inner);  // requires: equal sizes

using CrapsPlaces = std::map<craps::Spot, CrapsPlace>;
void plan_line(CrapsPlaces&, const FeltLines&);
void plan_numbers(CrapsPlaces&, const FeltLines&, std::span<const int> numbers);
void plan_props(CrapsPlaces&);
void plan_hops(CrapsPlaces&, const craps::Rules&);

}  // namespace boxcars::scenes
