#include "scenes/siwuliu/calls.h"

#include "base/numbers.h"
#include "scenes/table/look_back.h"
#include "ui/amounts.h"

#include <fmt/format.h>

#include <cmath>

namespace boxcars::scenes {
namespace {

using namespace siwuliu;
using ceelo_dice::Pattern;
using ceelo_dice::Reading;
using siwuliu_look::VerdictWords;

template <class Wanted>
const Wanted* found(std::span<const Fact> facts) {
    for (const Fact& fact : facts)
        if (const auto* wanted = std::get_if<Wanted>(&fact)) return wanted;
    return nullptr;
}

std::string title(const Reading& reading) {
    switch (reading.pattern) {
        case Pattern::FourFiveSix:
            return "Sì-Wŭ-Liù";
        case Pattern::OneTwoThree:
            return "One, two, three";
        case Pattern::Triple:
            return ceelo_dice::triple_words(reading.of);
        case Pattern::PairAndPoint:
            return fmt::format("A pair and a {}", reading.point);
        case Pattern::Nothing:
            break;
    }
    return "No score";
}

std::string point_words(const Reading& reading) {
    switch (reading.pattern) {
        case Pattern::FourFiveSix:
            return "4 · 5 · 6";
        case Pattern::OneTwoThree:
            return "1 · 2 · 3";
        case Pattern::Triple:
            return fmt::format("{0} · {0} · {0}", reading.of);
        case Pattern::PairAndPoint:
            return fmt::format("pair of {}s and a {}", reading.of, reading.point);
        case Pattern::Nothing:
            break;
    }
    return "nothing";
}

// Why the banker's throw alone decided the round.
std::string bankers_reason(const Reading& reading, bool wins) {
    const std::string bank = fmt::format("The bank {} at once with ", wins ? "wins" : "loses");
    switch (reading.pattern) {
        case Pattern::Triple:
            return bank + "a triple";
        case Pattern::PairAndPoint:
            return bank + fmt::format("a pair and a {}", reading.point);
        default:
            return bank + point_words(reading);
    }
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

}  // namespace

std::optional<VerdictWords> siwuliu_call(const Rules& rules, int point, std::span<const Fact> facts) {
    const Threw* threw = found<Threw>(facts);
    if (!threw) return {};
    const bool banker = threw->who == Who::Banker;
    VerdictWords call{title(threw->reading), "", false};
    if (const auto* again = found<RollsAgain>(facts)) {
        if (again->tied)
            return VerdictWords{fmt::format("A tie at {}", threw->reading.point), "Throw again: your bet stays."};
        call.sub = banker ? "The banker throws again." : "Throw again.";
    } else if (const auto* won = found<Won>(facts)) {
        call.celebrate = !banker && won->won > 0;
        if (won->by == By::BankersDice)
            call.sub = bankers_reason(threw->reading, false) + ". You: " + money_of(*won);
        else if (won->by == By::PlayersDice)
            call.sub = fmt::format("{} wins at once: {}", point_words(threw->reading), money_of(*won));
        else
            call.sub = of_points(rules, won->by, point, threw->reading.point) + ": " + money_of(*won);
        if (threw->reading.pattern == Pattern::FourFiveSix && call.celebrate) call.words += "!";
    } else if (const auto* lost = found<Lost>(facts)) {
        if (lost->by == By::BankersDice)
            call.sub = bankers_reason(threw->reading, true) + ". You: " + money_of(*lost);
        else if (lost->by == By::PlayersDice)
            call.sub = fmt::format("{} loses at once: {}", point_words(threw->reading), money_of(*lost));
        else
            call.sub = of_points(rules, lost->by, point, threw->reading.point) + ": " + money_of(*lost);
    } else if (const auto* pushed = found<Pushed>(facts)) {
        call.sub = fmt::format("A tie gives the bet back: {}", ui::look_money(pushed->bet));
    } else if (banker) {
        call.words = fmt::format("Point {}", threw->reading.point);
        call.sub = fmt::format("The banker's point: beat a {}.", threw->reading.point);
    }
    return call;
}

// ---- odds ----

namespace {

constexpr std::size_t longest_fraction = 16;

// "9.98 % of a bet (167/1674)", without the fraction if it is long.
std::string part_of_bet(const odds::Fraction& part) {
    const std::string exact = odds::to_text(part);
    const std::string percent = fmt::format("{:.2f} % of a bet", 100 * odds::to_double(part));
    return exact.size() > longest_fraction ? percent : percent + " (" + exact + ")";
}

}  // namespace

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
    const odds::Fraction size{abs(edge)};
    return {edge > 0 ? "These rules favour you" : "These rules favour the bank", "by " + part_of_bet(size)};
}

std::string coach_words(const odds::SiwuliuChances& chances) {
    const double mean = 100 * odds::to_double(chances.edge);
    return fmt::format("chance to win {:.2f} % · a bet brings {}{:.2f} %", 100 * odds::to_double(chances.win),
                       mean < 0 ? "−" : "+", std::abs(mean));
}

}  // namespace boxcars::scenes
