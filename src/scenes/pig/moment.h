// Everything that the Pig table shows at one moment. The picture and all texts are made from a PigMoment, which refers
// to values that the scene owns. Also the table's players, its words, and the look back at decisions.
#pragma once
#include "odds/pig/solver_service.h"
#include "platform/settings.h"
#include "players/pig/policy.h"
#include "scenes/flat_print.h"
#include "scenes/people/people.h"
#include "scenes/pig/places.h"
#include "scenes/table/look_back.h"
#include "scenes/table/result_beat.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

class PigSeats {
 public:
    // `players`: "human" or names of policies. Fills missing seats, drops extra ones. Throws Error for an unknown name.
    PigSeats(const pig::Rules& rules, std::vector<std::string> players);

    int count() const { return how_many(names_); }
    bool two() const { return count() == 2; }
    const std::vector<std::string>& names() const { return names_; }  // such as "human", "hold20"
    bool human(int seat) const { return !policies_[nth(seat)]; }
    int humans() const { return static_cast<int>(std::ranges::count(people_, nullptr)); }
    // nullptr for a human player
    const players::PigPolicy* policy(int seat) const { return human(seat) ? nullptr : &*policies_[nth(seat)]; }
    std::string name(int seat) const { return in_capitals(called(seat)); }  // "YOU", "PLAYER 2", "ETTA"
    std::vector<std::string> names_for_people() const {                     // "YOU", "Etta (hold20)"
        std::vector<std::string> all;
        for (int seat = 0; seat < count(); ++seat)
            all.push_back(human(seat) ? name(seat) : called(seat) + " (" + policy(seat)->name() + ")");
        return all;
    }
    int track(int seat) const { return !two() ? seat : seat == near(pig::State{}) ? 0 : 1; }  // 0 is the innermost
    const std::vector<const players::Person*>& people() const { return people_; }  // indexed by seat; nullptr: human
    // "Etta", or "Etta 2" if she sits on several seats; "you", "player 2".
    std::string called(int seat) const {
        const auto* person = people_[nth(seat)];
        if (!person) return humans() == 1 ? "you" : "player " + std::to_string(seat + 1);
        const std::string name{person->name};
        return std::ranges::count(people_, person) > 1 ? name + " " + std::to_string(seat + 1) : name;
    }

    // The computer's decision; nothing while its policy waits for the solution, unless `wait` blocks until then.
    std::optional<bool> holds(const pig::Rules& rules, const pig::State& state, odds::PigSolverService& solver,
                              bool wait);

    // The seats on the left and on the right of the dash. Of two players, near() has the inner track and far() the
    // outer one. Of more, near() is the player on turn and far() the best of the others.
    int near(const pig::State& state) const {
        if (two()) return human(0) || !human(1) ? 0 : 1;
        return std::max(0, state.turn >= 0 ? state.turn : state.winner);
    }
    int far(const pig::State& state) const {
        const int close = near(state);
        int best = close == 0 ? 1 : 0;
        for (int seat = 0; seat < count(); ++seat)
            if (seat != close && state.scores[nth(seat)] > state.scores[nth(best)]) best = seat;
        return best;
    }

 private:
    std::vector<std::string> names_;
    std::vector<const players::Person*> people_;
    std::vector<std::optional<players::PigPolicy>> policies_;
};

// The current turn as far as it has been revealed: its faces, what a snout took or a hold banked, and when.
struct PigAnnounced {
    std::vector<int> faces{};                               // rolled in this turn
    int lost = 0, kept = 0, banked = 0;                     // points of the last bust, last hold
    std::optional<int> spares_left{};                       // after a pig that cost nothing
    Ticks drain_since = -1, won_since = -1, added_at = -1;  // added_at: of the last face

    Ticks announce(const pig::Fact& fact, pig::State& shown, Ticks now);  // returns how long to show the fact
    void begin_turn() {
        faces.clear();
        drain_since = added_at = -1;
        banked = 0;
    }
    float drained(Ticks now) const {  // 0 to 1: how much colour the numbers have lost
        return drain_since < 0 ? 0 : std::max(0.001f, part_over(real(now), drain_since, pig_feel::drain));
    }
    float skidded(Ticks now) const {  // 0 to 1: the wagon's way back
        return drain_since < 0 ? 0 : part_over(real(now), drain_since, pig_feel::skid);
    }
    // The part of the last face that the turn total on the screen does not yet include.
    int climbing(double time) const {
        if (added_at < 0 || faces.empty() || drain_since >= 0 || banked > 0) return 0;
        return faces.back() - scenes::climbing(faces.back(), faces.back(), time - real(added_at));
    }
};

