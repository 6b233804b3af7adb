// Tags and pills on the craps felt: never on print, dice, chips or each other, with any bets down, at every size of the
// window. What is printed is measured by printing it, not by asking what the labels kept off.
#include "scenes/craps/felt_view.h"
#include "ui/amounts.h"

#include "rules/craps/bets.h"
#include "rules/craps/sheets.h"
#include "scenes/craps/dash.h"
#include "scenes/craps/far_zone.h"
#include "scenes/measured_stage.h"
#include "ui/bench.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
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

bool leans(Spot spot) {  // odds over their bet have no tag of their own
    return craps::base_of(spot) != spot && !craps::is_line_odds(spot.kind);
}

}  // namespace

TEST_CASE("craps labels: what lies on one bet and what it won find room near it, off all print and the dice") {
    everywhere([](MeasuredStage& stage, const craps::Rules& sheet) {
        std::size_t spots = 0, tags = 0, results = 0;
        for (const Spot spot : craps::spots(sheet)) {
            if (leans(spot)) continue;
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
        CrapsDash::draw_hint(
            stage.canvas(), seen.layout,
            "Field  ·  pays 1 to 1, 2 to 1, 3 to 1  ·  wins 4/9 = 44.44 %  ·  house edge 1/36 = 2.7778 %",
            render::colours::ivory);
        const render::Rect words = stage.written().back().where;
        const render::Rect pill{words.x - 18, words.centre().y - 13, words.w + 36, 26};
        for (const Written& each : seen.print) CHECK_MESSAGE(!touch(pill, each.where), each.words, " at ", window.x);
    }
}
