// What makes a sitting a station of a run: its length and its goal. Both are stored in it, so that a replay ends at the
// same place. Such a sitting is practice, because its dice can be known beforehand. Also the dates of daily runs.
#pragma once
#include "session/played_game.h"

#include <compare>

namespace boxcars::session {

// Dates are days of the calendar, written "2026-11-23".
bool is_date(std::string_view text);                  // from 1970 to 9999
void be_date(std::string_view text);                  // throws Error if it is not a date
std::string today();                                  // local date of this machine
std::string short_date_words(std::string_view date);  // "23 November"

enum class StopUnit : std::uint8_t { Games, Rounds, Throws };  // rounds: see between_rounds() in rules/game.h

constexpr int longest_stop = 1000;  // the largest count of any unit
constexpr int stations_of_run = 8;
constexpr std::size_t longest_run_name = 40;
constexpr std::int64_t most_goal_amount = 1'000'000'000'000, most_goal_menu = 0xffff;

// A run goes through eight tables. Each station asks for a goal within its length, and limits the stakes.
struct StopTerms {
    std::string run{};                // the name of the run: "local-2026-11-23"
    int number = 1;                   // 1 to stations_of_run
    StopUnit unit = StopUnit::Games;  // of the goal's length; without games, a stop is also over with its game
    rules::GoalTerms goal{};          // its length is 1 to longest_stop
    bool operator==(const StopTerms&) const = default;
};
bool is_run_name(std::string_view text);  // 1 to 40 letters a to z, digits and hyphens

std::string_view word_of(rules::GoalKind kind);  // the word in files: "reach"
std::optional<rules::GoalKind> goal_kind_from(std::string_view word);

struct GoalProgress {
    int done = 0;  // number of finished throws, rounds or games
    int won = 0;   // games that seat 0 won
    auto operator<=>(const GoalProgress&) const = default;
};

// The progress after a step. `rests`: between rounds, see rules/game.h; `over`: the game is over; `won`: by seat 0.
GoalProgress progress_after(StopUnit unit, bool threw, bool rests, bool over, bool won, GoalProgress progress);

// How far a station is played, and how its goal stands.
class GoalStanding {
 public:
    explicit GoalStanding(const StopTerms& terms) : unit_(terms.unit), goal_(terms.goal) {}
    int done() const { return progress_.done; }
    bool over(bool game_over) const {
        return reached_ || hopeless_ || done() >= goal_.length || (unit_ != StopUnit::Games && game_over);
    }
    bool reached(bool game_over) const { return reached_ || (stays() && over(game_over) && !hopeless_); }
    bool conceded() const { return conceded_; }
    void concede() { conceded_ = hopeless_ = true; }

    // Counts a step to this state; judges the goal after each throw, round or game. `invited`: PlayedGame::invited().
    void step(const PlayedGame& invited, const rules::Sheet& rules, const rules::State& state, bool threw);
    // Ends the station when nothing lies on the table and nothing may be staked, now or after further throws. If that
    // is only because the bank cannot pay, a Stay goal is reached.
    void look_for_stakes(const PlayedGame& invited, const rules::Sheet& rules, const rules::State& state);

 private:
    bool stays() const { return goal_.kind == rules::GoalKind::Stay; }

    StopUnit unit_;
    rules::GoalTerms goal_;
    GoalProgress progress_{};
    // The goal is reached (Stay: only if the bank cannot pay), out of reach, or given up.
    bool reached_ = false, hopeless_ = false, conceded_ = false;
};

std::string_view word_of(StopUnit unit);  // the word in files: "games"
std::optional<StopUnit> stop_unit_from(std::string_view word);
std::string length_words(StopUnit unit, int length);              // "20 throws"
std::string progress_words(StopUnit unit, int length, int done);  // "throw 7 of 20": the next throw, or the last
// Why a finished station takes no event, and why its sheet and players cannot change.
constexpr std::string_view station_is_over = "This station is over: nothing more is bet or thrown here.",
                           station_keeps_table = "The rules and the other players of a station cannot be changed.";

}  // namespace boxcars::session
