// The chance to win a number of games out of several games of Pig, with best play against one opponent whose rule for
// holding is known. One more game won never makes the goal less likely, so the best play is to win each game as often
// as possible; the games form a chain of games won and lost. It takes about 0.05 s at goal 100, 2.5 s at goal 300, and
// as long again for each pig that the sheet spares the player.
#pragma once
#include "odds/goal/goal.h"
#include "odds/pig/optimal.h"

namespace boxcars::odds {

class PigGoal {
 public:
    // Seat 0 is the player, seat 1 the opponent; `first` begins the first game, then the start alternates. Without a
    // rule the opponent plays best, as if the sheet favoured nobody. Empty if it was stopped. requires: the kind is
    // Win; the length is above 0; there are two players; holds_seen of the rule is 0
    static std::optional<PigGoal> solve(const pig::Rules& rules, const GoalTerms& terms, int first,
                                        const std::optional<HoldRule>& opponent = {}, const std::stop_token& stop = {});

    double chance() const { return match(0, 0); }
    // The chance with best play from here; `won` and `lost` count the games before the game in this state.
    double now(const pig::State& state, int won, int lost) const;
    // Hold, and Rolled with face 0, which stands for rolling. Empty if the player does not decide.
    std::vector<GoalChoice<pig::Event>> choices(const pig::State& state, int won, int lost) const;

 private:
    // A chance to win the game that depends on the chance after a bust.
    struct Line {
        double base = 0, slope = 0;
        double at(double bust) const { return base + slope * bust; }
    };
    static Line of_bust() { return {0, 1}; }
    using Lines = std::vector<Line>;  // indexed by turn total; the last ones reach the goal

    // Chances of one game for so many spared pigs that the player has left.
    struct Layer {
        // The player's chance to win the game at the start of a turn. Indexed by the scores of the one who moves and of
        // the other: by (own, other) in own_turn, by (other, own) in other_turn.
        std::vector<double> own_turn, other_turn;
    };
    struct Turn {
        Lines lines{}, spared{};  // spared: the player's turn with one spare less
        double bust = 0;
    };

    PigGoal(const pig::Rules& rules, const GoalTerms& terms, HoldRule opponent)
        : rules_(rules), turn_(ask_turn(without_favours(rules))), terms_(terms), opponent_(std::move(opponent)) {
        const std::vector<double> pairs(nth(turn_.goal) * nth(turn_.goal));
        layers_.resize(nth(rules.spare_ones) + 1, {pairs, pairs});
    }
    std::size_t pair(int own, int other) const { return nth(own) * nth(turn_.goal) + nth(other); }
    Line roll(const Lines& lines, std::size_t total, const Line& pig) const;
    std::size_t at_most_goal(const pig::State& state) const {  // the turn total, at most what reaches the goal
        return nth(std::min(state.turn_total, turn_.goal - state.scores[nth(state.turn)]));
    }
    template <class Held, class Holds, class Pig>
    void play_turn(Lines& lines, int left, double at_goal, Held held, Holds holds, Pig pig) const;
    void play_own(Turn& turn, const Layer& layer, int own, int other) const;
    void play_other(Lines& lines, const Layer& layer, int own, int other) const;
    Line after_pig(const Turn& turn, int own, int other, int total) const;
    static void spend_spare(Turn& turn);
    void solve_pair(int own, int other);
    bool solve_games(const std::stop_token& stop);
    void solve_match(int first);
    Turn turn_of(const pig::State& state) const;
    double match(int won, int lost) const {
        const int wins_open = static_cast<int>(terms_.target), losses_open = terms_.length - wins_open + 1;
        return won >= wins_open ? 1 : lost >= losses_open ? 0 : match_[nth(won * losses_open + lost)];
    }
    double after_game(double wins, int won, int lost) const {
        return wins * match(won + 1, lost) + (1 - wins) * match(won, lost + 1);
    }

    pig::Rules rules_;
    PigTurn turn_;
    GoalTerms terms_;
    HoldRule opponent_;
    std::vector<Layer> layers_{};  // indexed by the spares left
    std::vector<double> match_;    // indexed by games won and lost
};

}  // namespace boxcars::odds
