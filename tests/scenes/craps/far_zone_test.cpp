// Nothing beyond the craps felt overlaps dice, print or another text, at any window size.
#include "scenes/craps/far_zone.h"

#include "longer.h"
#include "odds/craps/forecast.h"
#include "rules/craps/sheets.h"
#include "rules/craps/table.h"
#include "scenes/craps/forecast.h"
#include "scenes/craps/print.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using test::MeasuredStage, test::none_touches_another, test::touch, test::Written;

namespace {

struct Window {
    glm::ivec2 px;
    CrapsView view;
};
constexpr Window windows[] = {{{1280, 720}, CrapsView::Whole},
                              {{1920, 1080}, CrapsView::Whole},
                              {{800, 600}, CrapsView::Line},
                              {{800, 600}, CrapsView::Props}};

template <class Check>
void in_every_window(const Check& check) {
    ui::test::Bench bench;
    for (const Window& window : windows) {
        MeasuredStage stage(window.px);
        const Layout layout = layout_for(stage.canvas_rect());
        INFO(window.px.x, " x ", window.px.y, " view ", static_cast<int>(window.view));
        check(stage, layout, window.view);
    }
}

struct Busy : craps_table::Game {  // the point is five, and many bets of all sizes are down
    FarZone zone;

    Busy() {
        bet("pass", 5);
        roll(2, 3);
        for (const auto& [spot, dollars] : {std::pair{"pass_odds", 15},
                                            {"come", 5},
                                            {"field", 5},
                                            {"place_8", 6},
                                            {"buy_4", 25},
                                            {"place_6", 6},
                                            {"hard_8", 25},
                                            {"any_craps", 25},
                                            {"lay_10", 5}})
            bet(spot, dollars);
    }
    void roll(int first, int second) {
        zone.remember(Game::roll(first, second).facts);
        zone.reveal(0, 0);
    }
    FarZone::FarMoment shown(const Layout& layout, CrapsView view) const {
        return {.layout = layout, .view = view, .seen_from = craps_camera(layout, view)};
    }
};

}  // namespace

TEST_CASE("craps far zone: call, history, receipt and plate keep off the dice, the print and each other") {
    in_every_window([](MeasuredStage&, const Layout& layout, CrapsView view) {
        const FarPlaces places = far_places(layout, view);
        const float print = craps_camera(layout, view).project({0, 2.145f, 0}).y;
        CHECK(places.history.w > 70);
        CHECK(places.history.h > 100);
        for (const render::Rect* each : {&places.history, &places.rest, &places.open}) {
            CHECK_FALSE(touch(*each, places.dice));
            CHECK(layout.table.contains(*each));
            CHECK(each->y + each->h < print);
        }
        CHECK_FALSE(touch(places.history, places.rest));
        CHECK_FALSE(touch(places.call, places.dice));
        CHECK(layout.table.contains(places.call));
        CHECK((places.rest.w > 0) == (view != CrapsView::Line));
    });
}

