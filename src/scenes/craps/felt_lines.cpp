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
    middle_round = dont ? 0.80f : inner_round;
    field_left = dont_arm + 2 * big_width;
}

Area convex_area(std::vector<glm::vec2> outline) { return {outline, {outline}}; }

Area box_area(glm::vec2 low, glm::vec2 high) { return convex_area({low, {high.x, low.y}, high, {low.x, high.y}}); }

std::vector<glm::vec2> FeltLines::hook(float x, float y, float round) const {
    constexpr int steps = 12;
    std::vector<glm::vec2> path{{x, top}};
    for (int i = 0; i <= steps; ++i) {
        const float turn = glm::half_pi<float>() * static_cast<float>(i) / steps;
        path.push_back(glm::vec2(x, y) + round * glm::vec2(1 - std::cos(turn), 1 - std::sin(turn)));
    }
    path.push_back({right, y});
    return path;
}

namespace {

Area between(const std::vector<glm::vec2>& outer, const std::vector<glm::vec2>& inner) {  // requires: equal sizes
    Area area;
    area.outline = outer;
    area.outline.insert(area.outline.end(), inner.rbegin(), inner.rend());
    for (std::size_t i = 0; i + 1 < outer.size(); ++i)
        area.pieces.push_back({outer[i], outer[i + 1], inner[i + 1], inner[i]});
    return area;
}

Area corner_area(const FeltLines& l) {
    auto path = l.inner();
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
    float radius = 0.20f;
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

constexpr glm::vec2 horn_across{0.74f, 0}, horn_up{0, 0.43f};  // from the middle of the horn's diamond to its corners

// One of the four boxes round the horn, whose diamond cuts off the corner.
Area beside_horn(glm::vec2 low, glm::vec2 high, bool is_left, bool is_upper) {
    const glm::vec2 tip = is_left ? horn - horn_across : horn + horn_across,
                    end = is_upper ? horn + horn_up : horn - horn_up;
    if (is_left && is_upper) return convex_area({low, tip, end, high, {low.x, high.y}});
    if (is_upper) return convex_area({tip, {high.x, low.y}, high, {low.x, high.y}, end});
    if (is_left) return convex_area({low, {high.x, low.y}, end, tip, {low.x, high.y}});
    return convex_area({low, {high.x, low.y}, high, tip, end});
}

}  // namespace

void plan_line(CrapsPlaces& places, const FeltLines& l) {
    constexpr float odds_y = -4.08f;
    places[{Kind::Pass}] = {between(l.outer(), l.middle()), {1.30f, (l.dont_low + l.low) / 2}};
    places[{Kind::PassOdds}] = {
        box_area({l.dont ? lay_odds_right : odds_left, l.odds_low}, {felt_bets_low.x - 0.08f, odds_top}),
        {1.36f, odds_y}};
    if (l.dont) {
        places[{Kind::DontPass}] = {between(l.middle(), l.inner()), {-5.10f, (l.field + l.dont_low) / 2}, 0.29f};
        places[{Kind::DontPassOdds}] = {box_area({odds_left, l.odds_low}, {lay_odds_right, odds_top}),
                                        {-5.04f, odds_y}};
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
             {Buy, 0.75f, 0.625f},
             {Lay, 1, 0.875f}});
        row(l.chips, l.number,
            {{ComeOn, 0.25f, 0.21f, 0.30f}, {ComeOdds, 0.50f, 0.32f, 0.30f}, {Place, 1, 0.76f, 0.30f}});
        row(l.foot, l.chips, {{PlaceToLose, 1 / 3.0f, 1 / 6.0f}, {Put, 2 / 3.0f, 0.52f}, {PutOdds, 1, 0.70f}});
    } else {
        row(l.strip, l.top, {{Lay, 1, 0.78f}});
        if (n >= 4 && n <= 10) row(l.strip, l.top, {{PlaceToLose, 0.5f, 0.22f}, {Lay, 1, 0.78f}});
        row(l.chips, l.number,
            {{ComeOn, 1 / 3.0f, 0.25f, 0.26f}, {ComeOdds, 2 / 3.0f, 0.38f, 0.26f}, {Place, 1, 0.77f, 0.26f}});
        row(l.foot, l.chips, {{Put, 1 / 3.0f, 0.22f}, {PutOdds, 2 / 3.0f, 0.40f}, {Buy, 1, 0.83f, 0.19f}});
    }
    places[{Place, n}].area = place_area(l, x, l.dont ? 0.5f : 2 / 3.0f);
}

