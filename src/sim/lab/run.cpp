#include "sim/lab/run.h"

#include "base/error.h"

#include <bit>

namespace boxcars::sim {
namespace {

constexpr std::int64_t most_in_all = 2'000'000'000;
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
        shares.push_back(all == 0 ? 0 : real(sum) / real(all));
    }
    return shares;
}

// The edge is a ratio of two sums of independent pairs. Its error: delta method (Cochran, Sampling Techniques).
LabEdgePoint point_of(const EdgeSums& sums) {
    if (sums.staked == 0) return {sums.rounds, 0, 0};
    const double edge = sums.won / sums.staked;
    const double off = sums.won_won - 2 * edge * sums.won_staked + edge * edge * sums.staked_staked;
    return {sums.rounds, edge, std::sqrt(std::max(off, 0.0)) / sums.staked};
}

constexpr std::int64_t most_waiting = 64;  // blocks played but not yet taken: up to 200 kB each

struct Played {  // counts evenings only; the blocks hold the results
    std::int64_t games = 0;
    BOXCARS_COUNTS(games);
};

}  // namespace

std::string outside(const std::string& what, std::int64_t least, std::int64_t most, std::int64_t value) {
    return what + " " + std::to_string(least) + " to " + std::to_string(most) + ", not " + std::to_string(value) + ".";
}

bool same_evenings(const LabPlan& one, const LabPlan& other) {
    const auto all = [](const LabPlan& plan) {
        return std::tie(plan.game.name, plan.game.sheet, plan.game.players, plan.game.bankroll, plan.goal, plan.rounds,
                        plan.evenings, plan.seed);
    };
    return all(one) == all(other);
}

std::optional<std::string> problem(const LabPlan& plan) {
    const auto players = plan.game.players.size();
    if (players == 0) return "Nobody plays: choose at least one player.";
    if (players > most_lab_players)
        return outside("The lab seats", 1, most_lab_players, static_cast<std::int64_t>(players));
    if (plan.rounds < 1 || plan.rounds > most_lab_rounds)
        return outside("The rounds of an evening are", 1, most_lab_rounds, plan.rounds);
    if (plan.evenings < 1 || plan.evenings > most_lab_evenings)
        return outside("The evenings of an experiment are", 1, most_lab_evenings, plan.evenings);
    if (plan.rounds * plan.evenings > most_in_all)
        return "That is " + std::to_string(plan.rounds * plan.evenings) + " rounds; the lab plays " +
               std::to_string(most_in_all) + " at most: take fewer evenings or shorter ones.";
    if (plan.goal != 0 && plan.goal <= plan.game.bankroll)
        return "The goal has to lie above what everybody begins with; 0 is no goal.";
    return plan.game.problem();
}

std::vector<int> checkpoints(int rounds) {
    const int steps = std::min(rounds, most_between + 1);
    std::vector<int> all{0};
    for (int step = 1; step <= steps; ++step) all.push_back(static_cast<int>(std::int64_t{rounds} * step / steps));
    return all;
}

// Adds evenings up, in order.
class LabTally {
 public:
    // edges: each has a name and its exact value
    LabTally(const LabPlan& plan, const std::vector<int>& marks, std::vector<LabEdge> edges)
        : plan_(plan),
          marks_(marks),
          grain_(std::max<std::int64_t>(1, plan.game.bankroll / grains_in_bankroll)),
          counts_(marks.size() * players()),
          ruined_(players(), std::vector<std::int64_t>(marks.size())),
          reached_(ruined_),
          won_(players()),
          sums_(edges.size()),
          edges_(std::move(edges)) {}

    void add(const LabEvening& evening) {
        for (std::size_t at = 0; at < counts_.size(); ++at) {
            auto& all = counts_[at];
            const auto grains = nth(std::clamp<std::int64_t>(evening.worths[at] / grain_, 0, most_grains));
            if (grains >= all.size()) all.resize(grains + 1);
            ++all[grains];
        }
        for (std::size_t player = 0; player < players(); ++player) {
            note(evening.ruined[player], ruined_[player]);
            note(evening.reached[player], reached_[player]);
            const std::int64_t worth = evening.worths[counts_.size() - players() + player];
            won_[player] += real(worth - plan_.game.bankroll);
        }
        ++evenings_;
        for (std::size_t n = 0; n < sums_.size(); ++n) {
            add_up(sums_[n], evening.edges[n]);
            if (is_reported()) edges_[n].points.push_back(point_of(sums_[n]));
        }
    }
    LabShown shown() const {
        LabShown shown{.evenings = evenings_, .checkpoints = marks_, .edges = edges_};
        for (std::size_t number = 0; number < players(); ++number) shown.players.push_back(player(number));
        for (std::size_t n = 0; n < sums_.size(); ++n)
            if (evenings_ > 0 && !is_reported()) shown.edges[n].points.push_back(point_of(sums_[n]));
        return shown;
    }

 private:
    std::size_t players() const { return plan_.game.players.size(); }
    bool is_reported() const { return std::has_single_bit(static_cast<std::uint64_t>(evenings_)); }

