// The lab shows what a plain loop through the rules counts, and its figures change only on purpose.
#include "sim/lab/run_lab.h"

#include "base/hash.h"
#include "players/ceelo/policy.h"
#include "sim/ceelo/match.h"
#include "sim/craps/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

std::vector<players::CrapsStrategy> strategies(const std::vector<std::string>& names) {
    std::vector<players::CrapsStrategy> all;
    for (const auto& name : names) all.push_back(*players::find_craps_strategy(name));
    return all;
}

LabPlan at_craps(const std::vector<std::string>& names, int bankroll, int rounds, std::int64_t evenings,
                 craps::Rules rules = {}) {
    rules.bankroll = bankroll;
    return {.game = lab_craps(rules, strategies(names)), .rounds = rounds, .evenings = evenings};
}

std::vector<std::string> all_strategies() {
    std::vector<std::string> names;
    for (const auto& strategy : players::craps_strategies()) names.push_back(strategy.name);
    return names;
}

LabPlan at_siwuliu(int rounds, std::int64_t evenings) {
    const std::vector<FlatBettor> players{
        {"$5", 500}, {"$20", 2000}, {"$20, up at +$100", 2000, 10'000}, {"$20, down at −$50", 2000, 0, 5'000}};
    return {.game = lab_siwuliu(siwuliu::Rules{}, players), .rounds = rounds, .evenings = evenings};
}

LabPlan at_ceelo(std::vector<std::string> players, std::int64_t evenings, const ceelo::Rules& rules = {}) {
    return {.game = lab_ceelo(rules, std::move(players)), .rounds = 40, .evenings = evenings};
}

LabPlan at_pig(std::vector<std::string> players, int games, std::int64_t evenings) {
    return {.game = lab_pig(pig::Rules{}, std::move(players)), .rounds = games, .evenings = evenings};
}

std::vector<LabPlan> one_of_each() {
    return {at_craps({"pass_line", "three_point_molly", "hardways"}, 200, 120, 300), at_siwuliu(60, 300),
            at_ceelo({"even", "bold", "cautious"}, 300), at_pig({"hold20", "keep_pace", "four_turns"}, 30, 200)};
}

void ordered(const LabPlayer& player) {
    for (const LabBand& band : player.bands) {
        CHECK(band.low <= band.middle);
        CHECK(band.middle <= band.high);
    }
    CHECK(std::ranges::is_sorted(player.ruined));
    CHECK(std::ranges::is_sorted(player.goal));
}

// One evening of craps as the rules have it, and nothing else: what is there at the end, and when nothing was left.
struct Plain {
    Cents end = 0;
    int ruined = 0;
};
Plain plain_evening(const craps::Rules& rules, const players::BetLines& plan, int rounds, chance::DiceStream& dice) {
    players::Playing playing{opening(rules)};
    const craps::State& state = playing.state;
    int point = 0, ruined = 0;
    bool in_hand = false;
    for (int round = 1; round <= rounds || in_hand; ++round) {
        const int first = dice.face(6), second = dice.face(6), sum = first + second;
        if (ruined == 0) {
            make_bets(plan, rules, playing);
            see_throw(plan, rules, playing, {first, second});
            if (over(rules, state)) ruined = round;
        }
        in_hand = !(point != 0 && sum == 7);
        if (point == 0) {
            if (sum >= 4 && sum <= 10 && sum != 7) point = sum;
        } else if (sum == point || sum == 7) {
            point = 0;
        }
    }
    return {state.bankroll + on_table(state), ruined};
}

TEST_CASE("the lab shows the same on any number of threads, and another seed shows something else") {
    for (LabPlan plan : one_of_each()) {
        CAPTURE(plan.game.name);
        plan.threads = 1;
        const LabShown alone = run_lab(plan);
        CHECK(alone.evenings == plan.evenings);
        for (const int threads : {2, 5, 0}) {
            plan.threads = threads;
            CHECK(run_lab(plan) == alone);
        }
        plan.seed = 2;
        CHECK_FALSE(run_lab(plan) == alone);
    }
}

