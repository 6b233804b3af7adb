// Texts and figures of the Pig table at a moment: the turn, the names and standings, the end of a game.
#pragma once
#include "odds/pig/optimal.h"
#include "scenes/pig/moment.h"
#include "scenes/table/look_back.h"
#include "session/pig/statistics.h"

#include <span>
#include <string>
#include <vector>

namespace boxcars::scenes {

struct LookedBack {  // a person's decision
    pig::State state;
    std::vector<int> faces;  // the turn's faces before the decision
    bool rolled = false;     // false: the person held
    odds::Advice advice{};
    double given_away = 0;  // lost chance to win
    double chance(bool roll) const { return roll ? advice.roll : advice.hold; }
};

// Reviews a finished game of Pig: each decision by which a person gave away a chance to win, with what the person did,
// what was best and what the mistake cost. The scene draws it.
class PigLookBack : public LookBack<LookedBack> {
 public:
    void clear() { *this = {}; }
    void remember(const pig::State& state, std::span<const int> faces, bool rolled) {
        add({state, {faces.begin(), faces.end()}, rolled});
    }
    // Judges all decisions; call it when the game is over and solved. Further calls change nothing.
    void judge(const odds::PigSolution& solution, const pig::Rules& rules);
    bool judged() const { return judged_; }

    struct GivenAway {
        int decisions = 0, mistakes = 0;  // compulsory rolls are not counted
        double given_away = 0;
    };
    GivenAway sum(int seat) const;

 private:
    bool judged_ = false;
};

struct MatchLine {
    std::string what, figures;
    bool strong = false;
};

struct GameEnd {
    std::string verdict;  // "You win."
    std::string score;    // "100 to 71"
    std::vector<std::string> remarks;
    std::vector<MatchLine> won;    // wins of each player in this match
    std::vector<MatchLine> match;  // statistics of the match
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
GameEnd game_end(const PigMoment& at, const PigLookBack& look_back, const session::MatchStatistics& match);

}  // namespace boxcars::scenes
