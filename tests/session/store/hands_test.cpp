// Hands: what a game's facts say was settled, luck beside the exact odds, and both kept in the store.
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"
#include "session/history/sitting_actions.h"
#include "session/pig/statistics.h"
#include "session/pig_sitting.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

#include <cmath>
#include <tuple>

using namespace kept;
using namespace boxcars;
using namespace boxcars::session;

namespace {

void practised_craps(Store& store, std::uint64_t seed, int verbs) {
    Sitting table{setup(seed, craps::Rules{}), kept_in(&store)};
    REQUIRE(table.force({6, 6}));
    play_any(table, verbs, seed);
    REQUIRE(table.store_now());
}

void play_all(Store& store) {
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        kept_any(store, pig::Rules{}, seed, 900);
        kept_any(store, craps::Rules{}, seed, 600);
        kept_any(store, siwuliu::Rules{}, seed, 300);
        kept_any(store, ceelo::Rules{}, seed, 300);
    }
    practised_craps(store, 9, 300);
}

using Key = std::tuple<std::string, std::string, std::string>;
struct Sum {
    std::int64_t hands = 0, won = 0, lost = 0, staked = 0, net = 0, best = 0, longest = 0;
    std::int64_t now = 0, longest_won = 0, longest_lost = 0;
    bool operator==(const Sum&) const = default;
};

void add(Sum& sum, const Hand& hand) {
    const bool won = hand.outcome == rules::Outcome::Won, lost = hand.outcome == rules::Outcome::Lost;
    sum.best = sum.hands == 0 ? hand.net : std::max(sum.best, hand.net);
    ++sum.hands;
    sum.won += won;
    sum.lost += lost;
    sum.staked += hand.stake;
    sum.net += hand.net;
    sum.longest = std::max(sum.longest, hand.throws);
    if (won) sum.now = std::max<std::int64_t>(sum.now, 0) + 1;
    if (lost) sum.now = std::min<std::int64_t>(sum.now, 0) - 1;
    sum.longest_won = std::max(sum.longest_won, sum.now);
    sum.longest_lost = std::max(sum.longest_lost, -sum.now);
}

struct Counted {
    std::map<Key, Sum> sums;
    std::map<std::string, std::int64_t> boxcars;
};

Counted by_a_plain_loop(Store& store) {  // over the entries, played again
    Counted counted;
    auto lines = store.sittings();
    std::ranges::reverse(lines);
    for (const SittingLine& line : lines) {
        if (line.imported) continue;
        const Hands hands = verify_any(*store.recording(line.name)).hands;
        if (hands.throws > 0) counted.boxcars[line.game] += hands.boxcars;
        for (const Hand& hand : hands.all)
            if (hand.counts) add(counted.sums[{line.game, hand.bet, hand.opponent}], hand);
    }
    return counted;
}

Counted by_the_store(Store& store) {
    Counted counted;
    for (const TallyLine& line : store.read(session::tallies, ""))
        counted.sums[{line.game, line.bet, line.opponent}] = {
            line.hands, line.won,     line.lost,   line.staked,      line.net,
            line.best,  line.longest, line.streak, line.longest_won, line.longest_lost};
    for (const ThrownLine& line : store.read(session::thrown, "")) counted.boxcars[line.game] = line.boxcars;
    return counted;
}

void same_figures(Store& store) {
    const Counted plain = by_a_plain_loop(store), kept = by_the_store(store);
    CHECK(plain.sums.size() >= 5);
    CHECK(plain.sums == kept.sums);
    CHECK(plain.boxcars == kept.boxcars);
}

TEST_CASE("every hand on record follows from the entries, in every game") {
    test::OwnStore store;
    play_all(store);
    std::size_t all = 0;
    for (const SittingLine& line : store.sittings()) {
        CAPTURE(line.name);
        Hands again = verify_any(*store.recording(line.name)).hands;
        again.milestones.clear();  // kept once for all sittings
        CHECK(store.read(kept::read_hands, line.name) == again);
        all += again.all.size();
    }
    CHECK(all > 300);
    CHECK(store.read(session::uncounted).empty());
}

