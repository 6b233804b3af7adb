// Simulated cee-lo: exactly the planned games, the same however they are shared out; rounds near the exact odds.
#include "sim/ceelo_match.h"
#include "odds/ceelo_odds.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>

using namespace boxcars;
using namespace boxcars::sim;

namespace {

CeeloPlan plan(std::vector<std::string> players, std::int64_t games, ceelo::Rules rules = {}) {
    rules.players = static_cast<int>(players.size());
    CeeloPlan plan;
    plan.rules = rules;
    plan.players = std::move(players);
    plan.games = games;
    return plan;
}

struct Rounds {
    std::int64_t played = 0, wins = 0, ties = 0, passes = 0;
};

// Rounds of so many players, all betting one coin, the bank covered; one of them is watched.
Rounds rounds(ceelo::Rules rules, int players, std::int64_t many, std::uint64_t seed) {
    rules.players = players;
    rules.coins = 100;
    ceelo::State bet = opening(rules);
    advance(rules, bet, ceelo::Begin{0});
    advance(rules, bet, ceelo::Stake{players - 1});
    while (most_offered(bet) > 0) advance(rules, bet, ceelo::Cover{1});
    chance::DiceStream dice{seed};
    Rounds counts;
    for (; counts.played < many; ++counts.played) {
        ceelo::State state = bet;
        while (state.round == bet.round) {
            const int first = dice.face(6), second = dice.face(6);
            advance(rules, state, ceelo::Rolled{{first, second, dice.face(6)}});
        }
        counts.wins += worth(state, players - 1) > 100;
        counts.ties += worth(state, players - 1) == 100;
        counts.passes += state.banker != 0;
    }
    return counts;
}

void near(std::int64_t count, std::int64_t all, const odds::Fraction& exact) {
    const double p = odds::to_double(exact), n = static_cast<double>(all);
    const double spread = std::sqrt(n * p * (1 - p));
    CAPTURE(p);
    CHECK(std::abs(static_cast<double>(count) - n * p) <= 4 * spread);
}

void check_rounds(const ceelo::Rules& rules, int players, std::int64_t many) {
    const Rounds counts = rounds(rules, players, many, static_cast<std::uint64_t>(players));
    const auto bet = odds::ceelo_bet(rules);
    near(counts.wins, many, bet.player_wins);
    near(counts.ties, many, bet.tie);
    near(counts.passes, many, odds::ceelo_bank_passes(rules, players));
}

}  // namespace

TEST_CASE("cee-lo: every planned game is played and won by one player or shared") {
    for (const std::int64_t games : {1, 63, 64, 65, 1000}) {
        const auto counts = play_ceelo(plan({"bold", "even", "kelly"}, games));
        CHECK(counts.games == games);
        CHECK(std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == games);
        CHECK(counts.rounds >= games);
        CHECK(counts.bank_passes <= counts.rounds);
    }
}

TEST_CASE("cee-lo: the same seed plays the same games on any number of threads, another seed plays others") {
    auto match = plan({"bold", "best", "even"}, 300);
    match.threads = 1;
    const auto alone = play_ceelo(match);
    for (const int threads : {2, 3, 7, 0}) {
        match.threads = threads;
        CHECK(play_ceelo(match) == alone);
    }
    match.seed = 2;
    CHECK_FALSE(play_ceelo(match) == alone);
}

TEST_CASE("cee-lo: among equals no seat is better than another") {
    const auto counts = play_ceelo(plan({"bold", "bold", "bold"}, 30'000));
    const auto alone = counts.games - counts.shared;
    for (std::size_t seat = 0; seat < 3; ++seat) near(counts.wins[seat], alone, odds::fraction(1, 3));
}

TEST_CASE("cee-lo: a million rounds lie within four standard errors of the exact odds") {
    check_rounds({}, 2, 1'000'000);
}

TEST_CASE("cee-lo: with more players too") {
    for (int players = 3; players <= 6; ++players) check_rounds({}, players, 50'000);
}

TEST_SUITE("long") {
    TEST_CASE("cee-lo: ten million rounds at each value of each knob lie within four standard errors") {
        for (const auto& knob : ceelo::Rules::knobs()) {
            if (knob.name == "players" || knob.name == "coins") continue;
            for (const int value : {knob.least, (knob.least + knob.most) / 2, knob.most}) {
                ceelo::Rules rules;
                rules.*(knob.member) = value;
                if (rules == ceelo::Rules{} && value != knob.least) continue;
                CAPTURE(knob.name);
                CAPTURE(value);
                check_rounds(rules, 3, 10'000'000);
            }
        }
    }
}

TEST_CASE("cee-lo: a match can be stopped, and counts only games that ended") {
    auto match = plan({"cautious", "cautious"}, 100'000'000);
    match.threads = 2;
    std::stop_source stop;
    const auto counts = play_ceelo(match, stop.get_token(), [&](double) { stop.request_stop(); });
    CHECK(counts.games > 0);
    CHECK(counts.games < 100'000);
    CHECK(std::accumulate(counts.wins.begin(), counts.wins.end(), counts.shared) == counts.games);
}

TEST_CASE("cee-lo: a match that cannot be played is refused with a sentence") {
    CHECK_FALSE(problem(CeeloPlan{}));
    CeeloPlan match;
    match.players = {"even"};
    CHECK(problem(match) == "The rule sheet has 3 players, but 1 are named: name one policy for each.");
    match = plan({"even", "bould"}, 5);
    CHECK(problem(match) == "There is no player of cee-lo named 'bould'; did you mean 'bold'?");
    match = plan({"even", "bold"}, 0);
    CHECK(problem(match) == "A simulation plays 1 to 1000000000000 games, not 0.");
}
