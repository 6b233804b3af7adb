// A demonstration shows one true line of odds that nothing covers.
#include "odds/craps/odds.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "ui/odds_fact.h"

using namespace boxcars;
using namespace boxcars::scenes;

namespace {

TableOptions demo_of(const rules::Sheet& rules, session::Players players) {
    return {.setup = {.rules = rules, .seed = 3, .players = std::move(players)}, .demo = true};
}

template <class SceneType, class R>
std::string sentence_of(const R& rules, session::Players players = {"human"}) {
    test::PlayedTable<SceneType, R> table{demo_of(rules, std::move(players))};
    table.tick();
    return table.state()["odds"];
}

// In the top bar, words that stand side by side have room between them.
void none_runs_into_another(const std::vector<test::Written>& all, const render::Rect& bar) {
    constexpr float between = 24;
    for (const test::Written& one : all)
        for (const test::Written& other : all)
            if (&one != &other && one.inside(bar) && other.inside(bar))
                CHECK_MESSAGE(!test::touch(one.where.grown(between / 2), other.where.grown(between / 2)), one.words,
                              ", ", other.words);
}

// The line stands in the dash, whole, and nothing else that is written there touches it; at rest and while dice fly.
template <class SceneType, class R>
void stands_clear(session::Players players = {"human"}) {
    for (const glm::ivec2 px : {glm::ivec2{800, 600}, {1280, 720}, {1920, 1080}}) {
        test::PlayedTable<SceneType, R> table{demo_of(R{}, players)};
        test::MeasuredStage stage{px};
        for (int look = 0; look < 12; ++look) {
            table.wait(90);
            stage.begin_frame(px, 1, 0);
            table.scene.draw(stage, 0);
            const std::string line = table.state()["odds"];
            const auto found = std::ranges::find(stage.written(), line, &test::Written::words);
            REQUIRE(found != stage.written().end());
            CHECK(found->inside(layout_for(stage.canvas_rect()).dash));
            for (const test::Written& other : stage.written())
                if (&other != &*found)
                    CHECK_MESSAGE(!test::touch(found->where, other.where), other.words, " at ", px.x);
            none_runs_into_another(stage.written(), layout_for(stage.canvas_rect()).bar);
        }
    }
}

}  // namespace

TEST_CASE("each table's demonstration tells the odds of the sheet that is played") {
    craps::Rules crapless;
    crapless.crapless = true;
    pig::Rules ten;
    ten.sides = 10;
    const session::Players two{"hold20", "hold25"};
    const odds::Fraction edge = odds::siwuliu_odds(siwuliu::Rules{}).player.edge;
    CHECK(sentence_of<CrapsScene>(craps::Rules{}) == "Pass line: house edge 7/495 = 1.4141 %");
    CHECK(sentence_of<CrapsScene>(crapless).ends_with(" = 5.3824 %"));
    CHECK(sentence_of<PigScene>(pig::Rules{}, two) == "Chance that a throw ends the turn: 1/6 = 16.67 %");
    CHECK(sentence_of<PigScene>(ten, two) == "Chance that a throw ends the turn: 1/10 = 10.00 %");
    CHECK(sentence_of<SiwuliuScene>(siwuliu::Rules{}) == "A bet against the bank: " + ui::edge_words(-edge));
    CHECK(sentence_of<CeeloScene>(ceelo::Rules{}, {"even", "bold"})
              .starts_with("Chance that a bet wins: " + odds::to_text(odds::ceelo_bet({}).win) + " = "));
}

TEST_CASE("a table at which somebody plays has no demonstration's line") {
    test::PlayedTable<CrapsScene, craps::Rules> table{{.setup = {.seed = 3, .players = {"human"}}}};
    table.tick();
    CHECK_FALSE(table.state().contains("odds"));
}

TEST_CASE("a demonstration's line of odds stands clear in the dash in every window") {
    stands_clear<CrapsScene, craps::Rules>();
    stands_clear<PigScene, pig::Rules>({"hold20", "hold25"});
    stands_clear<SiwuliuScene, siwuliu::Rules>();
    stands_clear<CeeloScene, ceelo::Rules>({"even", "bold"});
}
