#include "rules/ceelo/hand.h"

#include "base/overloaded.h"

namespace boxcars::ceelo {

bool settles(const Fact& fact) {
    return std::holds_alternative<BettorWon>(fact) || std::holds_alternative<BettorLost>(fact) ||
           std::holds_alternative<StandOff>(fact);
}

std::vector<rules::HandResult> hand_results(const Rules&, const State& before, const Step& step, int seat) {
    std::vector<rules::HandResult> results;
    const auto settled = [&](int player, int bet, int won) {  // won: from the bettor's side
        if (player == seat)
            results.push_back({.bet = "bet", .opponent = before.banker, .stake = bet, .net = won});
        else if (before.banker == seat)
            results.push_back({.bet = "bank", .opponent = player, .stake = bet, .net = -won});
    };
    for (const Fact& fact : step.facts)
        std::visit(Overloaded{[&](const BettorWon& f) { settled(f.player, f.bet, f.won); },
                              [&](const BettorLost& f) { settled(f.player, f.bet, -f.bet); },
                              [&](const StandOff& f) {
                                  if (!f.again) settled(f.player, f.bet, 0);
                              },
                              [&](const GameOver& f) {
                                  const bool won = f.won_by(seat);
                                  results.push_back({.bet = "game",
                                                     .whole = true,
                                                     .outcome = !won           ? rules::Outcome::Lost
                                                                : f.shared > 1 ? rules::Outcome::Even
                                                                               : rules::Outcome::Won});
                              },
                              [](const auto&) {}},
                   fact);
    return results;
}

// A triple of one's own, or the throw after which nothing is left of the bank.
std::string feat(const Rules&, const State&, const Step& step, int seat) {
    bool won = false, over = false, left = false;
    for (const Fact& fact : step.facts) {
        const auto* threw = std::get_if<Threw>(&fact);
        if (threw && threw->player == seat && threw->reading.pattern == ceelo_dice::Pattern::Triple)
            return ceelo_dice::triple_words(threw->reading.of);
        const auto* bet = std::get_if<BettorWon>(&fact);
        won |= bet && bet->player == seat;
        left |= std::holds_alternative<BankTakenUp>(fact);
        over |= std::holds_alternative<RoundOver>(fact);
    }
    return won && over && !left ? "The bank is broken" : "";
}

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr auto kinds = boxcars::rules::betting_kinds("coins");
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    return rules::betting_marks(hand_results(rules, before, step, seat));
}

}  // namespace boxcars::ceelo
