// The figures of a game for another program: asked for by name with a JSON object, answered as the JSON text that the
// command line prints for machines, with the same keys. Decides nothing itself: the command line's own verbs do.
//
// Every function throws Error, whose sentence says what is wrong, which, why and what to do. An empty request is {}.
//   "set"      {"knob": value, ...}: a number, a text, yes or no, as `--set knob=value` takes it
//   "players"  ["hold20", "optimal"]: see `boxcars simulate --help`
#pragma once
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

}  // namespace boxcars::library
