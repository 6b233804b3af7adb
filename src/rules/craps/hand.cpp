#include "rules/craps/rules.h"

#include "base/overloaded.h"
#include "rules/craps/bets.h"

#include <algorithm>
#include <array>

namespace boxcars::craps {
namespace {

// The name that odds::hand_odds() reads: "come" also for a travelled come bet, "pass_odds_6" for odds behind the line.
std::string bet_name(Spot spot, int point) {
    if (spot.kind == Kind::ComeOn) return to_text(Spot{Kind::Come});
    if (spot.kind == Kind::DontComeOn) return to_text(Spot{Kind::DontCome});
    return is_line_odds(spot.kind) ? to_text(spot) + "_" + std::to_string(point) : to_text(spot);
}

Cents paid_in_advance(const State& before, Spot spot) {
    const Placed* bet = find(before, spot);
    return bet ? bet->vig : 0;
}

}  // namespace

std::vector<rules::HandResult> hand_results(const Rules&, const State& before, const Step& step, int) {
    std::vector<rules::HandResult> results;
    bool ended = false;
    const auto settled = [&](Spot spot, Cents stake, Cents vig, Cents net) {
        results.push_back({.bet = bet_name(spot, before.point), .stake = stake + vig, .net = net});
    };
    for (const Fact& fact : step.facts)
        std::visit(Overloaded{[&](const Won& f) {
                                  const Cents vig = paid_in_advance(before, f.spot);
                                  settled(f.spot, f.stake, vig, f.won - vig);
                              },
                              [&](const Lost& f) { settled(f.spot, f.stake, f.vig, -f.stake - f.vig); },
                              [&](const Pushed& f) { settled(f.spot, f.stake, 0, 0); },
                              [&](const SevenOut&) { ended = true; }, [](const auto&) {}},
                   fact);
    if (ended) results.push_back({.bet = "hand", .whole = true});
    return results;
}

std::string feat(const Rules&, const State&, const Step& step, int) {
    const auto boxcars = [](const Fact& fact) {
        const auto* threw = std::get_if<Threw>(&fact);
        return threw && threw->first + threw->second == 12;
    };
    return std::ranges::any_of(step.facts, boxcars) ? "Boxcars" : "";
}

// The high scores of craps: what a sitting won, and the longest hand before a seven-out.
using rules::Marked;

constexpr std::int64_t long_hand = 9;  // in throws: longer than the average hand, which takes 8.53

std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr std::array kinds{
        rules::win_kind("cents"),
        rules::ScoreKind{"hand", "Longest hand, 9 throws or more", "throws"},
    };
    return kinds;
}

std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    auto marks = rules::win_marks(hand_results(rules, before, step, seat));
    for (const Fact& fact : step.facts) {
        if (std::holds_alternative<Threw>(fact)) {
            marks.push_back({"hand", Marked::Count, 1});
            marks.push_back({"hand", Marked::Keep, long_hand});
        }
        if (std::holds_alternative<SevenOut>(fact)) marks.push_back({"hand", Marked::Clear});
    }
    return marks;
}

}  // namespace boxcars::craps
