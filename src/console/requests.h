// The options of the command line as they were typed. Each game checks them against its rules.
#pragma once
#include "session/stop.h"
#include "sim/kernel/blocks.h"

#include <filesystem>
#include <map>

namespace boxcars::session {
class StationOdds;
}  // namespace boxcars::session

namespace boxcars::console {

constexpr std::int64_t most_games = 1'000'000'000'000;  // in one simulation
constexpr int most_threads = 256;
constexpr int most_hand = 1000;                     // throws of a hand at craps
constexpr std::int64_t most_units = 1'000'000'000;  // limit of a bankroll and of its goal
constexpr int most_bets = 1'000'000;                // after which a bankroll is reported

struct RuleRequests {
    std::vector<std::string> set{};               // "goal=50", in the order given
    std::optional<std::filesystem::path> file{};  // read before `set`
};

struct TableArguments {
    RuleRequests rules{};
    std::string players{};  // "human,hold20"; empty: the game's default
    std::optional<std::uint64_t> seed{};
};

struct TextRequests {
    TableArguments table{};
    std::optional<int> seat{};  // from 1
    std::optional<std::filesystem::path> dice{};
    int games = 1;
    bool echo = false;                                   // write the answers, as a terminal shows them
    bool ask_words = false;                              // ask for words for the sealed dice
    std::filesystem::path data_dir{};                    // where the sitting is kept; empty: nowhere
    std::optional<std::string> continued{};              // continue this kept sitting; empty: the newest
    std::optional<session::StopTerms> stop{};            // play this station of a Long Run
    std::shared_ptr<const session::StationOdds> goal{};  // the odds of that station's goal; nullptr: none are printed
    std::string goal_words{};                            // a station's goal: "Turn $300 into $390"
    bool* lost = nullptr;                                // set if something played was not saved
};

struct SimulateRequests {
    TableArguments table{};
    std::int64_t games = 1'000'000;
    int threads = 0;     // 0: as many as the machine runs at once
    sim::Share share{};  // this machine's part of the games
    sim::Path path = sim::Path::Auto;
    bool json = false;
    std::optional<std::int64_t> rounds{};             // number of rounds to play, instead of `games`
    std::optional<std::stop_token> stop{};            // how the caller stops it; none: by a signal
    std::map<std::string, std::string> strategies{};  // craps only: name to JSON
    bool bankrolls = false;                           // craps only: list bankrolls after every hand
};

struct BankrollRequests {              // repeats the same bet
    std::int64_t units = 0, goal = 0;  // in bets; goal 0: no goal
    std::string bet{};                 // as the game names it; empty: the usual bet
    int bets = 0;                      // report the bankroll after this many; 0: never
};

struct OddsRequests {
    RuleRequests rules{};
    std::string at{};     // a position, written as the game writes it
    std::string turn{};   // a turn of pig: a policy, a number to hold at, or "all"
    int hand = 0;         // a hand of craps: how many throws; 0: not asked for
    std::string stake{};  // at craps: money on each bet
    std::optional<BankrollRequests> bankroll{};
    bool json = false;
};

}  // namespace boxcars::console