TEST_CASE("craps far zone: the hand's throws are in sight, whatever the last throw's receipt says") {
    in_every_window([](MeasuredStage& stage, const Layout& layout, CrapsView view) {
        Busy busy;
        busy.roll(6, 6);
        const auto told = [&](double time) {
            stage.begin_frame({}, 1, 0);
            busy.zone.draw(stage.canvas(), time, busy.shown(layout, view));
            return stage.written();
        };
        const FarPlaces places = far_places(layout, view);
        for (const double time : {1.0, 100'000.0}) {  // with the receipt, and after it
            const std::vector<Written> all = told(time);
            for (const char* total : {"12", "5"}) {
                const auto one = std::ranges::find(all, total, &Written::words);
                REQUIRE_MESSAGE(one != all.end(), total, " is not told");
                CHECK(one->inside(places.history));
            }
            none_touches_another(all);
            for (const Written& one : all) CHECK_MESSAGE(!touch(one.where, places.dice), one.words, " on the dice");
            const float puck = craps_camera(layout, view).project({0, CrapsLayout{{}}.puck(6).y + 0.31f, 0}).y;
            for (const Written& call : stage.laid()) CHECK(call.where.y + call.where.h < puck);
        }
        CHECK((told(1.0).size() > told(100'000.0).size()) == (view != CrapsView::Line));
    });
}

TEST_CASE("craps far zone: no figure of the 36 outcomes overlaps another, and all lie on their plate") {
    const Busy busy;
    const odds::NextThrow next = odds::next_throw(busy.rules, busy.state);
    const odds::HandForecast hand = odds::rest_of_hand(busy.rules, busy.state);
    in_every_window([&](MeasuredStage& stage, const Layout& layout, CrapsView view) {
        if (view == CrapsView::Line) return;  // there the plate is not shown
        const render::Rect plate = far_places(layout, view).open;
        for (const odds::HandForecast* of_hand : {&hand, static_cast<const odds::HandForecast*>(nullptr)}) {
            stage.begin_frame({}, 1, 0);
            draw_outcomes(stage.canvas(), plate, next, of_hand, {});
            REQUIRE(stage.written().size() > 36);
            none_touches_another(stage.written());
            for (const Written& one : stage.written()) CHECK_MESSAGE(one.inside(plate), one.words);
        }
    });
}

TEST_CASE("craps open felt: every edge lies on its own spot, and on no print, die or other figure") {
    for (const craps::Rules& sheet : craps_table::both_sheets)
        for (const CrapsLeaf leaf : {CrapsLeaf::Props, CrapsLeaf::Hops})
            in_every_window([&](MeasuredStage& stage, const Layout& layout, CrapsView view) {
                const craps_look::FeltPrint felt{sheet, CrapsLayout{sheet}, leaf, true};
                const render::Camera camera = craps_camera(layout, view);
                CrapsOddsCache cache;
                craps::State on_six = opening(sheet);
                on_six.point = 6;
                auto edges = cache.edges(sheet, felt.layout, on_six, 10 * dollar);
                std::erase_if(edges, [&](const auto& edge) { return !felt.layout.on(edge.spot, leaf); });
                auto printed = craps_look::printed_boxes(stage.canvas(), camera, felt);
                const glm::vec2 puck = camera.project({felt.layout.puck(6), 0});
                const float radius = craps_places::puck_radius * camera.px_per_unit({felt.layout.puck(6), 0});
                printed.push_back(render::Rect{puck.x, puck.y, 0, 0}.grown(radius));
                const auto notes = craps_look::edge_notes(stage.canvas(), camera, felt.layout, edges, printed);
                REQUIRE(notes.size() == edges.size());
                stage.begin_frame({}, 1, 0);
                for (std::size_t n = 0; n < edges.size(); ++n) {
                    const std::size_t before = stage.laid().size();
                    craps_look::draw_open_felt(stage.canvas(), camera, felt.layout, {&edges[n], 1}, {&notes[n], 1});
                    const Area& area = felt.layout.place(edges[n].spot).area;
                    INFO(craps::to_text(edges[n].spot));
                    REQUIRE(stage.laid().size() > before);
                    for (std::size_t i = before; i < stage.laid().size(); ++i) {
                        const render::Rect where = stage.laid()[i].where;
                        for (const float x : {where.x - 1, where.x + where.w + 1}) {  // on no border
                            const glm::vec2 at{camera.on_plane({x, where.y + where.h / 2}, 0)};
                            CHECK_MESSAGE(area.has(at), stage.laid()[i].words);
                        }
                        for (const render::Rect& word : printed) CHECK(!test::touch(stage.laid()[i].where, word));
                    }
                }
                none_touches_another(stage.laid());
            });
}

TEST_CASE("craps open felt: no chips' amount lies on a figure, whatever is bet") {
    ui::test::Bench bench;
    for (const Window& window : windows) {
        if (window.px.x != 1280 && window.view != CrapsView::Props && !boxcars::test::longer(false, true)) continue;
        MeasuredStage stage(window.px);
        INFO(window.px.x, " x ", window.px.y);
        test::PlayedTable<CrapsScene, craps::Rules> car{bench, {.setup = {.seed = 8, .players = {"human"}}}};
        car.settings.felt_bets = platform::FeltBets::All;
        car.scene.draw(stage, 0);  // the layout is known from here on
        car.tick();
        if (window.view == CrapsView::Props) car.tap(platform::Action::OtherLeaf);
        car.tap(platform::Action::OpenFelt);
        for (const HitTarget& target : car.scene.hit_targets())
            if (craps::spot_from(target.name))
                for (int chips = 0; chips < boxcars::test::longer(1, 2); ++chips) car.click(target.name);
        car.wait(2 * ticks_per_second);
        stage.look_at(car.scene);
        int amounts = 0, figures = 0;
        for (const Written& figure : stage.laid()) {
            if (figure.words.find('.') == std::string::npos) continue;
            ++figures;
            for (const Written& amount : stage.written()) {
                if (!amount.words.starts_with('$')) continue;
                ++amounts;
                CHECK_MESSAGE(!touch(figure.where, amount.where), figure.words, " under ", amount.words);
            }
        }
        CHECK(figures > 10);
        CHECK(amounts > 100);
    }
}
