// Amounts as chips and their tags on the felt, at every size of the window; and bets that stay folded until asked for.
#include "longer.h"
#include "rules/craps/bets.h"
#include "rules/craps/table.h"
#include "scenes/craps/chips.h"
#include "scenes/craps/far_zone.h"
#include "scenes/craps/felt_view.h"
#include "scenes/craps/scene.h"
#include "scenes/craps/show.h"
#include "scenes/measured_stage.h"
#include "scenes/played_table.h"
#include "ui/amounts.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <deque>
#include <numeric>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
using craps_table::both_sheets;
using platform::Action, platform::FeltBets;
using test::MeasuredStage, test::touch, test::Written;

namespace {

struct Seen {  // one felt in one window
    MeasuredStage& stage;
    Layout layout;
    FeltView felt;
    std::vector<Written> print;

    Seen(MeasuredStage& on, const craps::Rules& sheet, Spot spot) : stage(on), layout(layout_for(on.canvas_rect())) {
        felt.lay(sheet);
        if (!felt.places().on(spot, felt.leaf())) felt.turn_leaf(layout_for({0, 0, 1280, 720}));
        felt.show(spot);
        const craps_look::FeltPrint printed{sheet, CrapsLayout{sheet}, felt.leaf()};
        const render::TableLook look = craps_look::table_look(layout, felt.view(layout), printed);
        stage.begin_frame({}, 1, 0);
        look.print(stage.canvas(), look.camera, look.context);
        print = stage.laid();
    }
    void keep_off(const std::vector<ChipLabel>& labels) const {
        const render::Rect dice = far_places(layout, felt.view(layout)).dice;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const render::Rect& where = labels[i].where;
            CHECK_FALSE(touch(where, felt.felt_bets_place(layout)));
            const std::string words = ui::look_money(labels[i].amount);
            for (const Written& each : print) CHECK_MESSAGE(!touch(where, each.where), words, " on ", each.words);
            CHECK_MESSAGE(!touch(where, dice), words, " on the dice");
            CHECK(where.y + where.h <= layout.dash.y - 27);  // over the line that tells a spot
            for (std::size_t j = i + 1; j < labels.size(); ++j)
                CHECK_MESSAGE(!touch(where, labels[j].where), words, " on ", ui::look_money(labels[j].amount));
        }
    }
};

craps::State with(const std::vector<Spot>& spots, Cents each, int point) {
    craps::State state = opening(craps::Rules{});
    state.point = point;
    for (const Spot spot : spots) state.bets.push_back({spot, each, 0, craps::Call::ByRule, 0});
    return state;
}

std::vector<craps::Fact> all_won(const std::vector<Spot>& spots, Cents won) {
    std::vector<craps::Fact> facts;
    for (const Spot spot : spots) facts.push_back(craps::Won{spot, 500, won, 0, true});
    return facts;
}

template <class Check>
void everywhere(const Check& check) {
    ui::test::Bench bench;
    for (const glm::ivec2 px : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}}) {
        MeasuredStage stage(px);
        for (const craps::Rules& sheet : craps_table::both_sheets) {
            INFO(px.x, " x ", px.y, sheet.crapless ? " crapless" : "");
            check(stage, sheet);
        }
    }
}

TEST_CASE("craps labels: what lies on one bet and what it won find room near it, off all print and the dice") {
    everywhere([](MeasuredStage& stage, const craps::Rules& sheet) {
        std::size_t spots = 0, tags = 0, results = 0;
        for (const Spot spot : craps::spots(sheet)) {
            if (craps::base_of(spot) != spot && !craps::is_line_odds(spot.kind)) continue;  // has no tag of its own
            Seen seen(stage, sheet, spot);
            INFO(craps::to_text(spot));
            const craps::State state = with({spot}, 1500, 6);
            seen.felt.reveal(all_won({spot}, 3500), seen.layout, 0, true);
            const auto labels = seen.felt.labels(stage.canvas(), seen.layout, state, 1);
            seen.keep_off(labels);
            ++spots;
            for (const ChipLabel& label : labels) {
                ++(label.result ? results : tags);
                const glm::vec2 chip = seen.felt.camera(seen.layout).project({seen.felt.places().chip_place(spot), 0});
                CHECK(glm::distance(label.where.centre(), chip) < 90);
            }
        }
        INFO(tags, " tags and ", results, " results of ", spots, " have room");
        CHECK(tags * 20 >= spots * 19);
        CHECK(results * 4 >= spots * 3);  // the receipt tells the others
    });
}

