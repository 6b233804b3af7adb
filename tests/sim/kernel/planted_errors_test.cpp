// A planted error moves some simulated figure by more than four standard errors.
#include "odds/craps/chain.h"
#include "simulated.h"

using namespace boxcars;
using namespace boxcars::sim;
using rules::member;

namespace {

constexpr std::int64_t games = 400'000;
constexpr std::uint64_t planted_seed = 3;

// The chain of the pass line with one way of 36 gone astray, from where it leads to the other end: for each of them.
template <class With>
void each_wrong_branch(With with) {
    const odds::Chain right = odds::chain_of(craps::Rules{}, {{craps::Kind::Pass}});
    for (std::size_t state = 0; state < right.states.size(); ++state)
        for (std::size_t branch = 0; branch < right.states[state].size(); ++branch)
            if (const int to = right.states[state][branch].to; to < 0) {
                odds::Chain wrong = right;
                --wrong.states[state][branch].ways;
                add_branch(wrong.states[state], {1, to == -1 ? -2 : -1, 0});
                with(wrong);
            }
}

LineResult result_of(const ChainCounts& counts) {
    return {counts.games, counts.of(line_won), counts.of(line_lost), counts.throws, counts.lengths};
}

// 64 games side by side, their lengths unknown: how far their wins and their mean length are off.
double worst_of_rows(const ByteChain& chain, const odds::LineGame& exact) {
    constexpr int steps = 30'000;
    GamesInFlight flight{};
    flight.dice = chance::block_state(planted_seed, 1);
    RowWalk{chain}.walk(flight, steps, nullptr);
    const std::int64_t wins = flight.ends[-line_won], over = wins + flight.ends[-line_lost];
    const auto throws = static_cast<double>(std::int64_t{steps} * lanes - flight.refused);
    return std::max(std::abs(z_of_count(wins, over, odds::to_double(exact.win))),
                    std::abs(z_of_sum(throws, static_cast<double>(over), odds::to_double(exact.mean_rolls),
                                      odds::to_double(exact.variance_rolls))));
}

template <class Rules, class Worst>
void check_wrong_knobs(std::initializer_list<rules::Member<Rules>> knobs, Worst worst) {
    CHECK(worst(Rules{}) < 4);
    for (const auto knob : knobs) {
        Rules wrong;
        knob.set(wrong, knob.get(wrong) + 1);
        CHECK(worst(wrong) > 4);
    }
}

}  // namespace

TEST_CASE("an error planted in the chain, one way of 36 that leads to the wrong end, is caught by the wins") {
    const auto result = play_line({.games = games, .seed = planted_seed});
    CHECK(worst_of_line({}, odds::line_game({}), result) < 4);
    int planted = 0;
    each_wrong_branch([&](const odds::Chain& wrong) {
        ++planted;
        const auto solved = solve(wrong);
        odds::Fraction win;
        for (std::size_t end = 0; end < wrong.ends.size(); ++end)
            if (wrong.ends[end].result > 0) win += solved.chance[end];
        CHECK(std::abs(z_of_count(result.wins, result.games, odds::to_double(win))) > 4);
    });
    CHECK(planted == 14);  // won and lost, from the come-out and from each of six points
}

TEST_CASE("an error planted in a rule of craps, one throw of 36 in one state that is judged wrongly, is caught") {
    const auto exact = odds::line_game({});
    const Walked right = walk_line({});
    for (std::size_t state = 0; state < right.next.size(); ++state)
        for (std::size_t thrown = 0; thrown < right.next[state].size(); ++thrown) {
            Walked wrong = right;
            int& to = wrong.next[state][thrown];
            to = to == line_won ? line_lost : line_won;
            const auto counts = ChainWalk{wrong, Path::Auto, Lengths::Counted}.play_block(planted_seed, 1, games, {});
            CAPTURE(state);
            CAPTURE(thrown);
            CHECK(worst_of_line({}, exact, result_of(counts)) > 4);
        }
}

TEST_CASE("an error planted in a rule of sì-wŭ-liù, a pay-out one too many or a tie to the wrong side, is caught") {
    using siwuliu::Rules;
    check_wrong_knobs<Rules>(
        {member<&Rules::pays_111>, member<&Rules::pays_triple>, member<&Rules::pays_456>, member<&Rules::pays_point>,
         member<&Rules::tie>, member<&Rules::pair_with_6_or_1>, member<&Rules::banker_multiples>},
        [](const Rules& wrong) {
            const RoundsPlan plan{.rules = wrong, .games = games, .seed = planted_seed};
            return worst_of_siwuliu({}, play_rounds(plan));
        });
}

TEST_CASE("an error planted in a rule of cee-lo, a pay-out one too many or a tie to the wrong side, is caught") {
    using ceelo::Rules;
    check_wrong_knobs<Rules>({member<&Rules::pays_111>, member<&Rules::pays_triple>, member<&Rules::pays_456>,
                              member<&Rules::pays_point>, member<&Rules::pays_at_once>, member<&Rules::tie>},
                             [](const Rules& wrong) {
                                 const CeeloRoundsPlan plan{.rules = wrong, .games = games, .seed = planted_seed};
                                 return worst_of_ceelo({}, play_rounds(plan));
                             });
}

TEST_CASE("an error planted in a rule of pig, another face that ends the turn, a point or a side too many, is caught") {
    using pig::Rules;
    check_wrong_knobs<Rules>(
        {member<&Rules::pig_face>, member<&Rules::sides>, member<&Rules::goal>}, [](const Rules& wrong) {
            MatchPlan plan{.rules = wrong, .players = {"hold20", "hold:8"}, .games = 2'000'000, .seed = planted_seed};
            const auto result = play_match(plan);
            plan.rules = {};
            return worst_of_pig(plan, result);
        });
}

TEST_CASE("an error planted in the kernel's table, one entry of it that leads elsewhere, is caught") {
    const auto exact = odds::line_game({});
    const ByteChain right = compile(walk_line({}));
    CHECK(worst_of_rows(right, exact) < 4);
    for (std::size_t n = 0; n < right.moves.size(); ++n) {
        const bool refused = static_cast<int>(n) % right.classes == right.refused;
        ByteChain wrong = right;
        auto& move = wrong.moves[n];
        if (refused) continue;  // a move of no throw: there is none to go wrong
        move = ByteChain::Move{0, static_cast<std::uint8_t>(move.end == -line_won ? -line_lost : -line_won)};
        CAPTURE(n);
        CHECK(worst_of_rows(wrong, exact) > 4);
    }
    ByteChain counted = right;  // the refused bytes taken for throws
    counted.refused = -1;
    CHECK(worst_of_rows(counted, exact) > 4);
}
