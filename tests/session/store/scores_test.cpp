// High scores and statistics: figured from sittings, and kept in the store.
#include "session/history/sitting_actions.h"
#include "session/pig/statistics.h"
#include "session/pig_sitting.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace kept;
using namespace boxcars;
using rules::Marked, rules::ScoreMark, session::ScoreCount, session::ScoreFigure;
using namespace sitting;
using odds::interval_of;

namespace {

// What the first player did at Pig, by the facts that are in the store, as words.
struct PigFigures {
    std::int64_t turn = 0, turns = 0;
};
PigFigures by_the_entries(const Recording& recording) {
    PigFigures best;
    std::int64_t turns = 0;
    int game = 1;
    for (const RecordedEntry& entry : recording.entries) {
        if (std::exchange(game, entry.game) != entry.game) turns = 0;
        for (const auto& fact : entry.facts) {
            int points = 0;
            if (!fact.starts_with("player 1 ")) continue;
            if (std::sscanf(fact.c_str(), "player 1 banked %d", &points) == 1)
                best.turn = std::max<std::int64_t>(best.turn, points);
            turns += points > 0 || fact.find("a pig") != std::string::npos;
            if (fact.starts_with("player 1 won") && (best.turns == 0 || turns < best.turns)) best.turns = turns;
        }
    }
    return best;
}

std::vector<ScoreLine> table_of(Store& store, const std::string& game, std::string_view kind) {
    for (const GameScores& of : scores_of(store, four_games(), game))
        for (const ScoreTable& table : of.tables)
            if (of.game == game && table.kind.name == kind) return table.lines;
    return {};
}

TEST_CASE("a table has the ten best ended sittings, the best first, of equals the first") {
    test::OwnStore store;
    std::map<std::string, std::int64_t> won;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const std::string name = kept_any(store, siwuliu::Rules{}, seed, 80, true);
        std::int64_t net = 0, bets = 0;
        for (const Hand& hand : store.read(kept::read_hands, name).all)
            if (!hand.whole) net += hand.net, ++bets;
        if (net > 0 && bets >= 10) won[name] = net;
    }
    REQUIRE(won.size() > places_in_a_table);
    kept_any(store, siwuliu::Rules{}, 99, 80);  // it goes on
    std::vector<std::pair<std::string, std::int64_t>> best{won.begin(), won.end()};
    std::ranges::stable_sort(best, [](const auto& a, const auto& b) { return a.second > b.second; });
    const auto lines = table_of(store, "siwuliu", "win");
    REQUIRE(lines.size() == places_in_a_table);
    for (std::size_t n = 0; n < lines.size(); ++n) {
        CHECK(lines[n].sitting == best[n].first);
        CHECK(lines[n].figure == best[n].second);
    }
    REQUIRE(store.wait(store.forget(lines.front().sitting)));
    CHECK(table_of(store, "siwuliu", "win").front() == lines[1]);
}

TEST_CASE("Pig's tables follow from the entries, and the fewest turns come first") {
    test::OwnStore store;
    std::map<std::string, PigFigures> figures;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const std::string name = kept_any(store, pig::Rules{}, seed, 900, true);
        figures[name] = by_the_entries(*store.recording(name));
    }
    const auto turn = table_of(store, "pig", "turn"), turns = table_of(store, "pig", "turns");
    const auto large = std::ranges::count_if(figures, [](const auto& of) { return of.second.turn >= 20; });
    REQUIRE(large >= 3);
    REQUIRE(std::cmp_equal(turn.size(), large));
    REQUIRE(turns.size() >= 3);
    for (const ScoreLine& line : turn) CHECK(line.figure == figures.at(line.sitting).turn);
    for (const ScoreLine& line : turns) CHECK(line.figure == figures.at(line.sitting).turns);
    CHECK(turns.front().figure <= turns.back().figure);
    CHECK(turn.front().figure >= turn.back().figure);
}

TEST_CASE("practice and imported sittings stand in no table, and are not to be signed") {
    test::OwnStore store;
    Sitting table{setup(3, pig::Rules{}), kept_in(&store)};
    REQUIRE(table.force({6}));
    for (int n = 0; n < 4; ++n) table.force({6});
    table.submit(pig::Hold{});
    REQUIRE(table.store_now());
    table.end();
    REQUIRE(store.wait_for_all());
    CHECK(store.sittings().front().practice);
    CHECK(table_of(store, "pig", "turn").empty());
    CHECK_FALSE(scores_to_sign(store, four_games()));

    test::OwnStore from;
    const Recording fair = *from.recording(kept_any(from, pig::Rules{}, 4, 700, true));
    CHECK_FALSE(table_of(from, "pig", "turn").empty());
    test::OwnStore to;
    import_recording(to, fair, verify_any(fair).hands);
    CHECK(table_of(to, "pig", "turn").empty());
    CHECK_FALSE(scores_to_sign(to, four_games()));
}

TEST_CASE("the sitting that ended last is to be signed once; its initials stay, and are offered the next time") {
    const test::Scratch folder;
    std::string first, second;
    {
        Store store{folder.path};
        CHECK_FALSE(scores_to_sign(store, four_games()));
        first = kept_any(store, pig::Rules{}, 1, 900, true);
        const auto entered = scores_to_sign(store, four_games());
        REQUIRE(entered);
        CHECK(entered->sitting == first);
        CHECK(entered->places.front().rank == 1);
        CHECK(store.read(last_initials) == "AAA");
        REQUIRE(store.wait(store.sign(first, "BOX")));
        CHECK_FALSE(scores_to_sign(store, four_games()));
    }
    Store store{folder.path};
    CHECK(store.read(last_initials) == "BOX");
    CHECK(table_of(store, "pig", "turn").front().initials == "BOX");
    second = kept_any(store, pig::Rules{}, 2, 900, true);
    REQUIRE(scores_to_sign(store, four_games())->sitting == second);
    REQUIRE(store.wait(store.sign(second, std::string{unsigned_initials})));
    CHECK_FALSE(scores_to_sign(store, four_games()));
    CHECK(store.read(last_initials) == "BOX");
    CHECK(store.sitting(first)->sign->initials == "BOX");
}

