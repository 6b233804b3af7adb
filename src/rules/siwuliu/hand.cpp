#include "rules/siwuliu/hand.h"

#include "base/overloaded.h"

namespace boxcars::siwuliu {

std::vector<rules::HandResult> hand_results(const Rules&, const State&, const Step& step, int) {
    std::vector<rules::HandResult> results;
    const auto settled = [&](Cents bet, Cents net) { results.push_back({.bet = "bet", .stake = bet, .net = net}); };
    for (const Fact& fact : step.facts)
        std::visit(Overloaded{[&](const Won& f) { settled(f.bet, f.won); },
                              [&](const Lost& f) { settled(f.bet, -f.bet - f.more); },
                              [&](const Pushed& f) { settled(f.bet, 0); }, [](const auto&) {}},
                   fact);
    return results;
}

std::string feat(const Rules&, const State&, const Step& step, int) {
    using ceelo_dice::Pattern;
    for (const Fact& fact : step.facts)
        if (const auto* threw = std::get_if<Threw>(&fact); threw && threw->who == Who::Player) {
            if (threw->reading.pattern == Pattern::FourFiveSix) return "Sì-Wŭ-Liù";
            if (threw->reading.pattern == Pattern::Triple) return ceelo_dice::triple_words(threw->reading.of);
        }
    return {};
}

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr auto kinds = boxcars::rules::betting_kinds("cents");
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    return rules::betting_marks(hand_results(rules, before, step, seat));
}

}  // namespace boxcars::siwuliu
