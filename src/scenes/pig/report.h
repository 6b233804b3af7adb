// What the Pig table tells in words and figures at a moment: the turn on show, who is where, the end of a game.
#pragma once
#include "scenes/pig/look_back.h"
#include "scenes/pig/moment.h"
#include "session/statistics.h"

#include <string>
#include <vector>

namespace boxcars::scenes {

struct TurnOnShow {  // what the tray tells about a turn
    pig::Rules rules;
    pig::State state;                  // shown, never ahead of the dice
    std::vector<int> faces;            // this turn's, in order
    float drained = 0;                 // 0..1: the colour is draining from the numbers
    float skidded = 0;                 // 0..1: the wagon is on its way back
    int climbing = 0;                  // of the turn total, still on its way there
    int lost = 0;                      // what the snout took
    int banked = 0;                    // what a hold has just brought home
    std::vector<std::string> under{};  // the lines under the turn total
    render::Colour accent = pig_look::hue::pink;
};

struct MatchLine {
    std::string what, figures;
    bool strong = false;
};

struct GameEnd {
    std::string verdict;  // "You win."
    std::string score;    // "100 to 71"
    std::vector<std::string> remarks;
    std::vector<MatchLine> won;    // by each player, of this match
    std::vector<MatchLine> match;  // how the sitting stands, with all its figures: asked for
    bool celebrate = false;
};

std::string percent_of(double chance);  // "53.06 %"

TurnOnShow turn_on_show(const PigMoment& at);
std::string status_of(const PigMoment& at);  // one line in the top bar
// Under a player's name; the short one where the other does not fit.
struct UnderName {
    std::string full, brief;
};
UnderName under_name(const PigMoment& at, int seat);
GameEnd game_end(const PigMoment& at, const PigLookBack& look_back, const session::MatchStatistics& match);

}  // namespace boxcars::scenes
