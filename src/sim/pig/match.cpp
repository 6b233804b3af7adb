#include "sim/pig/match.h"

#include "sim/kernel/whole_games.h"
#include "sim/pig/walk.h"

#include <cmath>

namespace boxcars::sim {
namespace {

MatchResult no_games(const MatchPlan& plan) {
    MatchResult none;
    for (const std::string& name : plan.players) none.seats.push_back({name});
    return none;
}

// Plays a block of games in which two players begin in turn: first all games that one begins, then the other's.
MatchResult play_block(const PigWalk& walk, const MatchPlan& plan, std::uint64_t block, std::int64_t begin,
                       std::int64_t end, const std::stop_token& stop) {
    MatchResult result = no_games(plan);
    chance::BlockState dice = chance::block_state(plan.seed, block);
    const std::int64_t first_half = (end + 1) / 2 - (begin + 1) / 2;  // games with even numbers
    for (const std::size_t first : {0u, 1u}) {
        const auto counts =
            walk.play(dice, first == 0 ? first_half : end - begin - first_half, static_cast<int>(first), stop);
        const std::int64_t wins[2] = {counts.games - counts.second, counts.second};
        result.games += counts.games;
        result.rolls += counts.rolls;
        for (const std::size_t seat : {0u, 1u}) result.seats[seat].wins += wins[seat];
        result.seats[first].games_first = counts.games;
        result.seats[first].wins_first = wins[first];
    }
    return result;
}

MatchResult play_by_table(const MatchPlan& plan, const Players& players, const std::stop_token& stop,
                          const Progress& progress) {
    const PigWalk walk{plan.rules, players, plan.path};
    return over_blocks<MatchResult>(
        deal_of(plan),
        [&](std::uint64_t block, std::int64_t begin, std::int64_t end) {
            return play_block(walk, plan, block, begin, end, stop);
        },
        stop, progress);
}

MatchResult play_by_rules(const MatchPlan& plan, const Players& players, const std::stop_token& stop,
                          const Progress& progress) {
    return in_blocks<MatchResult>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
            MatchResult result = no_games(plan);
            for (std::int64_t game = begin; game < end; ++game) {
                const auto first = static_cast<int>(game % plan.rules.players);
                const auto played = play_game(plan.rules, players, first, dice, stop);
                if (!played) break;
                ++result.games;
                result.rolls += played->rolls;
                ++result.seats[nth(played->winner)].wins;
                ++result.seats[nth(first)].games_first;
                result.seats[nth(first)].wins_first += played->winner == first;
            }
            return result;
        },
        stop, progress);
}

}  // namespace

void MatchResult::add(const MatchResult& other) {
    games += other.games;
    rolls += other.rolls;
    if (seats.empty()) seats.resize(other.seats.size());
    for (std::size_t i = 0; i < other.seats.size(); ++i) {
        seats[i].policy = other.seats[i].policy;
        seats[i].wins += other.seats[i].wins;
        seats[i].games_first += other.seats[i].games_first;
        seats[i].wins_first += other.seats[i].wins_first;
    }
}

std::optional<Players> seated(const pig::Rules& rules, const std::vector<std::string>& names, Solution solution,
                              const std::stop_token& stop) {
    Players players;
    for (const std::string& name : names) {
        players.push_back(players::find_policy(name).value());
        if (!players.back().needs_solution()) continue;
        if (!solution)
            if (auto solved = odds::solve_pig(rules, stop, {}))
                solution = std::make_shared<const odds::PigSolution>(std::move(*solved));
        if (!solution) return {};
        players.back().learn(solution);
    }
    return players;
}

std::optional<PigGame> play_game(const pig::Rules& rules, const Players& players, int first, chance::DiceStream& dice,
                                 const std::stop_token& stop) {
    pig::State state = opening(rules);
    advance(rules, state, pig::Begin{first});
    std::int64_t rolls = 0;
    while (!over(rules, state)) {
        if (players[nth(state.turn)].holds(rules, state)) {
            advance(rules, state, pig::Hold{});
            continue;
        }
        advance(rules, state, pig::Rolled{dice.face(rules.sides)});
        if (stops_after(++rolls, stop)) return {};
    }
    return PigGame{state.winner, rolls};
}

// The players have not learnt their policy yet, but which scores they look at is already known.
bool compiled(const MatchPlan& plan) {
    Players players;
    for (const std::string& name : plan.players) players.push_back(players::find_policy(name).value());
    return PigWalk::takes(plan.rules, players);
}

Deal deal_of(const MatchPlan& plan) {
    return plan.in_blocks_of(compiled(plan) ? PigWalk::block_of(plan.games) : Deal{}.block);
}

std::optional<std::string> wrong_players(const MatchPlan& plan) {
    return wrong_policies(plan, players::policy_problem);
}

MatchResult play_match(const MatchPlan& plan, Solution solution, const std::stop_token& stop,
                       const Progress& progress) {
    const Players players = seated(plan.rules, plan.players, std::move(solution), {}).value();
    const auto play = compiled(plan) ? play_by_table : play_by_rules;
    MatchResult result = no_games(plan);
    result.add(play(plan, players, stop, progress));
    return result;
}

std::optional<AgainstExact> against_exact(const MatchPlan& plan, const MatchResult& result, Solution solution) {
    if (plan.rules.players != 2 || result.games == 0) return {};
    const Players players = seated(plan.rules, plan.players, std::move(solution), {}).value();
    const odds::PigPlayer a{plan.rules, players[0].rule(plan.rules)}, b{plan.rules, players[1].rule(plan.rules)};
    const double begins = first_wins(a, b), follows = 1 - first_wins(b, a);
    const auto games = static_cast<double>(result.games);
    const auto first = static_cast<double>(result.seats[0].games_first);
    const double expected = first * begins + (games - first) * follows;
    const double variance = first * begins * (1 - begins) + (games - first) * follows * (1 - follows);
    const double above = static_cast<double>(result.seats[0].wins) - expected;
    return AgainstExact{expected / games, variance > 0 ? above / std::sqrt(variance) : 0};
}

}  // namespace boxcars::sim
