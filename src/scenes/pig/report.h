// Texts and figures of the Pig table at a moment: the turn, the names and standings, the end of a game.
#pragma once
#include "scenes/pig/moment.h"
#include "session/pig/statistics.h"

#include <string>
#include <vector>

namespace boxcars::scenes {

struct MatchLine {
    std::string what, figures;
    bool strong = false;
};

struct GameEnd {
    std::string verdict;  // "You win."
    std::string score;    // "100 to 71"
    std::vector<std::string> remarks;
    std::vector<MatchLine> won;  // wins of each player in this match
    bool celebrate = false;
    render::Colour ink{1, 1, 1, 1};  // the winner's
};

std::string percent_of(double chance);  // "53.06 %"

std::vector<std::string> under_total(const PigMoment& at);  // lines under the turn total
std::string status_of(const PigMoment& at);                 // shown in the top bar
// The text under a player's name; `brief` is used where `full` does not fit.
struct UnderName {
    std::string full, brief;
};
UnderName under_name(const PigMoment& at, int seat);
GameEnd game_end(const PigMoment& at, const session::MatchStatistics& match);

}  // namespace boxcars::scenes