TEST_CASE("craps labels: with many bets down and many won, none lies on print, dice or another") {
    everywhere([](MeasuredStage& stage, const craps::Rules& sheet) {
        const std::vector<Spot> all = craps::spots(sheet);
        for (const Spot home : {Spot{Kind::Pass}, Spot{Kind::Hard, 8}, Spot{Kind::World}})
            for (std::size_t first = 0; first < 5; ++first) {
                Seen seen(stage, sheet, home);
                std::vector<Spot> some;
                for (std::size_t i = first; i < all.size(); i += 5) some.push_back(all[i]);
                seen.felt.reveal(all_won(some, 123'400), seen.layout, 0, true);
                const auto labels = seen.felt.labels(stage.canvas(), seen.layout, with(some, 7700, 8), 1);
                CHECK(labels.size() > 5);
                seen.keep_off(labels);
            }
    });
}

TEST_CASE("craps: the line over the dash that tells a spot lies on no print of the felt, in any window") {
    const ui::test::Bench context;
    for (const glm::ivec2 window : {glm::ivec2{800, 600}, {1280, 720}, {1920, 1080}, {1920, 800}}) {
        MeasuredStage stage{window};
        const Seen seen{stage, {}, {Kind::Pass}};
        REQUIRE_FALSE(seen.print.empty());
        craps_dash::draw_hint(
            stage.canvas(), seen.layout,
            "Field  ·  pays 1 to 1, 2 to 1, 3 to 1  ·  wins 4/9 = 44.44 %  ·  house edge 1/36 = 2.7778 %",
            render::colours::ivory);
        const render::Rect words = stage.written().back().where;
        const render::Rect pill{words.x - 18, words.centre().y - 13, words.w + 36, 26};
        for (const Written& each : seen.print) CHECK_MESSAGE(!touch(pill, each.where), each.words, " at ", window.x);
    }
}

std::vector<Cents> amounts() {
    std::vector<Cents> all;
    for (Cents amount = 0; amount <= 2000 * dollar; amount += 37) all.push_back(amount);
    for (Cents amount = 0; amount <= 8000 * dollar; amount += dollar) all.push_back(amount);
    return all;
}

TEST_CASE("the chips of an amount add up to it, the largest at the bottom, and a stack can be counted") {
    for (const Cents amount : amounts()) {
        const std::vector<int> chips = chips_for(amount);
        REQUIRE(std::accumulate(chips.begin(), chips.end(), Cents{0}) == amount);
        REQUIRE(std::ranges::is_sorted(chips, std::greater<>{}));
        int broken = 0;
        for (const int chip : chips)
            if (std::ranges::find(chip_values, chip) == chip_values.end()) {
                ++broken;
                REQUIRE(chip < dollar);
            }
        REQUIRE(broken == (amount % dollar == 0 ? 0 : 1));
    }
    for (Cents dollars = 0; dollars <= 3498; ++dollars) REQUIRE(chips_for(dollars * dollar).size() <= most_in_stack);
    CHECK(chips_for(3499 * dollar).size() > most_in_stack);
}

TEST_CASE("$30 is a green chip with a red one on it, nothing is no chip, and a chip more lies higher") {
    CHECK(chips_for(30 * dollar) == std::vector<int>{2500, 500});
    CHECK(chips_for(dollar + 5) == std::vector<int>{100, 5});
    CHECK(chips_for(0).empty());
    CHECK(chips_for(-500).empty());
    const glm::vec2 at{100, 100};
    float last = at.y;
    for (Cents dollars = 1; dollars <= 4; ++dollars) {
        const float top = stack_top(at, 44, dollars * dollar).y;
        CHECK(last - top >= 4);
        CHECK(last - top <= 5);
        last = top;
    }
}

TEST_CASE("money has a comma for thousands, a sign that is as wide as a plus, and cents only when there are some") {
    CHECK(ui::look_money(106000) == "$1,060");
    CHECK(ui::look_money(100000000) == "$1,000,000");
    CHECK(ui::look_money(99900) == "$999");
    CHECK(ui::look_money(1250) == "$12.50");
    CHECK(ui::look_money(123456789) == "$1,234,567.89");
    CHECK(ui::look_money(-2500) == "−$25");
    CHECK(ui::look_change(3500) == "+$35");
    CHECK(ui::look_change(-2500) == "−$25");
    CHECK(ui::look_change(0) == "$0");
}

TEST_CASE("the puck starts and ends flat, swings a little further than it must, and is turned in 300 ms") {
    CHECK(puck_turn(true, 0) == doctest::Approx(0));
    CHECK(puck_turn(false, 0) == doctest::Approx(1));
    CHECK(puck_turn(true, 36) == doctest::Approx(1));
    CHECK(puck_turn(false, 36) == doctest::Approx(0));
    CHECK(puck_turn(true, 25) > 1);
    CHECK(puck_turn(false, 25) < 0);
}

constexpr FeltBets steps[] = {FeltBets::First, FeltBets::More, FeltBets::All};

bool among(const std::vector<Spot>& spots, Spot spot) { return std::ranges::find(spots, spot) != spots.end(); }

// What each sheet's felt looks like at each step, with nothing on it and with chips on each of its spots alone.
template <class Look>
void on_every_felt(const Look& look) {
    for (const craps::Rules& sheet : both_sheets)
        for (const FeltBets asked : steps) {
            INFO(step_of(asked).name, sheet.crapless ? " crapless" : "");
            look(sheet, asked, std::vector<Spot>{});
            for (const Spot down : craps::spots(sheet)) {
                INFO("chips on ", craps::to_text(down));
                look(sheet, asked, std::vector{down});
            }
        }
}

struct FoldingCar : test::PlayedTable<CrapsScene, craps::Rules> {
    FoldingCar() : PlayedTable({.setup = {.seed = 8, .players = {"human"}}}) { tick(); }
    craps::Rules sheet() const { return scene.sitting().rules().as<craps::Rules>(); }
    Cents on(Spot spot) const { return craps::staked(decided(), spot); }
};

}  // namespace

TEST_CASE("craps felt: five bets to begin with, more when asked, then all of them, and round again") {
    std::set<Kind> first;
    for (const Spot spot : open_spots({}, FeltBets::First, {})) first.insert(spot.kind);
    CHECK(first == std::set{Kind::Pass, Kind::DontPass, Kind::PassOdds, Kind::Place, Kind::Field});
    for (const craps::Rules& sheet : both_sheets) {
        const auto few = open_spots(sheet, FeltBets::First, {}), more = open_spots(sheet, FeltBets::More, {}),
                   all = open_spots(sheet, FeltBets::All, {});
        CHECK(all == craps::spots(sheet));
        CHECK(std::ranges::includes(more, few));
        CHECK(std::ranges::includes(all, more));
        CHECK(few.size() < more.size());
        CHECK(more.size() < all.size());
        for (const Kind kind : {Kind::Lay, Kind::PlaceToLose, Kind::Put}) CHECK_FALSE(among(more, {kind, 6}));
    }
    CHECK(after(after(after(FeltBets::First))) == FeltBets::First);
    CHECK(platform::Settings{}.felt_bets == FeltBets::First);
}

TEST_CASE("craps felt: what has chips is always seen, with its odds or its bet; what the sheet forbids never is") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const auto open = open_spots(sheet, asked, down), on_sheet = craps::spots(sheet);
        for (const Spot spot : open) REQUIRE(among(on_sheet, spot));
        for (const Spot spot : down) {
            REQUIRE(among(open, spot));
            REQUIRE(among(open, craps::base_of(spot)));
            if (const auto odds = craps::odds_behind(spot)) REQUIRE(among(open, *odds));
        }
    });
}

