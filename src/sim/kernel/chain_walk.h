// Many games of a compiled chain, counted: 64 side by side, a random byte for each at a time. A game that ends makes
// room for the next, as long as the plan has any; then what is under way is played to its end. So every game that
// began is counted, long or short, and there are exactly as many as planned.
#pragma once
#include "sim/kernel/blocks.h"
#include "sim/kernel/path.h"
#include "sim/kernel/walk_rows.h"
#include "sim/kernel/walk_steps.h"

namespace boxcars::sim {

struct ChainCounts {
    std::int64_t games = 0;  // played to the end; fewer than requested only when stopped
    std::int64_t throws = 0;
    std::array<std::int64_t, ByteChain::most_ends> ends{};
    std::vector<std::int64_t> lengths{};  // [n]: games over with throw n + 1, of the blocks that were looked at

    std::int64_t of(int next) const { return ends[static_cast<std::size_t>(-1 - next)]; }  // an end as Walked names it
    void add(const ChainCounts& other);
    bool operator==(const ChainCounts&) const = default;
};

ShuffleTables tables_of(const ByteChain& chain);  // requires: chain.stepped, at most 8 states

// Counting how long every game takes costs several times the walk, so a large plan looks at some blocks only: the
// first of every `sampled_block`. Which ones depends on the plan alone.
enum class Lengths : std::uint8_t { Uncounted, Sampled, Counted };
constexpr std::uint64_t sampled_block = 32;
constexpr std::int64_t most_counted_games = 1 << 18;  // of a plan whose every game is looked at all the same

// The random bytes of so many steps of 64 games and nothing else: no walk of this path can take less.
std::uint64_t draw_bytes(Path path, chance::BlockState& dice, int steps);

class ChainWalk {
 public:
    // requires: !problem(path)
    explicit ChainWalk(const Walked& walked, Path path = Path::Auto, Lengths lengths = Lengths::Uncounted);

    // Games in a block of a plan of so many: small ones can be shared out, large ones cost less to play to their ends.
    static std::int64_t block_of(std::int64_t games);

    // The same counts on every path.
    ChainCounts play(const Deal& deal, const std::stop_token& stop, const Progress& progress) const;
    // Block `number` of a plan, from 1.
    ChainCounts play_block(std::uint64_t seed, std::uint64_t number, std::int64_t games,
                           const std::stop_token& stop) const;

    const ByteChain& chain() const { return chain_; }

 private:
    class Flying;
    ChainCounts play_block(std::uint64_t seed, std::uint64_t number, std::int64_t games, Lengths lengths,
                           const std::stop_token& stop) const;
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;

    ByteChain chain_;
    Path path_;
    Lengths lengths_;
    ShuffleTables tables_{};
    std::optional<RowWalk> rows_{};
    std::optional<MultiStepWalk> steps_{};
};

}  // namespace boxcars::sim