struct Noise {
    std::string name;
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

// Reviews a finished game of Pig: each decision by which a person gave away a chance to win, in the game's order.
class PigLookBack : public LookBack<LookedBack> {
 public:
    void remember(const pig::State& state, std::span<const int> faces, bool rolled) {
        add({state, {faces.begin(), faces.end()}, rolled});
    }
    // Judges all decisions; call it when the game is over and solved. Further calls change nothing.
    void judge(const odds::PigSolution& solution, const pig::Rules& rules) {
        judge_rest([&](LookedBack& decision) {
            decision.advice = odds::advise(solution, rules, decision.state);
            decision.given_away = decision.advice.given_away(decision.rolled);
        });
        std::ranges::sort(mistakes_);  // in the order of the game
    }

    struct GivenAway {
        int decisions = 0, mistakes = 0;  // compulsory rolls are not counted
        double given_away = 0;
    };
    GivenAway sum(int seat) const {
        GivenAway sum;
        for (const LookedBack& decision : decisions()) {
            if (decision.state.turn != seat || !decision.advice.may_hold) continue;
            ++sum.decisions;
            sum.mistakes += decision.given_away > 0;
            sum.given_away += decision.given_away;
        }
        return sum;
    }
};

enum class PigPhase { Opening, Thinking, Waiting, Finished };
// The names in the scene's state, indexed by phase.
constexpr const char* pig_phases[] = {"opening", "thinking", "waiting", "finished"};

struct PigMoment : TableView<pig::Rules> {
    PigPhase phase = PigPhase::Opening;
    const PigSeats& seats;
    const PigAnnounced& announced;  // what is announced of the current turn, or of the one under review
    const TableTalk& talk;
    const PigLookBack& look_back;
    const odds::PigSolution* solution = nullptr;  // nullptr until the rules are solved
    double solving = 0;                           // progress of the solver, 0 to 1

    pig_look::Sight sight() const { return pig_look::sight(layout, sheet.players); }
    Rect die_place() const {  // where a press takes the die
        const Camera camera = sight().camera;
        return around(camera.project({0, 0, 0.5f}), vec2{3.2f * camera.px_per_unit(pig_look::origin)});
    }
    const LookedBack* looked_back() const { return look_back.on_show(); }
    bool is(PigPhase wanted) const { return at_rest() && phase == wanted; }
    bool over() const { return is(PigPhase::Finished); }
    bool at_end() const { return over() && !looked_back(); }  // the result is shown
    bool deciding() const { return is(PigPhase::Waiting); }   // the person on turn may roll, and perhaps hold
    bool on_turn() const { return shown.turn >= 0; }          // somebody is
    bool person_on_turn() const { return on_turn() && seats.human(shown.turn); }
    bool by_hand() const { return !watching && person_on_turn(); }  // not in a recording
    bool draining() const { return announced.drain_since >= 0; }    // a bust is shown
    float skidded() const { return settings.reduced_motion ? 1 : announced.skidded(clock); }
    int climbing() const { return settings.reduced_motion ? 0 : announced.climbing(real(clock)); }
    int banked() const { return draining() ? 0 : announced.banked; }        // points of the last hold
    int score() const { return shown.scores[pig_feel::seat(shown.turn)]; }  // of the player on turn
    int at_risk() const { return draining() || !on_turn() ? 0 : shown.turn_total; }
    bool at_goal() const { return on_turn() && score() + shown.turn_total >= sheet.goal; }
    Colour hue_of(int seat) const {
        return pig_look::track_hue(seats.track(seat), settings.colour_vision != platform::ColourVision::Off);
    }
    Colour accent() const { return on_turn() ? hue_of(shown.turn) : pig_look::hue::pink; }
};

// The coach speaks when he is turned on and a person at a table of two decides.
inline bool coach_speaks(const PigMoment& at) {
    return at.coach && at.deciding() && at.seats.two() && at.person_on_turn();
}
// The coach's advice. Empty if the coach does not speak or the rules are not solved yet.
inline std::optional<odds::Advice> coached(const PigMoment& at) {
    if (!coach_speaks(at) || !at.solution) return {};
    return odds::advise(*at.solution, at.sheet, at.shown);
}

struct MatchLine {
    std::string what, figures;
    bool strong = false;
};

struct GameEnd {
    std::string verdict, score;  // "You win."; "100 to 71"
    std::vector<std::string> remarks;
    std::vector<MatchLine> won;  // wins of each player in this match
    bool celebrate = false;
    Colour ink{1};  // the winner's
};

std::string percent_of(double chance);                             // "53.06 %"
std::vector<std::string> under_total(const PigMoment& at);         // lines under the turn total
std::string status_of(const PigMoment& at);                        // shown in the top bar
GameEnd game_end(const PigMoment& at, std::span<const int> wins);  // wins in this match, indexed by seat

}  // namespace boxcars::scenes
