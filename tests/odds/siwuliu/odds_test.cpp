// Sì-wŭ-liù's odds against a plain loop over 216 throws against 216 that knows nothing of the rules' code.
#include "odds/siwuliu/odds.h"

#include "base/numbers.h"
#include "odds/bankroll/bankroll.h"
#include "rules/knobs.h"

#include <doctest/doctest.h>

#include <map>

using namespace boxcars;
using odds::Fraction, odds::fraction, odds::siwuliu_odds, odds::SiwuliuOdds;
using namespace boxcars::odds;

namespace {

siwuliu::Rules purses(int bank, int balance) { return {.bank = bank, .balance = balance}; }

// ---- the sheet again, in a loop of its own ----

struct Dice {
    int ones = 0, of = 0, odd = 0;  // of: face of a pair or triple; odd: the die beside a pair
    bool triple = false, ladder_456 = false, ladder_123 = false;
};

Dice dice_of(int throw_number) {
    const int faces[] = {1 + throw_number % 6, 1 + throw_number / 6 % 6, 1 + throw_number / 36};
    int count[7] = {};
    for (const int face : faces) ++count[face];
    Dice dice;
    for (int face = 1; face <= 6; ++face) {
        if (count[face] == 3) dice.triple = true;
        if (count[face] >= 2) dice.of = face;
        if (count[face] == 1) dice.odd = face;
    }
    if (dice.triple || dice.of == 0) dice.odd = 0;
    dice.ladder_456 = count[4] == 1 && count[5] == 1 && count[6] == 1;
    dice.ladder_123 = count[1] == 1 && count[2] == 1 && count[3] == 1;
    return dice;
}

constexpr int again = 1'000'000, has_point = 2'000'000;  // no results

int special(const siwuliu::Rules& rules, const Dice& dice, bool stake_inside) {
    const int pays = dice.ladder_456 ? rules.pays_456 : dice.of == 1 ? rules.pays_111 : rules.pays_triple;
    return stake_inside ? pays - 1 : pays;
}

int bankers_throw(const siwuliu::Rules& rules, const Dice& dice) {  // what it brings the player
    if (dice.ladder_456 || dice.triple) return rules.banker_multiples ? -special(rules, dice, false) : -1;
    if (dice.ladder_123 || dice.odd == 1) return 1;
    if (dice.odd == 6) return -1;
    return dice.odd ? has_point : again;
}

int players_throw(const siwuliu::Rules& rules, const Dice& dice, int point) {
    if (dice.ladder_456 || dice.triple) return special(rules, dice, rules.pays == siwuliu::Quote::For);
    if (dice.ladder_123) return -1;
    if (dice.odd == 0) return again;
    if (rules.pair_with_6_or_1 == siwuliu::OuterPair::Reroll && (dice.odd == 6 || dice.odd == 1)) return again;
    if (dice.odd > point) return rules.pays_point;
    if (dice.odd < point) return -1;
    constexpr int draw = 0, lost = -1;
    const int ties[] = {again, draw, lost, rules.pays_point};
    return ties[nth(rules.tie)];
}

using Results = std::map<std::int64_t, Fraction>;

Fraction mean_of(const Results& results) {
    Fraction mean;
    for (const auto& [net, chance] : results) mean += chance * whole(net);
    return mean;
}

// What the best decision against the point makes of the results of throwing.
Results decided(const siwuliu::Rules& rules, const Results& thrown) {
    if (rules.surrender && mean_of(thrown) < -1) return {{-1, 1}};  // a unit is two cents
    if (!rules.raise || mean_of(thrown) <= 0) return thrown;
    Results raised;
    for (const auto& [net, chance] : thrown) raised[2 * net] = chance;
    return raised;
}

Results played_out(const siwuliu::Rules& rules) {
    Results results;
    int all = 0;
    std::map<int, int> points, ends;
    for (int bankers = 0; bankers < 216; ++bankers) {
        const Dice dice = dice_of(bankers);
        const int result = bankers_throw(rules, dice);
        if (result == again) continue;
        ++all;
        if (result == has_point)
            ++points[dice.odd];
        else
            ++ends[result];
    }
    const std::int64_t unit = rules.surrender ? 2 : 1;
    for (const auto& [net, ways] : ends) results[unit * net] += fraction(ways, all);
    for (const auto& [point, ways] : points) {
        std::map<int, int> players;
        int last = 0;
        for (int own = 0; own < 216; ++own) {
            const int result = players_throw(rules, dice_of(own), point);
            if (result == again) continue;
            ++players[result];
            ++last;
        }
        Results thrown;
        for (const auto& [net, ways_own] : players) thrown[unit * net] = fraction(ways_own, last);
        for (const auto& [net, chance] : decided(rules, thrown)) results[net] += fraction(ways, all) * chance;
    }
    return results;
}

void check_sheet(const siwuliu::Rules& rules) {
    std::string turned;
    for (const auto& knob : siwuliu::Rules::knobs())
        turned += std::string{knob.name} + "=" + rules::value_text(knob, knob.get(rules)) + " ";
    CAPTURE(turned);
    const Results expected = played_out(rules);
    const SiwuliuOdds odds = siwuliu_odds(rules);
    Results reported;
    for (const auto& [net, chance] : odds.player.results) reported[net] = chance;
    CHECK(reported == expected);
    Results nets;
    const odds::FlatBet flat = odds::flat_bet(rules);
    for (const auto& [coins, chance] : flat.nets) nets[coins * odds.unit / flat.unit] = chance;
    CHECK(nets == expected);
    Fraction win, lose, push, mean, square;
    const long unit = static_cast<long>(odds.unit);
    for (const auto& [net, chance] : expected) {
        (net > 0 ? win : net < 0 ? lose : push) += chance;
        const Fraction units{fraction(net, unit)};
        mean += chance * units;
        square += chance * units * units;
    }
    CHECK(odds.player.win == win);
    CHECK(odds.player.lose == lose);
    CHECK(odds.player.push == push);
    CHECK(odds.player.edge == mean);
    const Fraction variance = square - mean * mean;
    CHECK(odds.player.variance == variance);
}

TEST_CASE("sì-wŭ-liù: every setting of every knob agrees with a plain loop over 216 throws against 216") {
    int sheets = 0;
    for (int switches = 0; switches < 96; ++switches) {
        const siwuliu::Rules rules{.pays = static_cast<siwuliu::Quote>(switches / 4 % 2),
                                   .tie = static_cast<siwuliu::Tie>(switches % 4),
                                   .banker_multiples = switches / 8 % 2 == 1,
                                   .pair_with_6_or_1 = static_cast<siwuliu::OuterPair>(switches / 16 % 2),
                                   .raise = switches / 32 == 1,
                                   .surrender = switches / 64 == 1};
        check_sheet(rules);
        for (const auto pay : {&siwuliu::Rules::pays_111, &siwuliu::Rules::pays_triple, &siwuliu::Rules::pays_456,
                               &siwuliu::Rules::pays_point})
            for (const int value : {1, 2, 3, 4, 5, 6, 7, 11, 30, 100}) {
                siwuliu::Rules turned = rules;
                turned.*pay = value;
                check_sheet(turned);
                ++sheets;
            }
    }
    CHECK(sheets == 3840);
}

TEST_CASE("sì-wŭ-liù: bank and balance do not change the odds of one unit") {
    CHECK(siwuliu_odds(purses(1, 1)).player.edge == fraction(167, 1674));
}

TEST_CASE("sì-wŭ-liù: the fair house keeps 1/243 of a bet, and is the nearest sheet that keeps a hundredth or less") {
    const siwuliu::Rules fair = siwuliu::fair_house(siwuliu::Rules{});
    CHECK(siwuliu_odds(fair).player.edge == fraction(-1, 243));
    CHECK(odds::fair_sheet(siwuliu::Rules{}, fraction(0, 1), fraction(1, 100)) == fair);
}

TEST_CASE("sì-wŭ-liù: a fair sheet is the sheet itself where it is fair already, and none where nothing is") {
    const siwuliu::Rules fair = siwuliu::fair_house(siwuliu::Rules{});
    CHECK(odds::fair_sheet(fair, fraction(0, 1), fraction(1, 100)) == fair);
    CHECK_FALSE(odds::fair_sheet(siwuliu::Rules{}, fraction(9, 10), fraction(1, 1)));
    const siwuliu::Rules dear{.pays_point = 2, .banker_multiples = true};
    const auto found = odds::fair_sheet(dear, fraction(1, 200), fraction(1, 50));
    REQUIRE(found);
    CHECK((found->pays_point == 2 && found->banker_multiples == 1));
    const Fraction house = -siwuliu_odds(*found).player.edge;
    CHECK((fraction(1, 200) <= house && house <= fraction(1, 50)));
}

}  // namespace

