#include "sim/pig_walk.h"

#include "chance/block_bytes.h"
#include "sim/exactly.h"

#include <algorithm>
#include <bit>

namespace boxcars::sim {
namespace {

constexpr std::size_t most_entries = 1 << 24;  // of a player

std::size_t row_of(const pig::Rules& rules) {
    return static_cast<std::size_t>(rules.sides) + 2;
}  // faces, two for none

std::size_t at(int number) { return static_cast<std::size_t>(number); }

// The places of one player, numbered as they are found: player 0 of a game in which nobody else matters.
class Places {
 public:
    Places(const pig::Rules& rules, int holds_seen)
        : goal_(rules.goal), seen_(holds_seen), numbers_(at(goal_) * at(goal_) * at(seen_ + 1), -1) {}

    std::uint32_t number_of(pig::State state) {
        state.turn = 0;
        state.holds[0] = std::min(state.holds[0], seen_);
        state.rolls = state.turn_total > 0;
        int& number =
            numbers_[(at(state.scores[0]) * at(goal_) + at(state.turn_total)) * at(seen_ + 1) + at(state.holds[0])];
        if (number < 0) {
            number = static_cast<int>(states_.size());
            states_.push_back(state);
        }
        return static_cast<std::uint32_t>(number);
    }
    const std::vector<pig::State>& states() const { return states_; }

 private:
    int goal_, seen_;
    std::vector<int> numbers_;
    std::vector<pig::State> states_{};
};

}  // namespace

// Appends a player's rows, by asking the rules and the player once for every face in every place. `over` marks the
// wins.
void PigWalk::add(const pig::Rules& rules, const players::PigPolicy& player, std::uint32_t over) {
    const int seen = player.rule(rules).holds_seen;
    const auto row_size = static_cast<std::uint32_t>(row_of(rules));
    const auto base = static_cast<std::uint32_t>(entries_.size());
    const auto row = [&](std::uint32_t number) { return (base + number * row_size) << pig_row_bits; };
    Places places{rules, seen};
    pig::State start = opening(rules);
    advance(rules, start, pig::Begin{0});
    begin_[over & pig_second ? 1 : 0] = row(places.number_of(start));
    for (std::size_t n = 0; n < places.states().size(); ++n) {
        for (int face = 1; face <= rules.sides; ++face) {
            pig::State state = places.states()[n];
            advance(rules, state, pig::Rolled{face});
            if (state.turn == 0 && player.holds(rules, state)) advance(rules, state, pig::Hold{});
            if (state.winner == 0)
                entries_.push_back(over);
            else
                entries_.push_back(row(places.number_of(state)) | (state.turn != 0 ? pig_swap : 0));
        }
        entries_.insert(entries_.end(), 2, row(static_cast<std::uint32_t>(n)));
    }
}

bool PigWalk::takes(const pig::Rules& rules, std::span<const players::PigPolicy> players) {
    if (rules.players != 2) return false;
    return std::ranges::all_of(players, [&](const players::PigPolicy& player) {
        if (player.needs_solution()) return false;
        const auto rule = player.rule(rules);
        return !rule.sees_other &&
               at(rules.goal) * at(rules.goal) * at(rule.holds_seen + 1) * row_of(rules) <= most_entries;
    });
}

PigWalk::PigWalk(const pig::Rules& rules, std::span<const players::PigPolicy> players, Path path) : path_(taken(path)) {
    const int bytes = 256 / rules.sides;  // of a face
    times_ = static_cast<std::uint32_t>((65536 + bytes - 1) / bytes);
    most_ = static_cast<std::int8_t>(rules.sides * bytes - 129);
    add(rules, players[0], pig_over);
    add(rules, players[1], pig_over | pig_second);
}

class PigWalk::Games {
 public:
    Games(const PigWalk& walk, const chance::BlockState& dice, int first)
        : path_(walk.path_),
          table_{walk.entries_.data(), walk.times_, walk.most_, walk.begin_[first], walk.begin_[1 - first]} {
        flight_.dice = dice;
        std::ranges::fill(flight_.mover, table_.first);
        std::ranges::fill(flight_.other, table_.second);
    }
    std::int64_t over() const { return flight_.over; }
    int most_steps() const { return 1 << 12; }
    void step(int steps) {
        rolls_ += std::int64_t{steps} * lanes;
#if defined(__x86_64__)
        if (path_ == Path::Avx512) return walk_pig_avx512(table_, flight_, steps);
        if (path_ == Path::Avx2) return walk_pig_avx2(table_, flight_, steps);
#endif
        walk_pig(table_, flight_, steps);
    }
    std::uint64_t drain(std::uint64_t live) {
        std::uint8_t bytes[lanes];
        chance::fill(flight_.dice, bytes, 1);
        for (std::uint64_t left = live; left != 0; left &= left - 1) {
            const int lane = std::countr_zero(left);
            if (roll(flight_.mover[lane], flight_.other[lane], bytes[lane])) live &= ~(std::uint64_t{1} << lane);
        }
        return live;
    }
    PigCounts counts() const { return {flight_.over, rolls_ - flight_.refused, flight_.second}; }
    const chance::BlockState& dice() const { return flight_.dice; }

 private:
    bool roll(std::uint32_t& mover, std::uint32_t& other, std::uint8_t byte) {  // true: the game is over
        ++rolls_;
        flight_.refused += static_cast<std::int8_t>(byte) > table_.most;
        mover = table_.entries[(mover >> pig_row_bits) + ((byte ^ 128u) * table_.times >> 16)];
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

    Path path_;
    PigTable table_;
    PigFlight flight_{};
    std::int64_t rolls_ = 0;  // the refused ones too
};

std::int64_t PigWalk::block_of(std::int64_t games) { return std::clamp<std::int64_t>(games / 64, 1 << 10, 1 << 16); }

PigCounts PigWalk::play(chance::BlockState& dice, std::int64_t games, int first, const std::stop_token& stop) const {
    Games playing{*this, dice, first};
    play_exactly(playing, games, stop);
    dice = playing.dice();
    return playing.counts();
}

}  // namespace boxcars::sim