void plan_props(CrapsPlaces& places) {
    using enum Kind;
    constexpr float radius = 0.30f;
    const Spot grid[prop_rows][2] = {
        {{Hard, 6}, {Hard, 10}}, {{Hard, 8}, {Hard, 4}}, {{Three}, {Eleven}}, {{Two}, {Twelve}}};
    for (int r = 0; r < prop_rows; ++r)
        for (const bool right : {false, true}) {
            const glm::vec2 low{right ? props_middle : props_low.x, prop_line(r + 1)};
            const glm::vec2 high{right ? props_high.x : props_middle, prop_line(r)};
            const glm::vec2 chips{low.x + (right ? 2.08f : 1.90f), (low.y + high.y) / 2 + (r == 2 ? 0.06f : -0.02f)};
            places[grid[r][right]] = {r < 2 ? box_area(low, high) : beside_horn(low, high, !right, r == 2), chips,
                                      radius};
        }
    places[{Kind::Horn}] = {convex_area({horn - horn_across, horn - horn_up, horn + horn_across, horn + horn_up}),
                            {horn.x, horn.y - 0.04f},
                            0.26f};
    const Area seven = box_area({props_low.x, seven_low}, props_high),
               column = box_area({3.42f, props_low.y}, {4.11f, props_high.y});
    places[{Kind::AnySeven}] = {seven, {8.80f, 1.79f}, 0.29f};
    places[{Kind::AnyCraps}] = {box_area(props_low, {props_high.x, any_craps_high}), {8.80f, -3.24f}, radius};
    places[{Kind::CAndE}] = {column, {column.middle().x, -1.92f}, 0.26f};
}

void plan_hops(CrapsPlaces& places, const craps::Rules& sheet) {
    const std::vector<int> hops = craps::numbers(sheet, Kind::Hop);
    constexpr int columns = 7, rows = 3;
    constexpr float wide = props_high.x - props_low.x, hop_row = 0.74f;
    constexpr glm::vec2 box{wide / columns, hop_row};
    for (std::size_t i = 0; i < hops.size(); ++i) {
        const std::size_t column = i % columns, row = i / columns + 1;
        const glm::vec2 low{props_low.x + box.x * static_cast<float>(column),
                            hops_high - hop_row * static_cast<float>(row)};
        places[{Kind::Hop, hops[i]}] = {box_area(low, low + box), low + glm::vec2{box.x / 2, 0.20f}, 0.18f};
    }
    // Chips stand at the lower right, beside the printed pay-out.
    const auto row = [&](float low, float high, float radius, float part, std::initializer_list<Spot> spots) {
        float x = props_low.x;
        for (const Spot& spot : spots) {  // each takes that part of the width, the last one the rest
            const glm::vec2 end{&spot == spots.end() - 1 ? props_high.x : x + part * wide, high};
            places[spot] = {box_area({x, low}, end), {end.x - radius - 0.04f, low + radius + 0.05f}, radius};
            x = end.x;
        }
    };
    using enum Kind;
    constexpr float high_low = -1.495f, hi_lo_low = -2.50f, radius = 0.25f;
    row(high_low, hops_high - rows * hop_row, 0.20f, 0.25f,
        {{HornHigh, 2}, {HornHigh, 3}, {HornHigh, 11}, {HornHigh, 12}});
    row(hi_lo_low, high_low, radius, 0.29f, {{World}, {HiLo}, {Fire}});
    row(props_low.y, hi_lo_low, radius, 1 / 3.0f, {{Small}, {All}, {Tall}});
}

}  // namespace boxcars::scenes
