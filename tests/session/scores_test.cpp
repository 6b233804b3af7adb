// High scores: what the rules mark in throws that a person can follow, and what a sitting's marks come to.
#include "session/hands.h"

#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"

#include <doctest/doctest.h>

using namespace boxcars;
using rules::Marked;
using rules::ScoreMark;
using session::ScoreCount;
using session::ScoreFigure;

namespace {

template <rules::Game R>
class Table {  // one player's scores, verb by verb
 public:
    explicit Table(R rules) : rules_(std::move(rules)), state_(opening(rules_)) {}
    void plays(const typename R::Event& event) {
        REQUIRE_FALSE(refusal(rules_, state_, event));
        const auto step = apply(rules_, state_, event);
        count_.take(score_marks(rules_, state_, step, 0), score_kinds(rules_));
        state_ = step.next;
    }
    void says(const std::string& words) {
        const auto event = event_from(rules_, words);
        REQUIRE(event);
        plays(*event);
    }
    std::optional<std::int64_t> figure(const std::string& kind) const {
        for (const ScoreFigure& of : count_.figures())
            if (of.kind == kind) return of.figure;
        return {};
    }

 private:
    R rules_;
    typename R::State state_;
    ScoreCount count_;
};

void rolls(Table<craps::Rules>& table, int first, int second) { table.plays(craps::Rolled{first, second}); }

}  // namespace

TEST_CASE("craps: a sitting's win is the sum of its bets from the tenth on; its longest hand ends with the seven-out") {
    Table<craps::Rules> table{craps::Rules{}};
    table.says("bet pass $10");
    rolls(table, 6, 1);
    table.says("bet pass $10");
    rolls(table, 3, 3);
    for (int n = 0; n < 7; ++n) rolls(table, 5, 4);
    CHECK(table.figure("hand") == 9);
    rolls(table, 5, 2);
    CHECK(table.figure("hand") == 10);
    for (int bets = 3; bets <= 10; ++bets) {
        CHECK_FALSE(table.figure("win"));
        table.says("bet pass $10");
        rolls(table, 6, 5);
    }
    CHECK(table.figure("win") == 8000);
    CHECK(table.figure("hand") == 10);  // the next shooter has thrown eight times
}

TEST_CASE("craps: $10 lost in two throws are no high score, and neither is any hand of average length") {
    Table<craps::Rules> table{craps::Rules{}};
    table.says("bet pass $10");
    rolls(table, 6, 4);
    rolls(table, 5, 2);
    CHECK_FALSE(table.figure("win"));
    CHECK_FALSE(table.figure("hand"));
    rolls(table, 6, 4);
    for (int n = 0; n < 7; ++n) rolls(table, 5, 4);
    CHECK_FALSE(table.figure("hand"));
    rolls(table, 6, 1);
    CHECK(table.figure("hand") == 9);
}

TEST_CASE("Pig: a banked turn is a high score from 20 points on") {
    pig::Rules rules;
    Table<pig::Rules> table{rules};
    table.plays(pig::Begin{0});
    for (int n = 0; n < 3; ++n) table.plays(pig::Rolled{6});
    table.plays(pig::Hold{});
    CHECK_FALSE(table.figure("turn"));
    table.plays(pig::Rolled{1});
    for (int n = 0; n < 4; ++n) table.plays(pig::Rolled{5});
    table.plays(pig::Hold{});
    CHECK(table.figure("turn") == 20);
}

TEST_CASE("sì-wŭ-liù and cee-lo: bets won one after the other; what neither wins nor loses ends no run") {
    using rules::HandResult;
    const std::vector<HandResult> results{{.bet = "bet", .net = 5},
                                          {.bet = "bet", .net = 0},
                                          {.bet = "bet", .net = 7},
                                          {.bet = "bet", .net = 7},
                                          {.bet = "bet", .net = -9},
                                          {.bet = "bet", .net = 20},
                                          {.bet = "game", .net = 99, .whole = true}};
    ScoreCount count;
    const auto marks = rules::betting_marks(results);
    count.take(marks, score_kinds(siwuliu::Rules{}));
    CHECK(count.figures() == std::vector<ScoreFigure>{{"run", 3}});  // six bets
    count.take(rules::betting_marks(std::vector<HandResult>{{.bet = "bank", .net = 1}}), score_kinds(ceelo::Rules{}));
    count.clear_runs();
    for (int n = 0; n < 3; ++n)
        count.take(rules::betting_marks(std::vector<HandResult>{{.bet = "bank", .net = 1}}),
                   score_kinds(ceelo::Rules{}));
    CHECK(count.figures() == std::vector<ScoreFigure>{{"run", 3}, {"win", 34}});
}

TEST_CASE("pig: the largest turn banked, the fewest turns to win and the widest margin, of the standard race alone") {
    pig::Rules rules;
    Table<pig::Rules> table{rules};
    table.plays(pig::Begin{0});
    const auto turn = [&](int sixes) {
        for (int n = 0; n < sixes; ++n) table.plays(pig::Rolled{6});
        table.plays(pig::Hold{});
    };
    turn(5);
    CHECK(table.figure("turn") == 30);
    table.plays(pig::Rolled{1});  // the other busts
    table.plays(pig::Rolled{1});  // so do we
    turn(2);                      // the other banks 12
    turn(12);
    CHECK(table.figure("turn") == 72);
    CHECK(table.figure("turns") == 3);
    CHECK(table.figure("margin") == 90);

    rules.goal = 20;
    Table<pig::Rules> short_race{rules};
    short_race.plays(pig::Begin{0});
    for (int n = 0; n < 4; ++n) short_race.plays(pig::Rolled{6});
    short_race.plays(pig::Hold{});
    CHECK_FALSE(short_race.figure("turn"));
    CHECK_FALSE(short_race.figure("turns"));
}

TEST_CASE("for scores where fewest is best the least is kept, and unknown kinds are ignored") {
    const std::vector<rules::ScoreKind> kinds{{"turns", "", "turns", true}};
    ScoreCount count;
    for (const std::int64_t figure : {7, 5, 9})
        count.take(std::vector<ScoreMark>{{"turns", Marked::Reach, figure}, {"other", Marked::Add, 1}}, kinds);
    CHECK(count.figures() == std::vector<ScoreFigure>{{"turns", 5}});
}
