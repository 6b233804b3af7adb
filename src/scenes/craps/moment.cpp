#include "scenes/craps/moment.h"

#include "scenes/craps/forecast.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {

Hint hint_of(const CrapsMoment& now, CrapsOddsCache& odds) {
    if (now.reply.refused) return {now.reply.words, ink_for(now.settings.colour_vision).loss};
    if (!now.reply.words.empty()) return {now.reply.words};
    if (now.boxcars) return {};
    if (now.looked_back) return {now.says};
    if (now.broke) return {"The bankroll is gone. A new one waits."};
    const auto at = now.hand.focus();
    if (now.demo || !now.betting) return {};
    if (!now.says.empty() && now.coach.empty()) return {now.played ? now.says : ""};
    if (!at) return {now.coach};
    std::string words = spot_words(*at);
    if (const std::string meaning = meaning_of(now.rules, *at, now.shown.point); !meaning.empty())
        words += " " + meaning;
    if (!now.coach.empty()) return {words + "  ·  " + now.coach, render::colours::brass_light};
    if (const auto* of_spot = odds.odds(now.rules, *at, now.shown.point)) words += "  ·  " + in_a_breath(*of_spot);
    if (const craps::Placed* bet = craps::find(now.shown, *at))
        words += fmt::format("  ·  {} down, {}", ui::look_money(bet->stake), works(now.shown, *bet) ? "on" : "off");
    return {words};
}

std::string status_of(const CrapsMoment& now) {
    if (now.demo) return "DEMO";
    if (now.paused) return "PAUSED";
    return now.practice ? "PRACTICE" : "";
}

FeltView::FeltMoment on_felt(const CrapsMoment& now, CrapsOddsCache& odds, const FeltView& felt) {
    FeltView::FeltMoment shown{.state = now.shown,
                               .others = now.others,
                               .edges = {},
                               .focus = {},
                               .calls_for = {},
                               .by_keys = now.hand.by_keys(),
                               .plain = now.settings.plain_felt,
                               .reduced = now.settings.reduced_motion,
                               .ink = ink_for(now.settings.colour_vision)};
    if (now.open_felt) shown.edges = odds.edges(now.rules, felt.places(), now.shown.point);
    if (now.looked_back) {
        shown.focus = now.looked_back->judged.decision.spot;
        shown.calls_for = now.looked_back->judged.better;
        shown.by_keys = true;
        return shown;
    }
    if (!now.demo && !now.flying) shown.focus = now.hand.focus();
    const bool begins = now.played && now.betting && now.shown.bets.empty() && now.shown.point == 0;
    if (begins) shown.calls_for = craps::Spot{craps::Kind::Pass};
    return shown;
}

FarZone::FarMoment beyond_felt(const CrapsMoment& now, CrapsOddsCache& odds, CrapsView view, const Layout& layout,
                               const render::Camera& seen_from) {
    FarZone::FarMoment shown{.layout = layout,
                             .view = view,
                             .seen_from = seen_from,
                             .flying = now.flying,
                             .next = nullptr,
                             .hand = nullptr,
                             .ink = ink_for(now.settings.colour_vision)};
    if (!now.open_felt || view == CrapsView::Line) return shown;
    shown.next = &odds.next(now.rules, now.shown);
    shown.hand = odds.hand(now.rules, now.shown, now.wait_for_odds);
    return shown;
}

CrapsDash::DashMoment on_dash(const CrapsMoment& now) {
    return {.state = now.shown,
            .rolls = now.rolls,
            .status = status_of(now),
            .others = now.others,
            .demo = now.demo,
            .chip = now.hand.chip(),
            .ink = ink_for(now.settings.colour_vision)};
}

}  // namespace boxcars::scenes
