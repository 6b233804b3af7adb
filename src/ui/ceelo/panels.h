// The panels of cee-lo: the debug overlay (F1) with odds and plots, the seats before a table opens, the rules card.
#pragma once
#include "odds/ceelo/odds.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"

namespace boxcars::ui {

struct CeeloHistory {              // results of the sitting as shown
    std::map<int, int> results{};  // net coins for one coin bet -> number of bets
    int bets = 0, rounds = 0;
    std::vector<ceelo::Seats> coins{};  // this game's coins after each round
    void add(const ceelo::Fact& fact);
};

struct CeeloOverlayView : OverlayView {
    const CeeloHistory& history;
    std::span<const std::string> names;  // indexed by seat
};

// Plots: the net result per coin bet against the bank, the purses after each round, the chance to win with each stake.
class CeeloOverlay : public DebugOverlay {
 public:
    CeeloOverlay();
    const odds::CeeloBet& odds() const { return odds_.edited().bet; }  // the edited sheet's odds

 private:
    struct BankOdds {
        odds::CeeloBet bet{};
        std::array<odds::Fraction, ceelo::most_players + 1> passes{};  // chance that the bank passes; index: players
    };
    void follow(const OverlayView& in) override;
    std::string odds_note() const override { return odds_.note(); }
    void draw_odds(Host& host, const OverlayView& in) override;
    PlotsWindow plots(Host& host, const OverlayView& in) override;
    void draw_rules(Host& host, const OverlayView& in, TableRequests& requests) override;
    void position(Host& host, const ceelo::State& shown) const;
    void results(Host& host, render::Rect px, const CeeloHistory& history) const;
    void worth(Host& host, render::Rect px) const;

    SheetOdds<BankOdds> odds_;
    std::optional<ceelo::State> chosen_at_{};
    std::vector<odds::CeeloChoice> choices_{};  // empty if no decision is due
};

// The panel for a new table: players, coins and seed.
std::unique_ptr<SeatsPanel> ceelo_seats(NewTable asked);
// All players to choose from. Characters have portraits and, under the standard rules, their strength.
std::vector<PlayerChoice> ceelo_choices(const rules::Sheet& rules, const Portraits& faces);

// How to play cee-lo with a bank: the bank, the dice, who banks next.
std::vector<CardPage> ceelo_pages(const ceelo::Rules& rules);

}  // namespace boxcars::ui
