// Whole games of sì-wŭ-liù with one bet again and again: who breaks whom.
#include "odds/siwuliu/odds.h"

#include <doctest/doctest.h>

using namespace boxcars;

namespace {

siwuliu::Rules purses(int bank, int balance) {
    siwuliu::Rules rules;
    rules.bank = bank;
    rules.balance = balance;
    return rules;
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
