// The attract mode: where it goes, its lines of odds, and that nothing covers them.
#include "odds/ceelo/odds.h"
#include "odds/craps/odds.h"
#include "odds/pig/optimal.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/measured_stage.h"
#include "scenes/page_bench.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "scenes/table/demonstration.h"
#include "ui/amounts.h"
#include "ui/craps/panels.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace boxcars;
using namespace boxcars::scenes;
using Figure = ui::OddsFact::Figure;

namespace {

const std::vector<std::string> train{"pig", "craps", "siwuliu", "ceelo"};
constexpr int seconds_a_stop = 14;

TableOptions demo_of(const rules::Sheet& rules, session::Players players) {
    return {.setup = {.rules = rules, .seed = 3, .players = std::move(players)}, .demo = true};
}

// What a demonstration says at its visit to a car.
template <class SceneType, class R>
std::string line_at(std::size_t visit, const R& rules, session::Players players = {"human"}) {
    test::PlayedTable<SceneType, R> table{demo_of(rules, std::move(players))};
    table.scene.frame().demonstration().begin_with(visit);
    table.tick();
    return table.state()["odds"];
}

std::string line_of(const AttractStop& stop) {
    if (stop.game == "pig") return line_at<PigScene>(stop.visit, pig::Rules{}, {"hold20", "hold25"});
    if (stop.game == "craps") return line_at<CrapsScene>(stop.visit, craps::Rules{});
    if (stop.game == "siwuliu") return line_at<SiwuliuScene>(stop.visit, siwuliu::Rules{});
    return line_at<CeeloScene>(stop.visit, ceelo::Rules{}, {"even", "bold"});
}

template <class SceneType, class R>
void check_demonstration(session::Players players) {
    test::KeptBench bench;
    const TableOptions shown = demo_of(R{}, std::move(players));
    test::PlayedTable<SceneType, R> left_alone{bench, shown, &bench.store}, ended{bench, shown, &bench.store};
    std::optional<Destination> onwards;
    while (!onwards) {
        left_alone.tick();
        onwards = left_alone.scene.request();
        REQUIRE(left_alone.now <= 20 * ticks_per_second + 1);
    }
    CHECK(left_alone.now >= seconds_a_stop * ticks_per_second);
    CHECK(std::holds_alternative<ToAttract>(*onwards));
    CHECK(name_of(*onwards).empty());
    ended.wait(3 * ticks_per_second);
    ended.tick(test::pressing(platform::Action::Roll));
    CHECK(std::holds_alternative<ToTitle>(ended.scene.request().value()));
    CHECK(bench.store.sittings().empty());
}

TEST_CASE("the tour shows a hand in every car in turn, again and again") {
    AttractTour tour{7, train};
    for (std::size_t lap = 0; lap < 20; ++lap)
        for (const std::string& car : train) {
            const AttractStop stop = tour.next();
            CHECK(stop.game == car);
            CHECK(stop.visit == lap);
        }
}

TEST_CASE("the tour begins at the car that is asked for, and the same seed goes the same way") {
    AttractTour one{7, train}, same{7, train}, other{8, train};
    const AttractStop first = one.next_at("siwuliu");
    CHECK(first.game == "siwuliu");
    CHECK(first.seed == same.next_at("siwuliu").seed);
    CHECK(first.seed != other.next_at("siwuliu").seed);
    CHECK(one.next().game == "ceelo");
    CHECK(one.next_at("no such car").game == "pig");
}

TEST_CASE("ten minutes of the tour repeat no dice and no line of odds") {
    AttractTour tour{1, train};
    std::set<std::uint64_t> seeds;
    std::set<std::string> told;
    int stops = 0;
    for (int second = 0; second < 600; second += seconds_a_stop, ++stops) {
        const AttractStop stop = tour.next();
        CHECK(seeds.insert(stop.seed).second);
        const std::string what = stop.game + ": " + line_of(stop);
        CHECK_MESSAGE(told.insert(what).second, what);
    }
    CHECK(stops == 43);
}

TEST_CASE("a demonstration goes on to the next car after 14 seconds; any key ends it; nothing of it is kept") {
    check_demonstration<PigScene, pig::Rules>({"hold20", "hold25"});
    check_demonstration<CrapsScene, craps::Rules>({"human"});
    check_demonstration<SiwuliuScene, siwuliu::Rules>({"human"});
    check_demonstration<CeeloScene, ceelo::Rules>({"even", "bold"});
}

// Chances that are chances, no fact twice, and enough of them for ten minutes of the tour.
void are_well_made(const ui::OddsFacts& facts) {
    std::set<std::string> said;
    for (const ui::OddsFact& fact : facts) {
        CAPTURE(fact.about);
        CHECK_FALSE(fact.about.empty());
        CHECK_MESSAGE(said.insert(sentence_of(fact)).second, sentence_of(fact));
        if (fact.figure == Figure::Chance) CHECK((fact.value >= 0 && fact.value <= 1));
    }
    CHECK(facts.size() >= 9);
}

const ui::OddsFact& about(const ui::OddsFacts& facts, const std::string& words, Figure figure) {
    const auto at = std::ranges::find_if(
        facts, [&](const ui::OddsFact& fact) { return fact.about == words && fact.figure == figure; });
    REQUIRE_MESSAGE(at != facts.end(), "there is nothing about ", words);
    return *at;
}

TEST_CASE("craps' facts are the odds of its bets, on the standard felt and on others") {
    craps::Rules crapless, wide;
    crapless.crapless = true;
    wide.field_12 = 2;
    for (const craps::Rules& rules : {craps::Rules{}, crapless, wide}) {
        const ui::OddsFacts facts = odds_facts(rules);
        are_well_made(facts);
        CHECK(facts.front().about == "Pass line");
        int edges = 0;
        for (const craps::Spot& spot : craps::spots(rules)) {
            const auto found = std::ranges::find_if(facts, [&](const ui::OddsFact& fact) {
                return fact.figure == Figure::Edge && fact.about == ui::spot_words(spot);
            });
            if (found == facts.end()) continue;
            ++edges;
            CHECK(found->value == odds::odds_of(rules, spot)->edge_per_bet);
        }
        CHECK(edges == std::ranges::count(facts, Figure::Edge, &ui::OddsFact::figure));
    }
    const ui::OddsFacts facts = odds_facts(craps::Rules{});
    CHECK(about(facts, "Chance to make a point of 4", Figure::Chance).value == odds::fraction(1, 3));
    CHECK(about(facts, "Chance to make a point of 8", Figure::Chance).value == odds::fraction(5, 11));
}

TEST_CASE("Pig's facts count its die: three throws that add are 125/216, a turn held at 20 scores nothing in 62.45 %") {
    const ui::OddsFacts facts = odds_facts(pig::Rules{});
    are_well_made(facts);
    CHECK(about(facts, "Chance that 3 throws in a row score", Figure::Chance).value == odds::fraction(125, 216));
    const auto held = about(facts, "Chance to score nothing, holding at 20", Figure::Chance);
    CHECK(odds::to_decimal(held.value, 4) == "0.6245");  // Neller and Presser, 2004
    const pig::Rules ten{.sides = 10};
    are_well_made(odds_facts(ten));
    CHECK(about(odds_facts(ten), "Chance that 2 throws in a row score", Figure::Chance).value ==
          odds::fraction(81, 100));
}

TEST_CASE("the three-dice games' facts add up to every throw of the banker") {
    const auto siwuliu = odds_facts(odds::siwuliu_odds(siwuliu::Rules{}));
    const auto bet = odds::ceelo_bet(ceelo::Rules{});
    const auto ceelo = odds_facts(ceelo::Rules{}, bet);
    for (const auto& [facts, name] : {std::pair{siwuliu, "banker's point of "}, {ceelo, "banker's score of "}}) {
        are_well_made(facts);
        odds::Fraction all = about(facts, "Chance that the banker wins at once", Figure::Chance).value +
                             about(facts, "Chance that the banker loses at once", Figure::Chance).value;
        for (const int point : {2, 3, 4, 5})
            all += about(facts, "Chance of a " + (name + std::to_string(point)), Figure::Chance).value;
        CHECK(all == 1);
    }
    CHECK(about(ceelo, "Chance that a bet wins", Figure::Chance).value == bet.win);
    CHECK(about(ceelo, "Chance that the bank changes hands, 3 players", Figure::Chance).value ==
          odds::ceelo_bank_passes(ceelo::Rules{}, 3));
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
    const session::Players two{"hold20", "hold25"};
    const odds::Fraction edge = odds::siwuliu_odds(siwuliu::Rules{}).player.edge;
    CHECK(line_at<CrapsScene>(0, craps::Rules{}) == "Pass line: house edge 7/495 = 1.4141 %");
    CHECK(line_at<CrapsScene>(0, craps::Rules{.crapless = true}).ends_with(" = 5.3824 %"));
    CHECK(line_at<PigScene>(0, pig::Rules{}, two) == "Chance that a throw ends the turn: 1/6 = 16.67 %");
    CHECK(line_at<PigScene>(0, pig::Rules{.sides = 10}, two) == "Chance that a throw ends the turn: 1/10 = 10.00 %");
    CHECK(line_at<SiwuliuScene>(0, siwuliu::Rules{}) == "A bet against the bank: " + ui::edge_words(-edge));
    CHECK(line_at<CeeloScene>(0, ceelo::Rules{}, {"even", "bold"})
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
