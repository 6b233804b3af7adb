// Parses a line typed at the craps table into a command. Does not check whether the rules allow it.
#pragma once
#include "rules/craps/rules.h"

namespace boxcars::console {

struct CrapsCommand {
    enum class Verb { Roll, Bet, Take, Call, Offers, Odds, Bets, Undo, Again, Double, Clear, Help, Quit };
    Verb verb = Verb::Roll;
    craps::Spot spot{};      // of Bet, Take, Call and Odds
    Cents amount = 0;        // 0: none given; all_of_it: as much as possible
    craps::Call call{};      // of Call
    std::string about = "";  // of Offers: part of a spot's name
};
constexpr Cents all_of_it = -1;

struct ParsedCommand {
    std::optional<CrapsCommand> command{};
    std::string refused{};  // why the line was not understood
};

// "" and "roll"; "bet place 6 12", "pass 10", "take come_5", "off hard 8", "offers horn", "odds field", "undo", ...
ParsedCommand parse_command(const craps::Rules& rules, const craps::State& state, const std::string& line);

std::string_view command_words();  // every command, one per line

}  // namespace boxcars::console
