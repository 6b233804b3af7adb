// Hundreds of rounds through the scene itself: what its picture came to, against the exact odds.
#include "scenes/ceelo/drum.h"

#include "longer.h"
#include "odds/ceelo/odds.h"

#include <cmath>

using namespace boxcars;
using boxcars::test::Drum;
using nlohmann::json;
using platform::Action;

namespace {

struct Count {  // of rounds, one bettor each: the first at the banker's left
    int rounds = 0, wins = 0, ties = 0, passes = 0;
    double passes_expected = 0, passes_variance = 0;
};

// At the end of a game the bank goes nowhere; the rules say where it would have gone.
bool passes(const json& shown, int banker, const ceelo::Rules& rules) {
    if (shown["phase"] != static_cast<int>(ceelo::Phase::Over)) return shown["banker"] != banker;
    ceelo::State end;
    end.banker = banker;
    end.point = shown["point"];
    end.bank_won = shown["bank_won"];
    end.bank_tied = shown["bank_tied"];
    end.special = shown["special"];
    return transition(rules, end).to != banker;
}

void add_round(const json& state, int banker, const ceelo::Rules& rules, Count& count) {
    int bettors = 0, first = 0;
    for (int nth = 1; nth < rules.players; ++nth) {
        const json& line = state["round"][static_cast<std::size_t>((banker + nth) % rules.players)];
        if (!line["settled"]) continue;
        if (++bettors == 1) first = line["amount"];
    }
    REQUIRE(bettors > 0);
    ++count.rounds;
    count.wins += first > 0;
    count.ties += first == 0;
    count.passes += passes(state["shown"], banker, rules);
    const double p = odds::to_double(odds::ceelo_bank_passes(rules, bettors + 1));
    count.passes_expected += p;
    count.passes_variance += p * (1 - p);
}

Count play_rounds(Drum& drum, const ceelo::Rules& rules, int many) {
    Count count;
    int revealed = 0, banker = -1, game = 1;
    while (count.rounds < many) {
        const json state = drum.state();
        const json& shown = state["shown"];
        const bool ended = state["phase"] == "finished";
        if (shown["phase"] == static_cast<int>(ceelo::Phase::Cover)) {
            if (state["game_number"] != game) revealed = 0;
            game = state["game_number"];
            banker = shown["banker"];
        }
        const int over = shown["round"].get<int>() - (ended ? 0 : 1);
        if (banker >= 0 && over > revealed && (ended || state["phase"] == "thinking")) {
            add_round(state, banker, rules, count);
            revealed = over;
            banker = -1;
        }
        if (ended) {  // what hurries never acts: the next game wants a key struck for itself
            for (Ticks breath = milliseconds(400); breath > 0; --breath) drum.tick();
            drum.press(Action::Roll);
        } else {
            drum.press(Action::Skip);
        }
    }
    return count;
}

void near(int counted, double expected, double variance) {
    CAPTURE(expected);
    CHECK(std::abs(counted - expected) <= 4 * std::sqrt(variance));
}

void check_rounds(std::vector<std::string> players, std::uint64_t seed, int many) {
    ceelo::Rules rules;
    rules.players = static_cast<int>(players.size());
    Drum drum{std::move(players), seed};
    const Count count = play_rounds(drum, rules, many);
    const auto bet = odds::ceelo_bet(rules);
    const double n = count.rounds, wins = odds::to_double(bet.player_wins), ties = odds::to_double(bet.tie);
    near(count.wins, n * wins, n * wins * (1 - wins));
    near(count.ties, n * ties, n * ties * (1 - ties));
    near(count.passes, count.passes_expected, count.passes_variance);
}

}  // namespace

TEST_CASE("Cee-lo: rounds through the scene, three at the drum, come near 97/216 won and 25/324 stood off") {
    check_rounds({"even", "best", "cautious"}, 77, test::longer(25, 100));
}

TEST_CASE("Cee-lo: rounds through the scene with six at the drum: the bank passes as often as it must") {
    check_rounds({"even", "bold", "cautious", "kelly", "best", "even"}, 78, test::longer(20, 80));
}

TEST_SUITE("long") {
    TEST_CASE("Cee-lo: a thousand rounds through the scene, three at the drum and six, come near the exact odds") {
        check_rounds({"even", "best", "cautious"}, 77, 1'000);
        check_rounds({"even", "bold", "cautious", "kelly", "best", "even"}, 78, 1'000);
    }
}
