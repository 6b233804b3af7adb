// The table of odds as a whole: every bet of a sheet is in it once, its chances add up, and the chain behind it has
// left nothing out.
#include "base/words.h"
#include "odds/craps/asked.h"
#include "odds/craps/chain.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::by_hand;
using craps::Kind;
using odds::odds_of;
using odds::to_text;

namespace {

std::map<odds::End, Fraction> chances(const Rules& rules, const odds::LoneBet& lone, odds::Look look) {
    const auto chain = chain_of(rules, lone, look);
    const auto solved = solve(chain);
    std::map<odds::End, Fraction> all{{odds::End{-1, -1}, solved.throws}};
    for (std::size_t i = 0; i < chain.ends.size(); ++i) all[chain.ends[i]] = solved.chance[i];
    return all;
}

}  // namespace

TEST_CASE("sheets with every knob turned at random: the line, a number and the sums come out as by hand") {
    std::uint64_t dust = 1;
    for (int sheet = 0; sheet < 9; ++sheet) {
        Rules r;
        for (const auto& knob : Rules::knobs()) {
            dust = dust * 6364136223846793005u + 1442695040888963407u;
            knob.set(r,
                     knob.least + static_cast<int>((dust >> 33) % static_cast<unsigned>(knob.most - knob.least + 1)));
        }
        r.bar = sheet % 3 == 0 ? 2 : sheet % 3 == 1 ? 3 : 12;
        const auto all = odds::craps_odds(r);
        for (const auto& one : all.bets) CHECK(one.win + one.push + one.lose == 1);
        CHECK(named(all, "pass").edge_per_bet == line(r, true).lose - line(r, true).win * r.line_pays);
        CHECK(named(all, "place_9").edge_per_bet == waiting_edge(4, 6, fraction(r.place_5_9, r.place_5_9_per)));
        CHECK(named(all, "hard_6").edge_per_bet == waiting_edge(1, 10, fraction(r.hard_6_8, 1)));
        const Fraction vig = fraction(r.vig, 100);
        const Fraction buy = r.vig_on == craps::VigPaid::WithBet
                                 ? Fraction{vig / (1 + vig)}
                                 : waiting_edge(3, 6, 2 - vig);  // in advance: it is all the cost
        CHECK(named(all, "buy_4").edge_per_bet == buy);
        if (!r.crapless)
            CHECK(named(all, "place_to_lose_8").edge_per_bet ==
                  waiting_edge(6, 5, fraction(r.lose_6_8, r.lose_6_8_per)));
    }
}

TEST_CASE("a bet looks at no more of the state than its chain does: the whole state gives the same fractions") {
    for (const Rules& rules : {Rules{}, crapless()})
        for (const auto spot : spots(rules)) {
            const bool remembers = spot.kind == Kind::All || (spot.kind == Kind::Fire && rules.crapless);
            if (remembers) continue;  // thousands of states: the long tests do these
            const odds::LoneBet lone{spot, is_line_odds(spot.kind) ? 9 : 0};
            CAPTURE(to_text(spot));
            CHECK(chances(rules, lone, odds::Look::Needed) == chances(rules, lone, odds::Look::Everything));
            if (spot.kind == Kind::Pass || spot.kind == Kind::DontPass) {
                const odds::LoneBet full{spot, 0, true};
                CHECK(chances(rules, full, odds::Look::Needed) == chances(rules, full, odds::Look::Everything));
            }
        }
}

TEST_CASE("where the point stands is nothing to a bet that is not on the line") {
    for (const auto* name : {"come", "dont_come", "place_6", "hard_8", "lay_4", "put_5", "field", "small"}) {
        const auto spot = craps::spot_from(name).value();
        CHECK(chances({}, {spot, 0}, odds::Look::Needed) == chances({}, {spot, 8}, odds::Look::Needed));
    }
}

TEST_CASE("every bet's chances add up to 1, and its edge is spread over its rolls") {
    for (const Rules& rules : {Rules{}, strange(), crapless()})
        for (const auto& one : odds::craps_odds(rules).bets) {
            CAPTURE(one.bet);
            CHECK(one.win + one.push + one.lose == 1);
            CHECK(one.edge_per_roll * one.rolls == one.edge_per_bet);
            CHECK(one.mean == -one.edge_per_bet);
            CHECK_FALSE(one.pays.empty());
            CHECK(one.rolls >= 1);
        }
}

TEST_CASE("the table of odds has every bet of the sheet once, under its name") {
    const auto all = odds::craps_odds({});
    constexpr std::string_view names =
        "pass dont_pass come dont_come take_odds_4 take_odds_10 lay_odds_6 place_9 place_to_lose_8 buy_10 "
        "lay_5 put_6 big_6 big_8 hard_4 hard_10 field any_seven any_craps two three eleven twelve hop_easy "
        "hop_hard horn horn_high_2 horn_high_3 horn_high_11 horn_high_12 world c_and_e hi_lo small tall all "
        "fire pass_with_odds dont_pass_with_odds";
    for (const auto name : words_of(names)) CHECK(named(all, name).bet == name);
    CHECK(all.bets.size() == 4 + 2 * 6 + 5 * 6 + 2 + 4 + 17 + 4 + 2);
    const auto without = odds::craps_odds(crapless());
    CHECK(named(without, "take_odds_12").pays == "6:1");
    CHECK(without.bets.size() == 2 + 10 + 4 * 10 + 6 + 2 + 4 + 17 + 4 + 1);
}

TEST_CASE("what a bet pays is told on its whole stake, the commonest first") {
    CHECK(bet({}, "field").pays == "1:1, 2:1, 3:1");
    CHECK(bet({}, "horn").pays == "3:1, 27:4");
    CHECK(bet({}, "place_6").pays == "7:6");
    CHECK(bet({}, "fire").pays == "24:1, 249:1, 999:1");
}

TEST_CASE("odds behind the line need a point, and a spot that is not there has no odds") {
    CHECK_FALSE(odds_of({}, {Kind::PassOdds}).has_value());
    CHECK_FALSE(odds_of({}, {Kind::PassOdds}, 12).has_value());
    CHECK(odds_of({}, {Kind::PassOdds}, 6).value().pays == "6:5");
    CHECK_FALSE(odds_of({}, {Kind::Hard, 5}).has_value());
    CHECK(odds_of({}, {Kind::ComeOn, 6}).value().win == fraction(5, 11));
}

TEST_CASE("a line game is over with its n-th roll as the geometric law has it") {
    const auto game = odds::line_game({});
    CHECK(to_text(game.win) == "244/495");
    CHECK(to_text(game.mean_rolls) == "557/165");
    REQUIRE(game.p_rolls.size() == 20);
    CHECK(game.p_rolls[0] == fraction(1, 3));
    for (std::size_t n = 1; n < 20; ++n) {
        Fraction chance;
        for (const int point : {4, 5, 6, 8, 9, 10}) {
            Fraction here = fraction(ways(point), 36) * fraction(ways(point) + 6, 36);
            for (std::size_t wait = 1; wait < n; ++wait) here *= fraction(30 - ways(point), 36);
            chance += here;
        }
        CHECK(game.p_rolls[n] == chance);
    }
}

TEST_SUITE("long") {
    TEST_CASE("the whole state gives the same fractions for the bets that remember most") {
        const odds::LoneBet all{{Kind::All}}, fire{{Kind::Fire}};
        CHECK(chances({}, all, odds::Look::Needed) == chances({}, all, odds::Look::Everything));
        CHECK(chances(crapless(), fire, odds::Look::Needed) == chances(crapless(), fire, odds::Look::Everything));
    }
}
