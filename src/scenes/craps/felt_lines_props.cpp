// The places in the felt's right part: both sides of the centre box, and the C and E column beside it.
#include "scenes/craps/felt_lines.h"

#include "rules/craps/bets.h"

namespace boxcars::scenes {

using craps::Kind, craps::Spot;

namespace {

// One of the four boxes round the horn, whose diamond cuts off the corner.
Area beside_horn(glm::vec2 low, glm::vec2 high) {
    const bool is_left = high.x == horn.x, is_upper = low.y == horn.y;
    const glm::vec2 tip{horn.x + (is_left ? -horn_half.x : horn_half.x), horn.y};
    const glm::vec2 end{horn.x, horn.y + (is_upper ? horn_half.y : -horn_half.y)};
    if (is_left && is_upper) return convex_area({low, tip, end, high, {low.x, high.y}});
    if (is_upper) return convex_area({tip, {high.x, low.y}, high, {low.x, high.y}, end});
    if (is_left) return convex_area({low, {high.x, low.y}, end, tip, {low.x, high.y}});
    return convex_area({low, {high.x, low.y}, high, tip, end});
}

}  // namespace

void plan_props(CrapsPlaces& places) {
    const Spot grid[4][2] = {{{Kind::Hard, 6}, {Kind::Hard, 10}},
                             {{Kind::Hard, 8}, {Kind::Hard, 4}},
                             {{Kind::Three}, {Kind::Eleven}},
                             {{Kind::Two}, {Kind::Twelve}}};
    for (int r = 0; r < 4; ++r)
        for (int c = 0; c < 2; ++c) {
            const glm::vec2 low{c == 0 ? props_low.x : props_middle, seven_low - prop_row * static_cast<float>(r + 1)};
            const glm::vec2 high{c == 0 ? props_middle : props_high.x, seven_low - prop_row * static_cast<float>(r)};
            const glm::vec2 fixed_low{low.x, r == 2 ? horn.y : r == 3 ? any_craps_high : low.y};
            const glm::vec2 fixed_high{high.x, r == 3 ? horn.y : high.y};
            const glm::vec2 chips{low.x + (c == 0 ? 1.90f : 2.08f), (low.y + high.y) / 2 + (r == 2 ? 0.06f : -0.02f)};
            places[grid[r][c]] = {r < 2 ? box_area(low, high) : beside_horn(fixed_low, fixed_high), chips, 0.30f};
        }
    places[{Kind::Horn}] = {convex_area({horn - glm::vec2(horn_half.x, 0), horn - glm::vec2(0, horn_half.y),
                                         horn + glm::vec2(horn_half.x, 0), horn + glm::vec2(0, horn_half.y)}),
                            horn + glm::vec2(0, -0.04f), 0.26f};
    places[{Kind::AnySeven}] = {box_area({props_low.x, seven_low}, props_high), {8.80f, 1.79f}, 0.29f};
    places[{Kind::AnyCraps}] = {box_area(props_low, {props_high.x, any_craps_high}), {8.80f, -3.24f}, 0.30f};
    places[{Kind::CAndE}] = {
        box_area(c_and_e_low, c_and_e_high), {(c_and_e_low.x + c_and_e_high.x) / 2, -1.92f}, 0.26f};
}

void plan_hops(CrapsPlaces& places, const craps::Rules& sheet) {
    const std::vector<int> hops = craps::numbers(sheet, Kind::Hop);
    const float wide = props_high.x - props_low.x;
    for (std::size_t i = 0; i < hops.size(); ++i) {  // three rows of seven
        const std::size_t row = i / 7, column = i % 7;
        const glm::vec2 low{props_low.x + wide / 7 * static_cast<float>(column),
                            hops_high - hop_row * static_cast<float>(row + 1)};
        places[{Kind::Hop, hops[i]}] = {box_area(low, low + glm::vec2(wide / 7, hop_row)),
                                        low + glm::vec2(wide / 14, 0.20f), 0.18f};
    }
    // Chips stand at the lower right, beside the printed pay-out.
    const auto row = [&](float low, float high, float radius, std::initializer_list<std::pair<Spot, float>> spots) {
        float x = props_low.x;
        for (const auto& [spot, part] : spots) {
            const glm::vec2 end{x + part * wide, high};
            places[spot] = {box_area({x, low}, end), {end.x - radius - 0.04f, low + radius + 0.05f}, radius};
            x = end.x;
        }
    };
    row(high_low, hops_high - 3 * hop_row, 0.20f,
        {{{Kind::HornHigh, 2}, 0.25f},
         {{Kind::HornHigh, 3}, 0.25f},
         {{Kind::HornHigh, 11}, 0.25f},
         {{Kind::HornHigh, 12}, 0.25f}});
    row(hi_lo_low, high_low, 0.25f, {{{Kind::World}, 0.29f}, {{Kind::HiLo}, 0.29f}, {{Kind::Fire}, 0.42f}});
    row(props_low.y, hi_lo_low, 0.25f, {{{Kind::Small}, 1 / 3.0f}, {{Kind::All}, 1 / 3.0f}, {{Kind::Tall}, 1 / 3.0f}});
}

}  // namespace boxcars::scenes