    void note(int round, std::vector<std::int64_t>& by_mark) const {
        // Ruin or a goal after the last checkpoint, in the last hand, counts at that checkpoint.
        if (round != 0)
            ++by_mark[nth(std::ranges::lower_bound(marks_, std::min(round, marks_.back())) - marks_.begin())];
    }
    LabPlayer player(std::size_t number) const {
        LabPlayer player{.name = plan_.game.players[number]};
        for (std::size_t at = number; at < counts_.size(); at += players()) {
            const auto below = [&](int tenths) { return quantile(counts_[at], evenings_, tenths) * grain_; };
            player.bands.push_back({below(1), below(5), below(9)});
        }
        player.ruined = shares(ruined_[number], evenings_);
        player.goal = shares(reached_[number], evenings_);
        player.mean = evenings_ == 0 ? 0 : won_[number] / real(evenings_);
        return player;
    }

    const LabPlan& plan_;
    const std::vector<int>& marks_;
    std::int64_t grain_, evenings_ = 0;
    // Indexed by checkpoint, player: the number of evenings for each number of grains.
    std::vector<std::vector<std::int64_t>> counts_;
    // Indexed by player, checkpoint: evenings in which ruin, or the goal, first shows at that checkpoint.
    std::vector<std::vector<std::int64_t>> ruined_, reached_;
    std::vector<double> won_;
    std::vector<EdgeSums> sums_;
    std::vector<LabEdge> edges_;
};

EveningRecorder::EveningRecorder(const LabPlan& plan, const std::vector<int>& marks, std::size_t series)
    : plan_(plan), marks_(marks), worths_(plan.game.players.size(), plan.game.bankroll) {
    record();
    evening_.ruined.resize(players());
    evening_.reached.resize(players());
    evening_.edges.resize(series);
}

LabRun::LabRun(LabPlan plan)
    : plan_(std::move(plan)),
      blocks_((plan_.evenings + evenings_in_block - 1) / evenings_in_block),
      marks_(checkpoints(plan_.rounds)) {
    if (has_threads)
        worker_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
    else
        pieces_.emplace([this] { return play_piece(); }, Pieces::Urgency::Now);
}

LabRun::~LabRun() = default;

bool LabRun::prepare(const std::stop_token& stop) {
    evenings_ = plan_.game.prepare(stop);
    if (!evenings_) return false;
    const std::lock_guard lock{mutex_};
    edges_ = evenings_->edges;
    return true;
}

bool LabRun::play_piece() {
    try {
        if (trouble_ || played_ == blocks_ || played_ == taken_ + most_waiting) return false;
        if (!evenings_ && !prepare({})) return false;
        if (!begun_) begun_ = Begun{.dice = chance::DiceStream{plan_.seed, static_cast<std::uint64_t>(played_) + 1}};
        const std::int64_t begin = played_ * evenings_in_block;
        play_evening(begin + std::ssize(begun_->block), begun_->block, begun_->dice);
        if (begin + std::ssize(begun_->block) < std::min(begin + evenings_in_block, plan_.evenings)) return true;
        waiting_.emplace(played_, std::move(begun_->block));
        begun_.reset();
        if (++played_ == blocks_) evenings_.reset();
        return true;
    } catch (const Error& error) {
        trouble_ = error.what();
        return false;
    }
}

void LabRun::work(const std::stop_token& stop) {
    try {
        if (!prepare(stop)) return;
        in_blocks<Played>(
            {plan_.evenings, plan_.seed, plan_.threads, evenings_in_block},
            [&](std::int64_t begin, std::int64_t end, chance::DiceStream dice) {
                LabBlock block;
                for (std::int64_t number = begin; number < end; ++number)
                    if (stop.stop_requested() || !play_evening(number, block, dice)) return Played{};
                return Played{hand_over(begin / evenings_in_block, std::move(block), stop) ? end - begin : 0};
            },
            stop, {});
        evenings_.reset();
    } catch (const Error& error) {
        const std::lock_guard lock{mutex_};
        trouble_ = error.what();
        handed_over_.notify_all();
    }
}

bool LabRun::play_evening(std::int64_t number, LabBlock& block, chance::DiceStream& dice) const {
    EveningRecorder recorder{plan_, marks_, evenings_->edges.size()};
    if (!evenings_->play(number, dice, recorder)) return false;
    block.push_back(recorder.ended());
    return true;
}

bool LabRun::hand_over(std::int64_t number, LabBlock block, const std::stop_token& stop) {
    std::unique_lock lock{mutex_};
    if (!room_made_.wait(lock, stop, [&] { return number < taken_ + most_waiting; })) return false;
    waiting_.emplace(number, std::move(block));
    handed_over_.notify_all();
    return true;
}

bool LabRun::take(std::int64_t blocks, bool wait) {
    bool fresh = false;
    while (taken_ < std::min(blocks, blocks_)) {
        LabBlock block;
        while (!has_threads && wait && !waiting_.contains(taken_) && play_piece()) continue;
        {
            std::unique_lock lock{mutex_};
            const auto next = [&] { return waiting_.contains(taken_); };
            if (has_threads && wait) handed_over_.wait(lock, [&] { return next() || trouble_; });
            if (!next()) break;
            block = std::move(waiting_.extract(taken_).mapped());
            if (!tally_) tally_ = std::make_unique<LabTally>(plan_, marks_, edges_);
        }
        for (const LabEvening& evening : block) tally_->add(evening);
        const std::lock_guard lock{mutex_};
        ++taken_;
        room_made_.notify_all();
        fresh = true;
    }
    return fresh;
}

LabShown LabRun::shown() const { return tally_ ? tally_->shown() : LabTally{plan_, marks_, {}}.shown(); }

std::optional<std::string> LabRun::trouble() const {
    const std::lock_guard lock{mutex_};
    return trouble_;
}

}  // namespace boxcars::sim
