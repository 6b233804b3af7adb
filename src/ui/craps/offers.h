// The rows of the craps bets panel, and the decisions that a press of plus, minus and on/off makes. Every amount comes
// from the rules, as on the felt.
#pragma once
#include "rules/craps/bets.h"

#include <string>
#include <string_view>
#include <vector>

namespace boxcars::ui {

using SpotWords = std::string (*)(const craps::Spot&);  // names a bet as a player does

struct CrapsBetsView {
    const craps::Rules& rules;
    const craps::State& state;  // as shown
    Cents chip = dollar;        // the selected chip: one step of minus and plus
    SpotWords words = nullptr;  // required
    bool resting = true;        // chips may be moved: no dice are in the air
    bool may_undo = false;
};

enum class CrapsTab { Line, Field, Propositions, Hops, Working };  // working: all bets that are down

struct CrapsGroup {  // rows under one heading
    std::string_view title;
    std::vector<craps::Spot> spots;
};
// The spots of a sheet under one tab. Every spot is under exactly one of the tabs before Working.
std::vector<CrapsGroup> listed(CrapsTab tab, const craps::Rules& rules, const craps::State& state);

struct CrapsPress {
    std::vector<craps::Event> events{};  // empty: the table would refuse it
    std::string why{};                   // why it would refuse, as a sentence
};
CrapsPress one_more(const CrapsBetsView& view, craps::Spot spot);  // adds a chip, or as much of it as is on offer
CrapsPress one_less(const CrapsBetsView& view, craps::Spot spot);  // removes a chip, or all if less may not be left
CrapsPress on_or_off(const CrapsBetsView& view,
                     craps::Spot spot);  // switches on or off; back to the table's rule if that means the same

}  // namespace boxcars::ui
