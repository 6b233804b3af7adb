#include "scenes/ceelo/announced.h"

#include "base/overloaded.h"
#include "scenes/ceelo/calls.h"
#include "scenes/ceelo/feel.h"
#include "world/ease.h"

#include <fmt/format.h>

namespace boxcars::scenes {

using ceelo_dice::Pattern;

void CeeloLedger::reveal(const ceelo::Fact& fact, int point) {
    std::visit(
        Overloaded{
            [&](const ceelo::BankStaked& staked) {
                clear();
                banker_ = staked.banker;
                stake_ = staked.amount;
                at(banker_) = {"bank", staked.amount};
            },
            [&](const ceelo::Covered& covered) {
                at(covered.player) = {"bet", covered.amount};
            },
            [&](const ceelo::SatOut& sat) {
                at(sat.player).words = "sits out this round";
                at(sat.player).out = true;
            },
            [&](const ceelo::Returned& back) { at(banker_).amount = stake_ -= back.amount; },
            [&](const ceelo::Threw& threw) {
                CeeloLine& line = at(threw.player);
                line.faces.assign(threw.faces.begin(), threw.faces.end());
                line.words = threw.reading.pattern == Pattern::Nothing ? "again" : beats_words(threw.reading);
            },
            [&](const ceelo::BettorWon& won) { settle(won.player, won_words(won.player, point), won.won); },
            [&](const ceelo::BettorLost& lost) { settle(lost.player, lost_words(lost.player, point), -lost.bet); },
            [&](const ceelo::StandOff& off) {
                if (!off.again) settle(off.player, "push", 0);
            },
            [&](const ceelo::RoundOver&) { settle_bank(); }, [](const auto&) {}},
        fact);
}

std::string CeeloLedger::won_words(int player, int point) const {
    const CeeloLine& line = of(player);
    if (line.faces.empty()) return "won at once";
    return fmt::format("{} {} {}", line.words, line.words.starts_with("three") ? "beat" : "beats", point);
}

std::string CeeloLedger::lost_words(int player, int point) const {
    const CeeloLine& line = of(player);
    if (line.faces.empty()) return "lost at once";
    return line.words == "1-2-3" ? "1-2-3 loses" : line.words + fmt::format(" against {}", point);
}

void CeeloLedger::settle(int player, std::string words, int change) {
    CeeloLine& line = at(player);
    line.words = std::move(words);
    line.amount = change;
    line.settled = true;
}

void CeeloLedger::settle_bank() {
    int change = 0;
    for (int player = 0; player < ceelo::most_players; ++player)
        if (player != banker_ && at(player).settled) change -= at(player).amount;
    settle(banker_, change > 0 ? "bank wins" : change < 0 ? "bank pays" : "bank breaks even", change);
}

using namespace ceelo_feel;

void CeeloAnnounced::begin(const ceelo::State& opening) {
    const CeeloSay said = say_;
    *this = {};
    say_ = said;
    coins_.set(opening);
    news_at_.fill(-100'000);
}

Ticks CeeloAnnounced::reveal(Facts rest, const Viewer& viewer) {
    if (const auto say = say_of(rest, point_, viewer.seats)) {
        say_ = *say;
        if (!boast_.empty()) say_.line = std::exchange(boast_, {});
    }
    coins_.reveal(rest.front(), viewer.view, viewer.now, viewer.reduced_motion);
    ledger_.reveal(rest.front(), point_);
    return looked_at(rest.front(), viewer);
}

Ticks CeeloAnnounced::looked_at(const ceelo::Fact& fact, const Viewer& viewer) {
    const auto news = [&](int player) {
        news_at_[ceelo::seat(player)] = viewer.now;
        return settled_stays;
    };
    return std::visit(
        Overloaded{[&](const ceelo::BankDrawn&) { return drawn_stays; },
                   [&](const ceelo::RoundBegan& began) -> Ticks {
                       point_ = 0;
                       if (marker_to_ < 0) marker_from_ = marker_to_ = began.banker;
                       return 0;
                   },
                   [&](const ceelo::BankStaked&) { return staked_stays; },
                   [&](const ceelo::Covered&) { return covered_stays; },
                   [&](const ceelo::Returned&) { return returned_stays; },
                   [&](const ceelo::Threw&) { return thrown_stays; },
                   [&](const ceelo::PointSet& set) -> Ticks {
                       point_ = set.point;
                       return settled_stays;
                   },
                   [&](const ceelo::BettorWon& won) { return news(won.player); },
                   [&](const ceelo::BettorLost& lost) { return news(lost.player); },
                   [&](const ceelo::StandOff& off) { return off.again ? thrown_stays : news(off.player); },
                   [&](const ceelo::BankTakenUp&) { return taken_stays; },
                   [&](const ceelo::BankPasses& bank) { return pass_bank(bank, viewer); },
                   [&](const ceelo::GameOver& over) {
                       end_ = over;
                       return game_over_stays;
                   },
                   [](const auto&) -> Ticks { return 0; }},
        fact);
}

Ticks CeeloAnnounced::pass_bank(const ceelo::BankPasses& bank, const Viewer& viewer) {
    const CeeloSay say = say_of_bank(bank, viewer.seats);
    transition_ = say.title + " " + say.line;
    why_ = say.line;
    marker_from_ = bank.from;
    marker_to_ = bank.to;
    marker_since_ = viewer.now;
    return passes_stays;
}

void CeeloAnnounced::catch_up(const ceelo::State& state) {
    coins_.set(state);
    point_ = state.point;
}

void CeeloAnnounced::lay(const ceelo::State& state) {
    begin(state);
    marker_from_ = marker_to_ = state.banker;
    if (state.bank == 0) return;
    ledger_.reveal(ceelo::BankStaked{state.banker, state.bank}, 0);
    for (int player = 0; player < ceelo::most_players; ++player)
        if (const int bet = state.bets[ceelo::seat(player)]; bet > 0)
            ledger_.reveal(ceelo::Covered{player, bet, left_to_cover(state)}, 0);
}

int CeeloAnnounced::covered(int players) const {
    int covered = 0;
    for (int player = 0; player < players; ++player) covered += coins_.in({CeeloPot::PotKind::Bet, player});
    return covered;
}

float CeeloAnnounced::banker_place(const CeeloFeltView& view, double time, bool reduced_motion) const {
    const float from = static_cast<float>(view.place(marker_from_));
    float to = static_cast<float>(view.place(marker_to_));
    const float round = static_cast<float>(view.table.players);
    if (to < from) to += round;              // clockwise, the direction of play
    if (to - from > round / 2) to -= round;  // anticlockwise if that is shorter
    if (reduced_motion) return to;
    const float slid = world::unit((time - static_cast<double>(marker_since_)) / static_cast<double>(pill_slides));
    return from + (to - from) * world::cubic_in_out(slid);
}

}  // namespace boxcars::scenes
