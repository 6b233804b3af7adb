// The odds of craps against the words of the game, against published tables, and every bet of random felts.
#include "odds/craps/by_hand.h"

#include "base/words.h"
#include "odds/craps/odds.h"
#include "sim/kernel/random_sheets.h"

#include <doctest/doctest.h>

#include <array>

using namespace boxcars;
using namespace boxcars::by_hand;
using craps::Kind, odds::odds_of, odds::to_text;

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

TEST_CASE("the line by hand, under other knobs") {
    const Rules turned{.line_pays = 2, .natural_pays = 3, .point_pays = 1, .craps_push = true};
    for (const Rules& rules : {Rules{}, strange(), crapless(), turned})
        for (const bool pass : {true, false}) {
            if (rules.crapless && !pass) continue;
            const auto [win, push, lose, won] = line(rules, pass);
            const auto exact = bet(rules, pass ? "pass" : "dont_pass");
            CHECK(exact.win == win);
            CHECK(exact.push == push);
            CHECK(exact.lose == lose);
            CHECK(exact.edge_per_bet == lose - won);
            CHECK(exact.edge_resolved == (lose - won) / (1 - push));
        }
}

TEST_CASE("each knob of the line and of the field changes the edge by its exact share") {
    const auto edges = [](const Rules& rules) { return edge(rules, "pass") + " " + edge(rules, "field"); };
    CHECK(edges({}) == "7/495 1/36");
    CHECK(edges({.natural_pays = 2}) == "-103/495 1/36");  // 8 of 36 throws
    CHECK(edges({.point_pays = 2}) == "-127/495 1/36");    // 134 of 495 bets make their point
    CHECK(edges({.craps_push = true}) == "-16/165 1/36");  // 4 of 36 throws are no longer lost
    CHECK(edges({.field_5 = true}) == "7/495 -7/36");      // 4 of 36 throws won instead of lost
    CHECK(edges({.field_doubles = 4}) == "7/495 -5/36");   // 2 of 36 throws pay 3 more
    for (const Rules& rules : {Rules{.natural_pays = 2}, {.point_pays = 2}, {.craps_push = true}}) {
        CHECK(edge(rules, "come") == edge(rules, "pass"));
        CHECK(edge(rules, "dont_pass") == "3/220");
    }
    const auto game = odds::line_game({.craps_push = true});
    CHECK((to_text(game.win) + " " + to_text(game.push)) == "244/495 1/9");
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
    const Rules wide{.field_pays = 2, .field_5 = true, .field_doubles = 4};
    CHECK(bet(wide, "field").edge_per_bet == one_roll_edge([](int a, int b) -> Fraction {
              if (a == b && (a == 2 || a == 5)) return 4;
              return a + b == 2 ? 2 : a + b == 12 ? 3 : a + b < 6 || a + b > 8 ? 2 : -1;
          }));
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
    CHECK(bet({.bonus_pays = craps::BonusCard::Pays30And150}, "small").edge_per_bet == 1 - 31 * small.win);
}

TEST_CASE("the fire bet by hand, at home and under other knobs") {
    for (const Rules& rules : {Rules{}, strange()}) CHECK(bet(rules, "fire").edge_per_bet == 1 - fire_return(rules, 0));
    const Rules six{.fire_4 = 0, .fire_5 = 0};  // all six points, and nothing else that is worth naming
    CHECK(odds::to_decimal(bet(six, "fire").win) == "0.000162434749");
}

namespace {

std::map<odds::End, Fraction> chances(const odds::LoneBet& lone) {
    const auto chain = chain_of({}, lone);
    const auto solved = solve(chain);
    std::map<odds::End, Fraction> all{{odds::End{-1, -1}, solved.throws}};
    for (std::size_t i = 0; i < chain.ends.size(); ++i) all[chain.ends[i]] = solved.chance[i];
    return all;
}

// Money as a sheet that rounds pays it, from the words of the house rules.
struct Paid {
    const Rules& r;
    Cents stake = 0, vig = 0, won = 0;