TEST_CASE("what is shown after so many blocks does not depend on when it is looked at") {
    const LabPlan plan = at_craps({"pass_line", "iron_cross"}, 300, 100, 64 * 7);
    LabRun step_by_step{plan}, at_once{plan};
    at_once.take(5, true);
    for (std::int64_t blocks = 1; blocks <= 5; ++blocks) {
        CHECK(step_by_step.take(blocks, true));
        CHECK(step_by_step.shown().evenings == blocks * 64);
    }
    CHECK(step_by_step.shown() == at_once.shown());
    at_once.take(7, true);
    CHECK(at_once.finished());
    CHECK(at_once.shown() == run_lab(plan));
}

TEST_CASE("an experiment may be given up in the middle") {
    LabRun run{at_craps(all_strategies(), 1000, 1000, 1'000'000)};
    run.take(1, true);
    CHECK_FALSE(run.finished());
}

TEST_CASE("bands lie in order, and nobody comes back from ruin") {
    for (const LabPlan& plan : one_of_each()) {
        CAPTURE(plan.game.name);
        const LabShown shown = run_lab(plan);
        CHECK(shown.checkpoints.front() == 0);
        CHECK(shown.checkpoints.back() == plan.rounds);
        for (const LabPlayer& player : shown.players) {
            ordered(player);
            CHECK(player.bands.front() == LabBand{plan.game.bankroll, plan.game.bankroll, plan.game.bankroll});
            CHECK(player.bands.size() == shown.checkpoints.size());
            CHECK(player.ruined.size() == shown.checkpoints.size());
        }
    }
}

TEST_CASE("coins stay at the table: cee-lo and Pig end with as many as they began with") {
    for (const LabPlan& plan : {at_ceelo({"even", "bold", "kelly"}, 200), at_pig({"hold20", "hold25"}, 20, 200)}) {
        double sum = 0;
        for (const LabPlayer& player : run_lab(plan).players) sum += player.mean;
        CHECK(std::abs(sum) < 1e-9);
    }
}

TEST_CASE("a plain loop through the rules of craps meets the same ruins and the same ends") {
    const auto names = all_strategies();
    const LabPlan plan = at_craps(names, 60, 90, evenings_in_block);  // a purse that often runs short
    const LabShown shown = run_lab(plan);
    const auto players = strategies(names);
    for (std::size_t player = 0; player < names.size(); ++player) {
        CAPTURE(names[player]);
        chance::DiceStream dice{plan.seed, 1};
        std::vector<double> ruined(shown.checkpoints.size());
        double won = 0;
        for (std::int64_t evening = 0; evening < plan.evenings; ++evening) {
            const Plain plain = plain_evening({.bankroll = 60}, players[player].lines, plan.rounds, dice);
            won += static_cast<double>(plain.end - plan.game.bankroll);
            for (std::size_t mark = 0; mark < ruined.size(); ++mark) {
                const bool last = mark + 1 == ruined.size();
                ruined[mark] += plain.ruined != 0 && (last || plain.ruined <= shown.checkpoints[mark]);
            }
        }
        for (std::size_t mark = 0; mark < ruined.size(); ++mark)
            CHECK(shown.players[player].ruined[mark] == doctest::Approx(ruined[mark] / 64).epsilon(1e-12));
        CHECK(shown.players[player].mean == doctest::Approx(won / 64).epsilon(1e-12));
    }
}

TEST_CASE("every strategy's realised edge lies within four standard errors of the exact one") {
    const LabShown shown = run_lab(at_craps(all_strategies(), 1000, 300, 4000));
    for (const LabEdge& edge : shown.edges) {
        CAPTURE(edge.name);
        REQUIRE(edge.exact);
        const LabEdgePoint last = edge.points.back();
        CHECK(last.error > 0);
        CHECK(last.error < 0.01);
        CHECK(std::abs(last.edge - *edge.exact) < 4 * last.error);
        CHECK(edge.points.size() == 13);  // after 1, 2, 4 ... 2048 and all evenings
        CHECK(last.error < edge.points[6].error);
    }
}

