// Checks every sentence of the coach at cee-lo against the odds of the rules in force.
#include "scenes/ceelo/announced.h"

#include "odds/ceelo/tables.h"
#include "pattern.h"
#include "scenes/ceelo/drum.h"

using namespace boxcars;
using namespace boxcars::scenes;
using platform::Action;

namespace {

constexpr auto said =
    R"(Coach: with (\d+), (0|(?:\+|−)[0-9.]+) coins on average, about ([0-9.]+)\xe2\x80\x89% to win the game\.)";
constexpr auto beside =
    R"(With (\d+), (0|(?:\+|−)[0-9.]+) coins on average,( but)? about ([0-9.]+)\xe2\x80\x89% to win the game\.)";

double number(std::string words) {
    const std::string minus = "\u2212";
    if (words.starts_with(minus)) return -std::stod(words.substr(minus.size()));
    return std::stod(words);
}

// Its coins on the mean and its chance, as they are written.
void check_figures(const odds::CeeloChoice& of, int owned, const std::string& coins, const std::string& percent) {
    CHECK(std::abs(number(coins) - (of.coins - owned)) < 0.0051);
    CHECK((coins == "0") == (std::abs(of.coins - owned) < least_coins));
    CHECK(std::abs(number(percent) - 100 * of.wins) < 0.051);
}

bool more(double a, double b) { return a > b + 1e-9; }

void check_words(const ceelo::State& state, std::span<const odds::CeeloChoice> choices, int amount) {
    const CeeloCoachWords words = coach_words(state, choices, amount);
    INFO(words.here, " ", words.other);
    const test::Groups here = test::whole_match(words.here, said), other = test::whole_match(words.other, beside);
    REQUIRE_FALSE(here.empty());
    const odds::CeeloChoice& own = choices[nth(amount - 1)];
    CHECK(std::stoi(here[1]) == amount);
    const int owned = worth(state, state.turn);
    check_figures(own, owned, here[2], here[3]);
    const auto any = [&](const auto& which) { return std::ranges::any_of(choices, which); };
    const bool richer = any([&](const auto& one) { return more(one.coins, own.coins); });
    const bool surer = any([&](const auto& one) { return more(one.wins, own.wins); });
    if (other.empty()) {
        CHECK_FALSE(richer);
        CHECK_FALSE(surer);
        const bool alone = choices.size() == 1;
        const bool alike =
            !any([&](const auto& one) { return more(own.coins, one.coins) || more(own.wins, one.wins); });
        CHECK(words.other == (alone   ? "There is no other amount."
                              : alike ? "Every amount brings the same on average; a larger one only varies more."
                                      : "No other amount is better."));
        return;
    }
    const odds::CeeloChoice& named = choices[nth(std::stoi(other[1]) - 1)];
    check_figures(named, owned, other[2], other[4]);
    CHECK((more(named.coins, own.coins) || more(named.wins, own.wins)));
    CHECK(!other[3].empty() == (more(named.coins, own.coins) != !more(own.wins, named.wins)));
}

}  // namespace

TEST_CASE("cee-lo coach: every sentence is true of the rules: all sizes, two to six players, purses, five sheets") {
    int sentences = 0;
    test::every_ceelo_decision(
        [&](const ceelo::Rules& rules, const ceelo::State& state, std::span<const odds::CeeloChoice> choices) {
            INFO(rules.players, " players, the bank ", state.bank);
            for (int amount = 1; amount <= most_offered(state); ++amount, ++sentences)
                check_words(state, choices, amount);
        });
    CHECK(sentences > 1'500);
}

TEST_CASE("cee-lo coach: a bet of ten against a deep bank brings ten times the exact edge of the sheet") {
    for (ceelo::Rules rules : test::unlike_ceelo_sheets()) {
        rules.coins = 100;
        const auto bet = odds::ceelo_bet(rules);
        ceelo::State state = opening(rules);
        advance(rules, state, ceelo::Begin{0});
        advance(rules, state, ceelo::Stake{20});
        const std::string words = coach_words(state, odds::ceelo_choices(bet, rules, state), 10).here;
        const double mean = -10 * odds::to_double(bet.banker_edge);
        CHECK(words.find("with 10, " + mean_coins(mean) + " coins on average,") != std::string::npos);
    }
}

TEST_CASE("Cable drum: asked, the coach speaks of the size on the slider and of another, and follows it") {
    test::Drum drum{{"human", "even", "bold"}, 9};
    REQUIRE(drum.until("deciding"));
    CHECK(drum.state()["say"].size() == 2);
    drum.tap(Action::Coach);
    const auto line = [&] { return drum.state()["say"][1].get<std::string>(); };
    for (int step = 0; step < 3; ++step) {
        const int amount = drum.state()["amount"];
        CHECK(line().starts_with("Coach: "));
        CHECK(line().find("with " + std::to_string(amount) + ", ") != std::string::npos);
        CHECK(drum.state()["say"].size() == 3);
        drum.tap(amount > 1 ? Action::Left : Action::Right);
    }
    drum.tap(Action::Coach);
    CHECK(line().find("Coach") == std::string::npos);
}