    Paid(const Rules& rules, Cents on, Fraction pays, const Fraction& vig_of) : r(rules), stake(on) {
        const auto down = [](const Fraction& cents, long to) {
            const mpz_class times = cents.get_num() / (cents.get_den() * to);
            return Cents{times.get_si() * to};
        };
        const bool dollars = r.vig_rounding != craps::VigRounding::Cents;
        const Cents exact = down(vig_of * r.vig / 100, 1);
        if (vig_of > 0 && r.vig > 0)
            vig = std::max(
                Cents{r.vig_least} * 100,
                !dollars ? exact : down(exact + (r.vig_rounding == craps::VigRounding::Nearest ? 50 : 0), 100));
        const Cents whole = down(pays * stake, 1) - (r.vig_on == craps::VigPaid::FromWin ? vig : 0);
        won = r.pays_whole_dollars ? whole / 100 * 100 : whole;
    }
    // The bet wins with `good` ways of 36 before `bad` ways. Its edge, and the variance in units of what it cost.
    void check(const odds::BetOdds& odds, int good, int bad) const {
        const Fraction wins = fraction(good, good + bad), advance = r.vig_on == craps::VigPaid::WithBet ? vig : 0;
        const Fraction up = Fraction{won} - advance, down = -(Fraction{stake} + advance);
        const Fraction mean = (wins * up + (1 - wins) * down) / -down;
        const Fraction square = (wins * up * up + (1 - wins) * down * down) / (down * down);
        CAPTURE(odds.bet);
        CHECK(odds.stake == stake);
        CHECK(odds.win == wins);
        CHECK(odds.edge_per_bet == -mean);
        CHECK(odds.resolved_variance == square - mean * mean);
    }
};

// The chance that a hand takes `least` throws or more, by counting the ways of all of them.
Fraction hand_of(const Rules& rules, int least) {
    std::array<Fraction, 13> at{1};  // by point
    for (int thrown = 1; thrown < least; ++thrown) {
        std::array<Fraction, 13> next{};
        for (std::size_t point = 0; point < 13; ++point)
            for (int sum = 2; sum <= 12; ++sum) {
                const bool box = sum != 7 && (rules.crapless || (sum > 3 && sum < 11));
                if (point != 0 && sum == 7) continue;
                const auto to = static_cast<std::size_t>(point == 0 ? (box ? sum : 0) : nth(sum) == point ? 0 : point);
                next[to] += at[point] * ways(sum) / 36;
            }
        at = next;
    }
    Fraction left;
    for (const Fraction& chance : at) left += chance;
    return left;
}

}  // namespace

TEST_CASE("on thirty random sheets the line, the odds of a stake, deviations and hands are those of an enumeration") {
    chance::DiceStream dice{48, 13};
    for (int sheet = 0; sheet < 30; ++sheet) {
        const auto r = sim::random_sheet<Rules>(dice, [&](Rules& rules) {
            rules.vig_rounding = static_cast<craps::VigRounding>(sheet % 3);
            rules.pays_whole_dollars = sheet % 4 < 2;
        });
        const Fraction places[] = {fraction(r.place_6_8, r.place_6_8_per), fraction(r.place_5_9, r.place_5_9_per),
                                   fraction(r.place_4_10, r.place_4_10_per)};
        for (const int number : {4, 5, 6, 8, 9, 10}) {
            const Fraction lay = fraction(ways(number), 6);
            const auto odds = [&](Kind kind) {
                return odds_of(r, {kind, number}, 0, (1 + dice.draw(200)) * dollar).value();
            };
            const auto place = odds(Kind::Place), buy = odds(Kind::Buy), against = odds(Kind::Lay);
            Paid{r, place.stake, places[std::abs(number - 7) - 1], 0}.check(place, ways(number), 6);
            Paid{r, buy.stake, 1 / lay, buy.stake}.check(buy, ways(number), 6);
            Paid{r, against.stake, lay, lay * against.stake}.check(against, 6, ways(number));
        }
        CHECK(bet(r, "pass").edge_per_bet == line(r, true).lose - line(r, true).won);
        CHECK(bet(r, "hard_6").edge_per_bet == waiting_edge(1, 10, fraction(r.hard_6_8, 1)));
        if (!r.crapless)
            CHECK(bet(r, "place_to_lose_8").edge_per_bet == waiting_edge(6, 5, fraction(r.lose_6_8, r.lose_6_8_per)));
        const auto hand = odds::hand_length(r, 40);
        for (const int least : {1, 2, 3, 9, 40}) CHECK(hand.at_least[nth(least - 1)] == hand_of(r, least));
    }
}

TEST_CASE("where the point stands is nothing to a bet that is not on the line") {
    for (const auto* name : {"come", "dont_come", "place_6", "hard_8", "lay_4", "put_5", "field", "small"}) {
        const auto spot = craps::spot_from(name).value();
        CHECK(chances({spot, 0}) == chances({spot, 8}));
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
    CHECK(bet({.field_doubles = 4}, "field").pays == "1:1, 4:1, 2:1, 3:1");
    CHECK(bet({.natural_pays = 2}, "pass").pays == "2:1, 1:1");
    CHECK(bet({.point_pays = 3}, "come").pays == "1:1, 3:1");
    CHECK(bet({}, "horn").pays == "3:1, 27:4");
    CHECK(bet({}, "place_6").pays == "7:6");
    CHECK(bet({}, "fire").pays == "24:1, 249:1, 999:1");
}

TEST_CASE("odds behind the line need a point, and a spot that is not there has no odds") {
    CHECK_FALSE(odds_of({}, {Kind::PassOdds}).has_value());
    CHECK_FALSE(odds_of({}, {Kind::PassOdds}, 12).has_value());
    CHECK(odds_of({}, {Kind::PassOdds}, 6).value().pays == "6:5");
    CHECK_FALSE(odds_of({}, {Kind::Hard, 5}).has_value());
    CHECK_FALSE(odds_of(crapless(), {Kind::DontPass}).has_value());
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
