// The panels of craps: the debug overlay (F1) with odds and plots, the seats before a table opens, the rules card, and
// the list of bets with what a press of plus, minus or on/off does. Also the names of bets in the casino's words.
#pragma once
#include "odds/craps/odds.h"
#include "ui/amounts.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/long_sitting.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"

namespace boxcars::ui {

std::string box_words(int number);                // "5", "SIX", "NINE": six and nine are printed as words
std::string spot_words(const craps::Spot& spot);  // "Pass line", "Place NINE", "Hop 3-5", "Odds on come 5"
// The spots among these that a coach's sentences name: "bet $5 on place 6", "... on average. Odds on come 9 costs ...".
std::vector<craps::Spot> spots_named(std::string words, std::span<const craps::Spot> among);
constexpr double low_edge = 0.02, medium_edge = 0.05;  // the largest that are called so
// The house's edge in a word: "none", "low", "medium", "high"; "yours" if it is the player's.
std::string_view edge_word(double edge);

struct CrapsPoint {       // a point of the curve, in cents
    double worth = 0;     // the bankroll and the chips on the felt
    double expected = 0;  // the expected worth, from the bets as they were made
    double variance = 0;  // the variance of the worth, in cents squared
    int throws = 0;       // throws so far in the sitting
};
using CrapsCurve = LongCurve<CrapsPoint, &CrapsPoint::throws>;  // the bankroll, throw by throw

struct CrapsOverlayView : OverlayView {
    std::span<const CrapsPoint> bankroll;              // before the first throw and after each
    const NumberCount& totals;                         // how often each total was thrown
    const odds::NextThrow* next_throw = nullptr;       // nullptr: not computed yet
    const odds::HandForecast* rest_of_hand = nullptr;  // nullptr: not computed yet
};

// Plots: one at a time under a row of tabs. Amounts on the axes are in dollars.
class CrapsOverlay : public DebugOverlay {
 public:
    CrapsOverlay()
        : DebugOverlay({.game = "Craps", .when = "the next come-out with no come bets on the table", .faces = {1, 1}}) {
    }
    const odds::CrapsOdds* odds() const { return odds_.known(); }  // the edited sheet's odds

 private:
    enum class Order { Felt, Edge, Spread };
    void follow(const OverlayView& in) override {
        odds_.follow(edited(), in.rules,
                     [](const rules::Sheet& rules) { return odds::craps_odds(rules.as<craps::Rules>()); });
    }
    std::string odds_note() const override { return odds_.note(); }
    void draw_odds(Host& host, const OverlayView&) override {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(8), host.px(3)});
        line_game(host);
        head(host);
        ImGui::PopStyleVar();
        rows(host);
    }
    PlotsWindow plots(Host& host, const OverlayView& seen) override;
    void line_game(Host& host) const;
    void head(Host& host);
    void rows(Host& host) const;

    SheetOdds<odds::CrapsOdds> odds_;
    Order order_ = Order::Felt;
};

// The panel for a new table: bankroll, dice, and up to four strategies (players/craps/strategy.h) that play along.
std::unique_ptr<SeatsPanel> craps_seats(NewTable asked);

// How to play craps: the line, each family of bets with what it pays, when bets work, the limits.
std::vector<CardPage> craps_pages(const craps::Rules& rules);

// ---- the list of bets ----

struct CrapsBetsView {
    const craps::Rules& rules;
    const craps::State& state;              // the state as shown
    Cents chip = dollar;                    // the selected chip: one step of minus and plus
    bool resting = true, may_undo = false;  // resting: no dice in the air
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
    CrapsTab tab_ = CrapsTab::Line;
    odds::CrapsEdges edges_;
};

}  // namespace boxcars::ui
