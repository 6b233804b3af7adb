// The panels of sì-wŭ-liù: the debug overlay (F1), the seats before a table opens, the list of rounds, the rules card.
#pragma once
#include "odds/siwuliu/odds.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/overlay/long_sitting.h"
#include "ui/panels/rules_card.h"
#include "ui/panels/seats_panel.h"

namespace boxcars::ui {

struct SiwuliuPoint {
    Cents balance = 0;
    int rounds = 0;  // rounds played before this point
};
using SiwuliuCurve = LongCurve<SiwuliuPoint, &SiwuliuPoint::rounds>;  // the player's balance, round by round

struct SiwuliuRoundLine {
    int number = 1;
    std::string words;  // the verdict in words
    Cents result = 0, bank = 0, balance = 0;
    bool recorded = false, practice = false;  // practice is not recorded
};
struct SiwuliuRoundsDone {
    std::optional<int> record;  // record the round of this number
    bool close = false;
};
// Lists the rounds of this game, the newest first, and which are in records.txt. Returns a request to write that file.
SiwuliuRoundsDone draw_siwuliu_rounds(Host& host, std::span<const SiwuliuRoundLine> rounds);

struct SiwuliuOverlayView : OverlayView {
    std::span<const SiwuliuPoint> curve;  // the balance in this game, round by round
};

class SiwuliuOverlay : public DebugOverlay {
 public:
    SiwuliuOverlay();
    const odds::SiwuliuOdds& odds() const { return odds_.edited(); }  // the edited sheet's odds

 private:
    void follow(const OverlayView& in) override {
        odds_.follow(edited(), in.rules,
                     [](const rules::Sheet& rules) { return odds::siwuliu_odds(rules.as<siwuliu::Rules>()); });
    }
    std::string odds_note() const override { return odds_.note(); }
    void draw_odds(Host& host, const OverlayView& in) override;
    PlotsWindow plots(Host& host, const OverlayView& in) override;
    void row(Host& host, const std::string& name, const odds::RoundOdds& now, const odds::RoundOdds& before,
             bool shaded) const;
    void results(Host& host, render::Rect px) const;  // plots the results of a bet of one unit

    SheetOdds<odds::SiwuliuOdds> odds_;
};

std::unique_ptr<SeatsPanel> siwuliu_seats(NewTable asked);

struct SiwuliuEdge {        // whom the exact odds favour
    std::string who, much;  // "These rules favour you", "by 9.98 % of a bet (167/1674)"
};
SiwuliuEdge siwuliu_edge(const odds::SiwuliuOdds& odds);
std::vector<CardPage> siwuliu_pages(const siwuliu::Rules& rules);  // the rules card

}  // namespace boxcars::ui
