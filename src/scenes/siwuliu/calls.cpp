#include "scenes/siwuliu/announced.h"

#include "base/numbers.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace siwuliu;
using ceelo_dice::Pattern;
using ceelo_dice::Reading;
using siwuliu_look::VerdictWords;

std::string title(const Reading& reading) {
    if (reading.pattern == Pattern::Triple) return ceelo_dice::triple_words(reading.of);
    if (reading.pattern == Pattern::PairAndPoint) return fmt::format("A pair and a {}", reading.point);
    if (reading.pattern == Pattern::FourFiveSix) return "Sì-Wŭ-Liù";
    return reading.pattern == Pattern::OneTwoThree ? "One, two, three" : "No score";
}

std::string point_words(const Reading& reading) {
    if (reading.pattern == Pattern::Triple) return fmt::format("{0} · {0} · {0}", reading.of);
    if (reading.pattern == Pattern::PairAndPoint) return fmt::format("pair of {}s and a {}", reading.of, reading.point);
    if (reading.pattern == Pattern::FourFiveSix) return "4 · 5 · 6";
    return reading.pattern == Pattern::OneTwoThree ? "1 · 2 · 3" : "nothing";
}

std::string money_of(const Won& won) {
    std::string words = ui::look_change(won.won);
    if (won.won < won.owed) words += fmt::format(", all that the bank holds of the {} owed", ui::look_money(won.owed));
    return words;
}
std::string money_of(const Lost& lost) {
    std::string words = ui::look_change(-(lost.bet + lost.more));
    if (lost.more < lost.owed)
        words += fmt::format(", all that you hold of the {} owed", ui::look_money(lost.bet + lost.owed));
    return words;
}

std::string of_points(const Rules& rules, By by, int banker, int player) {
    if (by == By::Tie) {
        constexpr const char* whose[] = {"is thrown again", "gives the bet back", "is the banker's", "is yours"};
        return fmt::format("A tie at {} {}", player, whose[nth(rules.tie)]);
    }
    return fmt::format("Your {} against the banker's {}", player, banker);
}

// Why the bet was won or lost.
std::string reason(const Rules& rules, By by, bool won, const Reading& reading, int point) {
    if (by == By::PlayersDice) return fmt::format("{} {} at once", point_words(reading), won ? "wins" : "loses");
    if (by != By::BankersDice) return of_points(rules, by, point, reading.point);
    const std::string with = reading.pattern == Pattern::Triple         ? "a triple"
                             : reading.pattern == Pattern::PairAndPoint ? fmt::format("a pair and a {}", reading.point)
                                                                        : point_words(reading);
    return fmt::format("The bank {} at once with {}. You", won ? "loses" : "wins", with);
}

}  // namespace

std::optional<VerdictWords> siwuliu_call(const Rules& rules, int point, std::span<const Fact> facts) {
    const Threw* threw = found<Threw>(facts);
    if (!threw) return {};
    const Reading& reading = threw->reading;
    const bool banker = threw->who == Who::Banker;
    VerdictWords call{title(reading), "", false};
    if (const auto* again = found<RollsAgain>(facts)) {
        if (again->tied) return VerdictWords{fmt::format("A tie at {}", reading.point), "Throw again: your bet stays."};
        call.sub = banker ? "The banker throws again." : "Throw again.";
    } else if (const auto* won = found<Won>(facts)) {
        call.celebrate = !banker && won->won > 0;
        call.sub = reason(rules, won->by, true, reading, point) + ": " + money_of(*won);
        if (reading.pattern == Pattern::FourFiveSix && call.celebrate) call.words += "!";
    } else if (const auto* lost = found<Lost>(facts)) {
        call.sub = reason(rules, lost->by, false, reading, point) + ": " + money_of(*lost);
    } else if (const auto* pushed = found<Pushed>(facts)) {
        call.sub = fmt::format("A tie gives the bet back: {}", ui::look_money(pushed->bet));
    } else if (banker) {
        call.words = fmt::format("Point {}", reading.point);
        call.sub = fmt::format("The banker's point: beat a {}.", reading.point);
    }
    return call;
}

// ---- odds ----

std::string mean_in_words(const odds::Fraction& cents) {
    if (cents == 0) return "0\u00A2";
    return (cents < 0 ? "\u2212" : "+") + money_words(odds::to_double(abs(cents)));
}

std::string size_in_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more) {
    const siwuliu::Offer offer = siwuliu::offer(state);
    if (more < offer.least || more > offer.most) return {};
    const auto mean = [&](Cents amount) { return mean_in_words(odds::mean_of_bet(rules, state, amount)); };
    const auto bet = [&](Cents amount) { return ui::look_money(state.bet + amount); };
    const std::string words =
        fmt::format("{} {}: average {}", state.bet > 0 ? "raise to" : "bet", bet(more), mean(more));
    if (more == offer.most) return words;
    return words + fmt::format(" \u00B7 {}: {}", bet(offer.most), mean(offer.most));
}

siwuliu::Rules other_sheet(const siwuliu::Rules& rules) {
    const siwuliu::Rules fair = fair_house(rules);
    return rules == fair ? as_written(rules) : fair;
}

EdgeWords edge_words(const odds::SiwuliuOdds& odds) {
    const odds::Fraction& edge = odds.player.edge;
    if (edge == 0) return {"These rules favour nobody", "the mean of a bet is exactly 0"};
    const std::string exact = odds::to_text(odds::Fraction{abs(edge)});
    std::string much = fmt::format("by {:.2f} % of a bet", 100 * odds::to_double(odds::Fraction{abs(edge)}));
    if (exact.size() <= 16) much += " (" + exact + ")";  // a longer fraction is left out
    return {edge > 0 ? "These rules favour you" : "These rules favour the bank", much};
}

std::string coach_words(const odds::RoundOdds& chances) {
    const double mean = 100 * odds::to_double(chances.edge);
    return fmt::format("chance to win {:.2f} % · a bet brings {}{:.2f} %", 100 * odds::to_double(chances.win),
                       mean < 0 ? "−" : "+", std::abs(mean));
}

}  // namespace boxcars::scenes