TEST_CASE("the sums of the store are those of a plain loop, also after deleting and importing, without practice") {
    test::OwnStore store;
    play_all(store);
    same_figures(store);
    const auto before = by_the_store(store);
    practised_craps(store, 11, 200);
    CHECK(by_the_store(store).sums == before.sums);

    const auto now_kept = store.sittings();
    const auto gone = std::ranges::find(now_kept, "siwuliu", &SittingLine::game)->name;
    const Recording kept = *store.recording(gone);
    CHECK(store.find_same(kept) == gone);
    REQUIRE(store.wait(store.forget(gone)));
    CHECK_FALSE(store.recording(gone));
    CHECK(store.read(kept::read_hands, gone).all.empty());
    CHECK_FALSE(store.find_same(kept));
    same_figures(store);
    CHECK(by_the_store(store).sums != before.sums);

    const auto without = by_the_store(store);
    const std::string imported = import_recording(store, kept, verify_any(kept).hands);
    CHECK(store.recording(imported)->entries == kept.entries);
    CHECK_FALSE(store.read(kept::read_hands, imported).all.empty());
    CHECK(by_the_store(store).sums == without.sums);
    const auto lines_after = store.sittings();
    CHECK(std::ranges::find(lines_after, imported, &SittingLine::name)->imported);
}

TEST_CASE("hands that are missing are counted from the entries, and one game's figures leave the others' alone") {
    const test::Scratch folder;
    Counted before;
    {
        Store store{folder.path};
        play_all(store);
        before = by_the_store(store);
    }
    Database{store_file(folder.path), Database::Access::Write}.run(
        "DELETE FROM counted; DELETE FROM hand; DELETE FROM tally; DELETE FROM streak; DELETE FROM thrown;");
    Store store{folder.path};
    CHECK(store.read(session::uncounted).size() == store.sittings().size());
    CHECK(count_hands(store, four_games()).empty());
    CHECK(store.read(session::uncounted).empty());
    CHECK(by_the_store(store).sums == before.sums);
    CHECK(by_the_store(store).boxcars == before.boxcars);
    for (const TallyLine& line : store.read(session::tallies, "pig")) CHECK(line.game == "pig");
    kept_any(store, pig::Rules{}, 20, 900);
    const auto after = by_the_store(store);
    for (const auto& [key, sum] : before.sums)
        if (std::get<0>(key) != "pig") CHECK(after.sums.at(key) == sum);
}

TEST_CASE("an empty store has nothing to tell, and a damaged row is named") {
    const test::Scratch folder;
    std::string name;
    {
        Store store{folder.path};
        CHECK(store.read(session::tallies, "").empty());
        CHECK(store.read(session::thrown, "").empty());
        CHECK(store.sittings().empty());
        name = kept_any(store, siwuliu::Rules{}, 1, 200);
    }
    Database{store_file(folder.path), Database::Access::Write}.run(
        "PRAGMA ignore_check_constraints = 1; UPDATE hand SET outcome = 7;");
    const Database damaged{store_file(folder.path), Database::Access::Read};
    CHECK_THROWS_WITH_AS(hands_of_sitting(damaged, name, 0, 100), doctest::Contains(name.c_str()), StoreTrouble);
}

TEST_CASE("after going on with a sitting its hands are those of one that was played at once") {
    test::OwnStore store;
    std::string name;
    {
        Sitting table{setup(4, craps::Rules{}), kept_in(&store)};
        play_any(table, 301, 4);
        REQUIRE(table.store_now());
        name = table.name();
    }
    auto table = resume(rules::any_game<craps::Rules>(), store, name);
    play_any(table, 300, 5);
    REQUIRE(table.store_now());
    Hands again = verify_any(*store.recording(name)).hands;
    again.milestones.clear();  // kept once for all sittings
    CHECK(store.read(kept::read_hands, name) == again);
    same_figures(store);
}

