// Hands: what a game's own facts say was settled, by throws that a person can follow; and luck beside the exact odds.
#include "odds/craps/odds.h"
#include "odds/siwuliu/odds.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "session/history/figures.h"
#include "session/pig_sitting.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace boxcars;
using namespace boxcars::session;

namespace {

// A table whose dice are known: decisions as words, a throw for each list of faces.
class Followed {
 public:
    Followed(const rules::Sheet& rules, const Players& players, std::vector<int> faces)
        : session_{{rules, 1, players, 0, GivenDice{"dice", std::move(faces)}}}, fold_{session_.setup()} {
        hands_ = fold_.look(session_);
    }
    void say(const std::string& words) {
        const auto event = event_from(session_.rules(), words);
        REQUIRE(event);
        REQUIRE(session_.submit(*event));
        hands_ += fold_.look(session_);
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
    craps::Rules rules;
    rules.vig_on = craps::VigPaid::WithBet;
    Followed table{rules, {"human"}, {6, 1, 3, 3, 2, 2, 5, 2}};
    table.say("bet pass $10");
    table.throws();  // a seven: pass wins
    table.say("bet pass $10");
    table.throws();  // the point is six
    table.say("bet pass_odds $20");
    table.say("bet buy_4 $20");
    table.throws();  // the four comes: 2 to 1, and the vig is spent
    table.throws();  // seven out
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
    round.say("bet $5");
    round.say("stop");
    round.throws();
    round.say("bet $3");
    round.say("stop");
    round.throws();
    const auto& bets = round.hands().all;
    REQUIRE(bets.size() == 2);
    CHECK(bets[0].net == -500);
    CHECK(bets[1].net == 300);
    CHECK(odds::hand_odds(siwuliu::Rules{}, "bet")->mean == doctest::Approx(167.0 / 1674));

    pig::Rules to_ten;
    to_ten.goal = 10;
    Followed game{to_ten, {"human", "hold20"}, {5, 3, 1, 6}};
    game.throws();
    game.say("hold");
    game.throws(2);  // the other busts
    game.throws();
    game.say("hold");
    REQUIRE(game.hands().all.size() == 1);
    CHECK(game.hands().all[0].outcome == rules::Outcome::Won);
    CHECK(game.hands().all[0].opponent == "hold20");
    CHECK(game.hands().all[0].net == 11);
    CHECK(game.hands().all[0].throws == 4);
}

TEST_CASE(
    "luck is the net beside the exact expectation, sheet by sheet, with a band that grows as the root of the hands") {
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
    const auto seen = boxcars_seen({{"craps", 3600, 90}});
    CHECK(seen[0].expected == doctest::Approx(100));
    CHECK(real(seen[0].band.high - seen[0].band.low) ==
          doctest::Approx(2 * 1.959964 * std::sqrt(3600.0 * 35 / 1296)).epsilon(0.03));
    CHECK(boxcars_sentence(boxcars_seen({{"pig", 4, 1}})[0]) ==
          "Boxcars: 1 in 4 throws. Expected: 0.1; more than 99 in 100 players see 0 or 1.");
    CHECK(boxcars_sentence(boxcars_seen({{"pig", 1, 0}})[0]) ==
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
