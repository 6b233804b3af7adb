// Every bet's odds: published fractions, and plain loops over the 36 throws that know nothing of the rules' code.
#include "odds/craps/odds.h"

#include "odds/craps/by_hand.h"
#include "odds/craps/chain.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::by_hand;
using craps::Kind;
using craps::Rules;
using odds::BetOdds;
using odds::Fraction;
using odds::fraction;
using odds::odds_of;
using odds::to_text;

namespace {

const BetOdds& named(const odds::CrapsOdds& odds, std::string_view bet) {
    for (const auto& one : odds.bets)
        if (one.bet == bet) return one;
    throw Error{"no bet " + std::string{bet}};
}
BetOdds bet(const Rules& rules, std::string_view name) {
    return odds_of(rules, craps::spot_from(name).value()).value();
}
std::string edge(const Rules& rules, std::string_view name) { return to_text(bet(rules, name).edge_per_bet); }

std::map<odds::End, Fraction> chances(const Rules& rules, const odds::LoneBet& lone, odds::Look look) {
    const auto chain = chain_of(rules, lone, look);
    const auto solved = solve(chain);
    std::map<odds::End, Fraction> all{{odds::End{-1, -1}, solved.throws}};
    for (std::size_t i = 0; i < chain.ends.size(); ++i) all[chain.ends[i]] = solved.chance[i];
    return all;
}

}  // namespace

TEST_CASE("the pass line costs 7/495, wins 244 times in 495 and takes 557/165 rolls") {
    const auto pass = bet({}, "pass");
    CHECK(to_text(pass.edge_per_bet) == "7/495");
    CHECK(to_text(pass.edge_resolved) == "7/495");
    CHECK(to_text(pass.win) == "244/495");
    CHECK(to_text(pass.lose) == "251/495");
    CHECK(to_text(pass.rolls) == "557/165");
    CHECK(pass.edge_per_roll == fraction(7, 495) / fraction(557, 165));
    CHECK(pass.pays == "1:1");
    CHECK(pass.variance == 1 - pass.mean * pass.mean);
}

TEST_CASE("don't pass costs 3/220 a bet and 27/1925 a bet that is not pushed") {
    const auto dont = bet({}, "dont_pass");
    CHECK(to_text(dont.edge_per_bet) == "3/220");
    CHECK(to_text(dont.edge_resolved) == "27/1925");
    CHECK(to_text(dont.push) == "1/36");
    CHECK(to_text(dont.win) == "949/1980");
}

TEST_CASE("come is pass and don't come is don't pass, for whoever bets one at a time") {
    for (const Rules& rules : {Rules{}, strange()})
        for (const auto& [box, on] : {std::pair{"come", "pass"}, std::pair{"dont_come", "dont_pass"}}) {
            CHECK(bet(rules, box).edge_per_bet == bet(rules, on).edge_per_bet);
            CHECK(bet(rules, box).win == bet(rules, on).win);
            CHECK(bet(rules, box).rolls == bet(rules, on).rolls);
        }
}

TEST_CASE("the casino card: each bet's edge at home") {
    const std::pair<const char*, const char*> card[] = {
        {"place_6", "1/66"}, {"place_5", "1/25"},       {"place_4", "1/15"},       {"place_to_lose_4", "1/33"},
        {"buy_4", "1/60"},   {"lay_4", "1/60"},         {"big_6", "1/11"},         {"big_8", "1/11"},
        {"hard_4", "1/9"},   {"hard_10", "1/9"},        {"hard_6", "1/11"},        {"hard_8", "1/11"},
        {"field", "1/36"},   {"any_seven", "1/6"},      {"any_craps", "1/9"},      {"eleven", "1/9"},
        {"two", "5/36"},     {"twelve", "5/36"},        {"horn", "1/8"},           {"world", "2/15"},
        {"c_and_e", "1/9"},  {"horn_high_2", "23/180"}, {"horn_high_11", "11/90"}, {"hi_lo", "1/9"},
        {"hop_3_5", "1/9"},  {"hop_4_4", "5/36"},       {"put_6", "1/11"},
    };
    for (const auto& [name, cost] : card) {
        CAPTURE(name);
        CHECK(edge({}, name) == cost);
    }
}

TEST_CASE("the field costs 1/18 where 12 pays 2 to 1") {
    Rules rules;
    rules.field_12 = 2;
    CHECK(edge(rules, "field") == "1/18");
}

