// Solves a chain in whole numbers; only the answers become fractions. Its strongly connected parts stand in layers,
// each leading only to later ones. Inside a part fraction-free elimination finds the visits. All states of a layer
// share one denominator, so a gcd is taken once per answer and not once per step.
#include "odds/chain/chain.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

constexpr std::size_t largest_part = 1000;  // takes a second or two; time grows with the third power
constexpr std::size_t few = 32;             // most states for which elimination is faster than lifting

using Row = std::vector<mpz_class>;

// Finds the visits: the mean number of throws made in state s is chain.ways * flow_[s] / below_[layer + 1].
class Solver {
 public:
    explicit Solver(const Chain& chain) : Solver(chain, {{1}, 1}) {}
    // The chain begins in state s with the weight begin.weights[s] / begin.under; missing states weigh 0.
    struct Inflow {
        std::vector<mpz_class> weights{};
        mpz_class under = 1;
    };
    Solver(const Chain& chain, Inflow begin)
        : chain_(chain),
          begin_(std::move(begin)),
          parts_(chain),
          place_(chain.states.size()),
          flow_(chain.states.size()) {
        sort_into_layers();
        find_sources();
        begin_.weights.resize(chain.states.size());
        ends_.resize(chain.ends.size());
    }
    Solved run() {
        for (const auto& layer : layers_) pass(layer);
        Solved solved;
        const mpz_class under = below_.back() * begin_.under;
        for (const mpz_class& end : ends_) solved.chance.push_back(quotient(end, under));
        solved.throws = quotient(throws_, under);
        solved.change = quotient(change_, under);
        return solved;
    }
    Inflow visits() const {  // call after run()
        Inflow visits{flow_, below_.back() * begin_.under};
        for (std::size_t s = 0; s < flow_.size(); ++s)
            visits.weights[s] *=
                chain_.ways * (below_.back() / below_[layer_of_[nth(parts_.of(static_cast<int>(s)))] + 1]);
        return visits;
    }

