// The exact odds for the Lacquer Car, computed once for each rule sheet, and the words for them.
#pragma once
#include "odds/siwuliu/odds.h"

#include <optional>
#include <string>

namespace boxcars::scenes {

class SiwuliuOddsCache {
 public:
    const odds::SiwuliuOdds& odds(const siwuliu::Rules& rules);
    // The coach's words while bets are taken: what the bet wins or loses on average with `more` added, and with
    // as much added as is allowed.
    const std::string& size_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);

 private:
    std::optional<siwuliu::Rules> rules_;
    odds::SiwuliuOdds odds_;
    struct SizeOf {
        siwuliu::Rules rules;
        siwuliu::State state;
        Cents more;
        bool operator==(const SizeOf&) const = default;
    };
    std::optional<SizeOf> size_of_;
    std::string size_words_;
};

// The fair rule sheet, or the standard one if `rules` is fair, with the same bank and balance.
siwuliu::Rules other_sheet(const siwuliu::Rules& rules);

struct EdgeWords {
    std::string who;    // "These rules favour you"
    std::string much;   // "by 167/1674 = 9.9761 % of a bet"
    std::string key{};  // key that switches to the other sheet; may be empty
};
EdgeWords edge_words(const odds::SiwuliuOdds& odds);
std::string mean_in_words(const odds::Fraction& cents);  // "+$1.20", "−8.23¢", "0¢"
// "average −8.23¢ · all of it −41.15¢": means with `more`, or the most, added to the bet. Empty: `more` not allowed.
std::string size_in_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);
std::string coach_words(const odds::SiwuliuChances& chances);  // "you win 29.03 % · a bet brings −20.43 %"

}  // namespace boxcars::scenes
