#include "ui/ceelo/combinations.h"

#include <algorithm>
#include <cstdlib>

namespace boxcars::ui {
namespace {

using Sort = ThrowFate::Sort;

// One example of each combination that the rules distinguish: the ones of a triple, each point, and nothing.
constexpr std::array<ThreeFaces, 11> combinations{{{4, 5, 6},
                                                   {1, 1, 1},
                                                   {3, 3, 3},
                                                   {3, 3, 6},
                                                   {3, 3, 5},
                                                   {3, 3, 4},
                                                   {4, 4, 3},
                                                   {3, 3, 2},
                                                   {3, 3, 1},
                                                   {1, 2, 3},
                                                   {2, 4, 5}}};

bool better(const ThrowFate& a, const ThrowFate& b) {
    return a.sort != b.sort ? a.sort < b.sort : a.sort == Sort::Loses ? a.bets < b.bets : a.bets > b.bets;
}

CardThrows::For good_of(Sort sort, bool yours) {
    if (sort != Sort::Wins && sort != Sort::Loses) return CardThrows::For::Nobody;
    return (sort == Sort::Wins) == yours ? CardThrows::For::You : CardThrows::For::Others;
}

}  // namespace

ThrowFate fate_by_bets(int won) { return {won > 0 ? Sort::Wins : won < 0 ? Sort::Loses : Sort::Even, std::abs(won)}; }

std::vector<CardThrows> by_fate(bool yours, const std::function<ThrowFate(const ThreeFaces&)>& fate_of,
                                const std::function<std::string(const ThrowFate&)>& words) {
    std::vector<std::pair<ThrowFate, CardThrows>> fates;
    for (const ThreeFaces& faces : combinations) {
        const ThrowFate fate = fate_of(faces);
        auto at = std::ranges::find(fates, fate, &std::pair<ThrowFate, CardThrows>::first);
        if (at == fates.end()) at = fates.insert(at, {fate, {{}, words(fate), good_of(fate.sort, yours)}});
        at->second.throws.push_back({faces.begin(), faces.end()});
    }
    std::ranges::stable_sort(fates, [](const auto& a, const auto& b) { return better(a.first, b.first); });
    std::vector<CardThrows> all;
    for (auto& [fate, throws] : fates) all.push_back(std::move(throws));
    return all;
}

}  // namespace boxcars::ui
