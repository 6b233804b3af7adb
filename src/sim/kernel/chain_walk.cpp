#include "sim/kernel/chain_walk.h"

#include <bit>
#include <numeric>

namespace boxcars::sim {
namespace {

bool sampled(std::uint64_t block) { return block % sampled_block == 1; }
bool small(const ByteChain& chain) { return chain.stepped && chain.states <= MultiStepWalk::most_states; }

}  // namespace

ShuffleTables tables_of(const ByteChain& chain) {
    ShuffleTables tables{chain.states, chain.classes, chain.refused, chain.ends, {}, {}, {}, {}};
    std::ranges::copy(chain.least, tables.least);
    std::ranges::copy(chain.most, tables.most);
    for (int state = 0; state < chain.states; ++state)
        for (int kind = 0; kind < chain.classes; ++kind) {
            tables.to[state][kind] = static_cast<std::uint8_t>(chain.move(state, kind).to);
            tables.end[state][kind] = chain.move(state, kind).end;
        }
    return tables;
}

void LengthCount::hear(const std::uint8_t* reported, int steps) {
    if (*std::ranges::max_element(age_) + most_steps < bytes) return hear_short(reported, steps);
    for (int n = 0; n < steps * lanes; ++n) hear_one(n % lanes, reported[n]);
}

void LengthCount::hear_one(int lane, std::uint8_t reported) {
    std::uint32_t& age = age_[static_cast<std::size_t>(lane)];
    age += reported != reported_refused;
    if (reported != reported_over) return;
    if (age >= longer_.size()) longer_.resize(age + 1);
    ++longer_[age];
    age = 0;
}

// Called while the ages of all 64 games fit a byte each, so that vectors can update them.
void LengthCount::hear_short(const std::uint8_t* reported, int steps) {
    std::uint8_t age[lanes], ended[lanes];  // ended: the age at the end; 0: still running
    std::ranges::copy(age_, age);
    for (int step = 0; step < steps; ++step, reported += lanes) {
        for (int lane = 0; lane < lanes; ++lane) {
            const auto older = static_cast<std::uint8_t>(age[lane] + (reported[lane] != reported_refused));
            const auto over = static_cast<std::uint8_t>(-(reported[lane] == reported_over));
            ended[lane] = older & over;
            age[lane] = older & static_cast<std::uint8_t>(~over);
        }
        for (std::size_t lane = 0; lane < lanes; lane += tables)
            for (std::size_t n = 0; n < tables; ++n) ++shorts_[n][ended[lane + n]];
    }
    std::ranges::copy(age, age_.begin());
}

std::vector<std::int64_t> LengthCount::lengths() const {
    std::vector<std::int64_t> by_age = longer_;
    by_age.resize(std::max(by_age.size(), bytes));
    for (const auto& table : shorts_)
        for (std::size_t age = 0; age < bytes; ++age) by_age[age] += table[age];
    by_age.erase(by_age.begin());  // entry 0: games still running
    while (!by_age.empty() && by_age.back() == 0) by_age.pop_back();
    return by_age;
}

// One block while it is played.
class ChainWalk::Flying {
 public:
    Flying(const ChainWalk& walk, std::uint64_t seed, std::uint64_t number, bool counted) : walk_(walk) {
        flight_.dice = chance::block_state(seed, number);
        if (counted) reported_.resize(LengthCount::most_steps * lanes);
    }
    std::int64_t over() const {
        return std::accumulate(std::begin(flight_.ends), std::end(flight_.ends), std::int64_t{0});
    }
    // The most throws in one call of step(). 4092 is divisible by 2 and 3, the throws per lookup of MultiStepWalk.
    int most_steps() const { return reported_.empty() ? 4092 : LengthCount::most_steps; }
    void step(int steps) {
        walk_.walk(flight_, steps, reported_.empty() ? nullptr : reported_.data());
        throws_ += std::int64_t{steps} * lanes;
        if (!reported_.empty()) lengths_.hear(reported_.data(), steps);
    }
    std::uint64_t drain(std::uint64_t live) {
        std::uint8_t bytes[lanes];
        chance::fill(flight_.dice, bytes, 1);
        for (std::uint64_t left = live; left != 0; left &= left - 1) {
            const int lane = std::countr_zero(left);
            const int kind = walk_.chain_.class_of[bytes[lane]];
            const auto& move = walk_.chain_.move(flight_.at[lane], kind);
            const bool refused = kind == walk_.chain_.refused;
            flight_.at[lane] = move.to;
            ++throws_;
            flight_.refused += refused;
            flight_.ends[move.end] += move.end > 0;
            if (move.end > 0) live &= ~(std::uint64_t{1} << lane);
            if (!reported_.empty())
                lengths_.hear_one(lane, refused ? reported_refused : move.end > 0 ? reported_over : reported_on);
        }
        return live;
    }
    ChainCounts counts() {
        ChainCounts counts{over(), throws_ - flight_.refused, {}, lengths_.lengths()};
        std::copy_n(flight_.ends + 1, counts.ends.size(), counts.ends.begin());
        return counts;
    }

 private:
    const ChainWalk& walk_;
    GamesInFlight flight_{};
    std::int64_t throws_ = 0;  // including refused ones
    std::vector<std::uint8_t> reported_{};
    LengthCount lengths_{};
};

ChainWalk::ChainWalk(const Walked& walked, Path path, Lengths lengths)
    : chain_(compile(walked)), path_(small(chain_) ? taken(path) : Path::Baseline), lengths_(lengths) {
    if (path_ != Path::Baseline) {
        tables_ = tables_of(chain_);
        return;
    }
    rows_.emplace(chain_);
    if (small(chain_) && chain_.ends <= MultiStepWalk::most_ends && lengths != Lengths::Counted) steps_.emplace(chain_);
}

ChainCounts ChainWalk::play_block(std::uint64_t seed, std::uint64_t number, std::int64_t games, Lengths lengths,
                                  const std::stop_token& stop) const {
    Flying flying{*this, seed, number, lengths == Lengths::Counted || (lengths == Lengths::Sampled && sampled(number))};
    play_exactly(flying, games, stop);
    return flying.counts();
}

ChainCounts ChainWalk::play(const Deal& deal, const std::stop_token& stop, const Progress& progress) const {
    const Lengths lengths =
        lengths_ == Lengths::Sampled && deal.games <= most_counted_games ? Lengths::Counted : lengths_;
    return over_blocks<ChainCounts>(
        deal,
        [&](auto number, auto begin, auto end) { return play_block(deal.seed, number, end - begin, lengths, stop); },
        stop, progress);
}

void ChainWalk::walk(GamesInFlight& flight, int steps, std::uint8_t* reported) const {
#if defined(__x86_64__)
    if (path_ == Path::Avx512) return walk_avx512(tables_, flight, steps, reported);
    if (path_ == Path::Avx2) return walk_avx2(tables_, flight, steps, reported);
#endif
    const bool many_at_once = steps_ && reported == nullptr;
    if (many_at_once) steps_->walk(flight, steps / steps_->throws());
    const int left = many_at_once ? steps % steps_->throws() : steps;
    if (left > 0) rows_->walk(flight, left, reported);
}

}  // namespace boxcars::sim
