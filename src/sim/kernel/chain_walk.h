// Plays many games of a compiled chain and counts them: 64 side by side, with one random byte each per step. A game
// that ends is replaced by the next while the plan has any; then the remaining games are played to their ends. So every
// game that began is counted, long or short, and exactly the planned number is played.
#pragma once
#include "odds/chain/chain.h"
#include "sim/kernel/blocks.h"
#include "sim/kernel/flight.h"

namespace boxcars::sim {

// ---- a game moved by dice alone, compiled by byte_chain.cpp so that one random byte is one throw. States with the
// same chances are merged. Throws that every state treats alike form a class. Bytes that would make some throws
// likelier than others form one more class and are refused: nothing moves and nothing is counted. Knows no game.

// A game as walked through the rules: [state][throw], at most 255 equally likely throws per state. The value is the
// next state, or -1 - n for end number n. It begins in state 0, and an end can be reached from every state.
struct Walked {
    std::vector<std::vector<int>> next{};
    int ends = 0;
};
Walked walked(const odds::Chain& chain);  // leaves out the money of each throw

struct ByteChain {
    static constexpr int most_ends = 15;
    struct Move {
        std::uint16_t to = 0;
        // 0: the game goes on. n: it reaches end number n - 1, and `to` is the first state.
        std::uint8_t end = 0;
        bool operator==(const Move&) const = default;
    };
    int states = 0, ends = 0;
    int classes = 0, refused = 0;              // number of classes, and the refused class
    std::array<std::uint8_t, 256> class_of{};  // indexed by byte
    std::vector<Move> moves{};                 // [state * classes + class]
    const Move& move(int state, int kind) const { return moves[static_cast<std::size_t>(state * classes + kind)]; }

