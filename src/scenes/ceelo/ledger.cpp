#include "scenes/ceelo/ledger.h"

#include "base/overloaded.h"
#include "scenes/ceelo/calls.h"

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
                at(covered.player) = {"covers", covered.amount};
            },
            [&](const ceelo::SatOut& sat) {
                at(sat.player).words = "sits out";
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
                if (!off.again) settle(off.player, "stand-off", 0);
            },
            [&](const ceelo::RoundOver&) { settle_bank(); }, [](const auto&) {}},
        fact);
}

std::string CeeloLedger::won_words(int player, int point) const {
    const CeeloLine& line = of(player);
    return line.faces.empty() ? "paid at once" : line.words + fmt::format(" beats {}", point);
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
    settle(banker_, change > 0 ? "bank gains" : change < 0 ? "bank pays" : "bank even", change);
}

}  // namespace boxcars::scenes
