#include "odds/chain/chain.h"

#include "rules/any_game.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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

// ---- the chances of sums of money

namespace {

constexpr double speck = 1e-21;              // smaller chances are dropped
constexpr std::size_t most_cells = 1 << 24;  // in the Arrivals of one part

// The chances that arrive in a part, by sum and state: row i is for the sum low + i, with one cell per state.
struct Arrivals {
    std::size_t states = 1;
    std::int64_t low = 0;
    std::vector<double> cells{};

    std::size_t rows() const { return cells.size() / states; }
    double* row(std::int64_t sum) {  // makes room for the row; nullptr if that is too large
        if (cells.empty()) low = sum;
        const auto before = nth(std::max<std::int64_t>(0, low - sum));
        const auto wanted = nth(std::max<std::int64_t>(0, sum - low)) + 1;
        if ((std::max(rows(), wanted) + before) * states > most_cells) return nullptr;
        if (before > 0) cells.insert(cells.begin(), before * states, 0.0), low = sum;
        if (wanted > rows()) cells.resize(wanted * states, 0.0);
        return cells.data() + nth(sum - low) * states;
    }
};

// rows: a small square matrix with a dominant diagonal. Returns its inverse (Gauss and Jordan).
std::vector<double> inverse(std::vector<double> rows, std::size_t n) {
    std::vector<double> found(n * n);
    for (std::size_t i = 0; i < n; ++i) found[i * n + i] = 1;
    for (std::size_t k = 0; k < n; ++k) {
        const double pivot = rows[k * n + k];
        if (std::abs(pivot) < 1e-12) throw Error{"This game can go on for ever without an end, so it has no odds."};
        for (std::size_t j = 0; j < n; ++j) rows[k * n + j] /= pivot, found[k * n + j] /= pivot;
        for (std::size_t i = 0; i < n; ++i) {
            const double factor = rows[i * n + k];
            if (i == k || factor == 0) continue;
            for (std::size_t j = 0; j < n; ++j) {
                rows[i * n + j] -= factor * rows[k * n + j];
                found[i * n + j] -= factor * found[k * n + j];
            }
        }
    }
    return found;
}

// Finds the chance of every sum of money, part by part, and inside a part from the lowest sum up. No move inside a part
// loses money, so the chance of a sum is known once all lower sums are done. An inverse matrix adds up the moves inside
// a part that do not change the sum.
class Spreader {
 public:
    Spreader(const Chain& chain, double most_work)
        : chain_(chain), parts_(chain), place_(chain.states.size()), most_work_(most_work) {
        std::int64_t common = 0;
        for (const auto& branches : chain.states)
            for (const auto& branch : branches) common = std::gcd(common, branch.change);
        grain_ = std::max<std::int64_t>(1, common);
        arrivals_.resize(nth(parts_.count()));
        for (int part = 0; part < parts_.count(); ++part) {
            const auto& states = parts_.states(part);
            arrivals_[nth(part)].states = states.size();
            for (std::size_t i = 0; i < states.size(); ++i) place_[nth(states[i])] = i;
        }
        arrivals_[nth(parts_.of(0))].row(0)[place_[0]] = 1;
    }
    bool run() {
        for (int part = parts_.count() - 1; part >= 0; --part) {
            if (arrivals_[nth(part)].cells.empty()) continue;
            if (!pass(part)) return false;
            arrivals_[nth(part)] = {};
        }
        return true;
    }
    Spread spread() const {
        Spread spread{{}, left_out_};
        for (std::size_t i = 0; i < end_.cells.size(); ++i)
            if (end_.cells[i] > 0)
                spread.sums.push_back({(end_.low + static_cast<std::int64_t>(i)) * grain_, end_.cells[i]});
        return spread;
    }

