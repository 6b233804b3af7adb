#include "sim/pig/match.h"

#include "base/check.h"
#include "players/pig/policy.h"
#include "sim/kernel/whole_games.h"
#include "sim/pig/walk.h"

#include <cmath>

namespace boxcars::sim {
namespace {

using Players = std::vector<players::PigPolicy>;

Players seated(const MatchPlan& plan, Solution solution) {
    Players players;
    for (const std::string& name : plan.players) {
        players.push_back(players::find_policy(name).value());
        if (!players.back().needs_solution()) continue;
        if (!solution) solution = std::make_shared<const odds::PigSolution>(odds::solve_pig(plan.rules));
        players.back().learn(solution);
    }
    return players;
}

struct Tally {
    std::int64_t games = 0, rolls = 0;
    std::array<std::int64_t, pig::most_players> wins{}, games_first{}, wins_first{};

    void add(const Tally& other) {
        games += other.games;
        rolls += other.rolls;
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            wins[seat] += other.wins[seat];
            games_first[seat] += other.games_first[seat];
            wins_first[seat] += other.wins_first[seat];
        }
    }
};

class PigMatches {
 public:
    PigMatches(const pig::Rules& rules, const Players& players, const std::stop_token& stop)
        : rules_(rules), players_(players), stop_(stop) {}

    // Plays games begin..end-1 of the plan.
    Tally play(std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
        Tally tally;
        for (std::int64_t game = begin; game < end; ++game) {
            const auto first = static_cast<std::size_t>(game % rules_.players);
            const int winner = play_one(static_cast<int>(first), dice, tally.rolls);
            if (winner < 0) break;
            ++tally.games;
            ++tally.wins[static_cast<std::size_t>(winner)];
            ++tally.games_first[first];
            tally.wins_first[first] += winner == static_cast<int>(first);
        }
        return tally;
    }

 private:
    // Returns the winner; -1 if stopped before the end.
    int play_one(int first, chance::DiceStream& dice, std::int64_t& rolls) {
        pig::State state = opening(rules_);
        advance(rules_, state, pig::Begin{first});
        std::int64_t rolled = 0;
        while (!over(rules_, state)) {
            if (players_[static_cast<std::size_t>(state.turn)].holds(rules_, state)) {
                advance(rules_, state, pig::Hold{});
                continue;
            }
            advance(rules_, state, pig::Rolled{dice.face(rules_.sides)});
            if (stops_after(++rolled, stop_)) return -1;
        }
        rolls += rolled;
        return state.winner;
    }

    const pig::Rules rules_;
    const Players& players_;
    const std::stop_token& stop_;
};

// Plays a block of games in which two players begin in turn: first all games that one begins, then the other's.
Tally play_block(const PigWalk& walk, const chance::BlockState& fresh, std::int64_t begin, std::int64_t end,
                 const std::stop_token& stop) {
    Tally tally;
    chance::BlockState dice = fresh;
    const std::int64_t first_half = (end + 1) / 2 - (begin + 1) / 2;  // games with even numbers
    for (const std::size_t first : {0u, 1u}) {
        const auto counts =
            walk.play(dice, first == 0 ? first_half : end - begin - first_half, static_cast<int>(first), stop);
        const std::int64_t wins[2] = {counts.games - counts.second, counts.second};
        tally.games += counts.games;
        tally.rolls += counts.rolls;
        for (const std::size_t seat : {0u, 1u}) tally.wins[seat] += wins[seat];
        tally.games_first[first] = counts.games;
        tally.wins_first[first] = wins[first];
    }
    return tally;
}

Tally play_by_table(const MatchPlan& plan, const Players& players, const std::stop_token& stop,
                    const Progress& progress) {
    const PigWalk walk{plan.rules, players, plan.path};
    return over_blocks<Tally>(
        deal_of(plan),
        [&](std::uint64_t block, std::int64_t begin, std::int64_t end) {
            return play_block(walk, chance::block_state(plan.seed, block), begin, end, stop);
        },
        stop, progress);
}

Tally play_by_rules(const MatchPlan& plan, const Players& players, const std::stop_token& stop,
                    const Progress& progress) {
    return in_blocks<Tally>(
        deal_of(plan),
        [&](std::int64_t begin, std::int64_t end, const chance::DiceStream& dice) {
            return PigMatches{plan.rules, players, stop}.play(begin, end, dice);
        },
        stop, progress);
}

}  // namespace

void MatchResult::add(const MatchResult& other) {
    games += other.games;
    rolls += other.rolls;
    if (seats.empty()) seats.resize(other.seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].policy = other.seats[i].policy;
        seats[i].wins += other.seats[i].wins;
        seats[i].games_first += other.seats[i].games_first;
        seats[i].wins_first += other.seats[i].wins_first;
    }
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
    if (plan.players.size() != static_cast<std::size_t>(plan.rules.players))
        return "The rule sheet has " + std::to_string(plan.rules.players) + " players, but " +
               std::to_string(plan.players.size()) + " are named: name one policy for each.";
    for (const std::string& name : plan.players)
        if (auto wrong = players::policy_problem(name)) return wrong;
    return {};
}

int fewest_rolls(const pig::Rules& rules) {
    const int most = rules.sides - (rules.pig_face == rules.sides ? 1 : 0);
    return (rules.goal + most - 1) / most;
}

MatchResult play_match(const MatchPlan& plan, Solution solution, const std::stop_token& stop,
                       const Progress& progress) {
    const Players players = seated(plan, std::move(solution));
    const auto play = compiled(plan) ? play_by_table : play_by_rules;
    const Tally tally = play(plan, players, stop, progress);
    MatchResult result{tally.games, tally.rolls, {}};
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        result.seats.push_back({plan.players[seat], tally.wins[seat], tally.games_first[seat], tally.wins_first[seat]});
    return result;
}

std::optional<AgainstExact> against_exact(const MatchPlan& plan, const MatchResult& result, Solution solution) {
    if (plan.rules.players != 2 || result.games == 0) return {};
    const Players players = seated(plan, std::move(solution));
    const odds::PigPlayer a{plan.rules, players[0].rule(plan.rules)}, b{plan.rules, players[1].rule(plan.rules)};
    const double begins = first_wins(a, b), follows = 1 - first_wins(b, a);
    const auto games = static_cast<double>(result.games);
    const auto first = static_cast<double>(result.seats[0].games_first);
    const double expected = first * begins + (games - first) * follows;
    const double variance = first * begins * (1 - begins) + (games - first) * follows * (1 - follows);
    const double above = static_cast<double>(result.seats[0].wins) - expected;
    return AgainstExact{expected / games, variance > 0 ? above / std::sqrt(variance) : 0, begins, 1 - follows};
}

}  // namespace boxcars::sim
