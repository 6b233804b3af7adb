// How a player fared on each bet, beside what the exact odds expect: net, expectation, and a band that at least 95 of
// 100 players of the same stakes stay in. Decides what luck is; the sums come from the store, the odds from the games.
#pragma once
#include "odds/band.h"
#include "odds/hand_odds.h"
#include "session/store/history.h"

#include <functional>
#include <string>

namespace boxcars::session {

struct LuckBand {  // of the net less its expectation
    double low = 0, high = 0;
    double share = 0.95;  // of players that stay in it
    bool exact = true;    // of the distribution itself; otherwise by the variance of very many bets: about so many
    bool holds(double luck) const { return luck >= low - 1e-6 && luck <= high + 1e-6; }
};
struct BetStatistics {  // of a bet against an opponent, under all sheets
    std::string game{}, bet{}, opponent{};
    bool whole = false;
    std::int64_t hands = 0, won = 0, lost = 0, staked = 0, net = 0;
    std::int64_t best = 0, worst = 0, longest = 0;
    std::int64_t streak = 0, longest_won = 0, longest_lost = 0;
    std::optional<double> expected{};  // of the net; none where a part of it is not known
    std::optional<LuckBand> band{};
    std::optional<double> games{};  // luck in chances to win, where the net has no exact expectation; see GameLuck
};

// What the dice of whole games brought a player, as chances to win: after each throw, whoever threw, the exact chance
// with best play less the chance before it. Its mean over all faces is 0 at every throw.
struct GameLuck {
    std::string opponent{};
    std::int64_t games = 0;
    double won = 0;
};

struct Boxcars {  // two sixes with two dice
    std::string game{};
    std::int64_t throws = 0, seen = 0;
    double expected = 0;
    odds::Band band{};
};
std::string games_words(double games);  // "+0.42 games"
std::string boxcars_sentence(const Boxcars& of);
std::string share_words(double share);  // "95 in 100", "more than 99 in 100"; of a band, never more than is true

using HandOddsOf = std::function<std::optional<odds::HandOdds>(const TallyLine& line)>;
std::vector<BetStatistics> bet_statistics(const std::vector<TallyLine>& tallies, const HandOddsOf& odds);
std::vector<Boxcars> boxcars_seen(const std::vector<ThrownLine>& thrown);

}  // namespace boxcars::session
