// A sitting of any game, played by the program that opened it: it decides for every seat, the table throws. The same
// session that the window and the terminal play, so that what is recorded verifies there.
//
// Every function throws Error for what the table does not take; its sentence is the one a player reads.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::library {

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
