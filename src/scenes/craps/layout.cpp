#include "scenes/craps/layout.h"

#include "base/error.h"
#include "render/dice.h"
#include "rules/craps/bets.h"

#include <cmath>

namespace boxcars::scenes {

using craps::Kind, craps::Spot;

namespace {

// Logical px per world unit in narrow windows. At scale 0.8 the em of the smallest print is then 10 px on screen.
constexpr float close_px = 61;
// The table height, in logical px, from which close_px applies. A lower table shows the same part, smaller.
constexpr float close_high = 558;
constexpr float line_x = -2.0f, props_x = 2.55f;  // x of the middle of each narrow view
constexpr float close_y = 0.27f;                  // y of the middle: dice and odds row are visible

// The lower left and the upper right corner of the points' bounding box.
std::pair<glm::vec2, glm::vec2> corners(std::span<const glm::vec2> points) {
    glm::vec2 low = points.front(), high = low;
    for (const glm::vec2 p : points) low = glm::min(low, p), high = glm::max(high, p);
    return {low, high};
}

}  // namespace

// A point on a border belongs only to the area above it or to its right.
bool Area::has(glm::vec2 p) const {
    bool inside = false;
    for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
        const glm::vec2 a = outline[i], b = outline[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x >= a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
    }
    return inside;
}

glm::vec2 Area::low() const { return corners(outline).first; }
glm::vec2 Area::high() const { return corners(outline).second; }

std::vector<glm::vec2> seen_from(const render::Camera& camera, std::span<const glm::vec2> path) {
    std::vector<glm::vec2> seen;
    for (const glm::vec2 p : path) seen.push_back(camera.project({p, 0}));
    return seen;
}

render::Rect bounds_of(std::span<const glm::vec2> points) {
    const auto [low, high] = corners(points);
    return {low.x, low.y, high.x - low.x, high.y - low.y};
}

CrapsLayout::CrapsLayout(const craps::Rules& sheet, std::vector<Spot> open)
    : open_(std::move(open)), numbers_(craps::box_numbers(sheet)) {
    const FeltLines lines(sheet);
    plan_line(places_, lines);
    plan_numbers(places_, lines, numbers_);
    plan_props(places_);
    plan_hops(places_, sheet);
    const float foot = this->open({Kind::Come}) ? lines.foot : lines.come;
    for (std::size_t i = 0; i < numbers_.size(); ++i)
        boxes_[numbers_[i]] = box_area({lines.box_left(i), foot}, {lines.box_left(i) + lines.box_width, lines.top});
    numerals_ = (lines.strip + lines.number) / 2;
    using enum Kind;
    for (const int number : numbers_) {  // if no other bet on a number is open, its place bet takes the whole box
        constexpr Kind others[] = {ComeOn, DontComeOn, ComeOdds, DontComeOdds, Buy, Lay, PlaceToLose, Put, PutOdds};
        const auto is_open = [&](Kind kind) { return this->open({kind, number}); };
        if (std::ranges::none_of(others, is_open)) places_.at({Place, number}).area = box(number);
    }
    card_ = box_area(props_low, props_high);
    felt_bets_ = box_area(felt_bets_low, felt_bets_high);
    constexpr float high = -3.76f, low = -4.30f;
    tabs_[0] = box_area({props_low.x, low}, {props_middle - 0.06f, high});
    tabs_[1] = box_area({props_middle + 0.06f, low}, {props_high.x, high});
    puck_off_ = lines.dont ? glm::vec2{-7.42f, 0.14f} : glm::vec2{(lines.left + lines.pass_arm) / 2, 1.78f};
}

const CrapsPlace& CrapsLayout::place(Spot spot) const {
    const auto found = places_.find(spot);
    if (found == places_.end()) throw Error("the felt of this rule sheet has no place for " + craps::to_text(spot));
    return found->second;
}

void CrapsLayout::stand_up(const Layout& layout, const FeltPage& page) {
    plan_upright(places_, layout, page);
    upright_ = page.spots;
    for (const Spot spot : {Spot{Kind::Pass}, Spot{Kind::PassOdds}})
        if (open(spot)) upright_.push_back(spot);
    puck_off_ = {2.85f, craps_places::table.double_line + 0.05f};
}

bool CrapsLayout::on(Spot spot, CrapsLeaf leaf) const {
    return upright() ? std::ranges::count(upright_, spot) > 0 : leaf_of(spot.kind).value_or(leaf) == leaf;
}

bool CrapsLayout::open(CrapsLeaf leaf) const {
    return std::ranges::any_of(open_, [&](const Spot spot) { return leaf_of(spot.kind) == leaf; });
}

std::optional<Spot> CrapsLayout::spot_at(glm::vec2 point, CrapsLeaf leaf) const {
    for (const Spot spot : open_)
        if (on(spot, leaf) && place(spot).area.has(point)) return spot;
    for (const int number : upright() ? std::vector<int>{} : numbers_)
        if (box(number).has(point) && open({Kind::Place, number})) return Spot{Kind::Place, number};
    return {};
}

render::Rect CrapsLayout::on_canvas(const render::Camera& camera, Spot spot) const {
    return bounds_of(seen_from(camera, place(spot).area.outline));
}

// Picks the nearest spot in that direction, measured between chips. A distance to the side counts three times.
Spot CrapsLayout::neighbour(Spot from, Way way, CrapsLeaf leaf) const {
    constexpr glm::vec2 ways[] = {{-1, 0}, {1, 0}, {0, 1}, {0, -1}};
    const glm::vec2 forward = ways[static_cast<std::size_t>(way)], start = chip_place(from);
    Spot best = from;
    float least = 1e9f;
    for (const Spot spot : open_) {
        const glm::vec2 off = chip_place(spot) - start;
        const float along = glm::dot(off, forward), aside = std::abs(glm::dot(off, glm::vec2(forward.y, forward.x)));
        if (!on(spot, leaf) || spot == from || along < 0.05f || aside > 2.5f * along) continue;
        const float cost = along + 3 * aside;
        if (cost < least) best = spot, least = cost;
    }
    return best;
}

const Area& CrapsLayout::box(int number) const {
    return upright() ? place({Kind::Place, number}).area : boxes_.at(number);
}

glm::vec2 CrapsLayout::numeral(int number) const { return {box(number).middle().x, numerals_}; }

const Area& CrapsLayout::leaf_tab(CrapsLeaf leaf) const { return tabs_[static_cast<std::size_t>(leaf)]; }

glm::vec2 CrapsLayout::puck(int point) const {
    if (point == 0) return puck_off_;
    const Area& area = box(point);
    if (upright())
        return on({Kind::Place, point}, {}) ? glm::vec2{area.low().x, area.high().y} + glm::vec2{0.32f, -0.32f}
                                            : puck_off_;
    return {area.middle().x, area.high().y + 0.29f};  // clear of the top row's chips
}

// The near side has no rail: a throw to the far rail bounces so little that the dice stay in their zone.
world::Tray craps_places::tray() {
    return {.half = {9.0f, 1.26f}, .centre = {0, 3.58f}, .rest_half = {2.4f, 0.26f}, .far_rail = true};
}

CrapsView craps_view(const Layout& layout, CrapsView wanted) {
    if (!layout.narrow) return CrapsView::Whole;
    if (layout.portrait) return CrapsView::Line;
    return wanted == CrapsView::Props ? CrapsView::Props : CrapsView::Line;
}

render::Camera craps_camera(const Layout& layout, CrapsView view) {
    if (layout.portrait) {  // put the felt's double line at dice_foot
        render::Camera upright = table_camera(layout, {6.7f, 8.2f});
        upright.looks_at = {0, 1.2f, 0};
        upright.band.y += upright_felt(layout).dice_foot - upright.project({0, craps_places::table.double_line, 0}).y;
        upright.band.y -= upright.band.h;
        upright.band.h *= 3;  // extended so that width sets the scale
        return upright;
    }
    render::Camera camera = table_camera(layout);
    if (view == CrapsView::Whole) return camera;
    camera.looks_at = {view == CrapsView::Line ? line_x : props_x, close_y, 0};
    const float px = close_px * std::min(1.0f, layout.table.h / close_high);
    const float nearer = px / camera.px_per_unit(camera.looks_at);
    camera.field_degrees =
        2 * glm::degrees(std::atan(std::tan(glm::radians(camera.field_degrees) / 2) / std::max(1.0f, nearer)));
    return camera;
}

CrapsView craps_home(Spot spot) {
    const bool aside = spot.kind >= Kind::Hard && spot.kind != Kind::Field;
    return aside ? CrapsView::Props : CrapsView::Line;
}

FarPlaces far_places(const Layout& layout, CrapsView view) {
    const render::Camera camera = craps_camera(layout, view);
    const world::Tray tray = craps_places::tray();
    const float half = render::half_edge(render::DieKind::Red), corner = half * 1.4143f;
    Area dice;
    for (const float x : {-1.0f, 1.0f})
        for (const float y : {-1.0f, 1.0f})
            for (const float z : {0.0f, 2 * half})
                dice.outline.push_back(camera.project({tray.centre.x + x * (tray.rest_half.x + corner),
                                                       tray.centre.y + y * (tray.rest_half.y + corner), z}));
    constexpr float air = 8, history_wide = 84, receipt_wide = 232;
    const glm::vec2 low = dice.low(), high = dice.high();
    const float top = layout.table.y + 6, left = high.x + air, print = camera.project({0, 2.145f, 0}).y;
    const float right = std::min(layout.table.x + layout.table.w - 14, camera.project({9.1f, 2.9f, 0}).x);
    FarPlaces places;
    places.dice = {low.x, low.y, high.x - low.x, high.y - low.y};
    if (layout.portrait) {
        const UprightFelt felt = upright_felt(layout);
        places.call = felt.call;
        if (low.y >= felt.history.y + felt.history.h) places.history = felt.history;  // left out where dice cover it
        return places;
    }
    places.open = {left, top, right - left, print - 5 - top};
    places.history = {left, top + 4, history_wide, places.open.h - 8};
    const float rest = std::max(left + history_wide + air, right - receipt_wide);
    places.rest = {rest, top, right - rest, places.open.h};
    const float call = std::max(layout.table.x + 24, camera.project({-9.0f, 4.15f, 0}).x + 10);
    places.call = {call, top, low.x - air - call, places.open.h};
    if (places.rest.w < receipt_wide * 0.9f) places.rest.w = 0;
    return places;
}

}  // namespace boxcars::scenes
