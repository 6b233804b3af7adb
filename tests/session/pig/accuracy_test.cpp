// Accuracy: decisions of kept sittings beside the exact solution, which count, and the sums in the store.
#include "session/craps/accuracy.h"
#include "odds/craps/coach.h"
#include "own_store.h"
#include "session/pig/statistics.h"
#include "session/pig_sitting.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::session;
using Pig = sitting::SittingOf<pig::Rules>;
using craps::Kind, craps::Spot;

namespace {

Accuracy judged_of(const Sitting& session) {
    PigSolutions solutions{patient.positions};
    Accuracy sum;
    for (const JudgedUnder& of : judged_games(record(session), solutions)) sum += of;
    return sum;
}

struct Judging {  // a person at seat 1 who decides as told; the other holds at once when it may
    Pig session;
    explicit Judging(const pig::Rules& rules = {}, std::uint64_t seed = 4)
        : session{{.rules = rules, .seed = seed, .players = {"human", "hold20"}, .first = 0}} {}

    template <class Rolls>
    void play(const Rolls& rolls, std::size_t decisions) {  // so many real ones of the person
        for (std::size_t made = 0; made < decisions && !session.over();) {
            const bool may_hold = !session.legal().empty(), person = session.state().turn == 0;
            const bool rolls_on = !may_hold || (person && rolls(session.state()));
            made += may_hold && person;
            if (rolls_on)
                session.throw_dice();
            else
                session.submit(pig::Hold{});
        }
    }
    Accuracy judged() const { return judged_of(session); }
};

TEST_CASE("what a player gives away is the difference of two chances at each decision; the best gives nothing") {
    const odds::PigSolution solution = odds::solve_pig({});
    for (const bool follows : {true, false}) {
        double given_away = 0;
        int best = 0, decisions = 0;
        Judging table;
        table.play(
            [&](const pig::State& at) {
                ++decisions;
                const int own = at.scores[0], other = at.scores[1], turn = at.turn_total;
                const double rolled = solution.win_after_roll(own, other, turn),
                             held = solution.win_after_hold(own, other, turn);
                const bool rolls = follows ? solution.best_is_roll(own, other, turn) : turn < 8;
                best += rolls == solution.best_is_roll(own, other, turn);
                given_away += std::max(rolled, held) - (rolls ? rolled : held);
                return rolls;
            },
            30);
        const Accuracy judged = table.judged();
        CHECK(judged.decisions == decisions);
        CHECK(judged.best == best);
        CHECK((best == decisions) == follows);
        CHECK(judged.given_away == doctest::Approx(given_away));
        CHECK(judged.given_away_each() == doctest::Approx(given_away / decisions));
        CHECK((judged.given_away == 0 && judged.part_best() == 1) == follows);
    }
}

TEST_CASE("a game with a chosen face counts in no accuracy, the next one does; a table of three is not judged") {
    const auto never = [](const pig::State&) { return false; };
    Judging table{pig::Rules{.goal = 10}};
    table.play(never, 2);
    while (!table.session.may_throw()) table.session.submit(pig::Hold{});
    REQUIRE(table.session.force({3}));
    CHECK(table.judged().empty());
    while (!table.session.over()) table.play(never, 1);
    CHECK(table.judged().empty());
    REQUIRE(table.session.next_game());
    table.play(never, 1);
    CHECK(table.judged().decisions == 1);
    Pig three{{.rules = pig::Rules{.players = 3}, .seed = 4, .players = {"human", "hold20", "hold20"}, .first = 0}};
    for (int n = 0; n < 30; ++n) three.legal().empty() ? three.throw_dice() : three.submit(pig::Hold{});
    CHECK(judged_of(three).empty());
}

TEST_CASE("on a sheet that favours a seat no decision is judged and no luck counted") {
    Judging table{{.goal = 20, .spare_ones = 1}};
    table.play([](const pig::State&) { return false; }, 40);
    CHECK(table.session.over());
    CHECK(table.judged().decisions + table.judged().unjudged == 0);
    PigSolutions solutions{patient.positions};
    CHECK(luck_of_games(record(table.session), solutions).empty());
}

TEST_CASE("decisions under a sheet that takes long to solve are not judged, and that is said") {
    Judging table{pig::Rules{.goal = 1000, .sides = 20}};
    table.play([](const pig::State& at) { return at.turn_total < 20; }, 12);
    const Accuracy judged = table.judged();
    CHECK(judged.decisions == 0);
    CHECK(judged.unjudged == 12);
    REQUIRE(judged.unjudged_sheets.size() == 1);
    CHECK(judged.unjudged_sheets[0].find("goal=1000") != std::string::npos);
    const std::string why = "12 decisions are not judged, as their sheet takes long to solve: ";
    CHECK(accuracy_sentences(judged) == std::vector{why + judged.unjudged_sheets[0] + "."});
}

struct KeptPig {  // a person and a policy, both rolling and holding by chance; in a store
    test::OwnStore store;
    std::string play(std::uint64_t seed, int verbs, const pig::Rules& rules = {}) {
        Sitting table{{.rules = rules, .seed = seed, .players = {"human", "hold20"}}, kept_in(&store)};
        go_on(table, verbs);
        return table.name();
    }
    static void go_on(Sitting& table, int verbs) {
        for (int n = 0; n < verbs && !table.over(); ++n)
            if (table.state().as<pig::State>().rolls >= 2 + n % 3)
                table.submit(pig::Hold{});
            else
                table.throw_dice();
        REQUIRE(table.store_now());
    }
    Accuracy look(const AccuracyLimits& limits = {}) {
        Accuracy found = pig_accuracy(store, limits);
        REQUIRE(store.wait_for_all());
        return found;
    }
    std::size_t waiting(const AccuracyLimits& limits = {}) {
        return store.read([&](const Database& of) { return unjudged(of, "pig", limits.positions).size(); });
    }
};

void same(const Accuracy& a, const Accuracy& b) {
    CHECK(a.decisions == b.decisions);
    CHECK(a.best == b.best);
    CHECK(a.given_away == doctest::Approx(b.given_away));
    CHECK(a.unjudged == b.unjudged);
    CHECK(a.unjudged_sheets == b.unjudged_sheets);
}

TEST_CASE("a sitting is judged once and its figures are kept, until it goes on or is deleted") {
    KeptPig kept;
    for (const std::uint64_t seed : {1u, 2u, 3u}) kept.play(seed, 120);
    const std::string last = kept.play(4, 40);
    CHECK(kept.waiting() == 4);
    const Accuracy first = kept.look();
    CHECK(first.decisions > 20);
    CHECK(first.best < first.decisions);
    CHECK(kept.waiting() == 0);
    same(kept.look(), first);
    auto again = resume(rules::any_game<pig::Rules>(), kept.store, last);
    KeptPig::go_on(again, 40);
    CHECK(kept.waiting() == 1);
    CHECK(kept.look().decisions > first.decisions);
    REQUIRE(kept.store.wait(kept.store.forget(last)));
    CHECK(kept.look().decisions < first.decisions);
}

TEST_CASE("one call judges no more entries than its limit, and the next one judges the rest") {
    KeptPig kept;
    for (const std::uint64_t seed : {1u, 2u, 3u}) kept.play(seed, 60);
    CHECK(kept.look({10, 800'000}).decisions > 0);  // the newest sitting, however long
    CHECK(kept.waiting() == 2);
    const AccuracyLimits short_of_time{100, 800'000};
    const Accuracy first = kept.look(short_of_time), second = kept.look(short_of_time);
    CHECK(first.newest_only);
    CHECK(second.decisions > first.decisions);
    CHECK_FALSE(kept.look(short_of_time).newest_only);
    same(kept.look(short_of_time), kept.look(patient));
}

TEST_CASE("decisions under a slow sheet are judged by a call with enough patience, and kept for later calls") {
    KeptPig kept;
    kept.play(1, 60);
    kept.play(2, 60, {.goal = 130});
    const Accuracy quick = kept.look();
    CHECK(quick.unjudged > 0);
    CHECK(kept.waiting() == 0);
    CHECK(kept.waiting(patient) == 1);
    const Accuracy slow = kept.look(patient);
    CHECK(slow.unjudged == 0);
    CHECK(slow.decisions >= quick.decisions + 1);
    CHECK(kept.waiting(patient) == 0);
    same(kept.look(), slow);
}

TEST_CASE("luck at Pig: over all faces of a throw its mean is 0, whoever throws, on unlike sheets") {
    for (const pig::Rules& rules : {pig::Rules{.goal = 30}, {.goal = 25, .pig_face = 3}, {.goal = 20}}) {
        const odds::PigSolution solution = odds::solve_pig(rules);
        const Pig fresh{{.rules = rules, .players = {"human", "hold20"}, .first = 0}};
        for (int turn = 0; turn < 2; ++turn)
            for (int own = 0; own < rules.goal; own += 3)
                for (int total = 0; own + total < rules.goal; total += 4) {
                    pig::State before = fresh.state();
                    before.turn = turn;
                    before.scores[nth(turn)] = own;
                    before.scores[nth(1 - turn)] = rules.goal / 2;
                    before.turn_total = total;
                    const rules::Dice dice = dice_wanted(rules, before);
                    double sum = 0;
                    for (const auto& thrown : odds::throws_of(dice)) {
                        pig::State after = before;
                        advance(rules, after, pig::thrown(rules, thrown.faces));
                        sum += thrown.ways * luck_of_throw(solution, rules, before, after, 0);
                    }
                    CHECK(std::abs(sum) < 1e-12);
                }
    }
}

TEST_CASE("luck at Pig: a game's luck, with what both gave away, is its outcome less the chance at its begin") {
    const pig::Rules rules{.goal = 40};
    const odds::PigSolution solution = odds::solve_pig(rules);
    Judging table{rules, 11};
    const auto best = [&](const pig::State& at) {
        return solution.best_is_roll(at.scores[nth(at.turn)], at.scores[nth(1 - at.turn)], at.turn_total);
    };
    while (!table.session.over()) {  // both play best
        if (table.session.legal().empty() || best(table.session.state()))
            table.session.throw_dice();
        else
            table.session.submit(pig::Hold{});
    }
    PigSolutions solutions{patient.positions};
    const auto lucks = luck_of_games(record(table.session), solutions);
    REQUIRE(lucks.size() == 1);
    CHECK(lucks[0].opponent == "hold20");
    CHECK(lucks[0].games == 1);
    const double outcome = table.session.state().scores[0] >= rules.goal ? 1 : 0;
    CHECK(lucks[0].won == doctest::Approx(outcome - solution.first_player_wins()).epsilon(1e-9));
}

struct Felt {
    Sitting session;
    explicit Felt(Players players = {"human"})
        : session{{.rules = craps::Rules{}, .seed = 4, .players = std::move(players)}} {}
    void lay(Spot spot, Cents amount) { REQUIRE(session.submit(craps::Bet{spot, amount})); }
    Accuracy judged() const {
        Accuracy sum{.unit = "cents"};
        for (const JudgedUnder& of : judged_craps(record(session))) sum += of;
        return sum;
    }
};

}  // namespace

TEST_CASE("a bet is not the best one if another wins about as often for less, and it gives away the difference") {
    Felt felt;
    felt.lay({Kind::DontPass}, 1000);
    felt.lay({Kind::Buy, 8}, 600);
    CHECK(felt.judged().empty());  // nothing is decided until the dice fly
    felt.session.throw_dice();
    const Accuracy judged = felt.judged();
    CHECK(judged.decisions == 2);
    CHECK(judged.best == 1);
    const craps::Rules rules;
    const auto cost = [&](Spot spot) {
        return odds::to_double(odds::cost(rules, *odds::odds_of(rules, spot), 0, spot, 600).per_bet);
    };
    CHECK(judged.given_away == doctest::Approx(cost({Kind::Buy, 8}) - cost({Kind::DontPass})));
    REQUIRE(accuracy_sentences(judged).size() == 1);
    CHECK(accuracy_sentences(judged)[0].starts_with(
        "Cheapest of the bets that win about as often: 1 of 2 times (50.0 %)."));
}

TEST_CASE("bets in games with chosen faces, and those of strategies, do not count in the accuracy") {
    Felt felt;
    felt.lay({Kind::Big, 8}, 600);
    felt.session.throw_dice();
    CHECK(felt.judged().decisions == 1);
    Felt forced;
    forced.lay({Kind::Big, 8}, 600);
    REQUIRE(forced.session.force({2, 3}));
    CHECK(forced.judged().empty());
    Felt strategy{{"iron_cross"}};
    strategy.lay({Kind::Big, 8}, 600);
    strategy.session.throw_dice();
    CHECK(strategy.judged().empty());
}

TEST_CASE("a kept sitting of craps is judged once, and its figures are those of its journal") {
    test::OwnStore store;
    Sitting table{{.rules = craps::Rules{}, .seed = 4, .players = {"human"}}, kept_in(&store)};
    for (int n = 0; n < 12; ++n) {
        table.submit(craps::Bet{{Kind::Big, 6}, 600});
        table.submit(craps::Bet{{Kind::Field}, 500});
        table.throw_dice();
    }
    REQUIRE(table.store_now());
    const Accuracy first = craps_accuracy(store, {});
    REQUIRE(store.wait_for_all());
    CHECK(first.unit == "cents");
    CHECK(first.decisions > 12);
    CHECK(first.best < first.decisions);
    CHECK(first.given_away > 0);
    CHECK(store.read([](const Database& of) { return unjudged(of, "craps", patient.positions).size(); }) == 0);
    same(craps_accuracy(store, {}), first);
}
