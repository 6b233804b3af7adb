// The figures of a game for another program: asked for by name with a JSON object, answered as the JSON text that the
// command line prints for machines, with the same keys; the command line's own verbs compute them.
//
// Every function throws Error, whose sentence says what is wrong, which, why and what to do. An empty request is {}.
//   "set"      {"knob": value, ...}: a number, a text, yes or no, as `--set knob=value` takes it
//   "players"  ["hold20", "optimal"]: see `boxcars simulate --help`
#pragma once
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::library {

std::string version();
std::vector<std::string> games();

std::string rules(std::string_view game);  // every knob: name, default, range, words, help
// "set", "at" ("30,40,12": a position, where the game has them).
std::string odds(std::string_view game, std::string_view request = {});
// "set", "players", "games" or "rounds", "seed", "threads" (0: as many as the machine runs at once), "path"; at craps
// "strategies" ({"mine": {"game": "craps", "bets": [...]}}: players of your own, fields as in session/craps/
// strategy_file.h) and "bankrolls" (true: each player's bankroll in cents after every hand). When asked to stop, it
// tells what it has, with "stopped": true; no signal is listened to.
std::string simulate(std::string_view game, std::string_view request = {}, const std::stop_token& stop = {});
// A recorded sitting as text: what comes out when it is played again, and the first entry that differs, if one does.
std::string verify(std::string_view recording);

// A sitting of any game, played by the program that opened it: it decides for every seat, the table throws. The same
// session that the window and the terminal play, so that what is recorded verifies there.
//
// Every function throws Error for what the table does not take; its sentence is the one a player reads.
class OpenSitting {
 public:
    virtual ~OpenSitting() = default;

    // {"game", "games", "entries", "over", "dice": {"count", "sides"}, "shown": {name: number}, "practice", "hash"}.
    // Dice of count 0: a decision is due, or the game is over.
    virtual std::string look() const = 0;
    virtual std::vector<std::string> decisions() const = 0;  // every one that would be taken now, as decide() takes it
    // Each answers {"event", "faces": [...], "facts": [...], "forced"}: what was journaled for it.
    virtual std::string decide(std::string_view event) = 0;        // "hold", "bet pass 1000": see decisions()
    virtual std::string throw_dice() = 0;                          // the next faces of the seed
    virtual std::string force(const std::vector<int>& faces) = 0;  // practice from here on
    virtual std::string undo() = 0;                                // the last decision since the dice
    virtual void next_game() = 0;
    virtual std::string recording() const = 0;  // as `boxcars verify` reads it, with its check line
};

// "set", "players" (names of the seats), "seed" (drawn by the system without it), "first" (a seat, from 0).
std::unique_ptr<OpenSitting> open_sitting(std::string_view game, std::string_view request = {});

}  // namespace boxcars::library
