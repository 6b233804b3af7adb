// Everything the Pig table shows at one moment: the revealed state, the players, the possible actions, the decision
// under review. The picture and all texts are made from a PigMoment, which refers to values that the scene owns.
#pragma once
#include "base/ticks.h"
#include "odds/pig/optimal.h"
#include "platform/settings.h"
#include "rules/pig/rules.h"
#include "scenes/people/people.h"
#include "scenes/pig/places.h"
#include "scenes/pig/seats.h"
#include "scenes/table/look_back.h"
#include "scenes/table/table_view.h"

#include <span>
#include <vector>

namespace boxcars::scenes {

// The current turn as far as it has been revealed: its faces, what a snout took or a hold banked, and when.
struct PigAnnounced {
    std::vector<int> faces{};  // rolled in this turn
    int lost = 0, banked = 0;  // points of the last bust, last hold
    Ticks drain_since = -1, won_since = -1;
    Ticks added_at = -1;  // when the last face was added

    Ticks announce(const pig::Fact& fact, pig::State& shown, Ticks now);  // returns how long to show the fact
    void begin_turn() {
        faces.clear();
        drain_since = added_at = -1;
        banked = 0;
    }
    float drained(Ticks now) const;  // 0 to 1: how much colour the numbers have lost
    float skidded(Ticks now) const;  // 0 to 1: how far the wagon has slid back
    // The part of the last face that the turn total on the screen does not yet include.
    int climbing(double time) const;
};

int player_of(const pig::Fact& fact);
struct Noise {
    const char* name;
    float loud;
};
std::vector<Noise> noises_of(const pig::Fact& fact, bool of_person);

struct LookedBack {  // a person's decision
    pig::State state;
    std::vector<int> faces;  // the turn's faces before the decision
    bool rolled = false;     // false: the person held
    odds::Advice advice{};
    double given_away = 0;  // lost chance to win
    double chance(bool roll) const { return roll ? advice.roll : advice.hold; }
};

// Reviews a finished game of Pig: each decision by which a person gave away a chance to win, with what the person did,
// what was best and what the mistake cost, in the order of the game.
class PigLookBack : public LookBack<LookedBack> {
 public:
    void remember(const pig::State& state, std::span<const int> faces, bool rolled) {
        add({state, {faces.begin(), faces.end()}, rolled});
    }
    // Judges all decisions; call it when the game is over and solved. Further calls change nothing.
    void judge(const odds::PigSolution& solution, const pig::Rules& rules);

    struct GivenAway {
        int decisions = 0, mistakes = 0;  // compulsory rolls are not counted
        double given_away = 0;
    };
    GivenAway sum(int seat) const;
};

enum class PigPhase { Opening, Thinking, Waiting, Finished };

constexpr const char* name_of(PigPhase phase) {  // the name in the scene's state
    constexpr const char* names[] = {"opening", "thinking", "waiting", "finished"};
    return names[static_cast<int>(phase)];
}

struct PigMoment : TableView<pig::Rules> {
    PigPhase phase = PigPhase::Opening;
    const PigSeats& seats;
    const PigAnnounced& announced;  // what is announced of the current turn, or of the one under review
    const TableTalk& talk;
    const PigLookBack& look_back;
    const odds::PigSolution* solution = nullptr;  // nullptr until the rules are solved
    double solving = 0;                           // progress of the solver, 0 to 1

    const pig::Rules& rules() const { return sheet; }
    pig_look::Sight sight() const { return pig_look::sight(layout, rules().players); }
    render::Rect die_place() const;  // where a press takes the die
    const LookedBack* looked_back() const { return look_back.on_show(); }
    bool is(PigPhase wanted) const { return at_rest() && phase == wanted; }
    bool over() const { return is(PigPhase::Finished); }
    bool deciding() const { return is(PigPhase::Waiting); }  // the person on turn may roll, and perhaps hold
    bool by_hand() const { return shown.turn >= 0 && !watching && seats.human(shown.turn); }  // a person is on turn
    float drained() const { return announced.drained(clock); }
    float skidded() const { return settings.reduced_motion ? 1 : announced.skidded(clock); }
    int climbing() const { return settings.reduced_motion ? 0 : announced.climbing(static_cast<double>(clock)); }
    int banked() const { return drained() > 0 ? 0 : announced.banked; }  // points of the last hold
    bool at_goal() const {
        return shown.turn >= 0 && shown.scores[static_cast<std::size_t>(shown.turn)] + shown.turn_total >= rules().goal;
    }
    render::Colour hue_of(int seat) const {
        return pig_look::track_hue(seats.track(seat), settings.colour_vision != platform::ColourVision::Off);
    }
    render::Colour accent() const { return shown.turn >= 0 ? hue_of(shown.turn) : pig_look::hue::pink; }
};

// The coach speaks when he is turned on and a person at a table of two decides.
inline bool coach_speaks(const PigMoment& at) {
    return at.coach && at.deciding() && at.seats.count() == 2 && at.seats.human(at.shown.turn);
}
bool may_come_home(const pig::Rules& rules, const pig::State& shown);  // the next roll can reach the goal
// The coach's advice. Empty if the coach does not speak or the rules are not solved yet.
inline std::optional<odds::Advice> coached(const PigMoment& at) {
    if (!coach_speaks(at) || !at.solution) return {};
    return odds::advise(*at.solution, at.rules(), at.shown);
}
// True if the goal is reached or the coach advises to hold.
inline bool hold_is_best(const PigMoment& at) {
    if (at.shown.turn_total > 0 && at.at_goal()) return true;
    const auto advice = coached(at);
    return advice && advice->may_hold && !advice->best_is_roll;
}

}  // namespace boxcars::scenes
