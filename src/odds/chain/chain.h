// A game moved by dice alone, as a finite chain: its states, and the throws that lead on from each or end it. Built by
// walking the rules' own states, solved in exact fractions. Knows no game. Source: absorbing Markov chains (Kemeny and
// Snell, Finite Markov Chains): the mean number of visits to each state gives the chances of the ends, the mean time
// and the mean gain at once.
#pragma once
#include "base/error.h"
#include "base/numbers.h"
#include "odds/fraction.h"
#include "rules/game.h"

#include <map>

namespace boxcars::rules {
struct Sheet;
}

namespace boxcars::odds {

// One throw of several equal dice, in any order.
struct ThrowWays {
    std::vector<int> faces{};  // ascending
    int ways = 1;              // how many ordered throws show these faces
};
std::vector<ThrowWays> throws_of(rules::Dice dice);  // two six-sided dice: 21 throws, 36 ways in all
const std::vector<ThrowWays>& two_dice();            // the throws of two six-sided dice
const std::vector<ThrowWays>& three_dice();

// Calls with(after, throw) for every throw of three dice that changes the state. Players throw again until one does.
// Returns how many of the 216 ordered throws do.
template <class Rules, class State, class With>
int each_change(const Rules& rules, const State& state, const With& with) {
    int ways = 0;
    for (const ThrowWays& each : three_dice()) {
        State after = state;
        advance(rules, after, thrown(rules, each.faces));
        if (after == state) continue;
        ways += each.ways;
        with(after, each);
    }
    return ways;
}

struct End {  // one result of the game, in its smallest coin
    std::int64_t result = 0;
    std::int64_t stake = 0;  // the amount put at risk so far
    auto operator<=>(const End&) const = default;
};

struct Chain {
    struct Branch {
        int ways = 0;
        int to = 0;               // a state; negative: end number -1 - to
        std::int64_t change = 0;  // won or lost by this throw
    };
    int ways = 1;                               // the ways of one throw: the branches of a state add up to this
    std::vector<std::vector<Branch>> states{};  // the chain begins in state 0
    std::vector<End> ends{};
};

// The strongly connected parts of a chain: states that can all reach one another. No path leads back to a part once
// left, so the parts can be solved one after the other. Source: Tarjan, Depth-first search and linear graph algorithms
// (1972), here without recursion.
class ChainParts {
 public:
    explicit ChainParts(const Chain& chain);
    int count() const { return how_many(found_); }
    // A part only leads to parts with lower numbers.
    const std::vector<int>& states(int part) const { return found_[nth(part)]; }
    int of(int state) const { return part_[nth(state)]; }

