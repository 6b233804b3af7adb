#include "sim/lab/tally.h"

#include <bit>
#include <cmath>

namespace boxcars::sim {
namespace {

constexpr int most_between = 48;
constexpr std::int64_t grains_in_bankroll = 1000, most_grains = 50 * grains_in_bankroll;

std::int64_t quantile(const std::vector<std::int64_t>& counts, std::int64_t all, int tenths) {
    std::int64_t below = 0;
    for (std::size_t grains = 0; grains < counts.size(); ++grains) {
        below += counts[grains];
        if (below * 10 > all * tenths) return static_cast<std::int64_t>(grains);
    }
    return 0;
}

std::vector<double> shares(const std::vector<std::int64_t>& counts, std::int64_t all) {
    std::vector<double> shares;
    std::int64_t sum = 0;
    for (const std::int64_t count : counts) {
        sum += count;
        shares.push_back(all == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(all));
    }
    return shares;
}

}  // namespace

void EdgeSums::count(double win, double stake) {
    won += win;
    staked += stake;
    won_won += win * win;
    won_staked += win * stake;
    staked_staked += stake * stake;
}

void EdgeSums::add(const EdgeSums& other) {
    rounds += other.rounds;
    won += other.won;
    staked += other.staked;
    won_won += other.won_won;
    won_staked += other.won_staked;
    staked_staked += other.staked_staked;
}

// A ratio of two sums of independent pairs. Its error comes from the delta method (Cochran, Sampling Techniques, ratio
// estimates).
LabEdgePoint point_of(const EdgeSums& sums) {
    if (sums.staked == 0) return {sums.rounds, 0, 0};
    const double edge = sums.won / sums.staked;
    const double off = sums.won_won - 2 * edge * sums.won_staked + edge * edge * sums.staked_staked;
    return {sums.rounds, edge, std::sqrt(std::max(off, 0.0)) / sums.staked};
}

std::vector<int> checkpoints(int rounds) {
    const int steps = std::min(rounds, most_between + 1);
    std::vector<int> all{0};
    for (int step = 1; step <= steps; ++step) all.push_back(static_cast<int>(std::int64_t{rounds} * step / steps));
    return all;
}

LabTally::LabTally(const LabPlan& plan, std::vector<LabEdge> edges)
    : names_(plan.game->players()),
      checkpoints_(checkpoints(plan.rounds)),
      bankroll_(plan.game->bankroll()),
      grain_(std::max<std::int64_t>(1, bankroll_ / grains_in_bankroll)),
      counts_(checkpoints_.size() * names_.size()),
      ruined_(names_.size(), std::vector<std::int64_t>(checkpoints_.size())),
      reached_(ruined_),
      won_(names_.size()),
      ahead_(names_.size()),
      sums_(edges.size()),
      edges_(std::move(edges)),
      lengths_(longest_counted + 1) {}

std::vector<std::int64_t>& LabTally::counts(std::size_t checkpoint, std::size_t player) {
    return counts_[checkpoint * names_.size() + player];
}

void LabTally::add(const LabBlock& block) {
    for (std::size_t evening = 0; evening < static_cast<std::size_t>(block.evenings); ++evening)
        add_evening(block, evening);
    for (std::size_t n = 0; n < lengths_.size(); ++n) lengths_[n] += block.lengths[n];
}

void LabTally::add_evening(const LabBlock& block, std::size_t evening) {
    const std::size_t players = names_.size(), marks = checkpoints_.size();
    for (std::size_t mark = 0; mark < marks; ++mark)
        for (std::size_t player = 0; player < players; ++player) {
            const std::int64_t worth = block.worths[(evening * marks + mark) * players + player];
            auto& all = counts(mark, player);
            const auto grains = static_cast<std::size_t>(std::clamp<std::int64_t>(worth / grain_, 0, most_grains));
            if (grains >= all.size()) all.resize(grains + 1);
            ++all[grains];
        }
    for (std::size_t player = 0; player < players; ++player) {
        const auto note = [&](const std::vector<int>& rounds, std::vector<std::int64_t>& by_mark) {
            const int round = rounds[evening * players + player];
            // What happens after the last checkpoint, in the last hand, counts at that checkpoint.
            if (round == 0) return;
            const auto mark = std::ranges::lower_bound(checkpoints_, std::min(round, checkpoints_.back()));
            ++by_mark[static_cast<std::size_t>(mark - checkpoints_.begin())];
        };
        note(block.ruined, ruined_[player]);
        note(block.reached, reached_[player]);
        const std::int64_t won = block.worths[(evening * marks + marks - 1) * players + player] - bankroll_;
        won_[player] += static_cast<double>(won);
        ahead_[player] += won > 0;
    }
    ++evenings_;
    for (std::size_t n = 0; n < sums_.size(); ++n) {
        sums_[n].add(block.edges[evening * sums_.size() + n]);
        if (std::has_single_bit(static_cast<std::uint64_t>(evenings_))) edges_[n].points.push_back(point_of(sums_[n]));
    }
}

LabPlayer LabTally::player(std::size_t number) const {
    LabPlayer player{.name = names_[number]};
    for (std::size_t mark = 0; mark < checkpoints_.size(); ++mark) {
        const auto& all = counts_[mark * names_.size() + number];
        player.bands.push_back({quantile(all, evenings_, 1) * grain_, quantile(all, evenings_, 5) * grain_,
                                quantile(all, evenings_, 9) * grain_});
    }
    player.ruined = shares(ruined_[number], evenings_);
    player.goal = shares(reached_[number], evenings_);
    player.ends = counts_[(checkpoints_.size() - 1) * names_.size() + number];
    player.mean = evenings_ == 0 ? 0 : won_[number] / static_cast<double>(evenings_);
    player.ahead = ahead_[number];
    return player;
}

LabShown LabTally::shown() const {
    LabShown shown{.evenings = evenings_, .checkpoints = checkpoints_, .grain = grain_, .edges = edges_};
    for (std::size_t number = 0; number < names_.size(); ++number) shown.players.push_back(player(number));
    for (std::size_t n = 0; n < sums_.size(); ++n)
        if (evenings_ > 0 && !std::has_single_bit(static_cast<std::uint64_t>(evenings_)))
            shown.edges[n].points.push_back(point_of(sums_[n]));
    shown.lengths = lengths_;
    return shown;
}

EveningRecorder::EveningRecorder(LabBlock& block, const LabPlan& plan, const std::vector<int>& marks,
                                 std::size_t series)
    : block_(block), marks_(marks), players_(plan.game->players().size()), series_(series) {
    block.worths.resize(block.worths.size() + players_, plan.game->bankroll());
    block.ruined.resize(block.ruined.size() + players_);
    block.reached.resize(block.reached.size() + players_);
    block.edges.resize(block.edges.size() + series);
}

void EveningRecorder::after(int round, std::span<const std::int64_t> worths) {
    if (next_ + 1 >= marks_.size() || marks_[next_] != round) return;
    block_.worths.insert(block_.worths.end(), worths.begin(), worths.end());
    ++next_;
}

void EveningRecorder::end(std::span<const std::int64_t> worths) {
    for (; next_ < marks_.size(); ++next_) block_.worths.insert(block_.worths.end(), worths.begin(), worths.end());
}

}  // namespace boxcars::sim
