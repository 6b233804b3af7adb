// What can be pressed at the craps table, and what those presses do that decide nothing: which bets lie open, the other
// side of the box, the open odds, the coach, the look back. Bets and throws are the scene's.
#pragma once
#include "scenes/coach/asking.h"
#include "scenes/craps/betting.h"
#include "scenes/craps/show.h"

namespace boxcars::scenes {

// Every tick, so that it never depends on how often the picture is drawn.
void set_craps_buttons(Buttons& buttons, const Layout& layout, const CrapsNow& now, const TablePanels& panels,
                       const CrapsShow& show, const CrapsBetting& betting);

constexpr std::pair<platform::Action, const char*> craps_keys[] = {
    {platform::Action::NewMatch, "new_sitting"}, {platform::Action::Bets, "bets"},
    {platform::Action::OpenFelt, "open_felt"},   {platform::Action::OtherLeaf, "leaf"},
    {platform::Action::FeltBets, "felt_bets"},   {platform::Action::First, "look_back"}};

struct CrapsLooking {
    CrapsShow& show;
    BetInput& hand;
    const Layout& layout;
    platform::Settings& settings;
    CoachAsked& coach;
    bool played = false, at_rest = false;
};
// What is to be said to that button, perhaps nothing; none: it is another's.
std::optional<TableReply::Sentence> look(const std::string& button, const CrapsLooking& at);

}  // namespace boxcars::scenes
