#include "rules/craps/bets.h"
#include "scenes/craps/layout.h"

#include <algorithm>

namespace boxcars::scenes {

using craps::Kind, craps::Spot;
using render::Rect;

namespace {

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
        if (std::ranges::count(page.kinds, kind) > 0) return &page;
    return nullptr;
}

constexpr float edge = 8, gap = 5;  // px

// The boxes of a page: up to three are stacked; more lie in two rows, or in three if they would be under 88 px wide.
std::vector<Rect> boxes_of(const Rect& page, std::size_t count) {
    if (count == 0) return {};
    constexpr float wide_enough = 88;
    const float most_high = count == 1 ? page.h : 150;
    std::size_t rows = count <= 3 ? count : 2;
    const auto columns = [&] { return (count + rows - 1) / rows; };
    while (count > 3 && rows < 3 && page.w / static_cast<float>(columns()) < wide_enough) ++rows;
    const auto across = static_cast<float>(columns()), along = static_cast<float>(rows);
    const float wide = (page.w + gap) / across - gap, high = std::min(most_high, (page.h + gap) / along - gap);
    const float top = page.y + page.h - along * (high + gap) + gap;
    std::vector<Rect> boxes;
    for (std::size_t nth = 0; nth < count; ++nth) {
        const std::size_t row = nth / columns();
        boxes.push_back({page.x + static_cast<float>(nth % columns()) * (wide + gap),
                         top + static_cast<float>(row) * (high + gap), wide, high});
    }
    return boxes;
}

// Makes a spot's place on the felt from a box in logical px. `chips`: where the chips lie, as shares of the box.
CrapsPlace place_on(const render::Camera& camera, const Rect& box, glm::vec2 chips) {
    const auto felt = [&](float x, float y) { return glm::vec2{camera.on_plane({x, y}, 0)}; };
    const float right = box.x + box.w, foot = box.y + box.h;
    return {convex_area({felt(box.x, foot), felt(right, foot), felt(right, box.y), felt(box.x, box.y)}),
            felt(box.x + box.w * chips.x, box.y + box.h * chips.y), 0.33f};
}

}  // namespace

FeltSection section_of(Kind kind) { return page_of(kind) ? page_of(kind)->section : FeltSection::Line; }

std::optional<CrapsLeaf> leaf_of(Kind kind) {
    if (kind == Kind::CAndE || !page_of(kind)) return {};  // C and E lie beside the centre box
    return page_of(kind)->leaf;
}

std::vector<FeltPage> felt_pages(const craps::Rules& sheet, std::span<const Spot> open) {
    std::vector<FeltPage> pages;
    for (const auto& [section, kinds, leaf] : page_kinds()) {
        FeltPage page{section, {}};
        for (const Kind kind : kinds)
            for (const int number : craps::numbers(sheet, kind))
                if (std::ranges::count(open, Spot{kind, number}) > 0) page.spots.push_back({kind, number});
        if (section == FeltSection::Line || !page.spots.empty()) pages.push_back(std::move(page));
    }
    return pages;
}

UprightFelt upright_felt(const Layout& layout) {
    const Rect& t = layout.table;
    const float wide = t.w - 2 * edge, line_high = 62, tab_high = thumb;
    UprightFelt felt;
    felt.line = {t.x + edge, t.y + t.h - edge - line_high, wide, line_high};
    const float page_high = std::clamp(190 + 0.55f * (t.h - 586), 129.0f, 300.0f);
    felt.page = {t.x + edge, felt.line.y - gap - page_high, wide, page_high};
    const float tab_y = felt.page.y - 7 - tab_high, tab = (wide + gap) / 4 - gap;
    for (std::size_t nth = 0; nth < 4; ++nth)
        felt.tabs[nth] = {t.x + edge + static_cast<float>(nth) * (tab + gap), tab_y, tab, tab_high};
    felt.hint = {t.x + 12, tab_y - 48, t.w - 24, 42};
    const bool low = t.h < 520;  // the call takes the hint's place
    felt.call = {t.x + 16, felt.hint.y - 38, t.w - 32, low ? 0.0f : 38.0f};
    felt.dice_foot = low ? tab_y - 6 : felt.call.y;
    felt.history = {t.x + 12, t.y + 4, t.w - 24, 24};
    return felt;
}

void plan_upright(CrapsPlaces& places, const Layout& layout, const FeltPage& page) {
    const UprightFelt felt = upright_felt(layout);
    const render::Camera camera = craps_camera(layout, CrapsView::Line);
    for (auto& [spot, place] : places)
        place = place_on(camera, felt.tabs[static_cast<std::size_t>(section_of(spot.kind))], {0.5f, 0.5f});
    const float odds = 0.36f * felt.line.w;
    Rect pass = felt.line, behind = felt.line;
    pass.w -= odds + gap;
    behind.x += felt.line.w - odds;
    behind.w = odds;
    places[{Kind::Pass}] = place_on(camera, pass, {0.84f, 0.54f});
    places[{Kind::PassOdds}] = place_on(camera, behind, {0.78f, 0.54f});
    const std::vector<Rect> boxes = boxes_of(felt.page, page.spots.size());
    for (std::size_t nth = 0; nth < boxes.size(); ++nth) {
        const bool wide = boxes[nth].w > 100;
        places[page.spots[nth]] =
            place_on(camera, boxes[nth], wide ? glm::vec2{1 - 28 / boxes[nth].w, 0.76f} : glm::vec2{0.5f, 0.66f});
    }
}

}  // namespace boxcars::scenes