TEST_CASE("a buy bet whose vig is paid in advance costs 1/21, vig counted as stake") {
    Rules rules;
    rules.vig_on = craps::VigPaid::WithBet;
    for (const auto* name : {"buy_4", "buy_5", "buy_6"}) CHECK(edge(rules, name) == "1/21");
    CHECK(edge(rules, "lay_4") == "1/41");  // 40 to win 20, vig 1
}

TEST_CASE("full odds at 3-4-5x: pass costs 7/1870 and don't pass 3/1100 of all that is staked") {
    const auto all = odds::craps_odds({});
    CHECK(to_text(named(all, "pass_with_odds").edge_per_bet) == "7/1870");
    CHECK(to_text(named(all, "dont_pass_with_odds").edge_per_bet) == "3/1100");
    CHECK(named(all, "pass_with_odds").rolls == fraction(557, 165));
}

TEST_CASE("full odds at 2x: pass costs 7/495 over 1 + 2 * 2/3 staked") {
    Rules rules;
    rules.odds_limit = craps::OddsLimit::Twice;
    CHECK(named(odds::craps_odds(rules), "pass_with_odds").edge_per_bet == fraction(7, 495) / (1 + fraction(4, 3)));
}

TEST_CASE("the free odds are free") {
    for (const Rules& rules : {Rules{}, crapless()})
        for (const auto& one : odds::craps_odds(rules).bets)
            if (one.bet.starts_with("take_odds_") || one.bet.starts_with("lay_odds_")) {
                CAPTURE(one.bet);
                CHECK(one.edge_per_bet == 0);
            }
}

TEST_CASE("crapless pass costs 373/6930, and there is no don't side to ask about") {
    CHECK(edge(crapless(), "pass") == "373/6930");
    CHECK_FALSE(odds_of(crapless(), {Kind::DontPass}).has_value());
    CHECK_FALSE(odds_of(crapless(), {Kind::DontCome}).has_value());
    CHECK(edge(crapless(), "place_2") == "1/14");
    CHECK(edge(crapless(), "place_11") == "1/16");
    CHECK_FALSE(odds_of({}, {Kind::Place, 2}).has_value());
}

TEST_CASE("the line by hand, under other knobs") {
    for (const Rules& rules : {Rules{}, strange(), crapless()})
        for (const bool pass : {true, false}) {
            if (rules.crapless && !pass) continue;
            const auto [win, push, lose] = line(rules, pass);
            const auto exact = bet(rules, pass ? "pass" : "dont_pass");
            CHECK(exact.win == win);
            CHECK(exact.push == push);
            CHECK(exact.lose == lose);
            CHECK(exact.edge_per_bet == lose - win * rules.line_pays);
            CHECK(exact.edge_resolved == (lose - win * rules.line_pays) / (1 - push));
        }
}

TEST_CASE("bets on a number by hand, under other knobs") {
    const Rules r = strange();
    CHECK(bet(r, "place_10").edge_per_bet == waiting_edge(3, 6, fraction(2, 1)));
    CHECK(bet(r, "place_5").edge_per_bet == waiting_edge(4, 6, fraction(13, 9)));
    CHECK(bet(r, "place_8").edge_per_bet == waiting_edge(5, 6, fraction(23, 19)));
    CHECK(bet(r, "put_9").edge_per_bet == waiting_edge(4, 6, fraction(2, 1)));
    CHECK(bet(r, "hard_4").edge_per_bet == waiting_edge(1, 8, fraction(8, 1)));
    CHECK(bet(r, "hard_8").edge_per_bet == waiting_edge(1, 10, fraction(10, 1)));
    CHECK(bet(r, "buy_5").edge_per_bet == waiting_edge(4, 6, fraction(3, 2) - fraction(7, 100)));
    CHECK(bet(r, "lay_6").edge_per_bet == waiting_edge(6, 5, fraction(5, 6) * fraction(93, 100)));
    CHECK(odds_of(r, {Kind::PassOdds}, 4).value().edge_per_bet == waiting_edge(3, 6, fraction(7, 3)));
    CHECK(odds_of(r, {Kind::DontPassOdds}, 9).value().edge_per_bet == waiting_edge(6, 4, fraction(7, 8)));
    CHECK(bet(r, "place_6").rolls == fraction(36, 11));
}