 private:
    std::vector<std::vector<int>> found_{};
    std::vector<int> part_;
};

struct Solved {
    std::vector<Fraction> chance{};  // indexed by end
    Fraction throws;                 // mean number until an end
    Fraction change;                 // mean sum of all changes
};
// Throws Error unless an end can be reached from every state.
Solved solve(const Chain& chain);
Fraction throws_variance(const Chain& chain);                       // variance of the number of throws until an end
std::vector<Fraction> throw_chances(const Chain& chain, int most);  // [n]: the chance to end with throw n + 1

// Solves linear equations in whole numbers, without fractions in between. Source: Bareiss, Sylvester's identity and
// multistep integer-preserving Gaussian elimination (1968). `rows`: a square matrix, and one column or more to its
// right. Turns each of these columns into its solution times the determinant. Returns the determinant; 0: there is no
// unique solution.
mpz_class eliminate(std::vector<std::vector<mpz_class>>& rows);

struct Equation {
    struct Term {
        std::size_t unknown = 0;
        long factor = 0;
    };
    std::vector<Term> terms{};  // no two have the same unknown
    mpz_class sum{};
};

// Solves n equations for n unknowns: first modulo a prime, then lifted to as many digits in that prime as are needed to
// read off the fractions. The work that grows with the third power of the number of equations uses small numbers only.
// Source: Dixon, Exact solution of linear equations using p-adic expansions (1982). Returns the least common
// denominator, and in `unknowns` the numerators. Returns 0 if the prime divides the determinant, which is always so for
// equations without a unique solution.
mpz_class solve_by_lifting(const std::vector<Equation>& equations, std::vector<mpz_class>& unknowns);

// A result of a bet.
struct Net {
    std::int64_t coins = 0;  // won; negative if lost
    Fraction chance;
};
using NetChances = std::map<std::int64_t, Fraction>;  // by what is won

// The odds of a bet, from the chances of its results.
struct RoundOdds {
    std::vector<Net> results{};      // ascending; the chances add up to 1
    Fraction win{}, push{}, lose{};  // the chances of a result above, at and below 0
    Fraction edge{}, variance{};     // of the result; an edge above 0 favours the player
};
RoundOdds round_odds(const NetChances& chances);
RoundOdds round_odds(const Chain& chain, const Solved& solved);  // of the results of its ends

// The odds of one decision that opens a game with an account (worth() in rules/game.h), and of all throws that the
// rules ask for after it. Its net is the change of the player's worth. Every pay-out comes from the rules.
struct PlainOdds : RoundOdds {  // the odds of one decision
    std::string decision{};     // as in the journal: "bet 4"
    std::int64_t stake = 0;     // what the decision puts at risk, in the game's own coins
    Fraction throws{};          // the mean number of throws
    std::size_t states = 0;
};
Fraction kept_by_house(const PlainOdds& odds);  // per coin staked; 0 if nothing is

// Throws Error for too many states, or for more than one decision before a throw. requires: the game keeps an account
std::vector<PlainOdds> plain_odds(const rules::Sheet& rules);

// ---- the result of a settled bet, as expected before its dice were thrown, in doubles from the exact odds. Luck is
// measured against it. Empty for a game or a bet without exact odds.

struct HandOdds {  // the player's net for one unit staked
    double mean = 0;
    std::optional<double> variance{};  // empty if one throw decides several such bets
    // Net for one unit staked, and its chance. Empty if `variance` is empty.
    std::vector<std::pair<double, double>> results{};
};
HandOdds hand_odds_of(const RoundOdds& odds);

// Whether hand_odds() and hands_as_long() are declared for a game. A game with Rules::has_odds specialises them, and
// this, in its odds.h: a file that asks without including it does not compile.
template <class Rules>
constexpr bool hand_odds_declared = !requires {
    Rules::has_odds;
};

// `bet`: the name that hand_results() of the game uses.
template <class Rules>
std::optional<HandOdds> hand_odds(const Rules&, std::string_view) {
    static_assert(hand_odds_declared<Rules>, "include odds/GAME/odds.h");
    return {};
}

// The chance that a hand takes so many throws or more, from its first throw on. Empty for a game without such hands.
template <class Rules>
std::optional<double> hands_as_long(const Rules&, std::int64_t) {
    static_assert(hand_odds_declared<Rules>, "include odds/GAME/odds.h");
    return {};
}

// ---- making a chain

// Adds the branch, or its ways to an equal branch.
void add_branch(std::vector<Chain::Branch>& branches, Chain::Branch branch);

// Where a throw leads from a place in the game.
template <class Place>
struct Onward {
    Place place;
    std::optional<End> end{};
    std::int64_t change = 0;
};

// Builds the chain from `start`. `next(place, throw)` returns an Onward. Places with the same `key(place)` are one
// state. Throws Error, with a sentence, if there are more than `most` states.
template <class Place, class Next, class Key>
Chain compile(const Place& start, const std::vector<ThrowWays>& throws, Next next, Key key, std::size_t most = 20000) {
    Chain chain;
    chain.ways = 0;
    for (const auto& thrown : throws) chain.ways += thrown.ways;
    std::map<decltype(key(start)), int> numbers{{key(start), 0}};
    std::map<End, int> ends;
    std::vector<Place> places{start};
    for (std::size_t at = 0; at < places.size(); ++at) {
        auto& branches = chain.states.emplace_back();
        for (const auto& thrown : throws) {
            Onward<Place> onward = next(places[at], thrown);
            int to = 0;
            if (onward.end) {
                to = -1 - ends.try_emplace(*onward.end, static_cast<int>(ends.size())).first->second;
            } else {
                const auto [known, fresh] = numbers.try_emplace(key(onward.place), static_cast<int>(places.size()));
                to = known->second;
                if (fresh) places.push_back(std::move(onward.place));
            }
            add_branch(branches, {thrown.ways, to, onward.change});
        }
        if (places.size() > most)
            throw Error{"More than " + std::to_string(most) +
                        " different states can be come to, too many to count exactly."};
    }
    chain.ends.resize(ends.size());
    for (const auto& [end, number] : ends) chain.ends[static_cast<std::size_t>(number)] = end;
    return chain;
}

// How likely each sum of a chain's changes is at its end, in doubles, and the chance of the sums left out.
struct SumChance {
    std::int64_t change = 0;
    double chance = 0;
};
struct Spread {
    std::vector<SumChance> sums{};  // ascending
    double left_out = 0;            // the chance of the sums left out
};
// Empty if it would take more than `most_work` multiplications. Throws Error if from some state no end can be reached,
// or if money can be lost on a path that leads back to where it began.
std::optional<Spread> spread_of(const Chain& chain, double most_work = 4e8);

// Turns throws without decisions between them into a finite chain. All throws are equally likely, and the rules say
// where each leads. ends(state) returns the result, or nothing while the game goes on. States with the same key(state)
// are one state of the chain; a key that holds a counter would make infinitely many states. requires: the game has not
// ended at `start`. Throws Error for a state without dice or with other dice than the first throw, and for too many
// states.
struct WholeState {
    auto operator()(const auto& state) const { return canonical(state); }
};
template <class R, class Ends, class Key = WholeState>
Chain walk(const R& rules, const typename R::State& start, const Ends& ends, const Key& key = {}) {
    const rules::Dice dice = dice_wanted(rules, start);
    const auto next = [&](const typename R::State& state, const ThrowWays& dealt) {
        if (dice.count == 0 || dice_wanted(rules, state) != dice)
            throw Error{"Nobody decides here and the dice of the first throw are not wanted, so no chain goes on."};
        Onward<typename R::State> onward{state};
        advance(rules, onward.place, thrown(rules, dealt.faces));
        onward.end = ends(onward.place);
        return onward;
    };
    return compile(start, throws_of(dice), next, key);
}

}  // namespace boxcars::odds