 private:
    struct Passage {
        std::size_t from, to;  // the indices in their parts
        double chance;
        std::int64_t change;
        Arrivals* into;
    };
    // The moves that leave the part or change the sum. `rounds` becomes the matrix that adds up all its other moves.
    std::vector<Passage> moves_of(int part, std::vector<double>& rounds) {
        const auto& states = parts_.states(part);
        std::vector<double> rest(states.size() * states.size());
        std::vector<Passage> moves;
        for (std::size_t from = 0; from < states.size(); ++from) {
            rest[from * states.size() + from] += 1;
            for (const auto& branch : chain_.states[nth(states[from])]) {
                const double chance = real(branch.ways) / chain_.ways;
                const bool ends = branch.to < 0, inside = !ends && parts_.of(branch.to) == part;
                const std::size_t to = ends ? 0 : place_[nth(branch.to)];
                if (inside && branch.change < 0)
                    throw Error{"Money is lost in a ring of states, so its sums have no least."};
                if (inside && branch.change == 0)
                    rest[from * states.size() + to] -= chance;
                else
                    moves.push_back({from, to, chance, branch.change / grain_,
                                     ends ? &end_ : &arrivals_[nth(parts_.of(branch.to))]});
            }
        }
        rounds = inverse(std::move(rest), states.size());
        return moves;
    }
    bool pass(int part) {
        std::vector<double> rounds;
        const auto moves = moves_of(part, rounds);
        Arrivals& here = arrivals_[nth(part)];
        const std::size_t n = here.states;
        std::vector<double> visits(n);
        for (std::size_t row = 0; row < here.rows(); ++row) {  // the loop may add rows
            const double* arrived = here.cells.data() + row * n;
            const double all = std::accumulate(arrived, arrived + n, 0.0);
            if (all < speck) {
                left_out_ += all;
                continue;
            }
            std::fill(visits.begin(), visits.end(), 0.0);
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j < n; ++j) visits[j] += arrived[i] * rounds[i * n + j];
            work_ += real(n * n + moves.size());
            if (work_ > most_work_) return false;
            for (const Passage& move : moves) {
                double* to = move.into->row(here.low + static_cast<std::int64_t>(row) + move.change);
                if (!to) return false;
                to[move.to] += visits[move.from] * move.chance;
            }
        }
        return true;
    }

    const Chain& chain_;
    ChainParts parts_;
    std::vector<std::size_t> place_;  // the index of a state within its part
    double most_work_, work_ = 0, left_out_ = 0;
    std::int64_t grain_ = 1;  // divides every change; the unit of all sums
    std::vector<Arrivals> arrivals_{};
    Arrivals end_{};
};

}  // namespace

std::optional<Spread> spread_of(const Chain& chain, double most_work) {
    Spreader spreader{chain, most_work};
    if (!spreader.run()) return {};
    return spreader.spread();
}

Fraction kept_by_house(const PlainOdds& odds) { return odds.stake == 0 ? 0 : Fraction{-odds.edge / whole(odds.stake)}; }

std::vector<PlainOdds> plain_odds(const rules::Sheet& rules) {
    const rules::State start = opening(rules);
    const std::int64_t had = worth(start);
    std::vector<PlainOdds> odds;
    for (const rules::Event& decision : legal(rules, start)) {
        rules::State state = start;
        advance(rules, state, decision);
        const std::int64_t stake = had - worth(state);
        const auto ends = [&](const rules::State& at) -> std::optional<End> {
            if (dice_wanted(rules, at).count > 0) return {};
            return End{worth(at) - had, stake};
        };
        if (ends(state))
            throw Error{"After '" + to_text(decision) + "' no dice are thrown: the rounds of " +
                        std::string{game_name(rules)} + " cannot be told from one decision each."};
        const Chain round = walk(rules, state, ends);
        const Solved solved = solve(round);
        odds.push_back({round_odds(round, solved), to_text(decision), stake, solved.throws, round.states.size()});
    }
    return odds;
}

}  // namespace boxcars::odds
