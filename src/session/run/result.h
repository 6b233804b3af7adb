// The result of a Long Run, with skill and luck apart. Skill kept: the stations that the player's decisions make on
// average, of those that best play makes on average with the same invitations. Luck: how often so many or more stations
// are made with these decisions.
#pragma once
#include "session/run/run.h"

namespace boxcars::session {

struct StationResult {
    std::string station{};  // "Ashford"
    std::string what{};     // "Pig, win 2 of 3 games"
    double safest = 0;      // the best chance on the board
    StationLedger ledger{};
    bool made = false;
};

struct RunResult {
    std::vector<StationResult> stations{};
    int made = 0;
    double by_best_play = 0;               // mean number of stations made by best play
    double by_decisions = 0;               // mean number made by the player's decisions
    double luck = 1;                       // the chance to make at least `made` stations with these decisions
    std::vector<std::string> sentences{};  // up to three about the run, the dearest and rarest first

    double skill() const { return by_best_play > 0 ? by_decisions / by_best_play : 1; }
};

// The odds of an invitation; never nullptr.
using OddsOf = std::function<std::shared_ptr<const StationOdds>(const Station&)>;
using GameTitle = std::function<std::string(std::string_view game)>;  // "Sì-wŭ-liù"
// The stations that are over. Throws Error for a sitting that differs from its replay.
RunResult result_of(const Run& run, const OddsOf& odds, const GameTitle& title);

std::string percent_words(double chance);               // "61.2 %"
std::string points_words(double chance);                // "2.1 points"
std::string advice_words(const StationAdvice& advice);  // "For the goal: bet $25 on pass; 61.2 % from here."
// "That gave away 2.1 points: 63.3 % to 61.2 %; best was to hold."
std::string cost_words(const RunMoment& moment);
// "12.1 points given away in 4 decisions. Skill here: kept 88.2 %."
std::string sum_words(const StationLedger& ledger);
std::string luck_words(double luck);  // "1 in 41 makes as many", "72 in 100 make as many"
// Five lines to copy: title, route as signs, stations made, skill and luck. They tell nothing of the boards.
std::string five_lines(const Run& run, const RunResult& result);

}  // namespace boxcars::session
