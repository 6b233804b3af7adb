// Plays many games of a compiled chain and counts them: 64 side by side, with one random byte each per step. A game
// that ends is replaced by the next while the plan has any; then the remaining games are played to their ends. So every
// game that began is counted, long or short, and exactly the planned number is played.
#pragma once
#include "sim/kernel/blocks.h"
#include "sim/kernel/walk_baseline.h"

namespace boxcars::sim {

struct ChainCounts {
    std::int64_t games = 0;  // played to the end; fewer than requested only if stopped
    std::int64_t throws = 0;
    std::array<std::int64_t, ByteChain::most_ends> ends{};
    std::vector<std::int64_t> lengths{};  // [n]: games over with throw n + 1, in the sampled blocks

    // The count of end number n. `next` is -1 - n, as in Walked.
    std::int64_t of(int next) const { return ends[static_cast<std::size_t>(-1 - next)]; }
    void add(const ChainCounts& other);
    bool operator==(const ChainCounts&) const = default;
};

ShuffleTables tables_of(const ByteChain& chain);  // requires: chain.stepped, at most 8 states

// Counting the length of every game costs several times the walk. A large plan therefore samples the first of every
// `sampled_block` blocks. Which blocks are sampled depends on the plan alone.
enum class Lengths : std::uint8_t { Uncounted, Sampled, Counted };
constexpr std::uint64_t sampled_block = 32;
constexpr std::int64_t most_counted_games = 1 << 18;  // plans up to this size count every game

// Draws the random bytes of `steps` steps of 64 games but plays nothing: a lower bound for the time of a walk.
std::uint64_t draw_bytes(Path path, chance::BlockState& dice, int steps);

void add_up(std::vector<std::int64_t>& lengths, const std::vector<std::int64_t>& others);

// Counts how many throws each of 64 games side by side takes, from what a walk reports. See flight.h.
class LengthCount {
 public:
    static constexpr int most_steps = 64;  // the most steps in one report

    void hear(const std::uint8_t* reported, int steps);  // 64 bytes a step
    void hear_one(int lane, std::uint8_t reported);
    std::vector<std::int64_t> lengths() const;  // [n]: games over with throw n + 1, up to the longest

 private:
    static constexpr std::size_t tables = 8, bytes = 256;
    void hear_short(const std::uint8_t* reported, int steps);

    std::array<std::uint32_t, lanes> age_{};
    // Indexed by age. Several tables, so that successive counts do not wait for each other.
    std::array<std::array<std::int64_t, bytes>, tables> shorts_{};
    std::vector<std::int64_t> longer_{};  // indexed by age
};

class ChainWalk {
 public:
    // requires: !problem(path)
    explicit ChainWalk(const Walked& walked, Path path = Path::Auto, Lengths lengths = Lengths::Uncounted);

    // The games in a block of a plan of this size. Small blocks are easier to share out, large ones waste less time on
    // their last games.
    static std::int64_t block_of(std::int64_t games);

    // All paths give the same counts.
    ChainCounts play(const Deal& deal, const std::stop_token& stop, const Progress& progress) const;
    // Plays block `number` of a plan, from 1.
    ChainCounts play_block(std::uint64_t seed, std::uint64_t number, std::int64_t games, Lengths lengths,
                           const std::stop_token& stop) const;

 private:
    class Flying;
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;

    ByteChain chain_;
    Path path_;
    Lengths lengths_;
    ShuffleTables tables_{};
    std::optional<RowWalk> rows_{};
    std::optional<MultiStepWalk> steps_{};
};

}  // namespace boxcars::sim
