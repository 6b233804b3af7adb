// What a line typed at the craps table means. Understands words; whether it may be is the rules' business.
#pragma once
#include "rules/craps/rules.h"

namespace boxcars::console {

struct CrapsCommand {
    enum class Verb { Roll, Bet, Take, Call, Offers, Odds, Bets, Undo, Again, Double, Clear, Help, Quit };
    Verb verb = Verb::Roll;
    craps::Spot spot{};      // of Bet, Take, Call and Odds
    Cents amount = 0;        // 0: none was said; all_of_it: as much as there is, or as the table allows
    craps::Call call{};      // of Call
    std::string about = "";  // of Offers: only spots with this in their name
};
constexpr Cents all_of_it = -1;

struct ParsedCommand {
    std::optional<CrapsCommand> command{};
    std::string refused{};  // why nothing was understood: a sentence
};

// "" and "roll"; "bet place 6 12", "pass 10", "take come_5", "off hard 8", "offers horn", "odds field", "undo", ...
ParsedCommand parse_command(const craps::Rules& rules, const craps::State& state, const std::string& line);

std::string_view command_words();  // every word, one a line

}  // namespace boxcars::console
