// What a person asked for on the command line, as words; each game makes of it what its rules allow.
#pragma once
#include "sim/kernel/blocks.h"
#include "sim/kernel/path.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace boxcars::console {

constexpr std::int64_t most_games = 1'000'000'000'000;  // of one simulation
constexpr int most_threads = 256;

struct RuleRequests {
    std::vector<std::string> set{};               // "goal=50", in order
    std::optional<std::filesystem::path> file{};  // read first
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
    bool echo = false;                       // write the answers that were read, as a terminal would show them
    bool ask_words = false;                  // for the sealed dice
    bool purse = false;                      // play from it: see session/store/purse.h
    std::filesystem::path data_dir{};        // where the sitting is kept; empty: nowhere
    std::optional<std::string> continued{};  // this kept sitting goes on, the newest of the game for an empty name
    bool* lost = nullptr;                    // set when some of what was played is kept nowhere in the end
};

struct SimulateRequests {
    TableArguments table{};
    std::int64_t games = 1'000'000;
    int threads = 0;     // 0: as many as the machine runs at once
    sim::Share share{};  // of a simulation that is spread over machines
    sim::Path path = sim::Path::Auto;
    bool json = false;
    std::optional<std::int64_t> rounds{};             // instead of games, against a bank
    std::optional<std::stop_token> stop{};            // another program's way to end it; none: signals do
    std::map<std::string, std::string> strategies{};  // at craps, by name: JSON as in session/craps/strategy_file.h
    bool bankrolls = false;                           // at craps: tell each player's bankroll after every hand
};

struct BankrollRequests {              // the same bet again and again
    std::int64_t units = 0, goal = 0;  // bets' worth of money; goal 0: none
    std::string bet{};                 // in the game's own words; empty: the game's usual one
    int bets = 0;                      // after so many: where it stands; 0: not asked
};

struct OddsRequests {
    RuleRequests rules{};
    std::string at{};  // a position, in the game's own words
    std::optional<BankrollRequests> bankroll{};
    bool json = false;
};

}  // namespace boxcars::console
