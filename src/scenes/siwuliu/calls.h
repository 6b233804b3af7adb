// The words of the Lacquer Car: for a throw, for the exact odds of a sheet and of a bet, and the coach's.
#pragma once
#include "odds/siwuliu/odds.h"
#include "scenes/siwuliu/view.h"

#include <optional>
#include <span>
#include <string>

namespace boxcars::scenes {

// The words for a throw, on the plate below the bowl. Nullopt if nothing was thrown. `point`: the banker's point before
// the throw.
std::optional<siwuliu_look::VerdictWords> siwuliu_call(const siwuliu::Rules& rules, int point,
                                                       std::span<const siwuliu::Fact> facts);

// The fair rule sheet, or the standard one if `rules` is fair, with the same bank and balance.
siwuliu::Rules other_sheet(const siwuliu::Rules& rules);

struct EdgeWords {
    std::string who;    // "These rules favour you"
    std::string much;   // "by 9.98 % of a bet (167/1674)"
    std::string key{};  // key that switches to the other sheet; may be empty
    std::string sentence() const { return who + " " + much + "."; }
};
EdgeWords edge_words(const odds::SiwuliuOdds& odds);
std::string mean_in_words(const odds::Fraction& cents);  // "+$1.20", "−8.23¢", "0¢"
// The coach's words while bets are taken, "raise to $20: average −8.23¢ · $50: −41.15¢": what the bet wins or loses on
// average with `more` added, and with as much added as is allowed. Empty: `more` is not allowed.
std::string size_in_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);
std::string coach_words(const odds::SiwuliuChances& chances);  // "chance to win 29.03 % · a bet brings −20.43 %"

}  // namespace boxcars::scenes
