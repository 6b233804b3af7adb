// Every simulated figure lies within four standard errors of the exact one; a planted error moves one further.
#include "random_sheets.h"
#include "longer.h"
#include "odds/pig/optimal.h"
#include "sim/ceelo/match.h"
#include "sim/craps/run.h"
#include "sim/pig/match.h"
#include "sim/siwuliu/run.h"

using namespace boxcars;
using namespace boxcars::sim;
using rules::member;

namespace {

// Of a length: its distribution, [n]: over with throw n + 1, and the moments that come of it.
struct LengthLaw {
    std::vector<double> chances{};
    double mean = 0, variance = 0, fourth = 0;  // the last two about the mean
};

LengthLaw length_law(const Walked& walked) {
    LengthLaw law;
    const double throws = static_cast<double>(walked.next[0].size());
    std::vector<double> here(walked.next.size());
    here[0] = 1;
    for (double left = 1; left > 1e-16;) {
        std::vector<double> next(here.size());
        double over = 0;
        left = 0;
        for (std::size_t state = 0; state < here.size(); ++state)
            for (const int to : walked.next[state])
                (to < 0 ? over : next[static_cast<std::size_t>(to)]) += here[state] / throws;
        for (const double p : next) left += p;
        here.swap(next);
        law.chances.push_back(over);
    }
    for (std::size_t n = 0; n < law.chances.size(); ++n) law.mean += static_cast<double>(n + 1) * law.chances[n];
    for (std::size_t n = 0; n < law.chances.size(); ++n) {
        const double off = static_cast<double>(n + 1) - law.mean, square = off * off;
        law.variance += square * law.chances[n];
        law.fourth += square * square * law.chances[n];
    }
    return law;
}

// Wins, every length, the mean length, and how far lengths spread.
double worst_of_line(const craps::Rules& rules, const odds::LineGame& exact, const LineResult& result) {
    const LengthLaw law = length_law(walk_line(rules));
    const double mean = odds::to_double(exact.mean_rolls), variance = odds::to_double(exact.variance_rolls);
    if (std::abs(law.mean - mean) > 1e-9 || std::abs(law.variance - variance) > 1e-7) return far_off;
    const auto n = static_cast<double>(result.games);
    const auto looked_at = static_cast<double>(result.length_games());
    const std::int64_t pushes = result.games - result.wins - result.losses;
    Cells lengths{result.length_games()};
    double squares = 0, left = 1;
    for (std::size_t at = 0; at < std::max(result.lengths.size(), law.chances.size()); ++at) {
        const auto count = at < result.lengths.size() ? result.lengths[at] : 0;
        const double p = at < exact.p_rolls.size() ? odds::to_double(exact.p_rolls[at])
                         : at < law.chances.size() ? law.chances[at]
                                                   : 0;
        lengths.add(count, p);
        left -= p;
        const double off = static_cast<double>(at + 1) - mean;
        squares += static_cast<double>(count) * off * off;
    }
    if (std::abs(left) > 1e-9 || (pushes != 0 && exact.push == 0)) return far_off;
    return std::max({std::abs(z_of_count(result.wins, result.games, odds::to_double(exact.win))), lengths.worst(),
                     std::abs(z_of_count(pushes, result.games, odds::to_double(exact.push))),
                     std::abs(z_of_sum(static_cast<double>(result.rolls), n, mean, variance)),
                     std::abs(z_of_sum(squares, looked_at, variance, law.fourth - variance * variance))});
}

// Every net, the mean net, the mean length. results: of net and chance; round: throw by throw.
template <class Results>
double worst_of_rounds(const RoundsResult& result, const Results& results, const odds::Fraction& edge,
                       const odds::Fraction& variance, const odds::Chain& round) {
    Cells nets{result.games};
    for (const auto& exact : results) {
        const auto found = result.results.find(exact.coins);
        nets.add(found == result.results.end() ? 0 : found->second, odds::to_double(exact.chance));
    }
    const auto n = static_cast<double>(result.games);
    const double throws = odds::to_double(solve(round).throws), spread = odds::to_double(throws_variance(round));
    return std::max(
        {nets.worst(), std::abs(z_of_sum(static_cast<double>(result.throws), n, throws, spread)),
         std::abs(z_of_sum(static_cast<double>(result.net()), n, odds::to_double(edge), odds::to_double(variance)))});
}
double worst_of_siwuliu(const siwuliu::Rules& rules, const RoundsResult& result) {
    const odds::SiwuliuOdds odds = odds::siwuliu_odds(rules);
    const odds::RoundOdds& exact = odds.player;
    const odds::Fraction unit{odds::whole(odds.unit)}, edge{exact.edge * unit}, variance{exact.variance * unit * unit};
    return worst_of_rounds(result, exact.results, edge, variance, odds::siwuliu_round(rules));
}
double worst_of_ceelo(const ceelo::Rules& rules, const RoundsResult& result) {
    const auto exact = odds::ceelo_bet(rules);
    return worst_of_rounds(result, exact.results, -exact.banker_edge, exact.variance, odds::ceelo_round(rules));
}

// Wins of both seats where they begin and where they follow.
double worst_of_pig(const MatchPlan& plan, const MatchResult& result) {
    const auto a = players::find_policy(plan.players[0])->rule(plan.rules);
    const auto b = players::find_policy(plan.players[1])->rule(plan.rules);
    const odds::PigPlayer first{plan.rules, a}, second{plan.rules, b};
    const double chances[] = {odds::first_wins(first, second, 0), odds::first_wins(second, first, 1)};
    double worst = 0;
    for (const std::size_t seat : {0u, 1u}) {
        const auto& [policy, wins, games_first, wins_first] = result.seats[seat];
        const auto& other = result.seats[1 - seat];
        if (wins != wins_first + other.games_first - other.wins_first) return far_off;
        worst = std::max(worst, std::abs(z_of_count(wins_first, games_first, chances[seat])));
    }
    return worst;
}

void fix_pig(pig::Rules& rules, int most_goal) {
    rules.players = 2;
    if (rules.goal > most_goal) rules.goal = 2 + rules.goal % (most_goal - 1);
    rules.lead = std::clamp(rules.lead, 1 - rules.goal, rules.goal - 1);
    rules.sides = std::max(rules.sides, 4);  // a coin or a die of three makes games that hardly end
}

// A race, a table and the rules themselves, by turns.
std::vector<std::string> opponents(std::uint64_t seed) {
    constexpr const char* others[] = {"hold25", "four_turns", "keep_pace", "score_base", "hold:7"};
    return {"hold20", others[seed % std::size(others)]};
}

void check_pig(std::int64_t games, int most_goal) {
    const auto fix = [=](pig::Rules& rules) {
        fix_pig(rules, most_goal);
        rules = without_favours(rules);  // no pairing knows such a sheet
    };
    check_sheets<pig::Rules>(100, fix, [&](const pig::Rules& rules, std::uint64_t seed) {
        const MatchPlan plan{.rules = rules, .players = opponents(seed), .games = games, .seed = seed};
        REQUIRE_FALSE(problem(plan));
        const auto result = play_match(plan);
        CHECK(result.games == games);
        near(worst_of_pig(plan, result));
    });
}

// A game of two, throw by throw, begun by the first.
odds::Chain pig_chain(const pig::Rules& rules, const std::vector<std::string>& names, int first) {
    std::vector<players::PigPolicy> players;
    for (const auto& name : names) players.push_back(players::find_policy(name).value());
    pig::State start = opening(rules);
    advance(rules, start, pig::Begin{first});
    const auto next = [&](pig::State state, const odds::ThrowWays& thrown) {
        advance(rules, state, pig::Rolled{thrown.faces[0]});
        if (players[static_cast<std::size_t>(state.turn)].holds(rules, state)) advance(rules, state, pig::Hold{});
        odds::Onward<pig::State> onward{state, {}, 0};
        if (over(rules, state)) onward.end = odds::End{state.winner, 1};
        return onward;
    };
    return odds::compile(start, odds::throws_of({1, rules.sides}), next, [](const pig::State& state) {
        return std::tuple{state.scores[0], state.scores[1], state.turn,  state.turn_total,
                          state.holds[0],  state.holds[1],  state.spared};
    });
}

void check_pig_lengths(std::int64_t games) {
    const auto fix = [](pig::Rules& rules) {
        rules.goal = 2 + rules.goal % 9;
        fix_pig(rules, rules.goal);
    };
    check_sheets<pig::Rules>(600, fix, [&](const pig::Rules& rules, std::uint64_t seed) {
        std::vector<std::string> names{"hold:4", seed % 2 == 0 ? "hold:2" : "four_turns"};
        const auto result = play_match({.rules = rules, .players = names, .games = games, .seed = seed});
        double mean = 0, variance = 0;
        for (const int first : {0, 1}) {
            const odds::Chain chain = pig_chain(rules, names, first);
            const auto solved = solve(chain);
            const auto begun = result.seats[static_cast<std::size_t>(first)].games_first;
            const auto won = result.seats[static_cast<std::size_t>(first)].wins_first;
            mean += odds::to_double(solved.throws) * static_cast<double>(begun);
            variance += odds::to_double(throws_variance(chain)) * static_cast<double>(begun);
            odds::Fraction wins;
            for (std::size_t end = 0; end < chain.ends.size(); ++end)
                if (chain.ends[end].result == first) wins += solved.chance[end];
            near(z_of_count(won, begun, odds::to_double(wins)));
        }
        near(z_of_sum(static_cast<double>(result.rolls), 1, mean, variance));
    });
}

void fix_craps(craps::Rules& rules) {
    rules.minimum = craps::Rules{}.minimum;
    rules.maximum = 100'000;
    rules.bankroll = 1'000'000;  // what is expected assumes a purse that never runs short
}

void check_line(std::int64_t games) {
    check_sheets<craps::Rules>(240, fix_craps, [&](const craps::Rules& rules, std::uint64_t seed) {
        const auto result = play_line({.rules = rules, .games = games, .seed = seed});
        CHECK(result.games == games);
        near(worst_of_line(rules, odds::line_game(rules), result));
    });
}

void check_strategies(std::int64_t games) {
    check_sheets<craps::Rules>(300, fix_craps, [&](const craps::Rules& rules, std::uint64_t seed) {
        HandsPlan plan{.rules = rules, .players = {}, .games = games, .seed = seed};
        const auto strategies = players::craps_strategies();
        for (std::size_t n = seed; plan.players.empty(); ++n) {
            plan.players = {strategies[n % strategies.size()]};
            if (problem(plan)) plan.players.clear();
        }
        CAPTURE(plan.players.front().name);
        const auto result = play_hands(plan);
        const auto exact = expected_result(rules, plan.players.front().lines).value();
        const auto length = odds::hand_length(rules, 1);
        CHECK(result.players.front().hands() == games);
        const auto n = static_cast<double>(games);
        near(z_of_sum(result.players.front().mean() * n, n, exact.mean, exact.variance));
        near(z_of_sum(static_cast<double>(result.rolls), n, odds::to_double(length.mean),
                      odds::to_double(length.variance)));
    });
}

void check_siwuliu(std::int64_t rounds) {
    check_sheets<siwuliu::Rules>(
        400, [](siwuliu::Rules&) {},
        [&](const siwuliu::Rules& rules, std::uint64_t seed) {
            const auto result = play_rounds(RoundsPlan{.rules = rules, .games = rounds, .seed = seed});
            CHECK(result.games == rounds);
            near(worst_of_siwuliu(rules, result));
        });
}

void check_ceelo(std::int64_t rounds) {
    check_sheets<ceelo::Rules>(
        500, [](ceelo::Rules&) {},
        [&](const ceelo::Rules& rules, std::uint64_t seed) {
            const auto result = play_rounds(CeeloRoundsPlan{.rules = rules, .games = rounds, .seed = seed});
            CHECK(result.games == rounds);
            near(worst_of_ceelo(rules, result));
        });
}

TEST_CASE("twenty random sheets of pig: who begins wins as often as the pairing has it, whoever it is") {
    check_pig(test::longer(4000, 200'000), test::longer(60, 1000));
}
TEST_CASE("twenty random sheets of pig, short games: they last as long as their chain says") {
    check_pig_lengths(test::longer(20'000, 5'000'000));
}
TEST_CASE("twenty random sheets of craps: the line game is won as often and lasts as long as its fractions say") {
    check_line(test::longer(100'000, 10'000'000));
}
TEST_CASE("twenty random sheets of craps: a strategy comes out as its expected mean has it") {
    check_strategies(test::longer(2000, 1'000'000));
}
TEST_CASE("twenty random sheets of sì-wŭ-liù: every result comes as often as its fraction says") {
    check_siwuliu(test::longer(100'000, 10'000'000));
}
TEST_CASE("twenty random sheets of cee-lo: every result comes as often as its fraction says") {
    check_ceelo(test::longer(100'000, 10'000'000));
}

TEST_CASE("a net as far from the edge as its spread is one standard error away") {
    const RoundsResult result{.games = 100, .results = {{-1, 20}, {0, 30}, {1, 50}}};
    CHECK(result.net() == 30);
    CHECK(z_of(result, odds::fraction(1, 10), 4) == doctest::Approx(1));
    CHECK(z_of(result, odds::fraction(1, 10), 0) == 0);
}

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
            const auto counts =
                ChainWalk{wrong, Path::Auto, Lengths::Counted}.play_block(planted_seed, 1, games, Lengths::Counted, {});
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
        if (refused) continue;  // no throw makes this move, so no count can show it
        move = ByteChain::Move{0, static_cast<std::uint8_t>(move.end == -line_won ? -line_lost : -line_won)};
        CAPTURE(n);
        CHECK(worst_of_rows(wrong, exact) > 4);
    }
    ByteChain counted = right;  // the refused bytes taken for throws
    counted.refused = -1;
    CHECK(worst_of_rows(counted, exact) > 4);
}
