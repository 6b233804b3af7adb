#include "sim/pig/match.h"

#include "sim/kernel/chain_walk.h"

#include <bit>

namespace boxcars::sim {
namespace {

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
