// Shares many games out among threads so that the result depends on the games and the seed alone. Games are dealt in
// blocks, each with its own dice, so it does not matter which thread plays which block, or when. Knows no game.
#pragma once
#include "base/pieces.h"
#include "chance/dice_stream.h"
#include "rules/knobs.h"

#include <atomic>
#include <cmath>
#include <mutex>
#include <stop_token>
#include <thread>
#include <tuple>

namespace boxcars::sim {

// The ways to compute a simulation, one for each instruction set. All give the same counts; only their speed differs.
enum class Path : std::uint8_t { Auto, Baseline, Avx2, Avx512 };  // Auto: the best for this processor
constexpr std::array<std::string_view, 4> path_names{"auto", "baseline", "avx2", "avx512"};  // in the order of Path
bool has(Path path);                            // whether this processor and this build have it
std::optional<std::string> problem(Path path);  // a sentence that says why it cannot be used
Path path_from(std::string_view name);          // throws Error if it is unknown or cannot be used
Path taken(Path path);                          // resolves Auto

using Progress = std::function<void(double)>;  // called with 0 to 1 from a working thread, one call at a time

// One part of a deal that is split between machines: every parts-th block. All parts added up are the whole deal.
struct Share {
    int part = 1, parts = 1;  // 1 <= part <= parts
    bool operator==(const Share&) const = default;
};

struct Deal {
    std::int64_t games = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 0;            // 0: as many as the machine runs at once
    std::int64_t block = 1024;  // games that share one stream of dice
    Share share{};
};
std::int64_t games_of(const Deal& deal);               // games in its share
std::optional<std::string> problem(const Deal& deal);  // a sentence that says why it cannot be played

// Lists the counts of a struct by their names, in alphabetical order: what add_up() adds, and the fields of their JSON.
#define BOXCARS_COUNTS(...)                               \
    auto counts() { return std::tie(__VA_ARGS__); }       \
    auto counts() const { return std::tie(__VA_ARGS__); } \
    static constexpr std::string_view count_names { #__VA_ARGS__ }

// Adds counts of one kind: numbers, lists entry by entry (missing entries are 0), maps key by key, and structs count by
// count. A name is the same in both.
template <class Sum>
void add_up(Sum& sum, const Sum& more) {
    if constexpr (std::is_arithmetic_v<Sum>) {
        sum += more;
    } else if constexpr (std::is_same_v<Sum, std::string>) {
        sum = more;
    } else if constexpr (requires { sum.counts(); }) {
        const auto add = [&](auto&... sums) {
            std::apply([&](const auto&... counts) { (add_up(sums, counts), ...); }, more.counts());
        };
        std::apply(add, sum.counts());
    } else if constexpr (requires { typename Sum::mapped_type; }) {
        for (const auto& [key, count] : more) add_up(sum[key], count);
    } else {
        if constexpr (requires { sum.resize(1); }) sum.resize(std::max(sum.size(), more.size()));
        for (std::size_t n = 0; n < more.size(); ++n) add_up(sum[n], more[n]);
    }
}

// Adds up play(block, begin, end) over all blocks, numbered from 1; it plays games begin..end-1 of the deal. A Tally
// has `games`, the number played to the end, and counts that may be added up in any order. requires: !problem(deal)
template <class Tally, class Play>
Tally over_blocks(const Deal& deal, const Play& play, const std::stop_token& stop, const Progress& progress) {
    const auto blocks = (deal.games + deal.block - 1) / deal.block, parts = std::int64_t{deal.share.parts};
    const auto wanted_games = static_cast<double>(games_of(deal));
    std::atomic<std::int64_t> next{deal.share.part - 1};
    std::mutex mutex;
    Tally total;
    const auto work = [&] {
        while (!stop.stop_requested()) {
            const std::int64_t block = next.fetch_add(parts), begin = block * deal.block;
            if (block >= blocks) return;
            const Tally tally =
                play(static_cast<std::uint64_t>(block) + 1, begin, std::min(begin + deal.block, deal.games));
            const std::lock_guard lock{mutex};
            add_up(total, tally);
            if (progress) progress(static_cast<double>(total.games) / wanted_games);
        }
    };
    const int shared_by = deal.threads > 0 ? deal.threads : workers_at_once();
    const auto at_once =
        has_threads ? std::clamp<std::int64_t>(shared_by, 1, std::max<std::int64_t>(blocks / parts, 1)) : 1;
    std::vector<std::jthread> others;
    for (std::int64_t n = 1; n < at_once; ++n) others.emplace_back(work);
    work();
    others.clear();
    return total;
}

// As over_blocks(), with dice from the seed: play(begin, end, dice). Block n has stream n; stream 0 is for sittings.
template <class Tally, class Play>
Tally in_blocks(const Deal& deal, const Play& play, const std::stop_token& stop, const Progress& progress) {
    return over_blocks<Tally>(
        deal,
        [&](std::uint64_t block, std::int64_t begin, std::int64_t end) {
            return play(begin, end, chance::DiceStream{deal.seed, block});
        },
        stop, progress);
}

constexpr std::int64_t long_games_in_block = 64;  // a game may take thousands of throws

// Whether to stop a game that has had this number of throws. Some sheets make a game endless, and checking at every
// throw would be slow.
inline bool stops_after(std::int64_t throws, const std::stop_token& stop) {
    constexpr std::int64_t throws_between_looks = 4096;
    return throws % throws_between_looks == 0 && stop.stop_requested();
}

// Plays every game of a deal. play_one(game, dice, counts) returns false if it was stopped before the end.
template <class Counts, class PlayOne>
Counts whole_games(const Deal& deal, const PlayOne& play_one, const std::stop_token& stop, const Progress& progress) {
    const auto block = [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
        Counts counts;
        for (std::int64_t game = begin; game < end; ++game) {
            Counts one;
            if (!play_one(game, dice, one)) break;
            add_up(counts, one);
        }
        return counts;
    };
    return in_blocks<Counts>(deal, block, stop, progress);
}

// How far a sum lies off its mean, in standard errors; 0 if the result is certain.
inline double standard_errors(double off, double variance) { return variance > 0 ? off / std::sqrt(variance) : 0; }
inline double z_of_wins(std::int64_t wins, std::int64_t games, double chance) {
    const auto all = static_cast<double>(games);
    return standard_errors(static_cast<double>(wins) - all * chance, all * chance * (1 - chance));
}

struct Nobody {};  // for rounds without decisions

// What is simulated: a sheet, its players, the number of games, and how the games are shared out. The counts depend on
// the plan alone, not on threads, path, machine or order.
template <class Rules, class Players = Nobody>
struct Plan {
    Rules rules{};
    Players players{};               // policies by name, strategies, or what the one player bets
    std::int64_t games = 1'000'000;  // games, rounds or hands
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine runs at once
    Share share{};
    Path path = Path::Auto;  // for games that are played by a compiled table
    Deal in_blocks_of(std::int64_t block) const { return {games, seed, threads, block, share}; }
};

// A sentence that says why the plan cannot be played.
template <class Rules, class Players>
std::optional<std::string> problem(const Plan<Rules, Players>& plan) {
    if (auto wrong = rules::problem(plan.rules)) return wrong;
    if (auto wrong = wrong_players(plan)) return wrong;
    if (auto wrong = problem(plan.path)) return wrong;
    return problem(deal_of(plan));
}
// A plan whose players may be unknown, or too few, has an overload of this.
std::optional<std::string> wrong_players(const auto&) { return {}; }
// For players named by their policies: one for each of the sheet's players, all known.
template <class Rules>
std::optional<std::string> wrong_policies(const Plan<Rules, std::vector<std::string>>& plan,
                                          std::optional<std::string> (*wrong_name)(std::string_view)) {
    if (plan.players.size() != static_cast<std::size_t>(plan.rules.players))
        return "The rule sheet has " + std::to_string(plan.rules.players) + " players, but " +
               std::to_string(plan.players.size()) + " are named: name one policy for each.";
    for (const std::string& name : plan.players)
        if (auto wrong = wrong_name(name)) return wrong;
    return {};
}

}  // namespace boxcars::sim
