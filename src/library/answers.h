// The figures of a game for another program. A request is a JSON object; the answer is the JSON text that the command
// line prints with --json, made by the same functions.
//
// Every function throws Error with a sentence that says what is wrong, why and what to do, in the words of a request:
// it names "players", not "--players". A missing request means {}.
//   "set"      {"knob": value, ...}: a number, a text, true or false, as `--set knob=value` takes it and the "rules" of
//              an answer have it
//   "players"  ["hold20", "optimal"]: see `boxcars simulate --help`
#pragma once
#include "console/games.h"

namespace boxcars::library {

std::string version();
const console::Games& every_game();
std::vector<std::string> games();
std::string rules(std::string_view game);  // every knob with default, range, words and help
// The computer players of a simulation that have a name, in the order they are shown: [{"name", "words"}, ...].
std::string players(std::string_view game);
// The strategies of craps that have a name, each as its file would be, and every field of such a file:
// {"strategies": [{"name", "game", "words", "bets"}], "fields": [{"name", "takes", "help"}]}.
std::string strategies();
// "set"; for Pig "at", a position such as "30,40,12", and "turn"; at craps "hand" and "stake"; and for the same bet
// again and again "bankroll", "goal", "bets" and "bet", see `boxcars odds --help`.
std::string odds(std::string_view game, std::string_view request = {});
// "set", "players", "games" or "rounds", "seed", "threads" (0: as many as the machine runs at once), "path"; at craps
// "strategies" ({"mine": {"game": "craps", "bets": [...]}}: your own players, with the fields that strategies()
// lists) and "bankrolls" (true: lists each player's bankroll in cents after every hand). If it is stopped, it
// returns the counts so far with "stopped": true. It handles no signals.
std::string simulate(std::string_view game, std::string_view request = {}, const std::stop_token& stop = {});
// Replays a recorded sitting, given as text, and returns its result and the first entry that differs, if any.
std::string verify(std::string_view recording);

// A sitting of any game, played by the program that opened it. That program decides for every seat, and the table
// throws the dice. The recording can be verified like one made in the window or the terminal.
//
// Every function throws Error for a decision that the table refuses, with the sentence that a player reads.
class OpenSitting {
 public:
    explicit OpenSitting(session::Setup setup) : session_(std::move(setup)) {}

    // {"game", "games", "entries", "over", "dice": {"count", "sides"}, "shown": {name: number}, "practice", "hash"}.
    // Dice of count 0: a decision is due, or the game is over.
    std::string look() const;
    std::vector<std::string> decisions() const;  // all that decide() takes now
    // The next four return their journal entry: {"event", "faces": [...], "facts": [...], "forced"}.
    std::string decide(std::string_view event);                            // "hold", "bet pass 1000": see decisions()
    std::string throw_dice() { return journaled(session_.throw_dice()); }  // the next faces of the seed
    // Throws these faces, as practice from here on.
    std::string force(const std::vector<int>& faces) { return journaled(session_.force(faces)); }
    std::string undo() { return journaled(session_.undo()); }  // undoes the last decision since the throw
    void next_game();
    // for `boxcars verify`, with its check line
    std::string recording() const { return session::exported(session::record(session_)); }

 private:
    std::string journaled(const session::Answer& answer) const;

    session::Sitting session_;
};

// "set", "players" (names of the seats), "seed" (if missing, drawn by the system), "first" (who begins, from 0).
std::unique_ptr<OpenSitting> open_sitting(std::string_view game, std::string_view request = {});

}  // namespace boxcars::library
