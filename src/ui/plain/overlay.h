// The debug overlay of a plain table (F1), for any game: knobs, exact odds if the game keeps an account, journal and
// time, plots, forced dice. Returns requests, which the scene carries out.
#pragma once
#include "odds/plain/rounds.h"
#include "ui/overlay/debug_overlay.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::ui {

// Draws exact odds, which odds/plain computes: a line for each decision that opens a game.
void draw_plain_odds(Host& host, const std::vector<odds::PlainOdds>& odds);
void plot_plain_odds(Host& host, render::Rect px, const odds::PlainOdds& odds);  // the chance of each result

template <class R>
class PlainOverlay final : public DebugOverlay<OverlayView<R>> {
    using View = OverlayView<R>;
    using Base = DebugOverlay<View>;

 public:
    explicit PlainOverlay(std::string game) : Base({.game = std::move(game), .when = "the next round"}) {}

 private:
    void follow(const View&) override {  // odds of the edited sheet, if playable
        if (rules::problem(Base::edited()) || (odds_of_ && *odds_of_ == Base::edited())) return;
        odds_of_ = Base::edited();
        if constexpr (rules::KeepsAccount<R>) odds_ = odds::plain_odds(*odds_of_);
    }
    std::string odds_note() const override { return rules::problem(Base::edited()) ? "no such table" : "live"; }
    void draw_odds(Host& host, const View&) override { draw_plain_odds(host, odds_); }
    PlotsWindow plots(Host& host, const View&) override {
        if (odds_.empty()) return {};
        return {.plots = {{"results", [&](render::Rect px) { plot_plain_odds(host, px, odds_.front()); }}}};
    }
    void draw_rules(Host& host, const View& in, TableRequests<R>& requests) override {
        Base::options_.faces.resize(static_cast<std::size_t>(dice_wanted(in.rules, in.shown).count), 1);
        Base::draw_rules(host, in, requests);
    }

    std::optional<R> odds_of_{};
    std::vector<odds::PlainOdds> odds_{};
};

}  // namespace boxcars::ui
