// What the bets panel of craps lists, and what a press of plus, minus and on/off comes to as decisions. Asks the rules
// for every amount, as the felt does; draws nothing.
#pragma once
#include "rules/craps/bets.h"

#include <string>
#include <string_view>
#include <vector>

namespace boxcars::ui {

using SpotWords = std::string (*)(const craps::Spot&);  // a bet as a player says it

struct CrapsBetsView {
    const craps::Rules& rules;
    const craps::State& state;  // as shown
    Cents chip = dollar;        // in hand: one step of minus and plus
    SpotWords words = nullptr;  // required
    bool resting = true;        // chips may be moved: no dice in the air
    bool may_undo = false;
};

enum class CrapsTab { Line, Field, Propositions, Hops, Working };  // Working: what is down, from all the others

struct CrapsGroup {  // rows under one heading
    std::string_view title;
    std::vector<craps::Spot> spots;
};
// The spots of a sheet under one tab. Every spot is under exactly one of the tabs before Working.
std::vector<CrapsGroup> listed(CrapsTab tab, const craps::Rules& rules, const craps::State& state);

struct CrapsPress {
    std::vector<craps::Event> events{};  // empty: the table would not take it
    std::string why{};                   // then: a sentence
};
CrapsPress one_more(const CrapsBetsView& view, craps::Spot spot);  // a chip on: as much of it as is on offer
CrapsPress one_less(const CrapsBetsView& view, craps::Spot spot);  // a chip off, or all when less may not be left
CrapsPress on_or_off(const CrapsBetsView& view,
                     craps::Spot spot);  // the other of the two, by the table's rule if it can

}  // namespace boxcars::ui
