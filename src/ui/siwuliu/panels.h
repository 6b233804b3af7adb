// The panels of sì-wŭ-liù: the debug overlay (F1) with exact odds and plots, the seats before a table opens, the list
// of rounds, the rules card.
#pragma once
#include "base/money.h"
#include "odds/siwuliu/odds.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/long_sitting.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct SiwuliuPoint {
    Cents balance = 0;
    int rounds = 0;  // rounds of the game before it
};
using SiwuliuCurve = LongCurve<SiwuliuPoint, &SiwuliuPoint::rounds>;  // the player's balance, round by round

// The rounds of this game, the newest first: how each ended, and whether its result was written to records.txt. Returns
// a request; the scene writes the file.
struct SiwuliuRoundLine {
    int number = 1;
    std::string words;  // the verdict in words
    Cents result = 0, bank = 0, balance = 0;
    bool recorded = false;
    bool practice = false;  // dice were forced in this game, so it is not recorded
};
struct SiwuliuRoundsDone {
    std::optional<int> record;  // record the round of this number
    bool close = false;
};
SiwuliuRoundsDone draw_siwuliu_rounds(Host& host, std::span<const SiwuliuRoundLine> rounds);

struct SiwuliuOverlayView : OverlayView<siwuliu::Rules> {
    std::span<const SiwuliuPoint> curve;  // of this game
    std::string edge{};                   // whom the sheet favours, in a sentence
};

// Odds: the edited sheet, beside the current sheet where they differ. Plots: how a bet of one unit comes out; the
// player's balance.
class SiwuliuOverlay : public DebugOverlay<SiwuliuOverlayView> {
 public:
    SiwuliuOverlay();
    const odds::SiwuliuOdds& odds() const { return odds_.edited(); }  // for the edited sheet

 private:
    void follow(const SiwuliuOverlayView& in) override { odds_.follow(edited(), in.rules, odds::siwuliu_odds); }
    std::string odds_note() const override { return odds_.note(); }
    void draw_odds(Host& host, const SiwuliuOverlayView& in) override;
    PlotsWindow plots(Host& host, const SiwuliuOverlayView& in) override;
    void row(Host& host, const std::string& name, const odds::SiwuliuChances& now, const odds::SiwuliuChances& before,
             bool shaded) const;
    void results(Host& host, render::Rect px) const;  // the chances of the results of one unit

    SheetOdds<siwuliu::Rules, odds::SiwuliuOdds> odds_;
};

// How much the two put up, which sheet, which seed.
std::unique_ptr<SeatsPanel<siwuliu::Rules>> siwuliu_seats(NewTable<siwuliu::Rules> asked);

// How sì-wŭ-liù is played at this table. `edge`: a sentence about who is favoured, from the exact odds.
std::vector<CardPage> siwuliu_pages(const siwuliu::Rules& rules, const std::string& edge);

}  // namespace boxcars::ui
