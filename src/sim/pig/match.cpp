#include "sim/pig/match.h"

#include "sim/lab/run.h"

namespace boxcars::sim {
namespace {

using Players = std::vector<players::PigPolicy>;

Players found(const std::vector<std::string>& names) {  // requires: known policies
    Players players;
    for (const std::string& name : names) players.push_back(players::find_policy(name).value());
    return players;
}

// The players of these names, ready to play. Solves the sheet if one needs it and `solution` is null. Empty if stopped.
std::optional<Players> seated(const pig::Rules& rules, const std::vector<std::string>& names, Solution solution,
                              const std::stop_token& stop) {
    Players players = found(names);
    for (players::PigPolicy& player : players) {
        if (!player.needs_solution()) continue;
        if (!solution)
            if (auto solved = odds::solve_pig(without_favours(rules), stop, {}))
                solution = std::make_shared<const odds::PigSolution>(std::move(*solved));
        if (!solution) return {};
        player.learn(solution);
    }
    return players;
}

struct PigGame {
    int winner;
    std::int64_t rolls;
};
// Plays a game that player `first` begins. Empty if stopped before the end.
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

MatchResult no_games(const MatchPlan& plan) {
    MatchResult none;
    for (const std::string& name : plan.players) none.seats.push_back({name});
    return none;
}

// In each block, first all games that one player begins are played, then the other's.
MatchResult play_by_table(const MatchPlan& plan, const Players& players, const std::stop_token& stop,
                          const Progress& progress) {
    const PigWalk walk{plan.rules, players, plan.path};
    const auto play = [&](std::uint64_t block, std::int64_t begin, std::int64_t end) {
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
    };
    return over_blocks<MatchResult>(deal_of(plan), play, stop, progress);
}

MatchResult play_by_rules(const MatchPlan& plan, const Players& players, const std::stop_token& stop,
                          const Progress& progress) {
    const auto play = [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
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
    };
    return in_blocks<MatchResult>(deal_of(plan), play, stop, progress);
}

// The chances of seats 0 and 1 to win when they begin.
std::pair<double, double> chances_to_begin_and_win(const pig::Rules& rules, const Players& players) {
    const odds::PigPlayer a{rules, players[0].rule(rules)}, b{rules, players[1].rule(rules)};
    return {first_wins(a, b, 0), first_wins(b, a, 1)};
}

// Plays an evening of the lab: games at one table, with a stake of each policy in every pot. A player's win per stake
// counts all games, but his money stays as it is once the table has broken up. Returns false if stopped before its end.
bool play_evening(const pig::Rules& rules, const Players& players, const std::stop_token& stop, std::int64_t number,
                  chance::DiceStream& dice, EveningRecorder& recorder) {
    const std::int64_t seats = std::ssize(players), games_before = number * recorder.rounds();
    bool broken_up = false;
    for (int round = 1; round <= recorder.rounds(); ++round) {
        const auto first = static_cast<int>((games_before + round - 1) % seats);
        const auto game = play_game(rules, players, first, dice, stop);
        if (!game) return false;
        bool breaks_up = false;
        for (std::size_t player = 0; player < recorder.players(); ++player) {
            const std::int64_t won = player == nth(game->winner) ? seats - 1 : -1;
            recorder.edge(player).count(real(won), 1);
            if (broken_up) continue;
            recorder.worth(player) += won;
            if (recorder.leaves(player, round, recorder.worth(player) == 0)) breaks_up = true;
        }
        broken_up = broken_up || breaks_up;
        recorder.after(round);
    }
    return true;
}

// Prepares the policies and the exact values. Empty if stopped before Pig was solved.
std::optional<LabEvenings> prepare_pig(const pig::Rules& rules, const std::vector<std::string>& names,
                                       const std::stop_token& stop) {
    pig::Rules sheet = rules;
    sheet.players = how_many(names);
    auto players = seated(sheet, names, {}, stop);
    if (!players) return {};
    LabEvenings evenings;
    for (const auto& name : names) evenings.edges.push_back({.name = name});
    if (favours_a_seat(sheet)) {
        for (LabEdge& edge : evenings.edges) edge.why_not = pig::favour_refusal;
    } else if (players->size() == 2) {
        const auto [first, second] = chances_to_begin_and_win(sheet, *players);
        evenings.edges[0].exact = first - second;  // each begins equally often
        evenings.edges[1].exact = second - first;
    } else {
        for (LabEdge& edge : evenings.edges)
            edge.why_not = "What is exact is known for two players; at a table of more, each plays against them all.";
    }
    evenings.play = [sheet, stop, seats = std::make_shared<const Players>(std::move(*players))](
                        std::int64_t number, chance::DiceStream& dice, EveningRecorder& recorder) {
        return play_evening(sheet, *seats, stop, number, dice, recorder);
    };
    return evenings;
}

}  // namespace

// The players have not learnt their policy yet, but which scores they look at is already known.
bool compiled(const MatchPlan& plan) { return PigWalk::takes(plan.rules, found(plan.players)); }

Deal deal_of(const MatchPlan& plan) {
    return plan.in_blocks_of(compiled(plan) ? PigWalk::block_of(plan.games) : Deal{}.block);
}

MatchResult play_match(const MatchPlan& plan, Solution solution, const std::stop_token& stop,
                       const Progress& progress) {
    const Players players = seated(plan.rules, plan.players, std::move(solution), {}).value();
    const auto play = compiled(plan) ? play_by_table : play_by_rules;
    MatchResult result = no_games(plan);
    add_up(result, play(plan, players, stop, progress));
    return result;
}

std::optional<AgainstExact> against_exact(const MatchPlan& plan, const MatchResult& result, Solution solution) {
    if (plan.rules.players != 2 || favours_a_seat(plan.rules) || result.games == 0) return {};
    const Players players = seated(plan.rules, plan.players, std::move(solution), {}).value();
    const auto [begins, other_begins] = chances_to_begin_and_win(plan.rules, players);
    const double follows = 1 - other_begins;
    const double games = real(result.games), first = real(result.seats[0].games_first);
    const double expected = first * begins + (games - first) * follows;
    const double variance = first * begins * (1 - begins) + (games - first) * follows * (1 - follows);
    const double above = real(result.seats[0].wins) - expected;
    return AgainstExact{expected / games, standard_errors(above, variance)};
}

LabGame lab_pig(const pig::Rules& rules, std::vector<std::string> players, int stakes) {
    const auto problem = [rules, players, stakes]() -> std::optional<std::string> {
        constexpr int most = 100'000;
        if (stakes < 1 || stakes > most) return outside("The stakes that everybody brings to Pig are", 1, most, stakes);
        return problem_of_seats(rules, players, most_lab_players, players::policy_problem);
    };
    const auto prepare = [rules, players](const std::stop_token& stop) { return prepare_pig(rules, players, stop); };
    return lab_game(rules, stakes, std::move(players), problem, prepare);
}

}  // namespace boxcars::sim
