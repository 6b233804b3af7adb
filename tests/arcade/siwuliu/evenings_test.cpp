// Long evenings in the Lacquer Car through the whole arcade: hundreds of rounds by script, as fast as the table allows.
#include "arcade/evening.h"
#include "longer.h"
#include "odds/siwuliu/odds.h"
#include "session/replay.h"

#include <cmath>

using namespace boxcars;
using namespace boxcars::app;
using nlohmann::json;
using Lines = std::vector<json>;

namespace {

// Enter bets, and Space throws, skips, collects and begins the next game. Presses come in threes: the second and third
// of each three mostly fall into the input cooldown and may only skip the animation. The pause before the next three
// is longer than the cooldown.
Lines keys_all_evening(double seconds) {
    constexpr double pause = 0.35, quick = 0.04;
    Lines lines;
    for (double at = 0.5; at < seconds; at += pause + 2 * quick)
        for (int nth = 0; nth < 3; ++nth)
            lines.push_back({{"at", at + nth * quick}, {"key", nth == 0 ? "Return" : "Space"}, {"hold", 0.015}});
    lines.push_back({{"at", seconds}, {"quit", true}});
    return lines;
}

struct Told {
    int rounds = 0, wins = 0, games = 0;
};

// Every round's facts, as the sitting that was kept tells them: what they move is what the balance changed by.
Told reported_by(const session::Recording& recording) {
    session::Replay replay{rules::any_game<siwuliu::Rules>(), recording};
    while (!replay.done()) replay.next();
    replay.finish();
    REQUIRE_MESSAGE(!replay.difference(), replay.difference()->sentence());
    Told reported;
    const siwuliu::Rules rules;
    Cents balance = rules.balance, bank = rules.bank;
    for (const auto& entry : replay.session().journal()) {
        if (entry.game != reported.games) {
            reported.games = entry.game;
            balance = rules.balance;
            bank = rules.bank;
        }
        for (const rules::Fact& any : entry.step.facts) {
            const auto& fact = any.as<siwuliu::Fact>();
            balance += to_balance(fact);
            bank += to_bank(fact);
            reported.wins += std::holds_alternative<siwuliu::Won>(fact) ? 1 : 0;
            const auto* ended = std::get_if<siwuliu::RoundEnded>(&fact);
            if (!ended) continue;
            ++reported.rounds;
            REQUIRE(ended->balance == balance);
            REQUIRE(ended->bank == bank);
            REQUIRE(balance + bank == rules.balance + rules.bank);
        }
    }
    return reported;
}

}  // namespace

TEST_CASE("Sì-wŭ-liù: rounds played at full speed are won as often as the exact odds say, and every cent is told") {
    test::Evening evening{"siwuliu", 20, {}, keys_all_evening(test::longer(45, 330))};
    CHECK(run_arcade(evening.options) == 0);
    const Told reported = reported_by(session::read_recording(evening.sitting_file()));
    CHECK(reported.rounds >= test::longer(12, 100));
    const double exact = odds::to_double(odds::siwuliu_odds({}).player.win);
    const double error = std::sqrt(exact * (1 - exact) / reported.rounds);
    CAPTURE(reported.wins);
    CHECK(std::abs(static_cast<double>(reported.wins) / reported.rounds - exact) < 4 * error);
}