TEST_CASE("all on one round: the bank is broken as often as the player wins") {
    CHECK(*odds::breaks_the_bank(purses(100, 100), 100) == doctest::Approx(547.0 / 1116).epsilon(1e-12));
    CHECK(*odds::breaks_the_bank(purses(100, 100), 5000) == doctest::Approx(547.0 / 1116).epsilon(1e-12));
}

TEST_CASE("two units against two, all paid even: the gambler's ruin") {
    auto rules = purses(200, 200);
    rules.pays_111 = rules.pays_triple = rules.pays_456 = 1;
    const auto exact = odds::siwuliu_odds(rules).player;
    const double win = odds::to_double(exact.win), lose = odds::to_double(exact.lose);
    CHECK(*odds::breaks_the_bank(rules, 100) == doctest::Approx(win * win / (win * win + lose * lose)).epsilon(1e-12));
}

TEST_CASE("a cent at a time against a thousand dollars is too long to be solved") {
    CHECK_FALSE(odds::breaks_the_bank(siwuliu::Rules{}, 1));
}

TEST_CASE("sì-wŭ-liù: a bet of any size costs its share of the edge while the bank can pay any multiple") {
    siwuliu::Rules multiples, push;
    multiples.banker_multiples = true;
    push.tie = siwuliu::Tie::Push;
    for (siwuliu::Rules rules : {siwuliu::Rules{}, siwuliu::fair_house({}), multiples, push}) {
        rules.bank = 200, rules.balance = 100;
        const Fraction edge = siwuliu_odds(rules).player.edge;
        const siwuliu::State state = opening(rules);
        for (Cents bet = 1; bet <= siwuliu::most_offered(state); bet += 3) {
            const Fraction mean = mean_of_bet(rules, state, bet);
            INFO(bet, " cents");
            const bool covered = bet * rules.pays_111 <= rules.bank;
            const bool deep = !rules.banker_multiples || bet * 5 <= rules.balance;
            if (covered && deep) CHECK(mean == edge * static_cast<long>(bet));
            if (!covered && deep) CHECK(mean < edge * static_cast<long>(bet));
        }
    }
}

