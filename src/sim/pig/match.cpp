#include "sim/pig/match.h"

#include "sim/kernel/chain_walk.h"
#include "sim/lab/run.h"

#include <bit>

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

constexpr std::size_t most_entries = 1 << 24;  // per player
constexpr int most_points = 255;               // the highest score that a race can count

std::size_t entries_of_row(int sides) { return nth(sides) + 1; }

// The turn total at which the player holds with nothing banked; 0 if a race cannot play this policy or sheet.
int hold_at(const pig::Rules& rules, const players::PigPolicy& player) {
    if (player.rule(rules).holds_seen > 0 || rules.goal + rules.sides > most_points) return 0;
    int points = 1;
    while (!player.holds(rules, odds::PigPosition{0, 0, points, 0})) ++points;
    return points;
}

// Whether one throw does what a race assumes: see PigColumn.
bool as_in_a_race(const pig::Rules& rules, int hold_at, const pig::State& before, int face, const pig::State& after) {
    const int risked = before.turn_total + face, banked = before.scores[0] + risked;
    if (face == rules.pig_face) return after.turn == 1 && after.scores[0] == before.scores[0];
    if (risked < std::min(hold_at, rules.goal - before.scores[0]))
        return after.turn == 0 && after.turn_total == risked && after.scores[0] == before.scores[0];
    if (banked >= rules.goal) return after.winner == 0;
    return after.winner < 0 && after.turn == 1 && after.scores[0] == banked;
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

bool PigWalk::takes(const pig::Rules& rules, std::span<const players::PigPolicy> players) {
    if (rules.players != 2 || favours_a_seat(rules)) return false;
    return std::ranges::all_of(players, [&](const players::PigPolicy& player) {
        if (player.needs_solution()) return false;
        const auto rule = player.rule(rules);
        const auto places = nth(rules.goal) * nth(rules.goal) * nth(rule.holds_seen + 1);
        return !rule.sees_other && places * entries_of_row(rules.sides) <= most_entries;
    });
}

std::int64_t PigWalk::block_of(std::int64_t games) { return std::clamp<std::int64_t>(games / 64, 1 << 10, 1 << 16); }

PigWalk::PigWalk(const pig::Rules& rules, std::span<const players::PigPolicy> players, Path path)
    : path_(taken(path)), sides_(rules.sides), goal_(rules.goal) {
    const int first = hold_at(rules, players[0]), second = hold_at(rules, players[1]);
    if (first > 0 && second > 0 && rules.lead == 0) race_ = PigRace{goal_, rules.pig_face, sides_, {first, second}};
    for (const int number : {0, 1}) add(rules, players[nth(number)], number);
}

// Appends a player's rows by asking the rules and the player, as player 0, once for every face in every place.
void PigWalk::add(const pig::Rules& rules, const players::PigPolicy& player, int number) {
    const int holds_seen = player.rule(rules).holds_seen;
    std::vector<pig::State> states;  // in the order they are found
    std::vector<int> numbers(nth(goal_) * nth(goal_) * nth(holds_seen + 1), -1);
    const auto base = entries_.size();
    const auto row = [&](pig::State state) {
        state.turn = 0;
        state.holds[0] = std::min(state.holds[0], holds_seen);
        state.rolls = state.turn_total > 0;
        const std::size_t at = place(state.scores[0], state.turn_total);
        int& known = numbers[at * nth(holds_seen + 1) + nth(state.holds[0])];
        if (known < 0) {
            known = how_many(states);
            states.push_back(state);
        }
        return static_cast<std::uint32_t>(base + nth(known) * entries_of_row(sides_)) << pig_row_bits;
    };
    pig::State start = opening(rules);
    start.scores[0] = start.scores[nth(number)];
    begin_[number] = row(start);
    for (std::size_t n = 0; n < states.size(); ++n) {
        const pig::State before = states[n];
        for (int face = 1; face <= sides_; ++face) {
            pig::State state = before;
            advance(rules, state, pig::Rolled{face});
            if (state.turn == 0 && player.holds(rules, state)) advance(rules, state, pig::Hold{});
            if (race_ && !as_in_a_race(rules, race_->hold_at[number], before, face, state)) race_.reset();
            entries_.push_back(state.winner == 0 ? pig_over | (number == 1 ? pig_second : 0)
                                                 : row(state) | (state.turn != 0 ? pig_swap : 0));
        }
        entries_.push_back(row(before));
    }
    if (!race_) return;
    rows_[number].resize(nth(goal_) * nth(goal_));
    for (const pig::State& state : states) rows_[number][place(state.scores[0], state.turn_total)] = row(state);
}

// A number of games, all begun by the same player.
class PigWalk::Games {
 public:
    Games(const PigWalk& walk, const chance::BlockState& dice, int first)
        : walk_(walk), table_{walk.entries_.data(), walk.sides_, walk.begin_[first], walk.begin_[1 - first]} {
        flight_.dice = dice;
        std::ranges::fill(flight_.mover, table_.first);
        std::ranges::fill(flight_.other, table_.second);
        if (!walk.race_) return;
        field_.emplace();
        field_->dice = dice;
        field_->begins = first == 0 ? 0 : 255;
        std::ranges::fill(field_->second, field_->begins);
    }
    std::int64_t over() const { return field_ ? field_->over : flight_.over; }
    int most_steps() const { return 1 << 12; }
    void step(int steps) {
        rolls_ += std::int64_t{steps} * lanes;
        if (!field_) return walk_pig(table_, flight_, steps);
#if defined(__x86_64__)
        if (walk_.path_ == Path::Avx512) return race_pig_avx512(*walk_.race_, *field_, steps);
        if (walk_.path_ == Path::Avx2) return race_pig_avx2(*walk_.race_, *field_, steps);
#endif
        race_pig(*walk_.race_, *field_, steps);
    }
    std::uint64_t drain(std::uint64_t live) {
        if (field_) to_table();
        std::uint8_t bytes[lanes];
        chance::fill(flight_.dice, bytes, 1);
        for (std::uint64_t left = live; left != 0; left &= left - 1) {
            const int lane = std::countr_zero(left);
            if (roll(flight_.mover[lane], flight_.other[lane], bytes[lane])) live &= ~(std::uint64_t{1} << lane);
        }
        return live;
    }
    PigCounts counts() {
        if (field_) to_table();
        return {flight_.over, rolls_ - flight_.refused, flight_.second};
    }
    const chance::BlockState& dice() const { return flight_.dice; }

 private:
    void to_table() {
        flight_.dice = field_->dice;
        flight_.refused = field_->refused;
        flight_.over = field_->over;
        flight_.second = field_->won_by_second;
        for (int lane = 0; lane < lanes; ++lane) {
            const int mover = field_->second[lane] & 1;
            flight_.mover[lane] = walk_.rows_[mover][walk_.place(field_->score[lane], field_->total[lane])];
            flight_.other[lane] = walk_.rows_[1 - mover][walk_.place(field_->other[lane], 0)];
        }
        field_.reset();
    }
    bool roll(std::uint32_t& mover, std::uint32_t& other, std::uint8_t byte) {  // true: the game is over
        const int place = pig_place(byte, table_.sides);
        ++rolls_;
        flight_.refused += place == table_.sides;
        mover = table_.entries[(mover >> pig_row_bits) + static_cast<std::uint32_t>(place)];
        if (mover & pig_over) {
            ++flight_.over;
            flight_.second += (mover & pig_second) != 0;
            mover = table_.first;
            other = table_.second;
            return true;
        }
        if (mover & pig_swap) std::swap(mover, other);
        return false;
    }

    const PigWalk& walk_;
    PigWalkTable table_;
    PigFlight flight_{};
    std::optional<PigField> field_{};  // the games, if they are played as a race
    std::int64_t rolls_ = 0;           // including refused ones
};

PigCounts PigWalk::play(chance::BlockState& dice, std::int64_t games, int first, const std::stop_token& stop) const {
    Games playing{*this, dice, first};
    play_exactly(playing, games, stop);
    const PigCounts counts = playing.counts();
    dice = playing.dice();
    return counts;
}

}  // namespace boxcars::sim
