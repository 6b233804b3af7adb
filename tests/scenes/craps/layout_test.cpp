// The craps felt at every size of the window: its print, and what stands beyond it.
#include "scenes/craps/layout.h"

#include "longer.h"
#include "odds/craps/odds.h"
#include "platform/logical.h"
#include "render/room.h"
#include "rules/craps/table.h"
#include "scenes/craps/chips.h"
#include "scenes/craps/far_zone.h"
#include "scenes/craps/odds.h"
#include "scenes/craps/print.h"
#include "scenes/craps/scene.h"
#include "scenes/craps/show.h"
#include "scenes/guide/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"
#include "scenes/watch/scene.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
using craps_table::both_sheets;
namespace hue = craps_look::hue;
using test::MeasuredStage, test::none_touches_another, test::touch, test::Written;

namespace {

constexpr CrapsLeaf leaves[] = {CrapsLeaf::Props, CrapsLeaf::Hops};

const Layout wide = layout_for({0, 0, 1280, 720}), cramped = layout_for({0, 0, 1000, 750});

float smaller_side(const render::Rect& r) { return std::min(r.w, r.h); }

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

TEST_CASE("craps layout: every box of every page is large enough for a thumb and lies within the table") {
    for (const glm::vec2 size : {glm::vec2{480, 853}, {480, 1039}, {640, 850}, {853, 480}, {853, 719}, {1125, 520}})
        for (const craps::Rules& sheet : both_sheets) {
            const Layout upright = layout_for({0, 0, size.x, size.y});
            const render::Camera camera = craps_camera(upright, CrapsView::Line);
            std::set<Spot> shown;
            for (const FeltPage& page : felt_pages(sheet, craps::spots(sheet), most_on_page(upright))) {
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
                    CHECK(box.y >
                          far_places(upright, CrapsView::Line).dice.y + far_places(upright, CrapsView::Line).dice.h);
                    CHECK(box.y + box.h <= upright.table.y + upright.table.h);
                    CHECK_FALSE(touch(box, craps_places::felt(upright)["tabs"]));
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
        for (const float below : {0.0f, GuideBar::height, recording_bar}) {
            const glm::vec2 canvas = glm::vec2{px} / platform::window_scale(px);
            const Layout layout = layout_for({0, 0, canvas.x, canvas.y}, GaugeRoom::None, below);
            const render::Rect plate = craps_places::dash(layout)["standing"];
            INFO(px.x, "x", px.y, " less ", below);
            for (const CrapsView wanted : {CrapsView::Line, CrapsView::Props}) {
                const CrapsView view = craps_view(layout, wanted);
                CHECK(far_places(layout, view).dice.y > plate.y + plate.h);
                const auto odds = CrapsLayout{craps::Rules{}}.on_canvas(craps_camera(layout, view), {Kind::PassOdds});
                if (!layout.handheld) CHECK(odds.y + odds.h <= layout.dash.y);  // else the felt has pages
            }
        }
}

double linear(double channel) {
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
double luminance(double r, double g, double b) { return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b); }
// WCAG 2, of ink as the lamp lights it on a pixel of the felt.
double contrast(render::Colour ink, float light, glm::ivec3 felt) {
    const double over = luminance(static_cast<double>(ink.r * light), static_cast<double>(ink.g * light),
                                  static_cast<double>(ink.b * light));
    return (over + 0.05) / (luminance(felt.x / 255.0, felt.y / 255.0, felt.z / 255.0) + 0.05);
}

// The felt round a pixel: its grain is not what print is read against.
glm::ivec3 mean(const render::Picture& picture, glm::vec2 px) {
    glm::ivec3 sum{0, 0, 0};
    for (int y = -4; y <= 4; ++y)
        for (int x = -4; x <= 4; ++x) sum += picture.at(static_cast<int>(px.x) + x, static_cast<int>(px.y) + y);
    return sum / 81;
}

bool among(Spot spot, std::initializer_list<Kind> kinds) {
    return std::find(kinds.begin(), kinds.end(), spot.kind) != kinds.end();
}

const Layout usual = layout_for({0, 0, 1280, 720});

std::uint64_t print_of(const craps_look::FeltPrint& felt) {
    return craps_look::table_look(usual, CrapsView::Whole, felt).print_hash;
}

TEST_CASE("craps felt: every ink can be read where it is printed: ivory at 5.5 to 1, gold and coral at 4.5") {
    render::TestRoom room({1280, 720});
    const craps_look::FeltPrint felt;
    render::TableLook look = craps_look::table_look(usual, CrapsView::Whole, felt);
    look.print = nullptr;
    const render::Picture bare = room.draw([&] { room.stage->table(look, 1); });
    for (const Spot spot : felt.layout.spots()) {
        INFO(craps::to_text(spot));
        const glm::vec2 at = felt.layout.chip_place(spot), px = look.camera.project({at, 0});
        const glm::ivec3 ground = mean(bare, px);
        const float light = craps_look::lamp_light(at);
        CHECK(contrast(hue::print, light, ground) >= 5.5);
        if (among(spot, {Kind::Place, Kind::Field, Kind::Horn, Kind::CAndE}))
            CHECK(contrast(hue::gold, light, ground) >= 4.5);
        if (among(spot, {Kind::Come, Kind::Big, Kind::AnySeven, Kind::AnyCraps, Kind::CAndE}))
            CHECK(contrast(hue::coral, light, ground) >= 4.5);
    }
}

TEST_CASE("craps felt: another pay-out, another leaf or another sheet is printed anew, the same is kept") {
    const craps_look::FeltPrint felt;
    craps_look::FeltPrint paid = felt, hops = felt, bare = felt;
    paid.sheet.field_12 = 2;
    hops.leaf = CrapsLeaf::Hops;
    bare.odds_row = false;
    CHECK(print_of(felt) == print_of(craps_look::FeltPrint{}));
    CHECK(print_of(felt) != print_of(paid));
    CHECK(print_of(felt) != print_of(hops));
    CHECK(print_of(felt) != print_of(bare));
}

TEST_CASE("craps felt: what a pay-out changes in the print is seen where it stands and nowhere else") {
    render::TestRoom room({1280, 720});
    craps_look::FeltPrint felt;
    const auto print = [&] {
        return room.draw([&] { room.stage->table(craps_look::table_look(usual, CrapsView::Whole, felt), 1); });
    };
    const render::Picture before = print();
    felt.sheet.field_12 = 2;
    const render::Picture after = print();
    const render::Camera camera = craps_camera(usual, CrapsView::Whole);
    const render::Rect field = felt.layout.on_canvas(camera, {Kind::Field});
    int within = 0, beside = 0;
    for (int y = 0; y < 720; ++y)
        for (int x = 0; x < 1280; ++x)
            if (before.at(x, y) != after.at(x, y))
                field.contains(glm::vec2{static_cast<float>(x), static_cast<float>(y)}) ? ++within : ++beside;
    CHECK(within > 20);
    CHECK(beside == 0);
}

TEST_CASE("craps felt: a glow lights its spot, the open layer tells each edge in a colour of its own") {
    CHECK(craps_look::edge_hue(0) == hue::none);
    CHECK(craps_look::edge_hue(0.01414) == hue::low);
    CHECK(craps_look::edge_hue(0.04) == hue::fair);
    CHECK(craps_look::edge_hue(0.1667) == hue::steep);
    render::TestRoom room({1280, 720});
    const craps_look::FeltPrint felt;
    const render::TableLook look = craps_look::table_look(usual, CrapsView::Whole, felt);
    const Spot come{Kind::Come}, field{Kind::Field};
    const render::Picture dark = room.draw([&] { room.stage->table(look, 1); });
    const render::Picture lit = room.draw([&] {
        room.stage->table(look, 1);
        craps_look::draw_spot_glow(room.stage->canvas(), look.camera, felt.layout, come, mint, 1);
    });
    const auto at = [&](const render::Picture& picture, Spot spot) {
        const glm::vec2 px = look.camera.project({felt.layout.chip_place(spot), 0});
        return picture.at(static_cast<int>(px.x), static_cast<int>(px.y));
    };
    CHECK(at(lit, come).y > at(dark, come).y + 20);
    CHECK(at(lit, field) == at(dark, field));
    const craps_look::SpotEdge edges[] = {{come, 0.01414}};
    const render::Picture open = room.draw([&] {
        room.stage->table(look, 1);
        const auto notes = craps_look::edge_notes(room.stage->canvas(), look.camera, felt.layout, edges, {});
        craps_look::draw_open_felt(room.stage->canvas(), look.camera, felt.layout, notes);
    });
    CHECK(at(open, field) == at(dark, field));
    CHECK(at(open, come) != at(dark, come));
}

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
                    craps_look::draw_open_felt(stage.canvas(), camera, felt.layout, {&notes[n], 1});
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
