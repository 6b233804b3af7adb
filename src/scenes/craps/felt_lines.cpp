// The places in the felt's left part: pass line, number boxes, come and field.
#include "rules/craps/bets.h"
#include "scenes/craps/layout.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

namespace boxcars::scenes {

using craps::Kind, craps::Spot;

// The sizes keep every place at least 24 px wide and high at 1280x720.
FeltLines::FeltLines(const craps::Rules& sheet) : dont(!sheet.crapless) {
    if (dont) {
        pass_arm = -8.45f, dont_arm = -7.83f, boxes = -6.30f;
        come = -1.12f, field = -2.20f, dont_low = -2.82f;
    } else {
        pass_arm = dont_arm = boxes = -8.65f;
        come = -1.28f, field = -2.52f, dont_low = -2.52f;
    }
    box_width = (right - boxes) / (dont ? 6.0f : 10.0f);
    big_width = dont ? (boxes - dont_arm) / 2 : 0.80f;
    inner_round = dont ? 0.40f : 0.60f;
    field_left = dont_arm + 2 * big_width;
}

Area convex_area(std::vector<glm::vec2> outline) { return {outline, {outline}}; }

Area box_area(glm::vec2 low, glm::vec2 high) { return convex_area({low, {high.x, low.y}, high, {low.x, high.y}}); }

Area between(const std::vector<glm::vec2>& outer, const std::vector<glm::vec2>& inner) {
    Area area;
    area.outline = outer;
    area.outline.insert(area.outline.end(), inner.rbegin(), inner.rend());
    for (std::size_t i = 0; i + 1 < outer.size(); ++i)
        area.pieces.push_back({outer[i], outer[i + 1], inner[i + 1], inner[i]});
    return area;
}

std::vector<glm::vec2> craps_hook(const FeltLines& lines, float x, float y, float round) {
    constexpr int steps = 12;
    std::vector<glm::vec2> path{{x, lines.top}};
    for (int i = 0; i <= steps; ++i) {
        const float turn = glm::half_pi<float>() * static_cast<float>(i) / steps;
        path.push_back(glm::vec2(x, y) + round * glm::vec2(1 - std::cos(turn), 1 - std::sin(turn)));
    }
    path.push_back({lines.right, y});
    return path;
}

namespace {

Area corner_area(const FeltLines& l) {
    auto path = craps_hook(l, l.dont_arm, l.field, l.inner_round);
    path.front().y = l.come;
    path.back() = {l.dont_arm + l.big_width, l.field};
    path.push_back({l.dont_arm + l.big_width, l.come});
    return convex_area(path);
}

// One place in a row of a number's box.
struct PrintedCell {
    Kind kind;
    float to;    // right end, 0 to 1 of the box's width
    float chip;  // middle of its chips, likewise 0 to 1
    float radius;
};

// The place bet's area: the printed number and the right part of the row below it.
Area place_area(const FeltLines& l, float left, float from) {
    const float right = left + l.box_width, middle = left + from * l.box_width;
    Area area;
    area.outline = {{middle, l.chips}, {right, l.chips}, {right, l.strip},
                    {left, l.strip},   {left, l.number}, {middle, l.number}};
    area.pieces = {{{middle, l.chips}, {right, l.chips}, {right, l.number}, {middle, l.number}},
                   {{left, l.number}, {right, l.number}, {right, l.strip}, {left, l.strip}}};
    return area;
}

// Plans the rows of one number's box, whose left end is at `x`.
void plan_box(CrapsPlaces& places, const FeltLines& l, int n, float x) {
    using enum Kind;
    const auto row = [&](float low, float high, std::initializer_list<PrintedCell> cells) {
        float from = 0;
        for (const PrintedCell& cell : cells) {
            places[{cell.kind, n}] = {box_area({x + from * l.box_width, low}, {x + cell.to * l.box_width, high}),
                                      {x + cell.chip * l.box_width, (low + high) / 2},
                                      cell.radius};
            from = cell.to;
        }
    };
    if (l.dont) {
        row(l.strip, l.top,
            {{DontComeOn, 0.25f, 0.16f, 0.21f},
             {DontComeOdds, 0.50f, 0.28f, 0.21f},
             {Buy, 0.75f, 0.625f, 0.20f},
             {Lay, 1, 0.875f, 0.20f}});
        row(l.chips, l.number,
            {{ComeOn, 0.25f, 0.21f, 0.30f}, {ComeOdds, 0.50f, 0.32f, 0.30f}, {Place, 1, 0.76f, 0.30f}});
        row(l.foot, l.chips,
            {{PlaceToLose, 1 / 3.0f, 1 / 6.0f, 0.20f}, {Put, 2 / 3.0f, 0.52f, 0.20f}, {PutOdds, 1, 0.70f, 0.20f}});
    } else {
        row(l.strip, l.top, {{Lay, 1, 0.78f, 0.20f}});
        if (n >= 4 && n <= 10) row(l.strip, l.top, {{PlaceToLose, 0.5f, 0.22f, 0.20f}, {Lay, 1, 0.78f, 0.20f}});
        row(l.chips, l.number,
            {{ComeOn, 1 / 3.0f, 0.25f, 0.26f}, {ComeOdds, 2 / 3.0f, 0.38f, 0.26f}, {Place, 1, 0.77f, 0.26f}});
        row(l.foot, l.chips,
            {{Put, 1 / 3.0f, 0.22f, 0.20f}, {PutOdds, 2 / 3.0f, 0.40f, 0.20f}, {Buy, 1, 0.83f, 0.19f}});
    }
    places[{Place, n}].area = place_area(l, x, l.dont ? 0.5f : 2 / 3.0f);
}

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

void plan_line(CrapsPlaces& places, const FeltLines& l) {
    const auto outer = craps_hook(l, l.left, l.low, pass_round);
    const auto middle = craps_hook(l, l.pass_arm, l.dont_low, l.dont ? dont_round : l.inner_round);
    places[{Kind::Pass}] = {between(outer, middle), {1.30f, (l.dont_low + l.low) / 2}};
    places[{Kind::PassOdds}] = {
        box_area({l.dont ? lay_odds_right : odds_left, l.odds_low}, {felt_bets_low.x - 0.08f, odds_top}),
        {1.36f, -4.08f}};
    if (l.dont) {
        const auto inner = craps_hook(l, l.dont_arm, l.field, l.inner_round);
        places[{Kind::DontPass}] = {between(middle, inner), {-5.10f, (l.field + l.dont_low) / 2}, 0.29f};
        places[{Kind::DontPassOdds}] = {box_area({odds_left, l.odds_low}, {lay_odds_right, odds_top}),
                                        {-5.04f, -4.08f}};
        places[{Kind::DontCome}] = {box_area({l.dont_arm, l.foot}, {l.boxes, l.top}), {-6.68f, 0.14f}};
    }
    places[{Kind::Come}] = {box_area({l.dont_arm, l.come}, {l.right, l.foot}), {2.2f, (l.come + l.foot) / 2}};
    places[{Kind::Field}] = {box_area({l.field_left, l.field}, {l.right, l.come}),
                             {l.field_left + 1.80f, (l.field + l.come) / 2 + 0.08f}};
    for (const int big : {6, 8}) {  // big 6 has the rounded corner
        const float x = l.dont_arm + (big == 6 ? 0 : l.big_width);
        places[{Kind::Big, big}] = {big == 6 ? corner_area(l) : box_area({x, l.field}, {x + l.big_width, l.come}),
                                    {x + l.big_width / 2 + (big == 6 ? 0.04f : 0), l.field + 0.34f},
                                    0.26f};
    }
}

// Each number's box has four rows: don't come, buy and lay (crapless: to lose and lay); the number itself; come at the
// left, place at the right; a thin row for the rest. Odds chips overlap the chips of their bet.
void plan_numbers(CrapsPlaces& places, const FeltLines& l, std::span<const int> numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i) plan_box(places, l, numbers[i], l.box_left(i));
}

void plan_props(CrapsPlaces& places) {
    using enum Kind;
    const Spot grid[4][2] = {{{Hard, 6}, {Hard, 10}}, {{Hard, 8}, {Hard, 4}}, {{Three}, {Eleven}}, {{Two}, {Twelve}}};
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
    using enum Kind;
    row(high_low, hops_high - 3 * hop_row, 0.20f,
        {{{HornHigh, 2}, 0.25f}, {{HornHigh, 3}, 0.25f}, {{HornHigh, 11}, 0.25f}, {{HornHigh, 12}, 0.25f}});
    row(hi_lo_low, high_low, 0.25f, {{{World}, 0.29f}, {{HiLo}, 0.29f}, {{Fire}, 0.42f}});
    row(props_low.y, hi_lo_low, 0.25f, {{{Small}, 1 / 3.0f}, {{All}, 1 / 3.0f}, {{Tall}, 1 / 3.0f}});
}

}  // namespace boxcars::scenes