TEST_CASE("the luck of craps' hands is that of their bets, and of Pig's games what the dice brought") {
    test::OwnStore store;
    for (const std::uint64_t seed : {1u, 2u}) kept_any(store, craps::Rules{}, seed, 600);
    double expected = 0;  // of the bets of hands that have ended
    for (const SittingLine& line : store.sittings()) {
        double of_hand = 0;
        for (const Hand& hand : verify_any(*store.recording(line.name)).hands.all) {
            const auto sheet = sheet_from(rules::any_game<craps::Rules>(), hand.sheet).value();
            if (hand.whole)
                expected += std::exchange(of_hand, 0);
            else
                of_hand += odds::hand_odds(sheet.as<craps::Rules>(), hand.bet)->mean * real(hand.stake);
        }
    }
    const auto statistics = statistics_of(store, four_games(), "craps");
    REQUIRE(statistics.size() == 1);
    const auto hand = std::ranges::find_if(statistics[0].bets, &BetStatistics::whole);
    REQUIRE(hand != statistics[0].bets.end());
    REQUIRE(hand->expected);
    CHECK(*hand->expected == doctest::Approx(expected));
    CHECK_FALSE(hand->band);  // bets of one hand hang together

    const std::string name = kept_any(store, pig::Rules{}, 5, 900);
    PigSolutions solutions{patient.positions};
    const auto lucks = luck_of_games(*store.recording(name), solutions);
    const auto games = statistics_of(store, four_games(), "pig", patient);
    REQUIRE(games.size() == 1);
    REQUIRE(games[0].bets.size() == 1);
    REQUIRE(lucks.size() == 1);
    CHECK(games[0].bets[0].hands == lucks[0].games);
    REQUIRE(games[0].bets[0].games);
    CHECK(*games[0].bets[0].games == doctest::Approx(lucks[0].won));
}

// A table whose dice are known: decisions as words, a throw for each list of faces.
class Followed {
 public:
    Followed(const rules::Sheet& rules, const Players& players, std::vector<int> faces)
        : session_{{rules, 1, players, 0, GivenDice{"dice", std::move(faces)}}}, fold_{session_.setup()} {
        hands_ = fold_.look(session_);
    }
    Followed& say(const std::string& words) {
        const auto event = event_from(session_.rules(), words);
        REQUIRE(event);
        REQUIRE(session_.submit(*event));
        hands_ += fold_.look(session_);
        return *this;
    }
    void throws(int times = 1) {
        for (int n = 0; n < times; ++n) {
            REQUIRE(session_.throw_dice());
            hands_ += fold_.look(session_);
        }
    }
    const Hands& hands() const { return hands_; }

 private:
    Sitting session_;
    HandFold fold_;
    Hands hands_;
};

}  // namespace

TEST_CASE("craps: bets as they are settled, vig and all, and the shooter's hand that sums them") {
    const craps::Rules rules{.vig_on = craps::VigPaid::WithBet};
    Followed table{rules, {"human"}, {6, 1, 3, 3, 2, 2, 5, 2}};
    table.say("bet pass $10").throws();                            // a seven: pass wins
    table.say("bet pass $10").throws();                            // the point is six
    table.say("bet pass_odds $20").say("bet buy_4 $20").throws();  // the four comes: 2 to 1, and the vig is spent
    table.throws();                                                // seven out
    const auto& hands = table.hands().all;
    REQUIRE(hands.size() == 5);
    CHECK(hands[0].bet == "pass");
    CHECK(hands[0].net == 1000);
    CHECK(hands[1].bet == "buy_4");
    CHECK(hands[1].stake == 2100);
    CHECK(hands[1].net == 3900);
    CHECK(hands[2].bet == "pass");
    CHECK(hands[2].outcome == rules::Outcome::Lost);
    CHECK(hands[3].bet == "pass_odds_6");
    CHECK(hands[3].net == -2000);
    CHECK(hands[4].bet == "hand");
    CHECK(hands[4].whole);
    CHECK(hands[4].throws == 4);
    CHECK(hands[4].net == 1000 + 3900 - 1000 - 2000);
    CHECK_FALSE(hands[4].counts);  // its dice came from a list
    CHECK(sheet_from(rules::any_game<craps::Rules>(), hands[4].sheet) == rules::Sheet{rules});
    CHECK(odds::hand_odds(rules, "pass")->mean == doctest::Approx(-7.0 / 495));
    CHECK(odds::hand_odds(rules, "pass_odds_6")->mean == doctest::Approx(0).scale(1));
    CHECK_FALSE(odds::hand_odds(rules, "hand"));
}

