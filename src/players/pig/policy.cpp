#include "players/pig/policy.h"

#include "players/ceelo/policy.h"

#include <algorithm>

namespace boxcars::players {
namespace {

using odds::PigPosition;

constexpr std::array<std::string_view, 6> names{"hold20", "hold25", "four_turns", "score_base", "keep_pace", "optimal"};
constexpr int four = 4;             // turns that four_turns plans to take
constexpr int most_hold_at = 1000;  // the largest goal
constexpr std::string_view any_hold = "hold:";

bool four_turns(int goal, const PigPosition& at) {
    if (at.holds >= four) return false;
    return at.turn_total >= (goal - at.own) / (four - at.holds);
}

// Published for goal 100: "from 69 on, by either player, roll for the goal". Other goals keep that distance of 31.
bool score_base(int goal, const PigPosition& at) {
    if (at.own >= goal - 31 || at.other >= goal - 31) return false;
    return at.turn_total >= std::max(19, at.other - 14);
}

int floor_of_eighth(int n) { return (n - ((n % 8 + 8) % 8)) / 8; }

// "Roll for the goal" begins 29 points below any goal (at 71 of 100). The eighth of other - own is rounded half up.
bool keep_pace(int goal, const PigPosition& at) {
    if (at.own >= goal - 29 || at.other >= goal - 29) return false;
    return at.turn_total >= 21 + floor_of_eighth(at.other - at.own + 4);
}

using enum Strength;

// Every line fits any amount. The lists are: points banked, points lost to the die, a race won, a race lost.
// clang-format off
constexpr Person regulars[] = {
    {"Etta", "waits at table in this car", "hold20", Gentle,
     {{{"Into the till with it.", "That will do me.", "I am happy with that."},
       {"Well, there it went.", "Oh dear. Coffee, anyone?", "That is the die for you."},
       {"Home! Pie for all.", "And I only held on."},
       {"Nicely done.", "A pleasure. Again?"}}}},
    {"Rex", "flies the air mail, off duty", "hold25", Fair,
     {{{"Wheels down.", "That is how one lands.", "Smooth as silk."},
       {"And down she comes.", "I have landed worse.", "Engine trouble."},
       {"First past the pylon.", "What a flight."},
       {"Well flown.", "You had the better wind."}}}},
    {"Walt", "drives engines, on his day off", "four_turns", Strong,
     {{{"On time.", "Steady does it.", "Mark that on the sheet."},
       {"A red signal.", "Delays happen.", "We make up the time."},
       {"End of the line.", "All change, please."},
       {"You ran a good train.", "Right on the minute, too."}}}},
    {"Irene", "keeps books in Omaha", "score_base", Fair,
     {{{"Entered and underlined.", "That goes in ink.", "Balanced."},
       {"Written off.", "In pencil, luckily.", "A line in red."},
       {"The books are closed.", "It adds up."},
       {"Your sum was the better.", "The page is yours."}}}},
    {"June", "plays the horn in the dance band", "keep_pace", VeryStrong,
     {{{"Right on the beat.", "And hold that note.", "Sweet."},
       {"A blue note.", "Out of tune, that one.", "From the top, then."},
       {"That is the last chorus.", "Take a bow, die."},
       {"You carried the tune.", "Good set."}}}},
    {"Emmy", "teaches mathematics", "optimal", Strongest,
     {{{"Quite enough.", "Here I stop.", "So far, so good."},
       {"That is what dice do.", "I should do it again.", "As often as it must."},
       {"Luck was kind, too.", "A pretty result."},
       {"Luck has the last word.", "Well played, all the same."}}}},
};
// clang-format on

std::vector<Person> with_stand_ins() {
    std::vector<Person> all{std::begin(regulars), std::end(regulars)};
    for (Person guest : ceelo_people()) {
        if (all.size() == std::size_t{pig::most_players}) break;
        guest.plays = "";
        guest.strength = Unknown;
        all.push_back(guest);
    }
    return all;
}

}  // namespace

bool PigPolicy::holds(const pig::Rules& rules, const pig::State& state) const {
    if (state.rolls == 0) return false;
    const auto seat = nth(state.turn);
    const int other = sees_other() ? best_opponent_score(rules, state) : 0;
    return holds(rules, PigPosition{state.scores[seat], other, state.turn_total, state.holds[seat]});
}

bool PigPolicy::holds(const pig::Rules& rules, const PigPosition& at) const {
    if (at.turn_total == 0) return false;
    if (at.own + at.turn_total >= rules.goal) return true;
    if (style_ == Style::HoldAt) return at.turn_total >= hold_at_;
    if (style_ == Style::FourTurns) return four_turns(rules.goal, at);
    if (style_ == Style::ScoreBase) return score_base(rules.goal, at);
    if (style_ == Style::KeepPace) return keep_pace(rules.goal, at);
    BOXCARS_CHECK(ready(rules), ==, true, "the optimal player has learnt the sheet it plays");
    return !solution_->best_is_roll(at.own, at.other, at.turn_total);
}

odds::HoldRule PigPolicy::rule(const pig::Rules& rules) const {
    BOXCARS_CHECK(ready(rules), ==, true, "the optimal player has learnt the sheet it plays");
    return {[policy = *this, rules](const PigPosition& at) { return policy.holds(rules, at); },
            style_ == Style::FourTurns ? four : 0, sees_other()};
}

std::span<const std::string_view> policy_names() { return names; }

std::optional<PigPolicy> find_policy(std::string_view name) {
    using Style = PigPolicy::Style;
    if (name == "hold20") return PigPolicy{Style::HoldAt, "hold20", "Easy", "holds at 20", 20};
    if (name == "hold25") return PigPolicy{Style::HoldAt, "hold25", "Bold", "holds at 25", 25};
    if (name == "four_turns")
        return PigPolicy{Style::FourTurns, "four_turns", "Steady", "wants to be home in four turns"};
    if (name == "score_base")
        return PigPolicy{Style::ScoreBase, "score_base", "Canny", "holds later when you lead, and races near the goal"};
    if (name == "keep_pace")
        return PigPolicy{Style::KeepPace, "keep_pace", "Rival", "keeps pace with you, and races near the goal"};
    if (name == "optimal") return PigPolicy{Style::Optimal, "optimal", "Perfect", "plays perfectly"};
    const bool any = name.starts_with(any_hold);
    if (const auto n = any ? whole_number(name.substr(any_hold.size()), 1, most_hold_at) : std::nullopt)
        return PigPolicy{Style::HoldAt, std::string{name}, "Fixed", "holds at " + std::to_string(*n), *n};
    return {};
}

std::optional<std::string> policy_problem(std::string_view name) {
    if (find_policy(name)) return {};
    if (name.starts_with(any_hold))
        return "The player '" + std::string{name} + "' needs a number from 1 to " + std::to_string(most_hold_at) +
               " to hold at, as in 'hold:20'.";
    std::vector<std::string> known{names.begin(), names.end()};
    known.emplace_back("hold:N");
    return no_player_named("pig", name, known);
}

Cast pig_people() {
    static const std::vector<Person> all = with_stand_ins();
    return all;
}

}  // namespace boxcars::players