TEST_CASE("si-wu-liu sizes: more on top is worth what the whole bet is") {
    const siwuliu::Rules rules;
    siwuliu::State state = opening(rules);
    advance(rules, state, siwuliu::Bet{1000});
    CHECK(mean_of_bet(rules, state, 500) == mean_of_bet(rules, opening(rules), 1500));
}

TEST_CASE("si-wu-liu sizes: what a bet gave away is what the best of all sizes had more, or cost less a cent") {
    siwuliu::Rules multiples, house = siwuliu::fair_house({}), steep = house, raises = house;
    multiples.banker_multiples = house.banker_multiples = true;
    steep.pays_triple = 2;
    raises.raise = true;
    siwuliu::Rules poor = raises;
    poor.pays_111 = poor.pays_triple = poor.pays_456 = 1;
    poor.pays = siwuliu::Quote::For;
    poor.surrender = true;
    for (siwuliu::Rules rules : {siwuliu::Rules{}, siwuliu::fair_house({}), multiples, house, steep, raises, poor})
        for (const Cents bank : {90, 400}) {
            rules.bank = static_cast<int>(bank), rules.balance = 120;
            const siwuliu::State state = opening(rules);
            const Cents most = siwuliu::most_offered(state);
            Fraction richest = -1'000, cheapest = -1'000;
            std::vector<Fraction> means;
            for (Cents bet = 1; bet <= most; ++bet) {
                means.push_back(mean_of_bet(rules, state, bet));
                richest = std::max(richest, means.back());
                cheapest = std::max(cheapest, Fraction{means.back() / whole(bet)});
            }
            for (Cents bet = 1; bet <= most; bet += 7) {
                INFO(bet, " of ", most);
                const Fraction& mean = means[static_cast<std::size_t>(bet - 1)];
                const SiwuliuJudged judged = judge(rules, state, bet);
                CHECK(judged.mean == mean);
                CHECK(judged.by_share == (richest <= 0));
                CHECK(judged.better_mean == means[static_cast<std::size_t>(judged.better - 1)]);
                const Fraction lost{richest > 0 ? Fraction{richest - mean} : Fraction{cheapest * whole(bet) - mean}};
                CHECK(judged.given_away == lost);
                CHECK((judged.better == bet) == (lost == 0));
            }
        }
}

