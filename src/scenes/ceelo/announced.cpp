#include "scenes/ceelo/announced.h"

#include "base/overloaded.h"
#include "scenes/ceelo/view.h"

#include <fmt/format.h>

namespace boxcars::scenes {

using namespace ceelo_feel;
using ceelo_dice::Pattern;

namespace {

// The words of the plate of a player whose bet is lost.
std::string lost_words(const CeeloLine& line, int point) {
    if (line.faces.empty()) return "lost at once";
    return line.words == "1-2-3" ? "1-2-3 loses" : fmt::format("{} against {}", line.words, point);
}

Ticks stays(const ceelo::Fact& fact) {                                        // how long it is shown
    constexpr Ticks thrown = milliseconds(800), settled = milliseconds(760);  // dice before their result; one bet
    return std::visit(
        Overloaded{[](const ceelo::BankDrawn&) { return milliseconds(1500); },
                   [](const ceelo::BankStaked&) { return milliseconds(700); },
                   [](const ceelo::Covered&) { return milliseconds(620); },
                   [](const ceelo::Returned&) { return milliseconds(700); }, [](const ceelo::Threw&) { return thrown; },
                   [](const ceelo::PointSet&) { return settled; }, [](const ceelo::BettorWon&) { return settled; },
                   [](const ceelo::BettorLost&) { return settled; },
                   [](const ceelo::StandOff& off) { return off.again ? thrown : settled; },
                   [](const ceelo::BankTakenUp&) { return milliseconds(420); },
                   [](const ceelo::BankPasses&) { return milliseconds(2000); },
                   [](const ceelo::GameOver&) { return milliseconds(900); }, [](const auto&) { return Ticks{0}; }},
        fact);
}

}  // namespace

void CeeloLedger::reveal(const ceelo::Fact& fact, int point) {
    std::visit(
        Overloaded{
            [&](const ceelo::BankStaked& staked) {
                lines_ = {};
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
            [&](const ceelo::BettorWon& won) {
                const CeeloLine& line = of(won.player);
                const char* const beat = line.words.starts_with("three") ? "beat" : "beats";
                settle(won.player,
                       line.faces.empty() ? "won at once" : fmt::format("{} {} {}", line.words, beat, point), won.won);
            },
            [&](const ceelo::BettorLost& lost) { settle(lost.player, lost_words(of(lost.player), point), -lost.bet); },
            [&](const ceelo::StandOff& off) {
                if (!off.again) settle(off.player, "push", 0);
            },
            [&](const ceelo::RoundOver&) { settle_bank(); }, [](const auto&) {}},
        fact);
}

Ticks CeeloAnnounced::reveal(Facts rest, const CeeloSeats& seats, const CeeloFeltView& view, Ticks now,
                             bool reduced_motion) {
    const ceelo::Fact& shown = rest.front();
    if (const auto say = say_of(rest, point_, seats)) {
        say_ = *say;
        if (!boast_.empty()) say_.line = std::exchange(boast_, {});
    }
    coins.reveal(shown, view, now, reduced_motion);
    ledger_.reveal(shown, point_);
    const auto news = [&](int player) { news_at_[ceelo::seat(player)] = now; };
    std::visit(Overloaded{[&](const ceelo::RoundBegan& began) {
                              point_ = 0;
                              if (marker_to_ < 0) marker_from_ = marker_to_ = began.banker;
                          },
                          [&](const ceelo::PointSet& set) { point_ = set.point; },
                          [&](const ceelo::BettorWon& won) { news(won.player); },
                          [&](const ceelo::BettorLost& lost) { news(lost.player); },
                          [&](const ceelo::StandOff& off) {
                              if (!off.again) news(off.player);
                          },
                          [&](const ceelo::BankPasses& bank) {
                              transition_ = say_of_bank(bank, seats);
                              marker_from_ = bank.from;
                              marker_to_ = bank.to;
                              marker_since_ = now;
                          },
                          [&](const ceelo::GameOver& over) { end_ = over; }, [](const auto&) {}},
               shown);
    return stays(shown);
}

float CeeloAnnounced::banker_place(const CeeloFeltView& view, double time, bool reduced_motion) const {
    const float from = static_cast<float>(view.place(marker_from_));
    float to = static_cast<float>(view.place(marker_to_));
    const float round = static_cast<float>(view.table.players);
    if (to < from) to += round;              // clockwise, the direction of play
    if (to - from > round / 2) to -= round;  // anticlockwise if that is shorter
    if (reduced_motion) return to;
    return from + (to - from) * world::cubic_in_out(part_over(time, marker_since_, pill_slides));
}

// ---- the look back, and a moment ----

std::string CeeloLookBack::accuracy_words() const {
    if (count() > 0) return mistakes_in_words("amount", fmt::format("{:.2f} coins", given_away()));
    if (std::ranges::all_of(decisions(), &CeeloLookedBack::alike))
        return "By these rules every amount brings the same on average; a larger one only varies more.";
    return fmt::format("No mistakes: you chose the best amount {0} of {0} times.", looked_at());
}

CeeloSay CeeloLookBack::words(const CeeloSeats& seats) const {
    const CeeloLookedBack* back = on_show();
    if (!back) return {};
    const auto& [chosen, better, alike, given_away] = back->judged;
    const auto brings = [&](const odds::CeeloChoice& choice) {
        return mean_coins(choice.coins - worth(back->state, back->state.turn));
    };
    const std::string did =
        seats.name(back->state.turn) + (back->state.phase == ceelo::Phase::Stake ? " staked" : " covered");
    return {
        fmt::format("{} {} of {}: {} coins on average.", did, chosen.amount, most_offered(back->state), brings(chosen)),
        fmt::format("{} would bring {} and win at least as often. The difference is {:.2f}.", better.amount,
                    brings(better), given_away),
        accuracy_words()};
}

CeeloSay CeeloMoment::say() const {
    if (looked_back()) return look_back.words(seats);
    if (is(CeeloPhase::Finished) && announced.end()) return say_at_end();
    if (announcing()) return announced.say();
    if (flying() || shaking())
        return announced.point() > 0
                   ? CeeloSay{seats.says(shown.turn, "throws.", "throw."),
                              fmt::format("The score to beat is {}.", announced.point())}
                   : CeeloSay{seats.says(shown.turn, "throws for the bank.", "throw for the bank."), ""};
    CeeloSay waits = say_of_wait(shown, seats, announced.transition().line);
    if (deciding() && coach) {
        CeeloCoachWords words = coach_words(shown, choices, amount);
        waits.line = std::move(words.here);
        waits.more = std::move(words.other);
    }
    return waits;
}

}  // namespace boxcars::scenes