TEST_CASE("sì-wŭ-liù and pig: a round's bet, a game and its margin") {
    Followed round{siwuliu::Rules{}, {"human"}, {4, 5, 6, 1, 2, 3}};
    round.say("bet $5").say("stop").throws();
    round.say("bet $3").say("stop").throws();
    const auto& bets = round.hands().all;
    REQUIRE(bets.size() == 2);
    CHECK(bets[0].net == -500);
    CHECK(bets[1].net == 300);
    CHECK(odds::hand_odds(siwuliu::Rules{}, "bet")->mean == doctest::Approx(167.0 / 1674));

    Followed game{pig::Rules{.goal = 10}, {"human", "hold20"}, {5, 3, 1, 6}};
    game.throws();
    game.say("hold").throws(2);  // the other player busts
    game.throws();
    game.say("hold");
    REQUIRE(game.hands().all.size() == 1);
    CHECK(game.hands().all[0].outcome == rules::Outcome::Won);
    CHECK(game.hands().all[0].opponent == "hold20");
    CHECK(game.hands().all[0].net == 11);
    CHECK(game.hands().all[0].throws == 4);
}

TEST_CASE("luck is the net beside the exact expectation, sheet by sheet, with a band that grows as the root of hands") {
    const TallyLine pass{.game = "craps",
                         .bet = "pass",
                         .sheet = "minimum=1",
                         .hands = 100,
                         .won = 50,
                         .lost = 50,
                         .staked = 10'000,
                         .squares = 1e6,
                         .net = 0};
    TallyLine even = pass;
    even.sheet = "other";
    const auto odds = [](const TallyLine& line) {
        return std::optional{line.sheet == "other" ? odds::HandOdds{0, 1, {}} : odds::HandOdds{-7.0 / 495, 0.9998, {}}};
    };
    const auto all = bet_statistics({pass, even}, odds);
    REQUIRE(all.size() == 1);
    CHECK(all[0].hands == 200);
    CHECK(*all[0].expected == doctest::Approx(-70'000.0 / 495));
    REQUIRE(all[0].band);
    CHECK_FALSE(all[0].band->exact);
    CHECK(all[0].band->high == doctest::Approx(1.959964 * std::sqrt(1.9998e6)));
    const auto nobody_knows = [](const TallyLine&) { return std::optional<odds::HandOdds>{}; };
    CHECK_FALSE(bet_statistics({pass}, nobody_knows)[0].expected);
    const auto seen = boxcars_seen({"craps", 3600, 90});
    CHECK(seen.expected == doctest::Approx(100));
    CHECK(real(seen.band.high - seen.band.low) ==
          doctest::Approx(2 * 1.959964 * std::sqrt(3600.0 * 35 / 1296)).epsilon(0.03));
    CHECK(boxcars_sentence(boxcars_seen({"pig", 4, 1})) ==
          "Boxcars: 1 in 4 throws. Expected: 0.1; more than 99 in 100 players see 0 or 1.");
    CHECK(boxcars_sentence(boxcars_seen({"pig", 1, 0})) ==
          "Boxcars: 0 in 1 throw. Expected: 0.0; 97 in 100 players see 0.");
}

TEST_CASE("the band of few bets comes from their exact distribution, and says what it covers") {
    const TallyLine two{.game = "craps",
                        .bet = "any_seven",
                        .sheet = "s",
                        .hands = 2,
                        .won = 0,
                        .lost = 2,
                        .staked = 1000,
                        .squares = 500'000,
                        .net = -1000,
                        .stakes = {{500, 2}}};
    const auto odds = [](const TallyLine&) { return odds::hand_odds(craps::Rules{}, "any_seven"); };
    const BetStatistics of = bet_statistics({two}, odds)[0];
    REQUIRE(of.band);
    CHECK(of.band->exact);
    // 25/36 lose both, 10/36 win one: 4 to 1 of $5, less $5; together 35/36.
    CHECK(of.band->low == doctest::Approx(-1000 + 1000.0 / 6));
    CHECK(of.band->high == doctest::Approx(1500 + 1000.0 / 6));
    CHECK(of.band->share == doctest::Approx(35.0 / 36));
}