TEST_CASE("one-roll bets by hand, under other knobs") {
    const Rules r = strange();
    const auto check = [&](const char* name, auto pays) {
        CAPTURE(name);
        CHECK(bet(r, name).edge_per_bet == one_roll_edge([&](int a, int b) -> Fraction { return pays(a + b); }));
    };
    check("field", [](int sum) {
        if (sum == 2) return Fraction{5};
        if (sum == 12) return Fraction{4};
        return Fraction{sum == 3 || sum == 4 || sum >= 9 ? 1 : -1};
    });
    check("any_seven", [](int sum) { return Fraction{sum == 7 ? 5 : -1}; });
    check("horn", [](int sum) {
        if (sum == 2 || sum == 12) return fraction(33 - 3, 4);
        return sum == 3 || sum == 11 ? fraction(17 - 3, 4) : Fraction{-1};
    });
    check("horn_high_12", [](int sum) {
        if (sum == 12) return fraction(2 * 33 - 3, 5);
        if (sum == 2) return fraction(33 - 4, 5);
        return sum == 3 || sum == 11 ? fraction(17 - 4, 5) : Fraction{-1};
    });
    check("c_and_e", [](int sum) {
        if (sum == 2 || sum == 3 || sum == 12) return fraction(8 - 1, 2);
        return sum == 11 ? fraction(17 - 1, 2) : Fraction{-1};
    });
}

TEST_CASE("full odds by hand, under other knobs") {
    CHECK(named(odds::craps_odds(strange()), "pass_with_odds").edge_per_bet == full_odds_edge(strange(), true, 5));
    CHECK(named(odds::craps_odds(strange()), "dont_pass_with_odds").edge_per_bet ==
          full_odds_edge(strange(), false, 5));
}

TEST_CASE("the largest odds at the most awkward pay-outs are still exact to the cent") {
    Rules r = crapless();
    r.odds_limit = craps::OddsLimit::HundredTimes;
    r.odds_4_10 = 3, r.odds_4_10_per = 100, r.odds_5_9 = 98, r.odds_5_9_per = 99, r.odds_6_8 = 100, r.odds_6_8_per = 97;
    r.odds_2_12 = 100, r.odds_2_12_per = 91, r.odds_3_11 = 100, r.odds_3_11_per = 89;
    CHECK(named(odds::craps_odds(r), "pass_with_odds").edge_per_bet == full_odds_edge(r, true, 100));
    r.crapless = false;
    CHECK(named(odds::craps_odds(r), "dont_pass_with_odds").edge_per_bet == full_odds_edge(r, false, 100));
}

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

TEST_CASE("small, tall and all are collected as inclusion and exclusion has it") {
    const auto all = bet({}, "all"), small = bet({}, "small");
    CHECK(all.win == collected(0b1111101111100));
    CHECK(all.win == Fraction{"126538525259/24067258815600"});
    CHECK(small.win == collected(0b1111100));
    CHECK(bet({}, "tall").win == small.win);
    CHECK(all.edge_per_bet == 1 - 176 * all.win);
    Rules rules;
    rules.bonus_pays = craps::BonusCard::Pays30And150;
    CHECK(bet(rules, "small").edge_per_bet == 1 - 31 * small.win);
}

TEST_CASE("the fire bet by hand, at home and under other knobs") {
    for (const Rules& rules : {Rules{}, strange()}) CHECK(bet(rules, "fire").edge_per_bet == 1 - fire_return(rules, 0));
    Rules six = {};  // all six points, and nothing else that is worth naming
    six.fire_4 = six.fire_5 = 0;
    CHECK(odds::to_decimal(bet(six, "fire").win) == "0.000162434749");
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
    for (const auto* name : {"pass",
                             "dont_pass",
                             "come",
                             "dont_come",
                             "take_odds_4",
                             "take_odds_10",
                             "lay_odds_6",
                             "place_9",
                             "place_to_lose_8",
                             "buy_10",
                             "lay_5",
                             "put_6",
                             "big_6",
                             "big_8",
                             "hard_4",
                             "hard_10",
                             "field",
                             "any_seven",
                             "any_craps",
                             "two",
                             "three",
                             "eleven",
                             "twelve",
                             "hop_easy",
                             "hop_hard",
                             "horn",
                             "horn_high_2",
                             "horn_high_3",
                             "horn_high_11",
                             "horn_high_12",
                             "world",
                             "c_and_e",
                             "hi_lo",
                             "small",
                             "tall",
                             "all",
                             "fire",
                             "pass_with_odds",
                             "dont_pass_with_odds"})
        CHECK(named(all, name).bet == name);
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
