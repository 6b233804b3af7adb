// The bets panel of craps: every spot of the felt as a row with its stake, its pay-out and the house's exact edge.
// Makes the same offers as the felt and answers with the decisions to submit, in order; changes no chip itself.
#pragma once
#include "rules/craps_bets.h"
#include "ui/craps_edges.h"
#include "ui/host.h"

#include <string>
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

struct CrapsBetsWishes {
    std::vector<craps::Event> events{};  // each allowed after the ones before it
    bool undo = false;
    bool clear = false;  // all that may be taken down
    bool close = false;  // "Place bets"
};

enum class CrapsTab { Line, Field, Propositions, Hops, Working };  // Working: what is down, from all the others
CrapsTab tab_of(craps::Kind kind);                                 // never Working

class CrapsBets {
 public:
    CrapsBetsWishes draw(Host& host, const CrapsBetsView& view);
    void show(CrapsTab tab) { tab_ = tab; }

 private:
    struct Frame;
    void row(Frame& frame, craps::Spot spot);
    void foot(Frame& frame) const;

    CrapsTab tab_ = CrapsTab::Line;
    CrapsEdges edges_;
};

// What a press of plus and of minus on a spot comes to; nothing when the table would not take it.
std::vector<craps::Event> one_more(const CrapsBetsView& view, craps::Spot spot);
std::vector<craps::Event> one_less(const CrapsBetsView& view, craps::Spot spot);

}  // namespace boxcars::ui
