// What the Lacquer Car wants to know exactly, worked out once a sheet, and the words for it.
#pragma once
#include "odds/siwuliu/odds.h"

#include <optional>
#include <string>

namespace boxcars::scenes {

class SiwuliuOddsCache {
 public:
    const odds::SiwuliuOdds& odds(const siwuliu::Rules& rules);
    // For the coach while bets are taken: what the bet brings on average with so much more on it, and with all.
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

// The fair house, or back to the sheet as it is written, with the same money.
siwuliu::Rules other_sheet(const siwuliu::Rules& rules);

struct EdgeWords {
    std::string who;    // "These rules favour you"
    std::string much;   // "by 167/1674 = 9.9761 % of a bet"
    std::string key{};  // that turns to the other sheet, as it is bound now; empty: none does
};
EdgeWords edge_words(const odds::SiwuliuOdds& odds);
std::string mean_in_words(const odds::Fraction& cents);  // "+$1.20", "−8.23¢", "0¢"
// "this brings −8.23¢ · all of it −41.15¢", on average, with so much more; empty where that may not be bet.
std::string size_in_words(const siwuliu::Rules& rules, const siwuliu::State& state, Cents more);
std::string coach_words(const odds::SiwuliuChances& chances);  // "you win 29.03 % · a bet brings −20.43 %"

}  // namespace boxcars::scenes