TEST_CASE("craps felt: at every step a click on a number is a place bet, and anywhere in its box is some bet") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const CrapsLayout layout(sheet, open_spots(sheet, asked, down));
        for (const int number : layout.numbers()) {
            const Spot place{Kind::Place, number};
            for (const float aside : {-0.3f, 0.0f, 0.3f})
                REQUIRE(layout.spot_at(layout.numeral(number) + glm::vec2{aside, 0.2f * aside}, CrapsLeaf::Props) ==
                        place);
            const glm::vec2 low = layout.box(number).low(), high = layout.box(number).high();
            for (float x = 0.02f; x < 1; x += boxcars::test::longer(0.12f, 0.06f))
                for (float y = 0.02f; y < 1; y += boxcars::test::longer(0.12f, 0.06f)) {
                    const auto spot = layout.spot_at(glm::mix(low, high, glm::vec2{x, y}), CrapsLeaf::Props);
                    REQUIRE(spot);
                    REQUIRE(layout.open(*spot));
                    if (asked == FeltBets::First && down.empty()) REQUIRE(*spot == place);
                }
        }
    });
}

TEST_CASE("craps felt: at every step the open areas keep apart, each is on a leaf and has its chips in it") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const CrapsLayout layout(sheet, open_spots(sheet, asked, down));
        for (const Spot spot : layout.spots())
            REQUIRE((layout.on(spot, CrapsLeaf::Props) || layout.on(spot, CrapsLeaf::Hops)));
        for (const CrapsLeaf leaf : {CrapsLeaf::Props, CrapsLeaf::Hops})
            for (const Spot spot : layout.spots()) {
                if (!layout.on(spot, leaf)) continue;
                int owners = 0;
                for (const Spot other : layout.spots())
                    owners += layout.on(other, leaf) && layout.place(other).area.has(layout.chip_place(spot));
                REQUIRE_MESSAGE(owners == 1, craps::to_text(spot));
                REQUIRE(layout.spot_at(layout.chip_place(spot), leaf) == spot);
            }
    });
}