TEST_CASE("a strategy of one bet costs what the odds say of that bet, and says so as a fraction") {
    const LabShown shown = run_lab(at_craps({"pass_line", "place_6_8", "field", "hardways"}, 1000, 10, 1));
    CHECK(shown.edges[0].exact_words == "7/495");
    CHECK(shown.edges[1].exact_words == "1/66");
    CHECK(shown.edges[2].exact_words == "1/36");
    CHECK(shown.edges[3].exact_words.empty());
    CHECK(*shown.edges[0].exact == doctest::Approx(7.0 / 495).epsilon(1e-10));
    CHECK(*shown.edges[1].exact == doctest::Approx(1.0 / 66).epsilon(1e-10));
    CHECK(*shown.edges[2].exact == doctest::Approx(1.0 / 36).epsilon(1e-10));
    CHECK(*shown.edges[3].exact > 1.0 / 11);
    CHECK(*shown.edges[3].exact < 1.0 / 9);
}

TEST_CASE("turned knobs of the line and of the field show in the lab as fractions that play comes near") {
    const craps::Rules turned{
        .natural_pays = 2, .point_pays = 3, .craps_push = true, .field_5 = true, .field_doubles = 4};
    const LabShown shown = run_lab(at_craps({"pass_line", "field"}, 1000, 300, 2000, turned));
    CHECK(shown.edges[0].exact_words == "-142/165");
    CHECK(shown.edges[1].exact_words == "-13/36");
    for (const LabEdge& edge : shown.edges)
        CHECK(std::abs(edge.points.back().edge - *edge.exact) < 4 * edge.points.back().error);
}

TEST_CASE("the realised edges of the other tables lie within four standard errors of the exact ones") {
    for (const LabPlan& plan : {at_siwuliu(100, 2000), at_ceelo({"even", "bold", "cautious"}, 2000),
                                at_ceelo({"even", "bold", "cautious"}, 2000, {.tie = ceelo::Tie::First}),
                                at_pig({"optimal", "hold20"}, 25, 1000), at_pig({"hold20", "hold20"}, 25, 1000)}) {
        CAPTURE(plan.game.name);
        for (const LabEdge& edge : run_lab(plan).edges) {
            REQUIRE(edge.exact);
            CHECK(std::abs(edge.points.back().edge - *edge.exact) < 4 * edge.points.back().error);
        }
    }
    CHECK(run_lab(at_siwuliu(1, 1)).edges[0].exact_words == "-167/1674");
    CHECK(run_lab(at_ceelo({"even", "even"}, 1)).edges[0].exact_words == "2/81");
    CHECK(run_lab(at_ceelo({"even", "even"}, 1, {.tie = ceelo::Tie::First})).edges[0].exact_words == "-17/324");
    CHECK_FALSE(run_lab(at_pig({"hold20", "hold20", "hold20"}, 1, 1)).edges[0].exact);  // exact for two only
}

TEST_CASE("who has a goal, or limits, gets up there") {
    LabPlan plan = at_siwuliu(200, 500);
    plan.goal = 30'000;
    const LabShown shown = run_lab(plan);
    for (const LabPlayer& player : shown.players) CHECK(player.ruined.back() + player.goal.back() <= 1);
    CHECK(shown.players[0].goal.back() > 0.1);
    CHECK(shown.players[2].bands.back().high <= 10'000 + 10'000 + 5 * 2000);  // up at +$100, one win beyond at most
    CHECK(shown.players[3].ruined.back() == 0);                               // up before nothing is left
}

TEST_CASE("cee-lo stops before the next decision, which some policies work at for milliseconds") {
    const LabPlan plan = at_ceelo({"best", "cautious", "cautious"}, 1);
    std::stop_source stop;
    const auto evenings = plan.game.prepare(stop.get_token());
    REQUIRE(evenings);
    stop.request_stop();
    const auto marks = checkpoints(plan.rounds);
    EveningRecorder recorder{plan, marks, evenings->edges.size()};
    chance::DiceStream dice{1, 1};
    CHECK_FALSE(evenings->play(0, dice, recorder));
}

TEST_CASE("two plans play the same evenings if all but their threads are the same") {
    const LabPlan plan = at_siwuliu(60, 300);
    LabPlan other = plan;
    other.threads = 3;
    CHECK(same_evenings(plan, other));
    other.rounds = 61;
    CHECK_FALSE(same_evenings(plan, other));
    other = {.game = lab_siwuliu({.pays_111 = 6}, {{"$5", 500}}), .rounds = 60, .evenings = 300};
    CHECK_FALSE(same_evenings({.game = lab_siwuliu({}, {{"$5", 500}}), .rounds = 60, .evenings = 300}, other));
}

