#include "scenes/craps/layout.h"

#include "longer.h"
#include "platform/logical.h"
#include "rules/craps/sheets.h"
#include "scenes/craps/dash.h"
#include "scenes/craps/far_zone.h"
#include "scenes/guide/scene.h"
#include "scenes/watch/scene.h"

#include <doctest/doctest.h>
#include <algorithm>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
using craps_table::both_sheets;

namespace {

constexpr CrapsLeaf leaves[] = {CrapsLeaf::Props, CrapsLeaf::Hops};

const Layout wide = layout_for({0, 0, 1280, 720}), cramped = layout_for({0, 0, 1000, 750});

float smaller_side(const render::Rect& r) { return std::min(r.w, r.h); }

}  // namespace

TEST_CASE("craps layout: a spot that the sheet does not have is refused by name") {
    CHECK_THROWS_WITH(CrapsLayout(craps_table::crapless).place({Kind::DontPass}),
                      "the felt of this rule sheet has no place for dont_pass");
}

TEST_CASE("craps layout: no two areas of a leaf overlap, and convex parts make up the whole") {
    for (const craps::Rules& sheet : both_sheets) {
        const CrapsLayout layout(sheet);
        for (const CrapsLeaf leaf : leaves)
            for (float x = -9.9f; x < 9.9f; x += boxcars::test::longer(0.0853f, 0.0371f))
                for (float y = -4.6f; y < 2.5f; y += boxcars::test::longer(0.0713f, 0.0293f)) {
                    int owners = 0, parts = 0;
                    for (const Spot spot : layout.spots()) {
                        if (!layout.on(spot, leaf)) continue;
                        const Area& area = layout.place(spot).area;
                        owners += area.has({x, y}) ? 1 : 0;
                        for (const auto& piece : area.pieces) parts += Area{piece, {}}.has({x, y}) ? 1 : 0;
                    }
                    if (owners > 1 || parts != owners) {
                        INFO(x, " ", y);
                        REQUIRE(owners <= 1);
                        REQUIRE(parts == owners);
                    }
                }
    }
}

TEST_CASE("craps layout: every place can be hit: 24 px at least at 1280x720, and in a narrow window") {
    for (const craps::Rules& sheet : both_sheets) {
        const CrapsLayout layout(sheet);
        for (const Spot spot : layout.spots()) {
            INFO(craps::to_text(spot));
            CHECK(smaller_side(layout.on_canvas(craps_camera(wide, CrapsView::Whole), spot)) >= 24);
            CHECK(smaller_side(layout.on_canvas(craps_camera(cramped, craps_home(spot)), spot)) >= 24);
        }
    }
}

TEST_CASE("craps layout: a narrow window has two views, and each shows its own spots and the dice whole") {
    CHECK(craps_view(wide, CrapsView::Props) == CrapsView::Whole);
    CHECK(craps_view(cramped, CrapsView::Whole) == CrapsView::Line);
    for (const craps::Rules& sheet : both_sheets) {
        const CrapsLayout layout(sheet);
        for (const Spot spot : layout.spots()) {
            INFO(craps::to_text(spot));
            CHECK(cramped.table.contains(layout.on_canvas(craps_camera(cramped, craps_home(spot)), spot)));
        }
    }
    const world::Tray tray = craps_places::tray();
    const float die = render::half_edge(render::DieKind::Red);
    for (const CrapsView view : {CrapsView::Line, CrapsView::Props})
        for (const float side : {-1.0f, 1.0f}) {
            const float x = craps_camera(cramped, view).project({side * (tray.rest_half.x + die), tray.centre.y, 0}).x;
            CHECK(x > cramped.table.x);
            CHECK(x < cramped.table.x + cramped.table.w);
        }
}

TEST_CASE("craps layout: upright every box of every page is large enough for a thumb and lies within the table") {
    for (const glm::vec2 size : {glm::vec2{480, 853}, {480, 1039}, {640, 850}})
        for (const craps::Rules& sheet : both_sheets) {
            const Layout upright = layout_for({0, 0, size.x, size.y});
            const render::Camera camera = craps_camera(upright, CrapsView::Line);
            std::set<Spot> shown;
            for (const FeltPage& page : felt_pages(sheet, craps::spots(sheet))) {
                CrapsLayout layout(sheet);
                layout.stand_up(upright, page);
                for (const Spot spot : layout.spots()) {
                    if (!layout.on(spot, {})) continue;
                    INFO(craps::to_text(spot), " at ", size.x);
                    shown.insert(spot);
                    const render::Rect box = layout.on_canvas(camera, spot);
                    CHECK(smaller_side(box) >= thumb - 0.3f);
                    CHECK(box.x >= upright.table.x);
                    CHECK(box.x + box.w <= upright.table.x + upright.table.w);
                    CHECK(box.y > upright_felt(upright).tabs[0].y + thumb);
                    CHECK(box.y + box.h <= upright.dash.y);
                    CHECK(layout.spot_at(glm::vec2{camera.on_plane(box.centre(), 0)}, {}) == spot);
                }
            }
            CHECK(shown.size() == craps::spots(sheet).size());
        }
}

TEST_CASE("craps layout: odds stand beside their bet, half over it") {
    const CrapsLayout layout{craps::Rules{}};
    for (const auto& [odds, bet] :
         {std::pair{Kind::ComeOdds, Kind::ComeOn}, {Kind::DontComeOdds, Kind::DontComeOn}, {Kind::PutOdds, Kind::Put}})
        for (const int number : layout.numbers()) {
            const float apart = glm::distance(layout.chip_place({odds, number}), layout.chip_place({bet, number}));
            CHECK(apart > 0.1f);
            CHECK(apart < 2 * layout.place({bet, number}).radius);
        }
    CHECK(layout.chip_place({Kind::PassOdds}).y < layout.place({Kind::Pass}).area.low().y);
}

TEST_CASE("craps layout: no die lies under the top bar's plate in any window, wherever it rests, in a lesson neither") {
    for (const glm::ivec2 px : {glm::ivec2{1280, 720}, {853, 480}, {1706, 720}, {1280, 800}, {1279, 720}, {800, 600}})
        for (const float below : {0.0f, GuideBar::height, RecordingBar::height}) {
            const glm::vec2 canvas = glm::vec2{px} / platform::window_scale(px, {});
            const Layout layout = layout_for({0, 0, canvas.x, canvas.y - below});
            const render::Rect plate = CrapsDash::standing(layout);
            INFO(px.x, "x", px.y, " less ", below);
            for (const CrapsView wanted : {CrapsView::Line, CrapsView::Props}) {
                const CrapsView view = craps_view(layout, wanted);
                CHECK(far_places(layout, view).dice.y > plate.y + plate.h);
                const auto odds = CrapsLayout{craps::Rules{}}.on_canvas(craps_camera(layout, view), {Kind::PassOdds});
                CHECK(odds.y + odds.h <= layout.dash.y);
            }
        }
}
