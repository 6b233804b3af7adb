// Pig's accuracy: decisions of kept games beside the exact solution of the sheet they were made under, and which count.
#include "session/pig/accuracy.h"
#include "session/replay.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::session;

namespace {

struct Judging {  // a person at seat 1 who decides as told; the other holds at once when it may
    Session<pig::Rules> session;
    explicit Judging(pig::Rules rules = {}, std::uint64_t seed = 4)
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
    Accuracy judged() const {
        PigAccuracy accuracy;
        accuracy.take(record(session));
        return accuracy.judged(patient.positions);
    }
};

}  // namespace

TEST_CASE("who decides by the solution gives nothing away, and every decision was the best") {
    const odds::PigSolution solution = odds::solve_pig({});
    Judging table;
    table.play([&](const pig::State& at) { return solution.best_is_roll(at.scores[0], at.scores[1], at.turn_total); },
               30);
    const Accuracy judged = table.judged();
    CHECK(judged.decisions == 30);
    CHECK(judged.best == 30);
    CHECK(judged.given_away == 0);
    CHECK(judged.part_best() == 1);
}

TEST_CASE("what holding too soon gives away is the difference of the two chances, decision by decision") {
    const odds::PigSolution solution = odds::solve_pig({});
    double given_away = 0;
    int best = 0;
    Judging table;
    table.play(
        [&](const pig::State& at) {
            const int own = at.scores[0], other = at.scores[1], turn = at.turn_total;
            best += !solution.best_is_roll(own, other, turn);
            given_away +=
                std::max(0.0, solution.win_after_roll(own, other, turn) - solution.win_after_hold(own, other, turn));
            return false;
        },
        10);
    const Accuracy judged = table.judged();
    CHECK(judged.decisions == 10);
    CHECK(judged.best == best);
    CHECK(best < 10);
    CHECK(judged.given_away == doctest::Approx(given_away));
    CHECK(judged.given_away_each() == doctest::Approx(given_away / 10));
}

TEST_CASE("a game with a chosen face counts in no accuracy, the next one does; a table of three is not judged") {
    const auto never = [](const pig::State&) { return false; };
    pig::Rules small;
    small.goal = 10;
    Judging table{small};
    table.play(never, 2);
    while (!table.session.may_throw()) table.session.submit(pig::Hold{});
    REQUIRE(table.session.force({3}));
    CHECK(table.judged().empty());
    while (!table.session.over()) table.play(never, 1);
    CHECK(table.judged().empty());
    REQUIRE(table.session.next_game());
    table.play(never, 1);
    CHECK(table.judged().decisions == 1);
    Session<pig::Rules> three{
        {.rules = {.players = 3}, .seed = 4, .players = {"human", "hold20", "hold20"}, .first = 0}};
    for (int n = 0; n < 30; ++n) three.legal().empty() ? three.throw_dice() : three.submit(pig::Hold{});
    PigAccuracy of_three;
    of_three.take(record(three));
    CHECK(of_three.judged(patient.positions).empty());
}

TEST_CASE("decisions under a sheet that takes long to solve are not judged, and that is said") {
    pig::Rules long_race;
    long_race.goal = 1000;
    long_race.sides = 20;
    Judging table{long_race};
    table.play([](const pig::State& at) { return at.turn_total < 20; }, 12);
    const Accuracy judged = table.judged();
    CHECK(judged.decisions == 0);
    CHECK(judged.unjudged == 12);
    REQUIRE(judged.unjudged_sheets.size() == 1);
    CHECK(judged.unjudged_sheets[0].find("goal=1000") != std::string::npos);
    CHECK(accuracy_sentences(judged) ==
          std::vector<std::string>{"12 decisions are not judged, as their sheet takes long "
                                   "to solve: " +
                                   judged.unjudged_sheets[0] + "."});
}
