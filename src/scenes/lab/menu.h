// Who can be seated in the lab, game by game: the players that the arcade knows, and those that were typed or read from
// a file since. An entry once there keeps its place.
#pragma once
#include "sim/lab/lab.h"

#include <array>
#include <filesystem>

namespace boxcars::scenes {

class LabMenu {
 public:
    struct Entry {
        std::string name, words;  // "hold20", "holds at 20"
    };
    LabMenu();

    const std::vector<Entry>& of(sim::LabGame game) const { return entries_[static_cast<std::size_t>(game)]; }
    const players::CrapsStrategy& strategy(int entry) const { return strategies_[static_cast<std::size_t>(entry)]; }
    const sim::FlatBettor& bettor(int entry) const { return bettors_[static_cast<std::size_t>(entry)]; }

    // The entry of a player as typed: a name of the menu; "hold:17" at Pig; dollars at sì-wŭ-liù; at craps the file of
    // a strategy (session/craps_plan_file.h), looked for in `folder` and then where the program was started. Throws
    // Error with a sentence.
    int typed(sim::LabGame game, const std::string& words, const std::filesystem::path& folder);
    static std::string hint(sim::LabGame game);  // what may be typed

 private:
    int add(sim::LabGame game, Entry entry);
    int read_strategy(const std::string& words, const std::filesystem::path& folder);
    int flat_bettor(const std::string& words);

    std::array<std::vector<Entry>, 4> entries_;
    std::vector<players::CrapsStrategy> strategies_;  // of the craps entries
    std::vector<sim::FlatBettor> bettors_;            // of sì-wŭ-liù's
};

std::vector<std::string> strategy_files(const std::filesystem::path& folder);  // names, in order

}  // namespace boxcars::scenes