template <rules::Game R>
class ScoredTable {  // one player's scores, verb by verb
 public:
    explicit ScoredTable(R rules) : rules_(std::move(rules)), state_(opening(rules_)) {}
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

void rolls(ScoredTable<craps::Rules>& table, int first, int second) { table.plays(craps::Rolled{first, second}); }

}  // namespace

TEST_CASE("craps: a sitting's win is the sum of its bets from the tenth on; its longest hand ends with the seven-out") {
    ScoredTable<craps::Rules> table{craps::Rules{}};
    table.says("bet pass $10");
    rolls(table, 6, 1);
    table.says("bet pass $10");
    rolls(table, 3, 3);
    for (int n = 0; n < 6; ++n) rolls(table, 5, 4);
    CHECK_FALSE(table.figure("hand"));
    rolls(table, 5, 4);
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
    count.take(rules::betting_marks(results), score_kinds(siwuliu::Rules{}));
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
    ScoredTable<pig::Rules> table{rules};
    table.plays(pig::Begin{0});
    const auto turn = [&](int sixes) {
        for (int n = 0; n < sixes; ++n) table.plays(pig::Rolled{6});
        table.plays(pig::Hold{});
    };
    turn(5);
    CHECK(table.figure("turn") == 30);
    table.plays(pig::Rolled{1});  // the other player busts
    table.plays(pig::Rolled{1});  // so do we
    turn(2);                      // the other banks 12
    turn(12);
    CHECK(table.figure("turn") == 72);
    CHECK(table.figure("turns") == 3);
    CHECK(table.figure("margin") == 90);

    rules.goal = 20;
    ScoredTable<pig::Rules> short_race{rules};
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

TEST_CASE("the exact interval of 10 wins in 20 games is 0.2720 to 0.7280, and holds the chance as often as it says") {
    // The bounds agree with common statistics packages.
    CHECK(interval_of(10, 20).least == doctest::Approx(0.27195749));
    CHECK(interval_of(10, 20).most == doctest::Approx(0.72804251));
    for (const double chance : {0.02, 0.1, 0.3, 0.5}) {
        double held = 0, ways = std::pow(1 - chance, 30);  // of so many wins
        for (int wins = 0; wins <= 30; ++wins) {
            const auto interval = interval_of(wins, 30);
            if (interval.least <= chance && chance <= interval.most) held += ways;
            ways *= (30.0 - wins) / (wins + 1.0) * chance / (1 - chance);
        }
        CHECK(held >= 0.95);
    }
}

TEST_CASE("the interval stays between 0 and 1, holds the share seen, and narrows as games are added") {
    double before = 1;
    for (const std::int64_t games : {1, 10, 100, 1000, 1'000'000}) {
        for (std::int64_t wins = 0; wins <= games; wins += games > 10 ? games / 10 : 1) {
            const auto interval = interval_of(wins, games);
            const double part = static_cast<double>(wins) / static_cast<double>(games);
            CHECK((0 <= interval.least && interval.least <= part && part <= interval.most && interval.most <= 1));
        }
        const auto half = interval_of(games / 2, games);
        CHECK(half.most - half.least < before);
        before = half.most - half.least;
    }
    CHECK(interval_of(0, 0).most == 1);
}

TEST_CASE("every finished game is counted once, for its winner and for who began") {
    const Pig pig = played(21, 40);
    const auto statistics = session::statistics(pig);
    CHECK(statistics.games == 40);
    REQUIRE(statistics.seats.size() == 2);
    std::int64_t wins = 0, first_games = 0;
    for (const auto& seat : statistics.seats) {
        CHECK(seat.all.games == 40);
        CHECK(seat.first.games == 20);
        CHECK(seat.first.wins + seat.later.wins == seat.all.wins);
        wins += seat.all.wins;
        first_games += seat.first.games;
    }
    CHECK(wins == 40);
    CHECK(first_games == 40);
    REQUIRE(statistics.policies.size() == 1);
    CHECK(statistics.policies[0].all.games == 80);
    CHECK(statistics.policies[0].all.wins == 40);
}

TEST_CASE("a running game is not counted, and a game after a change of players is") {
    Pig pig{{{}, 3, {"human", "hold20"}, 0, {}}};
    pig.change_rules(pig::Rules{20, 1, 6, 3});
    play_game(pig);
    pig.next_game();
    CHECK(session::statistics(pig).games == 1);
    play_game(pig);
    const auto statistics = session::statistics(pig);
    CHECK(statistics.games == 2);
    CHECK(statistics.seats.size() == 3);
    CHECK(statistics.policies[1].name == "hold20");
    CHECK(statistics.policies[1].all.games == 3);
}

TEST_CASE("a game with a chosen face is practice and does not count; the next game does") {
    Pig pig{{pig::Rules{20, 1, 6, 2}, 3, {"human", "hold20"}, 0, {}}};
    pig.force({5});
    CHECK_FALSE(pig.counts());
    play_game(pig);
    CHECK(session::statistics(pig).games == 0);
    pig.next_game();
    CHECK(pig.counts());
    CHECK(pig.is_practice());
    play_game(pig);
    CHECK(session::statistics(pig).games == 1);
}
