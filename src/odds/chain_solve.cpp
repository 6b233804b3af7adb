// A chain solved without a fraction until the last line. Its strongly connected parts stand in layers, each leading
// only to later ones; inside a part the visits follow by fraction-free elimination, and all states of a
// layer share one denominator, so that a gcd is taken once an answer and not once a step.
#include "odds/chain_parts.h"
#include "odds/eliminate.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

constexpr std::size_t largest_part = 200;  // elimination takes the third power of it

using Row = std::vector<mpz_class>;

// Visits: the mean number of throws made in a state. That of state s is chain.ways * flow_[s] / below_[layer + 1].
class Solver {
 public:
    explicit Solver(const Chain& chain) : chain_(chain), parts_(chain), flow_(chain.states.size()) {
        sort_into_layers();
        find_sources();
        ends_.resize(chain.ends.size());
    }
    Solved run() {
        for (const auto& layer : layers_) pass(layer);
        Solved solved;
        for (const mpz_class& end : ends_) solved.chance.emplace_back(end, below_.back()).canonicalize();
        solved.throws = Fraction{throws_, below_.back()};
        solved.throws.canonicalize();
        solved.change = Fraction{change_, below_.back()};
        solved.change.canonicalize();
        return solved;
    }

 private:
    struct Source {
        int from;
        unsigned long ways;
    };
    void sort_into_layers() {
        layer_of_.assign(at(parts_.count()), 0);
        for (int part = parts_.count() - 1; part >= 0; --part) {
            const std::size_t layer = layer_of_[at(part)];
            if (layers_.size() <= layer) layers_.resize(layer + 1);
            layers_[layer].push_back(part);
            for (const int state : parts_.states(part))
                for (const auto& branch : chain_.states[at(state)])
                    if (branch.to >= 0 && parts_.of(branch.to) != part) {
                        std::size_t& later = layer_of_[at(parts_.of(branch.to))];
                        later = std::max(later, layer + 1);
                    }
        }
    }
    void find_sources() {  // from other parts
        sources_.resize(chain_.states.size());
        for (std::size_t s = 0; s < chain_.states.size(); ++s)
            for (const auto& branch : chain_.states[s])
                if (branch.to >= 0 && parts_.of(branch.to) != parts_.of(static_cast<int>(s)))
                    sources_[at(branch.to)].push_back({static_cast<int>(s), static_cast<unsigned long>(branch.ways)});
    }
    // What comes into a state from earlier layers, over the denominator of this one.
    mpz_class inflow(int state, std::size_t layer) {
        mpz_class sum = state == 0 ? below_[layer] : mpz_class{};
        for (const auto& [from, ways] : sources_[at(state)]) {
            const std::size_t of = layer_of_[at(parts_.of(from))] + 1;
            if (of == layer) {
                mpz_addmul_ui(sum.get_mpz_t(), flow_[at(from)].get_mpz_t(), ways);
                continue;
            }
            mpz_class scaled = below_[layer] / below_[of];
            scaled *= flow_[at(from)];
            mpz_addmul_ui(sum.get_mpz_t(), scaled.get_mpz_t(), ways);
        }
        return sum;
    }
    // The flow of the part's states times the determinant answered, both without what they have in common.
    mpz_class solve_part(const std::vector<int>& states, std::size_t layer) {
        const std::size_t n = states.size();
        if (n > largest_part)
            throw Error{"These states lead to one another in a ring of " + std::to_string(n) + ", and at most " +
                        std::to_string(largest_part) + " can be solved exactly; take some bets down."};
        std::vector<Row> rows(n, Row(n + 1));
        for (std::size_t j = 0; j < n; ++j) {
            rows[j][j] += chain_.ways;
            rows[j][n] = inflow(states[j], layer);
            for (const auto& branch : chain_.states[at(states[j])]) {
                const auto member = std::find(states.begin(), states.end(), branch.to);
                if (member != states.end()) rows[at(static_cast<int>(member - states.begin()))][j] -= branch.ways;
            }
        }
        mpz_class det = eliminate(rows);
        if (det == 0) throw Error{"This game can go on for ever without an end, so it has no exact odds."};
        mpz_class common = det;
        for (const Row& row : rows) common = gcd(common, row[n]);
        det /= common;
        for (std::size_t j = 0; j < n; ++j) flow_[at(states[j])] = rows[j][n] / common;
        return det;
    }
    void pass(const std::vector<int>& layer) {
        const std::size_t number = below_.size() - 1;
        std::vector<mpz_class> dets;
        mpz_class all = 1;
        for (const int part : layer) all = lcm(all, dets.emplace_back(solve_part(parts_.states(part), number)));
        for (mpz_class& end : ends_) end *= all;
        throws_ *= all;
        change_ *= all;
        for (std::size_t i = 0; i < layer.size(); ++i) {
            const mpz_class factor = all / dets[i];
            for (const int state : parts_.states(layer[i])) {
                flow_[at(state)] *= factor;
                count(state);
            }
        }
        below_.push_back(below_.back() * all);
    }
    void count(int state) {
        const mpz_class& flow = flow_[at(state)];
        throws_ += flow * chain_.ways;
        for (const auto& branch : chain_.states[at(state)]) {
            if (branch.to < 0)
                mpz_addmul_ui(ends_[at(-1 - branch.to)].get_mpz_t(), flow.get_mpz_t(),
                              static_cast<unsigned long>(branch.ways));
            if (branch.change != 0) change_ += flow * mpz_class{branch.change * branch.ways};
        }
    }

    const Chain& chain_;
    Parts parts_;
    std::vector<std::size_t> layer_of_{};     // by part
    std::vector<std::vector<int>> layers_{};  // of parts
    std::vector<std::vector<Source>> sources_{};
    std::vector<mpz_class> flow_;
    std::vector<mpz_class> below_{1};  // by layer: the denominator of what comes into it
    std::vector<mpz_class> ends_{};
    mpz_class throws_{}, change_{};
};

}  // namespace

Solved solve(const Chain& chain) { return Solver{chain}.run(); }

}  // namespace boxcars::odds
