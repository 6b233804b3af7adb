// The odds of each bet: published fractions, and plain loops over the 36 throws that know nothing of the rules' code.
#include "odds/craps/asked.h"

#include <doctest/doctest.h>

using namespace boxcars;
using namespace boxcars::by_hand;
using craps::Kind;
using odds::odds_of;
using odds::to_text;

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
    for (const auto& bet : card) {
        CAPTURE(bet.first);
        CHECK(edge({}, bet.first) == bet.second);
    }
}

TEST_CASE("full odds at 3-4-5x: pass costs 7/1870 and don't pass 3/1100 of all that is staked") {
    const auto all = odds::craps_odds({});
    CHECK(to_text(named(all, "pass_with_odds").edge_per_bet) == "7/1870");
    CHECK(to_text(named(all, "dont_pass_with_odds").edge_per_bet) == "3/1100");
    CHECK(named(all, "pass_with_odds").rolls == fraction(557, 165));
    CHECK(named(all, "pass_with_odds").deviation() == doctest::Approx(4.915632).epsilon(1e-7));
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

TEST_CASE("bets on a number by hand, under other knobs: put bets, hardways and odds") {
    const Rules r = strange();
    CHECK(bet(r, "put_9").edge_per_bet == waiting_edge(4, 6, fraction(2, 1)));
    CHECK(bet(r, "hard_4").edge_per_bet == waiting_edge(1, 8, fraction(8, 1)));
    CHECK(bet(r, "hard_8").edge_per_bet == waiting_edge(1, 10, fraction(10, 1)));
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
