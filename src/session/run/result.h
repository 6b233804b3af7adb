// The result of a Long Run, which tells skill from luck. It compares mean numbers of goals reached: with each board's
// likeliest goal and best play, with the chosen goals and best play, and with the player's decisions. Their ratios rate
// choosing and playing, without rewards. Luck: the chance to reach at least as many goals with these decisions.
#pragma once
#include "session/run/run.h"

namespace boxcars::session {

struct StationResult {
    std::string station{};  // "Ashford"
    std::string what{};     // "Pig, win 2 of 3 games"
    double likeliest = 0;   // the highest chance of a goal on the board
    StationLedger ledger{};
    bool made = false;
    double kept() const { return ledger.chance * ledger.played(); }  // the goal's chance with the player's decisions
};

struct RunResult {
    std::vector<StationResult> stations{};
    int made = 0;
    // Mean goals reached: with likeliest goals and best play, chosen goals and best play, and the player's decisions.
    double by_likeliest = 0, by_best_play = 0, by_decisions = 0;
    double luck = 1;                       // the chance of at least `made` goals with these decisions
    std::vector<std::string> sentences{};  // up to three, the costliest and rarest first
    // by_likeliest * choosing() * playing() * dice() equals `made`.
    double choosing() const { return by_likeliest > 0 ? by_best_play / by_likeliest : 1; }
    double playing() const { return by_best_play > 0 ? by_decisions / by_best_play : 1; }
    double dice() const { return by_decisions > 0 ? made / by_decisions : 1; }
    double skill() const { return choosing() * playing(); }
};

// Returns the odds of a station; never nullptr.
using OddsOf = std::function<std::shared_ptr<const StationOdds>(const Station&)>;
using GameTitle = std::function<std::string(std::string_view game)>;  // "Sì-wŭ-liù"
// The result of the stations that are over. Throws Error for a sitting that differs from its replay.
RunResult result_of(const Run& run, const OddsOf& odds, const GameTitle& title);

std::string money_words(Cents cents);                                                              // "$1,240"
inline std::string percent_words(double chance) { return fmt::format("{:.1f} %", 100 * chance); }  // "61.2 %"
// "84 to 82 %", with as many decimals, up to two, as tell the chances apart.
std::string from_to(double before, double after);
std::string advice_words(const StationLedger& ledger);  // "Best for the goal: throw. Chance: 61.2 %."
std::string concede_words(const std::string& chance);   // says what conceding a goal of "61.2 %" costs
// Says what a decision cost: "That took the goal from 84 to 82 %. Best was to hold."
std::string cost_words(const RunMoment& moment);
// Sums up a station: "4 mistakes: your decisions kept 88.2 % of the goal's chance."
std::string sum_words(const StationLedger& ledger);
std::string luck_runs(double luck);       // "1 in 41 runs", "72 in 100 runs"
std::string_view luck_verb(double luck);  // "does as well or better", "do as well or better"
std::string luck_words(double luck);      // both: "1 in 41 runs does as well or better"

struct RunAverage {  // stations that such tickets and such play make on average
    std::string_view tickets, play;
    double made;
};
// The means of the result, the highest one first unless the player chose better than the likeliest goals.
std::array<RunAverage, 3> averages_of(const RunResult& result);
std::string average_words(const RunAverage& average);  // "6.20 stations on average: likeliest tickets, best play."
// Five lines to copy: title, route as signs, stations made, skill and luck. They do not reveal the boards.
std::string five_lines(const Run& run, const RunResult& result);

}  // namespace boxcars::session