TEST_CASE("craps felt: at every step the arrows lead to every open spot and no other, with all open from any spot") {
    on_every_felt([](const craps::Rules& sheet, FeltBets asked, const std::vector<Spot>& down) {
        const CrapsLayout layout(sheet, open_spots(sheet, asked, down));
        for (const CrapsLeaf leaf : {CrapsLeaf::Props, CrapsLeaf::Hops}) {
            std::set<Spot> there;
            for (const Spot spot : layout.spots())
                if (layout.on(spot, leaf)) there.insert(spot);
            if (!layout.open(leaf)) continue;
            const bool whole = asked == FeltBets::All && down.empty();
            for (const Spot from : whole ? there : std::set<Spot>{{Kind::Pass}}) {
                std::set<Spot> reached{from};
                for (std::deque<Spot> open{from}; !open.empty(); open.pop_front())
                    for (const Way way : {Way::Left, Way::Right, Way::Up, Way::Down})
                        if (const Spot next = layout.neighbour(open.front(), way, leaf); reached.insert(next).second)
                            open.push_back(next);
                REQUIRE_MESSAGE(reached == there, craps::to_text(from));
            }
        }
    });
}

TEST_CASE("craps felt: at every step and in every window no print lies on other print, nor under the button for more") {
    ui::test::Bench bench;
    for (const glm::ivec2 window : {glm::ivec2{1280, 720}, {800, 600}, {1920, 1080}})
        for (const craps::Rules& sheet : both_sheets)
            for (const FeltBets asked : steps)
                for (const bool right : {false, true}) {
                    MeasuredStage stage(window);
                    const Layout layout = layout_for(stage.canvas_rect());
                    FeltView felt;
                    felt.lay(sheet);
                    felt.unfold(asked, {});
                    felt.show({right ? Kind::AnySeven : Kind::Pass});
                    const craps_look::FeltPrint print{sheet, felt.places(), felt.leaf()};
                    const render::TableLook look = craps_look::table_look(layout, felt.view(layout), print);
                    stage.begin_frame({}, 1, 0);
                    look.print(stage.canvas(), look.camera, look.context);
                    const auto all = stage.laid();
                    INFO(window.x, " x ", window.y, " ", step_of(asked).name, sheet.crapless ? " crapless" : "");
                    for (const Written& one : all)
                        CHECK_MESSAGE(!touch(one.where, felt.felt_bets_place(layout)), one.words);
                    test::none_touches_another(all);
                }
}

TEST_CASE("Casino Car: a newcomer's felt has the first bets; its button and its key step on, and it is remembered") {
    FoldingCar car;
    for (const char* open : {"pass", "dont_pass", "pass_odds", "place_6", "field"}) CHECK(car.offers(open));
    for (const char* folded : {"come", "lay_6", "place_to_lose_6", "put_6", "hard_6", "leaf_hops"})
        CHECK_FALSE(car.offers(folded));
    car.click("felt_bets");
    CHECK(car.settings.felt_bets == FeltBets::More);
    CHECK(car.state()["told"] == step_of(FeltBets::More).sentence);
    CHECK(car.offers("hard_6"));
    CHECK_FALSE(car.offers("lay_6"));
    car.tap(Action::FeltBets);
    CHECK(car.settings.felt_bets == FeltBets::All);
    for (const Spot spot : craps::spots(car.sheet()))
        if (leaf_of(spot.kind) != CrapsLeaf::Hops)
            CHECK_MESSAGE(car.offers(craps::to_text(spot)), craps::to_text(spot));
    CHECK(car.offers("leaf_hops"));
    car.tap(Action::FeltBets);
    CHECK(car.settings.felt_bets == FeltBets::First);
    CHECK(car.scene.sitting().journal().throws() == 0);
}

TEST_CASE("Casino Car: chips on a folded bet keep it in sight, and it can be taken down there") {
    FoldingCar car;
    car.settings.felt_bets = FeltBets::All;
    car.tick();
    car.click("lay_10");
    REQUIRE(car.on({Kind::Lay, 10}) > 0);
    car.settings.felt_bets = FeltBets::First;
    car.tick();
    CHECK(car.offers("lay_10"));
    CHECK_FALSE(car.offers("lay_9"));
    car.tap(Action::Undo);
    CHECK(car.on({Kind::Lay, 10}) == 0);
    CHECK_FALSE(car.offers("lay_10"));
}

TEST_CASE("Casino Car: the key for the other side of the box says how to unfold it") {
    FoldingCar car;
    car.tap(Action::OtherLeaf);
    CHECK(car.state()["told"] == "Press F for more bets.");
    car.settings.felt_bets = FeltBets::All;
    car.tick();
    car.tap(Action::OtherLeaf);
    CHECK(car.offers("hop_3_4"));
    car.settings.felt_bets = FeltBets::More;  // the side that was up is folded away
    car.tick();
    CHECK(car.offers("hard_6"));
    CHECK_FALSE(car.offers("hop_3_4"));
}