 private:
    static Error endless() { return Error{"This game can go on for ever without an end, so it has no exact odds."}; }
    void sort_into_layers() {
        layer_of_.assign(nth(parts_.count()), 0);
        for (int part = parts_.count() - 1; part >= 0; --part) {
            const std::size_t layer = layer_of_[nth(part)];
            if (layers_.size() <= layer) layers_.resize(layer + 1);
            layers_[layer].push_back(part);
            for (const int state : parts_.states(part))
                for (const auto& branch : chain_.states[nth(state)])
                    if (branch.to >= 0 && parts_.of(branch.to) != part) {
                        std::size_t& later = layer_of_[nth(parts_.of(branch.to))];
                        later = std::max(later, layer + 1);
                    }
        }
    }
    void find_sources() {  // what leads into each state from other parts
        sources_.resize(chain_.states.size());
        for (std::size_t s = 0; s < chain_.states.size(); ++s)
            for (const auto& branch : chain_.states[s])
                if (branch.to >= 0 && parts_.of(branch.to) != parts_.of(static_cast<int>(s)))
                    sources_[nth(branch.to)].push_back({static_cast<int>(s), static_cast<unsigned long>(branch.ways)});
    }
    // The flow into a state from earlier layers: the numerator over the denominator of this layer.
    mpz_class inflow(int state, std::size_t layer) {
        mpz_class sum;
        if (begin_.weights[nth(state)] != 0) sum = begin_.weights[nth(state)] * below_[layer];
        for (const auto& [from, ways] : sources_[nth(state)]) {
            const std::size_t of = layer_of_[nth(parts_.of(from))] + 1;
            if (of == layer) {
                mpz_addmul_ui(sum.get_mpz_t(), flow_[nth(from)].get_mpz_t(), ways);
                continue;
            }
            mpz_class scaled = below_[layer] / below_[of];
            scaled *= flow_[nth(from)];
            mpz_addmul_ui(sum.get_mpz_t(), scaled.get_mpz_t(), ways);
        }
        return sum;
    }
    mpz_class solve_one(int state, std::size_t layer) {  // a part of one state
        mpz_class& flow = flow_[nth(state)];
        flow = inflow(state, layer);
        int leaves = chain_.ways;
        for (const auto& branch : chain_.states[nth(state)])
            if (branch.to == state) leaves -= branch.ways;
        if (leaves == 0) throw endless();
        const auto common = mpz_gcd_ui(nullptr, flow.get_mpz_t(), static_cast<unsigned long>(leaves));
        mpz_divexact_ui(flow.get_mpz_t(), flow.get_mpz_t(), common);
        return static_cast<unsigned long>(leaves) / common;
    }
    // Stores the flow of the part's states over a denominator, which is returned; both without their common factor.
    mpz_class solve_part(const std::vector<int>& states, std::size_t layer) {
        const std::size_t n = states.size();
        if (n == 1) return solve_one(states.front(), layer);
        if (n > largest_part)
            throw Error{"A ring of " + std::to_string(n) + " states leads from each to all others, and at most " +
                        std::to_string(largest_part) + " can be solved exactly."};
        if (!leads_out(states)) throw endless();
        const auto equations = equations_of(states, layer);
        std::vector<mpz_class> flows;
        mpz_class det = n > few ? solve_by_lifting(equations, flows) : 0;
        if (det == 0) det = solve_by_elimination(equations, flows);
        mpz_class common = det;
        for (const mpz_class& flow : flows) common = gcd(common, flow);
        det /= common;
        for (std::size_t j = 0; j < n; ++j) flow_[nth(states[j])] = flows[j] / common;
        return det;
    }
    bool leads_out(const std::vector<int>& states) const {
        const int part = parts_.of(states.front());
        return std::ranges::any_of(states, [&](int state) {
            return std::ranges::any_of(chain_.states[nth(state)], [&](const Chain::Branch& branch) {
                return branch.to < 0 || parts_.of(branch.to) != part;
            });
        });
    }
    std::vector<Equation> equations_of(const std::vector<int>& states, std::size_t layer) {
        for (std::size_t j = 0; j < states.size(); ++j) place_[nth(states[j])] = j;
        std::vector<Equation> equations(states.size());
        const auto add = [](std::vector<Equation::Term>& terms, std::size_t unknown, long factor) {
            if (terms.empty() || terms.back().unknown != unknown) terms.push_back({unknown, 0});
            terms.back().factor += factor;
        };
        for (std::size_t j = 0; j < states.size(); ++j) {
            equations[j].sum = inflow(states[j], layer);
            add(equations[j].terms, j, chain_.ways);
            for (const auto& branch : chain_.states[nth(states[j])])
                if (branch.to >= 0 && parts_.of(branch.to) == parts_.of(states[j]))
                    add(equations[place_[nth(branch.to)]].terms, j, -branch.ways);
        }
        return equations;
    }
    static mpz_class solve_by_elimination(const std::vector<Equation>& equations, std::vector<mpz_class>& flows) {
        const std::size_t n = equations.size();
        std::vector<Row> rows(n, Row(n + 1));
        for (std::size_t i = 0; i < n; ++i) {
            for (const auto& [unknown, factor] : equations[i].terms) rows[i][unknown] = factor;
            rows[i][n] = equations[i].sum;
        }
        mpz_class det = eliminate(rows);
        flows.clear();
        for (Row& row : rows) flows.push_back(std::move(row[n]));
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
                flow_[nth(state)] *= factor;
                count(state);
            }
        }
        below_.push_back(below_.back() * all);
    }
    void count(int state) {
        const mpz_class& flow = flow_[nth(state)];
        throws_ += flow * chain_.ways;
        for (const auto& branch : chain_.states[nth(state)]) {
            if (branch.to < 0)
                mpz_addmul_ui(ends_[nth(-1 - branch.to)].get_mpz_t(), flow.get_mpz_t(),
                              static_cast<unsigned long>(branch.ways));
            if (branch.change != 0) change_ += flow * whole(branch.change * branch.ways);
        }
    }

    const Chain& chain_;
    Inflow begin_;
    ChainParts parts_;
    std::vector<std::size_t> layer_of_{};                                // indexed by part
    std::vector<std::vector<int>> layers_{};                             // the parts of each layer
    std::vector<std::vector<std::pair<int, unsigned long>>> sources_{};  // from which state, in how many ways
    std::vector<std::size_t> place_;                                     // the index of a state within its part
    std::vector<mpz_class> flow_;
    std::vector<mpz_class> below_{1};  // indexed by layer: the denominator of its inflow
    std::vector<mpz_class> ends_{};
    mpz_class throws_{}, change_{};
};

}  // namespace

Solved solve(const Chain& chain) { return Solver{chain}.run(); }

// With T throws in all, T (T + 1) / 2 is the sum, over every throw, of the throws left including that one. Its mean is
// the length of a chain that begins in each state with the weight of its visits in this chain.
Fraction throws_variance(const Chain& chain) {
    Solver solver{chain};
    const Fraction mean = solver.run().throws, left = Solver{chain, solver.visits()}.run().throws;
    return 2 * left - mean - mean * mean;
}

}  // namespace boxcars::odds
