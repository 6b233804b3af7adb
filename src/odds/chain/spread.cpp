// Finds the chance of every sum of money, part by part, and inside a part from the lowest sum up. No move inside a part
// loses money, so the chance of a sum is known once all lower sums are done. An inverse matrix adds up the moves inside
// a part that do not change the sum.
#include "odds/chain/chain.h"

#include "base/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace boxcars::odds {
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

}  // namespace boxcars::odds
