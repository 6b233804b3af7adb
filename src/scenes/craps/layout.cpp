#include "scenes/craps/layout.h"

#include "base/error.h"
#include "rules/craps/bets.h"

#include <glm/gtc/constants.hpp>

namespace boxcars::scenes {

using craps::Kind;

// Logical px per world unit if a part of the felt is shown. At scale 0.8 the smallest print is then 10 px on screen.
constexpr float close_px = 61;
// The table height, in logical px, from which close_px applies. A lower table shows the same part, smaller.
constexpr float close_high = 558;
constexpr float line_x = -2.0f, props_x = 2.55f;  // x of the middle of each part
constexpr float close_y = 0.27f;                  // y of the middle: dice and odds row are visible

// The lower left and the upper right corner of the points' bounding box.
static std::pair<vec2, vec2> corners(std::span<const vec2> points) {
    vec2 low = points.front(), high = low;
    for (const vec2 p : points) low = glm::min(low, p), high = glm::max(high, p);
    return {low, high};
}

// A point on a border belongs only to the area above it or to its right.
bool Area::has(vec2 p) const {
    bool inside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const vec2 a = outline[i], b = outline[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x >= a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
    }
    return inside;
}

vec2 Area::low() const { return corners(outline).first; }
vec2 Area::high() const { return corners(outline).second; }

std::vector<vec2> seen_from(const Camera& camera, std::span<const vec2> path) {
    std::vector<vec2> seen;
    for (const vec2 p : path) seen.push_back(seen_from(camera, p));
    return seen;
}

Rect bounds_of(std::span<const vec2> points) {
    const auto [low, high] = corners(points);
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

// ---- the places of a whole felt ----

// The sizes keep every place at least 24 px wide and high at 1280x720.
FeltLines::FeltLines(const craps::Rules& sheet) : dont(!sheet.crapless) {
    if (dont) {
        pass_arm = -8.45f, dont_arm = -7.83f, boxes = -6.30f;
        come = -1.12f, field = -2.20f, dont_low = -2.82f;
    } else {
        pass_arm = dont_arm = boxes = -8.65f;
        come = -1.28f, field = dont_low = -2.52f;
    }
    box_width = (right - boxes) / as_float(craps::box_numbers(sheet).size());
    big_width = dont ? (boxes - dont_arm) / 2 : 0.80f;
    big_right = dont_arm + big_width;
    inner_round = dont ? 0.40f : 0.60f;
    middle_round = dont ? 0.80f : inner_round;
    field_left = dont_arm + 2 * big_width;
}

Area convex_area(std::vector<vec2> outline) { return {outline, {outline}}; }
Area box_area(vec2 low, vec2 high) { return convex_area({low, {high.x, low.y}, high, {low.x, high.y}}); }

std::vector<vec2> FeltLines::hook(float x, float y, float round) const {
    constexpr int steps = 12;
    std::vector<vec2> path{{x, top}};
    for (int i = 0; i <= steps; ++i) {
        const float turn = glm::half_pi<float>() * as_float(i) / steps;
        path.push_back(vec2(x, y) + round * vec2(1 - std::cos(turn), 1 - std::sin(turn)));
    }
    path.push_back({right, y});
    return path;
}

namespace {

using CrapsPlaces = std::map<Spot, CrapsPlace>;

Area between(const std::vector<vec2>& outer, const std::vector<vec2>& inner) {  // requires: equal sizes
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
    path.back() = {l.big_right, l.field};
    path.push_back({l.big_right, l.come});
    return convex_area(path);
}

// One place in a row of a number's box.
struct PrintedCell {
    Kind kind;
    std::optional<float> chip{};  // middle of its chips, 0 to 1 of the box's width; empty: its own middle
    float radius = 0.20f;
    float columns = 1;  // how many of the row's equal columns it takes
};

// The place bet's area: the printed number, and the row below it from `middle` on.
Area place_area(const FeltLines& l, float left, float middle) {
    const float right = left + l.box_width;
    return {
        {{middle, l.chips}, {right, l.chips}, {right, l.strip}, {left, l.strip}, {left, l.number}, {middle, l.number}},
        {box_area({middle, l.chips}, {right, l.number}).outline, box_area({left, l.number}, {right, l.strip}).outline}};
}

const vec2 horn_across = 0.74f * rightwards,
           horn_up = 0.43f * upwards;  // from the middle of the horn's diamond to its corners

// One of the four boxes round the horn, whose diamond cuts off the corner.
Area beside_horn(vec2 low, vec2 high, bool is_left, bool is_upper) {
    const vec2 tip = is_left ? horn - horn_across : horn + horn_across,
               end = is_upper ? horn + horn_up : horn - horn_up;
    if (is_left && is_upper) return convex_area({low, tip, end, high, {low.x, high.y}});
    if (is_upper) return convex_area({tip, {high.x, low.y}, high, {low.x, high.y}, end});
    if (is_left) return convex_area({low, {high.x, low.y}, end, tip, {low.x, high.y}});
    return convex_area({low, {high.x, low.y}, high, tip, end});
}

void plan_line(CrapsPlaces& places, const FeltLines& l) {
    constexpr float odds_y = -4.08f;
    places[{Kind::Pass}] = {between(l.outer(), l.middle()), {1.30f, std::midpoint(l.dont_low, l.low)}};
    places[{Kind::PassOdds}] = {
        box_area({l.dont ? lay_odds_right : odds_left, l.odds_low}, {felt_bets_low.x - 0.08f, odds_top}),
        {1.36f, odds_y}};
    if (l.dont) {
        places[{Kind::DontPass}] = {
            between(l.middle(), l.inner()), {-5.10f, std::midpoint(l.field, l.dont_low)}, 0.29f};
        places[{Kind::DontPassOdds}] = {box_area({odds_left, l.odds_low}, {lay_odds_right, odds_top}),
                                        {-5.04f, odds_y}};
        places[{Kind::DontCome}] = {box_area({l.dont_arm, l.foot}, {l.boxes, l.top}), {-6.68f, 0.14f}};
    }
    places[{Kind::Come}] = {box_area({l.dont_arm, l.come}, {l.right, l.foot}), {2.2f, std::midpoint(l.come, l.foot)}};
    places[{Kind::Field}] = {box_area({l.field_left, l.field}, {l.right, l.come}),
                             {l.field_left + 1.80f, std::midpoint(l.field, l.come) + 0.08f}};
    for (const int big : {6, 8}) {  // big 6 has the rounded corner
        const bool corner = big == 6;
        const Area area =
            corner ? corner_area(l) : box_area({l.big_right, l.field}, {l.big_right + l.big_width, l.come});
        places[{Kind::Big, big}] = {area, {area.middle().x + (corner ? 0.04f : 0), l.field + 0.34f}, 0.26f};
    }
}

// Each number's box has four rows: don't come, buy and lay (crapless: to lose and lay); the number itself; come at the
// left, place at the right; a thin row for the rest. Odds chips overlap the chips of their bet.
void plan_box(CrapsPlaces& places, const FeltLines& l, int n, float x) {
    using enum Kind;
    const auto row = [&](float low, float high, std::initializer_list<PrintedCell> cells) {
        float columns = 0, taken = 0, from = 0;
        for (const PrintedCell& cell : cells) columns += cell.columns;
        for (const PrintedCell& cell : cells) {
            taken += cell.columns;
            const float to = taken / columns, chip = cell.chip.value_or(std::midpoint(from, to));
            places[{cell.kind, n}] = {box_area({x + from * l.box_width, low}, {x + to * l.box_width, high}),
                                      {x + chip * l.box_width, std::midpoint(low, high)},
                                      cell.radius};
            from = to;
        }
    };
    const float small = 0.21f, large = l.dont ? 0.30f : 0.26f;
    if (l.dont) {
        row(l.strip, l.top, {{DontComeOn, 0.16f, small}, {DontComeOdds, 0.28f, small}, {Buy}, {Lay}});
        row(l.chips, l.number, {{ComeOn, 0.21f, large}, {ComeOdds, 0.32f, large}, {Place, 0.76f, large, 2}});
        row(l.foot, l.chips, {{PlaceToLose}, {Put, 0.52f}, {PutOdds, 0.70f}});
    } else {
        const PrintedCell lay{Lay, 0.78f};
        if (may_place_to_lose(n))
            row(l.strip, l.top, {{PlaceToLose, 0.22f}, lay});
        else
            row(l.strip, l.top, {lay});
        row(l.chips, l.number, {{ComeOn, 0.25f, large}, {ComeOdds, 0.38f, large}, {Place, 0.77f, large}});
        row(l.foot, l.chips, {{Put, 0.22f}, {PutOdds, 0.40f}, {Buy, 0.83f, 0.19f}});
    }
    CrapsPlace& place = places[{Place, n}];
    place.area = place_area(l, x, place.area.low().x);
}

void plan_props(CrapsPlaces& places) {
    using enum Kind;
    constexpr float radius = 0.30f;
    const Spot grid[prop_rows][2] = {
        {{Hard, 6}, {Hard, 10}}, {{Hard, 8}, {Hard, 4}}, {{Three}, {Eleven}}, {{Two}, {Twelve}}};
    for (int r = 0; r < prop_rows; ++r)
        for (const bool right : {false, true}) {
            const vec2 low{right ? props_middle : props_low.x, prop_line(r + 1)};
            const vec2 high{right ? props_high.x : props_middle, prop_line(r)};
            const vec2 chips{low.x + (right ? 2.08f : 1.90f), std::midpoint(low.y, high.y) + (r == 2 ? 0.06f : -0.02f)};
            places[grid[r][right]] = {r < 2 ? box_area(low, high) : beside_horn(low, high, !right, r == 2), chips,
                                      radius};
        }
    places[{Kind::Horn}] = {convex_area({horn - horn_across, horn - horn_up, horn + horn_across, horn + horn_up}),
                            {horn.x, horn.y - 0.04f},
                            0.26f};
    const Area column = box_area({3.42f, props_low.y}, {4.11f, props_high.y});
    places[{Kind::AnySeven}] = {box_area({props_low.x, seven_low}, props_high), {8.80f, 1.79f}, 0.29f};
    places[{Kind::AnyCraps}] = {box_area(props_low, {props_high.x, any_craps_high}), {8.80f, -3.24f}, radius};
    places[{Kind::CAndE}] = {column, {column.middle().x, -1.92f}, 0.26f};
}

void plan_hops(CrapsPlaces& places, const craps::Rules& sheet) {
    const std::vector<int> hops = craps::numbers(sheet, Kind::Hop);
    constexpr int columns = 7, rows = 3;
    constexpr float wide = props_high.x - props_low.x, hop_row = 0.74f;
    constexpr vec2 box{wide / columns, hop_row};
    for (std::size_t i = 0; i < hops.size(); ++i) {
        const std::size_t column = i % columns, down = i / columns + 1;
        const vec2 low{props_low.x + box.x * as_float(column), hops_high - hop_row * as_float(down)};
        places[{Kind::Hop, hops[i]}] = {box_area(low, low + box), low + vec2{box.x / 2, 0.20f}, 0.18f};
    }
    // Chips stand at the lower right, beside the printed pay-out.
    const auto row = [&](float low, float high, float radius, float part, std::initializer_list<Spot> spots) {
        float x = props_low.x;
        for (const Spot& spot : spots) {  // each takes that part of the width, the last one the rest
            const vec2 end{&spot == spots.end() - 1 ? props_high.x : x + part * wide, high};
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

// ---- the places of a felt in pages ----

struct PageKinds {
    FeltSection section;
    std::vector<Kind> kinds;
    std::optional<CrapsLeaf> leaf{};
};

// The kinds of bets on each page. The pass line and its odds are always visible, so no page lists them.
std::span<const PageKinds> page_kinds() {
    using enum Kind;
    static const PageKinds pages[] = {
        {FeltSection::Line, {DontPass, DontPassOdds}},
        {FeltSection::Numbers, {Place}},
        {FeltSection::Numbers, {Buy}},
        {FeltSection::Numbers, {Lay}},
        {FeltSection::Numbers, {PlaceToLose}},
        {FeltSection::Numbers, {ComeOn, ComeOdds}},
        {FeltSection::Numbers, {DontComeOn, DontComeOdds}},
        {FeltSection::Numbers, {Put, PutOdds}},
        {FeltSection::Field, {Field, Come, DontCome, Big}},
        {FeltSection::Props, {AnySeven, AnyCraps, Two, Three, Eleven, Twelve, Horn, CAndE, Hard}, CrapsLeaf::Props},
        {FeltSection::Props, {Hop}, CrapsLeaf::Hops},
        {FeltSection::Props, {HornHigh, World, HiLo, Small, Tall, All, Fire}, CrapsLeaf::Hops}};
    return pages;
}

// nullptr: the pass line and its odds.
const PageKinds* page_of(Kind kind) {
    for (const PageKinds& page : page_kinds())
        if (among(page.kinds, kind)) return &page;
    return nullptr;
}

constexpr float gap = 5;  // px between the boxes, the tabs and the parts of a page
constexpr std::size_t most_rows = 3;

// The boxes of a page: up to three are stacked; more lie in two rows, or in three if they would be under 88 px wide.
std::vector<Rect> boxes_of(const Rect& page, std::size_t count) {
    if (count == 0) return {};
    constexpr float wide_enough = 88;
    const float most_high = count == 1 ? page.h : 150;
    std::size_t rows = count <= 3 ? count : 2;
    const auto columns = [&] { return (count + rows - 1) / rows; };
    while (count > 3 && rows < most_rows && page.w / as_float(columns()) < wide_enough) ++rows;
    const auto across = as_float(columns()), down = as_float(rows);
    const float high = std::min(page.h, down * (most_high + gap) - gap);
    const Rect all = Placing{along::fill(), along::end(0, high)}.in(page);
    std::vector<Rect> boxes;
    for (std::size_t nth = 0; nth < count; ++nth) {
        const std::size_t column = nth % columns(), row = nth / columns();
        boxes.push_back(
            Placing{along::share(as_float(column), across, gap), along::share(as_float(row), down, gap)}.in(all));
    }
    return boxes;
}

// Makes a spot's place on the felt from a box in logical px. `chips`: where the chips lie, as shares of the box.
CrapsPlace place_on(const Camera& camera, const Rect& box, vec2 chips) {
    const auto felt = [&](float x, float y) { return felt_under(camera, {x, y}); };
    const float right = box.x + box.w, foot = box.y + box.h;
    return {convex_area({felt(box.x, foot), felt(right, foot), felt(right, box.y), felt(box.x, box.y)}),
            felt(box.x + box.w * chips.x, box.y + box.h * chips.y)};
}

using namespace along;

constexpr Forms<Placing> paged(const Placing& over, const Placing& beside) { return {nowhere, nowhere, over, beside}; }
constexpr Forms<Placing> paged(const Placing& place) { return paged(place, place); }
constexpr Forms<Placing> tab(float nth) { return paged(column(nth, 4, gap)); }
constexpr Placing from_start(float part) { return {{.size = -gap, .size_part = part}, fill()}; }
constexpr Placing to_end(float part) { return {{.at_part = 1, .size_part = part, .anchor = 1}, fill()}; }
constexpr float air = 4, line = 62;
constexpr Along amid = fill(air, air), tabbed = inside(2 * air);
constexpr Along ground{-air, 1, -57.3f, 0.55f, 1, 204, 375};   // a high table's is higher
constexpr Along whole_ground{-air, 1, 2, 0.64f, 1, 204, 430};  // without tabs and words above it
constexpr Forms<float> calls_from{520, 520, 520, 0};           // table heights, px, from which a call has room

// clang-format off
constexpr PlaceRow felt_rows[] = {
    // place         lies in      over the boxes                             beside the table
    {"ground",      "table",  paged({amid, ground},                       {amid, whole_ground})},
    {"words",       "ground", paged({amid, before(68, 80)},               {amid, before(10)})},  // the hint, the call
    {"line",        "ground", paged({amid, end(air, line)})},
    {"pass",        "line",   paged(from_start(0.64f),                    from_start(0.6f))},
    {"odds",        "line",   paged(to_end(0.36f),                        to_end(0.4f))},
    {"page",        "ground", paged({amid, fill(air, air + line + gap)})},
    {"tab place",   "side",   paged({amid, ground},                       whole)},
    {"tabs",        "tab place", paged({amid, before(3, thumb)},          {tabbed, end(2 * air, thumb)})},
    {"tab_line",    "tabs",   tab(0)},
    {"tab_numbers", "tabs",   tab(1)},
    {"tab_field",   "tabs",   tab(2)},
    {"tab_props",   "tabs",   tab(3)},
    {"hint",        "tabs",   paged({amid, before(6, 42)},                {amid, before(6, 77)})},
    {"call",        "hint",   paged({amid, before(0, 38)})},
    {"history",     "side",   paged(across(12, air, 12, 24))},
    {"receipt",     "side",   paged(nowhere,                              {tabbed, fill(34, 192)})},
};
// clang-format on

}  // namespace

CrapsLayout::CrapsLayout(const craps::Rules& sheet, std::vector<Spot> open)
    : open_(std::move(open)), numbers_(craps::box_numbers(sheet)) {
    const FeltLines lines(sheet);
    plan_line(places_, lines);
    plan_props(places_);
    plan_hops(places_, sheet);
    const float foot = this->open({Kind::Come}) ? lines.foot : lines.come;
    float left = lines.boxes;
    for (const int number : numbers_) {
        plan_box(places_, lines, number, left);
        boxes_[number] = box_area({left, foot}, {left + lines.box_width, lines.top});
        left += lines.box_width;
    }
    numerals_ = std::midpoint(lines.strip, lines.number);
    using enum Kind;
    for (const int number : numbers_) {  // if no other bet on a number is open, its place bet takes the whole box
        constexpr Kind others[] = {ComeOn, DontComeOn, ComeOdds, DontComeOdds, Buy, Lay, PlaceToLose, Put, PutOdds};
        const auto is_open = [&](Kind kind) { return this->open({kind, number}); };
        if (std::ranges::none_of(others, is_open)) places_.at({Place, number}).area = box(number);
    }
    card_ = box_area(props_low, props_high);
    felt_bets_ = box_area(felt_bets_low, felt_bets_high);
    constexpr float high = -3.76f, low = -4.30f, half_gap = 0.06f;
    tabs_[0] = box_area({props_low.x, low}, {props_middle - half_gap, high});
    tabs_[1] = box_area({props_middle + half_gap, low}, {props_high.x, high});
    puck_off_ = lines.dont ? vec2{-7.42f, 0.14f} : vec2{std::midpoint(lines.left, lines.pass_arm), 1.78f};
}

const CrapsPlace& CrapsLayout::place(Spot spot) const {
    const auto found = places_.find(spot);
    if (found == places_.end()) throw Error("the felt of this rule sheet has no place for " + craps::to_text(spot));
    return found->second;
}

void CrapsLayout::stand_up(const Layout& layout, const FeltPage& page) {
    plan_page(layout, page);
    constexpr Forms<float> row{{}, {}, 1.1f, 1.6f};
    row_high_ = layout.of(row);
    page_ = page.spots;
    for (const Spot spot : {Spot{Kind::Pass}, Spot{Kind::PassOdds}})
        if (open(spot)) page_.push_back(spot);
    puck_off_ = {2.85f, craps_places::table.double_line + 0.05f};
}

// Picks the nearest spot in that direction, measured between chips. A distance to the side counts three times.
Spot CrapsLayout::neighbour(Spot from, Way way, CrapsLeaf leaf) const {
    const vec2 ways[] = {-rightwards, rightwards, upwards, -upwards};
    const vec2 forward = ways[nth(way)], start = chip_place(from);
    Spot best = from;
    float least = 1e9f;
    for (const Spot spot : open_) {
        const vec2 off = chip_place(spot) - start;
        const float along = glm::dot(off, forward), aside = std::abs(glm::dot(off, vec2(forward.y, forward.x)));
        if (!on(spot, leaf) || spot == from || along < 0.05f || aside > 2.5f * along) continue;
        const float cost = along + 3 * aside;
        if (cost < least) best = spot, least = cost;
    }
    return best;
}

vec2 CrapsLayout::puck(int point) const {
    if (point == 0) return puck_off_;
    const Area& area = box(point);
    if (paged())
        return on({Kind::Place, point}, {}) ? vec2{area.low().x, area.high().y} + 0.32f * (rightwards - upwards)
                                            : puck_off_;
    return {area.middle().x, area.high().y + 0.29f};  // clear of the top row's chips
}

// The near side has no rail: a throw to the far rail bounces so little that the dice stay in their zone.
world::Tray craps_places::tray() {
    return {.half = {9.0f, 1.26f}, .centre = {0, 3.58f}, .rest_half = {2.4f, 0.26f}, .far_rail = true};
}

CrapsView craps_view(const Layout& layout, CrapsView wanted) {
    const CrapsView part = wanted == CrapsView::Props ? wanted : CrapsView::Line;
    return layout.of(Forms{CrapsView::Whole, part, CrapsView::Line});
}

Camera craps_camera(const Layout& layout, CrapsView view) {
    Camera camera = table_camera(layout, {6.7f, 8.2f});
    if (layout.handheld) {  // puts the felt's double line at the foot of the dice
        const Rect words = craps_places::felt(layout)["words"];
        const float foot = craps_places::calls_on_felt(layout) ? words.y : words.y + words.h;
        camera.looks_at = {0, 1.2f, 0};
        camera.band.y += foot - seen_from(camera, vec2{0, craps_places::table.double_line}).y - camera.band.h;
        camera.band.h *= 3;  // extended so that width sets the scale
        return camera;
    }
    if (view == CrapsView::Whole) return camera;
    camera.looks_at = {view == CrapsView::Line ? line_x : props_x, close_y, 0};
    const float px = close_px * std::min(1.0f, layout.table.h / close_high);
    const float nearer = px / camera.px_per_unit(camera.looks_at);
    camera.field_degrees =
        2 * glm::degrees(std::atan(std::tan(glm::radians(camera.field_degrees) / 2) / std::max(1.0f, nearer)));
    return camera;
}

CrapsView craps_home(Spot spot) {
    return spot.kind >= Kind::Hard && spot.kind != Kind::Field ? CrapsView::Props : CrapsView::Line;
}

FarPlaces far_places(const Layout& layout, CrapsView view) {
    const Camera camera = craps_camera(layout, view);
    const world::Tray tray = craps_places::tray();
    const float half = half_edge(DieKind::Red);
    const vec2 reach = tray.rest_half + half * 1.4143f;  // with a turned die's corner
    std::vector<vec2> of_dice;                           // their corners where they may come to rest
    for (const vec2 corner : box_area(tray.centre - reach, tray.centre + reach).outline)
        for (const float z : {0.0f, 2 * half}) of_dice.push_back(camera.project({corner, z}));
    constexpr float air = 8, history_wide = 84, receipt_wide = 232, least_receipt = 120;
    FarPlaces places;
    places.dice = bounds_of(of_dice);
    const Rect& dice = places.dice;
    const float top = layout.table.y + 6, left = dice.right().x + air,
                print = seen_from(camera, vec2{0, props_high.y}).y;
    const float right = std::min(layout.table.right().x - 14, seen_from(camera, {9.1f, 2.9f}).x);
    if (layout.handheld) {
        const Places felt = craps_places::felt(layout);
        places.call = felt["call"];
        if (!craps_places::calls_on_felt(layout)) places.call.h = 0;
        if (const Rect& row = felt["history"]; !row.touches(dice) && !row.touches(places.call)) places.history = row;
        if (const Rect& room = felt["receipt"]; room.h >= least_receipt) places.rest = room;
        return places;
    }
    places.open = {left, top, right - left, print - 5 - top};
    places.history = Placing{along::start(0, history_wide), along::inside(4)}.in(places.open);
    const float rest = std::max(left + history_wide + air, right - receipt_wide);
    places.rest = {rest, top, right - rest, places.open.h};
    const float call = std::max(layout.table.x + 24, camera.project(craps_places::call).x + 10);
    places.call = {call, top, dice.x - air - call, places.open.h};
    if (layout.gauge_on_table()) places.call = {rest, top, right - rest, places.open.h};
    if (places.rest.w < receipt_wide * 0.9f) places.rest.w = 0;
    return places;
}

FeltSection section_of(Kind kind) { return page_of(kind) ? page_of(kind)->section : FeltSection::Line; }

std::optional<CrapsLeaf> leaf_of(Kind kind) {
    if (kind == Kind::CAndE || !page_of(kind)) return {};  // C and E lie beside the centre box
    return page_of(kind)->leaf;
}

std::size_t most_on_page(const Layout& layout) {
    const float columns = (craps_places::felt(layout)["page"].w + gap) / (thumb + gap);
    return most_rows * static_cast<std::size_t>(columns);
}

std::vector<FeltPage> felt_pages(const craps::Rules& sheet, std::span<const Spot> open, std::size_t most) {
    std::vector<FeltPage> pages;
    for (const auto& [section, kinds, leaf] : page_kinds()) {
        std::vector<Spot> spots;
        for (const Kind kind : kinds)
            for (const int number : craps::numbers(sheet, kind))
                if (among(open, Spot{kind, number})) spots.push_back({kind, number});
        if (section == FeltSection::Line && spots.empty()) pages.push_back({section, {}});
        const std::size_t parts = (spots.size() + most - 1) / most;
        for (std::size_t part = 0; part < parts; ++part) {
            const auto at = [&](std::size_t nth) {
                return spots.begin() + numeric_cast<std::ptrdiff_t>(spots.size() * nth / parts);
            };
            pages.push_back({section, {at(part), at(part + 1)}});
        }
    }
    return pages;
}

// Lays the line and one page out as boxes on the canvas. Spots of other pages lie under the tab of their section.
void CrapsLayout::plan_page(const Layout& layout, const FeltPage& page) {
    const Places felt = craps_places::felt(layout);
    const Camera camera = craps_camera(layout, CrapsView::Line);
    for (auto& [spot, place] : places_)
        place = place_on(camera, felt[section_tabs[nth(section_of(spot.kind))]], {0.5f, 0.5f});
    places_[{Kind::Pass}] = place_on(camera, felt["pass"], {0.84f, 0.54f});
    places_[{Kind::PassOdds}] = place_on(camera, felt["odds"], {0.78f, 0.54f});
    const std::vector<Rect> boxes = boxes_of(felt["page"], page.spots.size());
    for (std::size_t nth = 0; nth < boxes.size(); ++nth) {
        const bool wide = boxes[nth].w > 100;
        places_[page.spots[nth]] =
            place_on(camera, boxes[nth], wide ? vec2{1 - 28 / boxes[nth].w, 0.76f} : vec2{0.5f, 0.66f});
    }
}

Places craps_places::felt(const Layout& layout) { return {layout, felt_rows}; }
bool craps_places::calls_on_felt(const Layout& layout) { return layout.table.h >= layout.of(calls_from); }

}  // namespace boxcars::scenes