namespace {

// The player's mean money by the best of all decisions, throw by throw.
Fraction best_money(const siwuliu::Rules& rules, const siwuliu::State& state) {
    if (state.phase == siwuliu::Phase::Betting) return whole(state.balance);
    Fraction sum, best;
    const int ways = each_change(rules, state, [&](const siwuliu::State& next, const ThrowWays& each) {
        sum += each.ways * best_money(rules, next);
    });
    best = sum / ways;
    const auto after = [&](const siwuliu::Event& event) { return best_money(rules, apply(rules, state, event).next); };
    for (Cents more = 1; more <= most_raise(rules, state); ++more) best = std::max(best, after(siwuliu::Raise{more}));
    if (may_give_up(rules, state)) best = std::max(best, after(siwuliu::Surrender{}));
    return best;
}

}  // namespace

TEST_CASE(
    "si-wu-liu sizes: with raises and giving up, a bet brings what the best of all decisions against every point "
    "brings") {
    siwuliu::Rules rules{.raise = true}, house = siwuliu::fair_house({}), poor = house;
    house.raise = house.banker_multiples = true;
    poor.pays_111 = poor.pays_triple = poor.pays_456 = 1;
    poor.pays = siwuliu::Quote::For;
    poor.raise = poor.surrender = true;
    for (siwuliu::Rules sheet : {rules, house, poor})
        for (const int bank : {12, 31}) {
            sheet.bank = bank, sheet.balance = 14;
            const siwuliu::State state = opening(sheet);
            Fraction richest = -1'000;
            for (Cents bet = 1; bet <= siwuliu::most_offered(state); ++bet) {
                INFO(bet, " cents against ", bank);
                const Fraction mean = mean_of_bet(sheet, state, bet);
                CHECK(mean == best_money(sheet, with_bet(sheet, state, bet)) - sheet.balance);
                richest = std::max(richest, mean);
            }
            const SiwuliuJudged judged = judge(sheet, state, 1);
            if (richest > 0) CHECK(judged.better_mean == richest);
        }
}

TEST_CASE(
    "si-wu-liu: the player raises where the sheet favours them, as far as purse and bank allow, and gives up worse "
    "than half") {
    const siwuliu::Rules rules{.raise = true};
    const PointPlay play{rules};
    for (const int point : {2, 3, 4, 5}) {
        CHECK((play.against(point) == Against::Raise) == (siwuliu_odds({}).by_point.at(point).edge > 0));
        siwuliu::State state{.bank = 100, .balance = 30, .bet = 50, .phase = siwuliu::Phase::BankerRolls};
        play.take(state, siwuliu::Rolled{{6, 6, point}});
        CHECK(state.raised == (play.against(point) == Against::Raise ? 30 : 0));
    }
    siwuliu::Rules poor{.pays_111 = 1, .pays_triple = 1, .pays_456 = 1, .pays = siwuliu::Quote::For};
    poor.tie = siwuliu::Tie::Banker, poor.surrender = true;
    CHECK(PointPlay{poor}.against(5) == Against::GiveUp);
    CHECK(PointPlay{poor}.against(2) == Against::Throw);
    CHECK(siwuliu_odds(poor).by_point.at(5).edge == fraction(-1, 2));
    CHECK(siwuliu_odds(rules).thrown.at(2).edge == siwuliu_odds({}).by_point.at(2).edge);
    CHECK(siwuliu_odds(rules).by_point.at(2).edge == 2 * siwuliu_odds({}).by_point.at(2).edge);
}

TEST_CASE("si-wu-liu sizes: at the fair sheet every size costs the same share, and none is a mistake") {
    const siwuliu::Rules fair = siwuliu::fair_house({});
    const siwuliu::State state = opening(fair);
    for (const Cents bet : {1, 250, 1'000, 5'000, 10'000}) {
        const SiwuliuJudged judged = judge(fair, state, bet);
        CHECK(judged.by_share);
        CHECK(judged.given_away == 0);
        CHECK(Fraction{judged.mean / whole(bet)} == fraction(-1, 243));
    }
}