    // As signed numbers, the bytes of a class are contiguous, and the classes are in order. Sixteen bytes with the same
    // high four bits make a row. In a stepped chain no row has bytes of more than two classes: `least` and the next
    // one, which begins above `most`. With few classes, two small tables then give a byte's class.
    static constexpr int rows = 16;
    bool stepped = false;
    std::array<std::uint8_t, rows> least{};
    std::array<std::int8_t, rows> most{};
};

// requires: at most 255 throws, most_ends ends, 65,536 states
ByteChain compile(const Walked& walked);

constexpr std::uint64_t first_lanes(std::int64_t n) {
    return n >= lanes ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

// Plays an exact number of games, 64 side by side, without favouring short ones. A game that ends is replaced while
// another 64 can begin. Then the running games are played to their ends, and the rest begin together. `games` has:
// over(), the number of games that have ended; step(n), which makes n steps, at most `most_steps`, and restarts games
// that end; drain(live), which makes one step of the lanes in `live` and returns those still running.
void play_exactly(auto& games, std::int64_t requested, const std::stop_token& stop) {
    constexpr int steps_between_looks = 4096;
    while (games.over() + 2 * lanes <= requested && !stop.stop_requested()) {
        // Safe even if every step ends all 64 games.
        const std::int64_t safe = (requested - games.over() - lanes) / lanes;
        games.step(static_cast<int>(std::min<std::int64_t>(safe, games.most_steps())));
    }
    std::uint64_t live = first_lanes(requested - games.over());
    while (live != 0 && !stop.stop_requested()) {
        for (int steps = 0; live != 0 && steps < steps_between_looks; ++steps) live = games.drain(live);
        if (live == 0) live = first_lanes(requested - games.over());
    }
}

struct ChainCounts {
    std::int64_t games = 0, throws = 0;  // games played to the end; fewer than requested only if stopped
    std::array<std::int64_t, ByteChain::most_ends> ends{};
    std::vector<std::int64_t> lengths{};  // [n]: games over with throw n + 1, in the sampled blocks
    // The count of end number n. `next` is -1 - n, as in Walked.
    std::int64_t of(int next) const { return ends[static_cast<std::size_t>(-1 - next)]; }
    BOXCARS_COUNTS(ends, games, lengths, throws);
    bool operator==(const ChainCounts&) const = default;
};

ShuffleTables tables_of(const ByteChain& chain);  // requires: chain.stepped, at most 8 states

// Counting the length of every game costs several times the walk. A large plan therefore samples the first of every
// `sampled_block` blocks. Which blocks are sampled depends on the plan alone.
enum class Lengths : std::uint8_t { Uncounted, Sampled, Counted };
constexpr std::uint64_t sampled_block = 32;
constexpr std::int64_t most_counted_games = 1 << 18;  // plans up to this size count every game

// Counts how many throws each of 64 games side by side takes, from what a walk reports. See flight.h.
class LengthCount {
 public:
    static constexpr int most_steps = 64;                // the most steps in one report
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

// The walk of any chain. A state is a row of 256 entries; a random byte picks the next row from it. Each row says what
// entering it counts, so a state has one row for each way to enter it.
class RowWalk {
 public:
    explicit RowWalk(const ByteChain& chain);
    RowWalk(RowWalk&&) = default;

    // Plays as walk_avx2() does, see flight.h.
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;

 private:
    struct StateRow {
        std::uint64_t tally[2]{};  // one byte for refused bytes, then one for every end
        std::uint16_t state = 0;
        std::uint8_t reported = 0;
        const StateRow* next[256]{};
    };
    template <int Words, bool Reporting>
    void walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const;
    template <int Words, bool Reporting>
    void walk_eight(const std::uint8_t* bytes, int steps, GamesInFlight& flight, int first,
                    std::uint8_t* reported) const;

    int states_, ends_;
    // A row for each state, then one for each state entered by a refused byte, then the first state once for each end.
    std::vector<StateRow> rows_{};
};

// The walk of a small stepped chain. One lookup makes three throws at once, or two if classes need over three bits.
class MultiStepWalk {
 public:
    static constexpr int most_states = 8, most_classes = 16, most_ends = 13;
    explicit MultiStepWalk(const ByteChain& chain);       // requires: stepped, and within the three limits above
    int throws() const { return throws_; }                // throws made per lookup
    void walk(GamesInFlight& flight, int lookups) const;  // makes throws() steps per lookup

 private:
    // A state's row has an entry for each combination of classes in one lookup. The high bits of an entry say where the
    // next row begins. Below them are the counts: one field for refused throws and one for each end. Fields that do not
    // fit are in a second word, one table length behind the first. Entries are added up whole; the high bits overflow.
    using Word = std::uint64_t;
    using Kinds = std::uint16_t;
    static constexpr int next_bits = 16;
    template <int Bits, int Throws, int Words>
    void walk(GamesInFlight& flight, int lookups) const;
    template <int Bits, int Throws>
    void find_kinds(const std::uint8_t* bytes, int lookups, Kinds* kinds) const;
    template <int Words>
    void walk_eight(const Kinds* kinds, int lookups, Word* row, Word* tally) const;
    struct Field {
        int word, shift;
    };
    Field field(int what) const { return {what / fields_, what % fields_ * width_}; }
    void count(const Word* tally, GamesInFlight& flight) const;
    void fill_row(const ByteChain& chain, int state);

    // Ends; bits per class, throws per lookup, words per entry, fields per word, bits per field.
    int ends_, bits_, throws_, words_, fields_, width_;
    int row_size_, lookups_at_once_;
    std::size_t size_;  // the size of all rows together
    // The last byte, signed, of each class but the last; unused entries are 127.
    std::int8_t last_[most_classes - 1]{};
    std::vector<Word> entries_{};
};

class ChainWalk {
 public:
    // requires: !problem(path)
    explicit ChainWalk(const Walked& walked, Path path = Path::Auto, Lengths lengths = Lengths::Uncounted);

    // The games in a block of a plan of this size. Small blocks share out more easily, large ones waste less time.
    static std::int64_t block_of(std::int64_t games) { return std::clamp<std::int64_t>(games / 32, 1 << 14, 1 << 20); }

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
