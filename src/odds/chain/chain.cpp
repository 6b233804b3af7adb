#include "odds/chain/chain.h"

#include "base/check.h"
#include "base/numbers.h"

#include <algorithm>

namespace boxcars::odds {

std::vector<ThrowWays> throws_of(rules::Dice dice) {
    std::vector<ThrowWays> all;
    std::vector<int> faces(nth(dice.count), 1);  // each combination once: later faces are never below earlier ones
    for (;;) {
        int ways = 1, alike = 0;
        for (std::size_t i = 0; i < faces.size(); ++i) {  // the multinomial coefficient, factor by factor
            alike = i > 0 && faces[i] == faces[i - 1] ? alike + 1 : 1;
            ways = ways * static_cast<int>(i + 1) / alike;
        }
        all.push_back({faces, ways});
        const auto last = std::find_if(faces.rbegin(), faces.rend(), [&](int face) { return face < dice.sides; });
        if (last == faces.rend()) return all;
        std::fill(faces.rbegin(), last + 1, *last + 1);
    }
}

const std::vector<ThrowWays>& two_dice() {
    static const auto all = throws_of({2, 6});
    return all;
}

const std::vector<ThrowWays>& three_dice() {
    static const auto all = throws_of({3, 6});
    return all;
}

void add_branch(std::vector<Chain::Branch>& branches, Chain::Branch branch) {
    for (auto& known : branches)
        if (known.to == branch.to && known.change == branch.change) {
            known.ways += branch.ways;
            return;
        }
    branches.push_back(branch);
}

ChainParts::ChainParts(const Chain& chain) : part_(chain.states.size(), -1) {
    std::vector<int> seen(part_.size()), low(part_.size()), open, path;
    std::vector<std::size_t> branch(part_.size());  // the next branch to follow from each state
    int visits = 0;
    const auto enter = [&](int state) {
        seen[nth(state)] = low[nth(state)] = ++visits;
        open.push_back(state);
        path.push_back(state);
    };
    const auto leave = [&](int state) {
        path.pop_back();
        if (!path.empty()) low[nth(path.back())] = std::min(low[nth(path.back())], low[nth(state)]);
        if (low[nth(state)] != seen[nth(state)]) return;
        const auto first = std::find(open.rbegin(), open.rend(), state).base() - 1;
        found_.emplace_back(first, open.end());
        open.erase(first, open.end());
        for (const int member : found_.back()) part_[nth(member)] = count() - 1;
    };
    for (int first = 0; first < how_many(seen); ++first) {
        if (seen[nth(first)] == 0) enter(first);
        while (!path.empty()) {
            const int state = path.back();
            const auto& branches = chain.states[nth(state)];
            if (branch[nth(state)] == branches.size()) {
                leave(state);
                continue;
            }
            const int to = branches[branch[nth(state)]++].to;
            if (to >= 0 && seen[nth(to)] == 0)
                enter(to);
            else if (to >= 0 && part_[nth(to)] < 0)
                low[nth(state)] = std::min(low[nth(state)], seen[nth(to)]);
        }
    }
}

RoundOdds round_odds(const NetChances& chances) {
    RoundOdds odds;
    for (const auto& [coins, chance] : chances) {
        const mpz_class net = whole(coins);
        odds.results.push_back({coins, chance});
        (coins > 0 ? odds.win : coins < 0 ? odds.lose : odds.push) += chance;
        odds.edge += chance * net;
        odds.variance += chance * net * net;
    }
    odds.variance -= odds.edge * odds.edge;
    return odds;
}

RoundOdds round_odds(const Chain& chain, const Solved& solved) {
    NetChances chances;
    for (std::size_t end = 0; end < chain.ends.size(); ++end) chances[chain.ends[end].result] += solved.chance[end];
    return round_odds(chances);
}

HandOdds hand_odds_of(const RoundOdds& odds) {
    HandOdds of{to_double(odds.edge), to_double(odds.variance), {}};
    for (const auto& [net, chance] : odds.results) of.results.emplace_back(real(net), to_double(chance));
    return of;
}

std::vector<Fraction> throw_chances(const Chain& chain, int most) {
    std::vector<Fraction> chances;
    // Indexed by state: how many of all ways of n throws lead there.
    std::vector<mpz_class> here(chain.states.size());
    here[0] = 1;
    mpz_class all = 1;
    for (int n = 0; n < most; ++n) {
        std::vector<mpz_class> next(here.size());
        mpz_class ended;
        all *= chain.ways;
        for (std::size_t s = 0; s < here.size(); ++s)
            for (const auto& branch : chain.states[s])
                (branch.to < 0 ? ended : next[nth(branch.to)]) += here[s] * branch.ways;
        here.swap(next);
        chances.emplace_back(ended, all).canonicalize();
    }
    return chances;
}

}  // namespace boxcars::odds
