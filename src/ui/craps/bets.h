// The bets panel of craps: every spot of the felt as a row with its stake, its pay-out and the house's exact edge, and
// the decisions that a press of plus, minus and on/off makes. Every amount comes from the rules, as on the felt.
#pragma once
#include "odds/craps/odds.h"
#include "ui/host.h"

#include <string>
#include <string_view>
#include <vector>

namespace boxcars::ui {

struct CrapsBetsView {
    const craps::Rules& rules;
    const craps::State& state;  // the state as shown
    Cents chip = dollar;        // the selected chip: one step of minus and plus
    bool resting = true;        // chips may be moved: no dice are in the air
    bool may_undo = false;
};

enum class CrapsTab { Line, Field, Propositions, Hops, Working };  // Working: all bets that are down

struct CrapsGroup {  // bets under one heading
    std::string_view title;
    std::vector<craps::Spot> spots;
};
// The spots of a sheet under one tab. Every spot is under exactly one of the tabs before Working.
std::vector<CrapsGroup> listed(CrapsTab tab, const craps::Rules& rules, const craps::State& state);

struct CrapsPress {
    std::vector<craps::Event> events{};  // empty: the table would refuse it
    std::string why{};                   // why it would refuse, as a sentence
};
CrapsPress one_more(const CrapsBetsView& view, craps::Spot spot);  // adds a chip, or the part of it that the spot takes
CrapsPress one_less(const CrapsBetsView& view, craps::Spot spot);  // removes a chip, or all if the rest is too small
// Switches a bet on or off; returns it to the table's rule if that has the same effect.
CrapsPress on_or_off(const CrapsBetsView& view, craps::Spot spot);

struct CrapsBetsRequests {
    std::vector<craps::Event> events{};  // each is allowed after the ones before it
    bool undo = false;
    bool clear = false;  // take down every bet that may be taken down
    bool close = false;  // the button "Done"
};

class CrapsBets {
 public:
    CrapsBetsRequests draw(Host& host, const CrapsBetsView& view);

 private:
    struct Drawn;  // the state of one frame
    void list(Drawn& drawn);
    void row(Drawn& drawn, craps::Spot spot);
    static void call_cell(Drawn& drawn, craps::Spot spot, ImVec2 place);
    static void foot(Drawn& drawn);

    CrapsTab tab_ = CrapsTab::Line;
    odds::CrapsEdges edges_;
};

}  // namespace boxcars::ui