TEST_CASE("a plan that cannot be played is told why in a sentence") {
    CHECK_FALSE(problem(at_craps({"pass_line"}, 1000, 100, 100)));
    CHECK(problem(at_craps({}, 1000, 100, 100)) == "Nobody plays: choose at least one player.");
    CHECK(problem(at_craps({"pass_line"}, 1000, 0, 100)) == "The rounds of an evening are 1 to 100000, not 0.");
    CHECK(problem(at_craps({"pass_line"}, 1000, 100, 0)));
    CHECK(problem(at_craps({"pass_line"}, 1000, 100'000, 1'000'000)));
    CHECK(problem(at_pig({"hold20"}, 10, 10)) == "At pig the lab seats 2 to 8, not 1.");
    CHECK(problem(at_pig({"hold20", "hold2O"}, 10, 10)));
    CHECK(problem(at_ceelo({"even", "even", "even", "even", "even", "even", "even"}, 10)));
    LabPlan low = at_craps({"pass_line"}, 1000, 100, 100);
    low.goal = 100'000;
    CHECK(problem(low) == "The goal has to lie above what everybody begins with; 0 is no goal.");
    const std::vector<std::string> nine(9, "pass_line");
    CHECK(problem(at_craps(nine, 1000, 100, 100)) == "The lab seats 1 to 8, not 9.");
}

std::string figures(const LabShown& shown) {
    std::string text = fmt::format("{};", shown.evenings);
    const auto add = [&](const auto& numbers) {
        for (const auto number : numbers) text += fmt::format("{:.12g},", static_cast<double>(number));
        text += ';';
    };
    add(shown.checkpoints);
    for (const LabPlayer& player : shown.players) {
        text += player.name + ';';
        for (const LabBand& band : player.bands) text += fmt::format("{},{},{};", band.low, band.middle, band.high);
        add(player.ruined);
        add(player.goal);
        text += fmt::format("{:.12g};", player.mean);
    }
    for (const LabEdge& edge : shown.edges)
        for (const LabEdgePoint& point : edge.points)
            text += fmt::format("{},{},{:.12g},{:.9g};", edge.name, point.rounds, point.edge, point.error);
    return text;
}

std::string hash_of(const LabPlan& plan) { return fmt::format("{:016x}", Hash{}.add(figures(run_lab(plan))).value()); }

}  // namespace

TEST_CASE("the lab counts the same for a plan and a seed, evening for evening, at every game") {
    craps::Rules craps{.bankroll = 200};
    const auto first = players::craps_strategies().first(8);
    const std::vector<players::CrapsStrategy> strategies{first.begin(), first.end()};
    CHECK(hash_of({.game = lab_craps(craps, strategies), .rounds = 200, .evenings = 500, .seed = 3}) ==
          "82c24427595d9321");
    craps.bankroll = 60;  // often runs short
    CHECK(hash_of({.game = lab_craps(craps, strategies), .goal = 12'000, .rounds = 120, .evenings = 300, .seed = 7}) ==
          "e1bf8a9ee303cf43");
    const std::vector<FlatBettor> bettors{
        {"$5", 500}, {"$20", 2000}, {"$20, up at +$100", 2000, 10'000}, {"$20, down", 2000, 0, 5'000}};
    CHECK(hash_of({.game = lab_siwuliu(siwuliu::Rules{}, bettors),
                   .goal = 20'000,
                   .rounds = 60,
                   .evenings = 300,
                   .seed = 3}) == "50a2d3f085be20a2");
    const std::vector<std::string> policies{"even", "bold", "cautious", "kelly"};
    CHECK(hash_of({.game = lab_ceelo(ceelo::Rules{}, policies), .rounds = 40, .evenings = 300, .seed = 3}) ==
          "7913fc646c943b56");
    const std::vector<std::string> three{"hold20", "keep_pace", "four_turns"}, two{"optimal", "hold20"};
    CHECK(hash_of({.game = lab_pig(pig::Rules{}, three), .goal = 30, .rounds = 30, .evenings = 200, .seed = 3}) ==
          "a387a3781c9d9411");
    CHECK(hash_of({.game = lab_pig(pig::Rules{}, two), .rounds = 25, .evenings = 100, .seed = 3}) ==
          "2055c0c5e184bcbe");
}
