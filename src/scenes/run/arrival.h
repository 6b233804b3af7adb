// The end of a Long Run: the terminus at dawn with the train at its buffer, or by night in the rain without it. Says
// where its parts lie and how they move, and draws the hall, the board of skill and luck, and the list of stations.
#pragma once
#include "scenes/run/scene.h"

namespace boxcars::scenes {

// `from_table`: the run ended at a table just now: the train rolls in, or has left; else all stands in its place.
std::unique_ptr<Scene> arrival_scene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances,
                                     session::Run run, bool from_table);

}  // namespace boxcars::scenes

namespace boxcars::scenes::arrival {

struct EndLook {
    std::string_view title, wordmark, place, words, sound;
    float ratio;  // width of the wordmark divided by its height
};
const EndLook& look_of(session::RunEnd end);

// Of the train, from the scene's beginning; of the board, from when the train stands and the result is known.
constexpr Ticks train_rolls = milliseconds(1800), train_steams = milliseconds(700), cap_rises = milliseconds(500),
                bars_begin = milliseconds(900), bar_grows = milliseconds(600), next_bar = milliseconds(120),
                line_drops = bars_begin + bar_grows + 2 * next_bar, board_takes = line_drops + milliseconds(260);

struct ArrivalTime : SceneTime {
    double entered = 0;          // ticks since the train began to roll in
    std::optional<double> told;  // ticks since the board began to tell the result; empty: not yet
};

Places places_of(const Layout& layout);
void draw_terminus(Stage& stage, const Places& at, session::RunEnd end, const ArrivalTime& time);

// Skill and luck in split flaps: "76", and "1 IN 3" or "62%".
struct BoardFlaps {
    world::Flaps skill{}, luck{};
    explicit BoardFlaps(bool still);
    void lay_out(const Places& at, const session::RunResult* told, Ticks now, bool at_once);  // nullptr: blank
    int tick(Ticks now);  // returns the number of flaps that turned
};

struct ArrivalBoard {
    const session::Run& run;
    const session::RunResult* result = nullptr;  // nullptr: it is being worked out
    float done = 0;                              // the part of that work that is done
    std::string_view message{};                  // shown in place of the Conductor's words
    bool refused = false;
};
void draw_head(Canvas& canvas, const Places& at, const ArrivalBoard& board);  // wordmark and the words below it
void draw_board(Canvas& canvas, const Places& at, const ArrivalBoard& board, const BoardFlaps& flaps,
                const ArrivalTime& time);
void draw_stations(Canvas& canvas, const Places& at, const ArrivalBoard& board);  // for looking back
std::string seal_words(const session::Run& run);                                  // name, seal and seed

}  // namespace boxcars::scenes::arrival
