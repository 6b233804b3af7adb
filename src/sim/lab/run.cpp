#include "sim/lab/run.h"

#include "base/error.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

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
        shares.push_back(all == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(all));
    }
    return shares;
}

constexpr std::int64_t most_waiting = 64;  // blocks played but not yet taken: up to 200 kB each

struct Played {  // counts evenings only; the blocks hold the results
    std::int64_t games = 0;
    void add(const Played& other) { games += other.games; }
};

}  // namespace

// ---- the plan

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

// ---- results

void EdgeSums::add(const EdgeSums& other) {
    rounds += other.rounds;
    won += other.won;
    staked += other.staked;
    won_won += other.won_won;
    won_staked += other.won_staked;
    staked_staked += other.staked_staked;
}

// The edge is a ratio of two sums of independent pairs. Its error comes from the delta method (Cochran, Sampling
// Techniques, ratio estimates).
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
    : names_(plan.game.players),
      checkpoints_(checkpoints(plan.rounds)),
      bankroll_(plan.game.bankroll),
      grain_(std::max<std::int64_t>(1, bankroll_ / grains_in_bankroll)),
      counts_(checkpoints_.size() * names_.size()),
      ruined_(names_.size(), std::vector<std::int64_t>(checkpoints_.size())),
      reached_(ruined_),
      won_(names_.size()),
      sums_(edges.size()),
      edges_(std::move(edges)) {}

void LabTally::add(const LabBlock& block) {
    for (std::size_t evening = 0; evening < static_cast<std::size_t>(block.evenings); ++evening)
        add_evening(block, evening);
}

void LabTally::add_evening(const LabBlock& block, std::size_t evening) {
    const std::size_t players = names_.size(), marks = checkpoints_.size();
    for (std::size_t mark = 0; mark < marks; ++mark)
        for (std::size_t player = 0; player < players; ++player) {
            const std::int64_t worth = block.worths[(evening * marks + mark) * players + player];
            auto& all = counts_[mark * players + player];
            const auto grains = static_cast<std::size_t>(std::clamp<std::int64_t>(worth / grain_, 0, most_grains));
            if (grains >= all.size()) all.resize(grains + 1);
            ++all[grains];
        }
    for (std::size_t player = 0; player < players; ++player) {
        const auto note = [&](const std::vector<int>& rounds, std::vector<std::int64_t>& by_mark) {
            const int round = rounds[evening * players + player];
            // Ruin or a goal after the last checkpoint, in the last hand, counts at that checkpoint.
            if (round == 0) return;
            const auto mark = std::ranges::lower_bound(checkpoints_, std::min(round, checkpoints_.back()));
            ++by_mark[static_cast<std::size_t>(mark - checkpoints_.begin())];
        };
        note(block.ruined, ruined_[player]);
        note(block.reached, reached_[player]);
        const std::int64_t won = block.worths[(evening * marks + marks - 1) * players + player] - bankroll_;
        won_[player] += static_cast<double>(won);
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
    player.mean = evenings_ == 0 ? 0 : won_[number] / static_cast<double>(evenings_);
    return player;
}

LabShown LabTally::shown() const {
    LabShown shown{.evenings = evenings_, .checkpoints = checkpoints_, .edges = edges_};
    for (std::size_t number = 0; number < names_.size(); ++number) shown.players.push_back(player(number));
    for (std::size_t n = 0; n < sums_.size(); ++n)
        if (evenings_ > 0 && !std::has_single_bit(static_cast<std::uint64_t>(evenings_)))
            shown.edges[n].points.push_back(point_of(sums_[n]));
    return shown;
}

EveningRecorder::EveningRecorder(LabBlock& block, const LabPlan& plan, const std::vector<int>& marks,
                                 std::size_t series)
    : block_(block),
      plan_(plan),
      marks_(marks),
      series_(series),
      worths_(plan.game.players.size(), plan.game.bankroll) {
    record();
    block.ruined.resize(block.ruined.size() + players());
    block.reached.resize(block.reached.size() + players());
    block.edges.resize(block.edges.size() + series);
}

bool EveningRecorder::leaves(std::size_t player, int round, bool ruined) {
    const bool reached = plan_.goal > 0 && worths_[player] >= plan_.goal;
    const auto from_end = static_cast<std::ptrdiff_t>(players() - player);
    if (ruined) (block_.ruined.end() - from_end)[0] = round;
    if (reached) (block_.reached.end() - from_end)[0] = round;
    return ruined || reached;
}

void EveningRecorder::after(int round) {
    if (next_ + 1 >= marks_.size() || marks_[next_] != round) return;
    record();
    ++next_;
}

void EveningRecorder::end() {
    for (; next_ < marks_.size(); ++next_) record();
}

// ---- the run

LabRun::LabRun(LabPlan plan)
    : plan_(std::move(plan)),
      blocks_((plan_.evenings + evenings_in_block - 1) / evenings_in_block),
      marks_(checkpoints(plan_.rounds)) {
    if (has_threads)
        worker_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
    else
        pieces_.emplace([this] { return play_piece(); }, Pieces::Urgency::Now);
}

LabRun::~LabRun() {
    worker_.request_stop();
    if (worker_.joinable()) worker_.join();
}

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
        play_evening(*evenings_, begin + begun_->block.evenings, begun_->block, begun_->dice);
        if (begin + begun_->block.evenings < std::min(begin + evenings_in_block, plan_.evenings)) return true;
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
                    if (stop.stop_requested() || !play_evening(*evenings_, number, block, dice)) return Played{};
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

bool LabRun::play_evening(const LabEvenings& evenings, std::int64_t number, LabBlock& block,
                          chance::DiceStream& dice) const {
    EveningRecorder recorder{block, plan_, marks_, evenings.edges.size()};
    if (!evenings.play(number, dice, recorder)) return false;
    recorder.end();
    ++block.evenings;
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
            if (!tally_) tally_.emplace(plan_, edges_);
        }
        tally_->add(block);
        const std::lock_guard lock{mutex_};
        ++taken_;
        room_made_.notify_all();
        fresh = true;
    }
    return fresh;
}

LabShown LabRun::shown() const { return tally_ ? tally_->shown() : LabTally{plan_, {}}.shown(); }

std::optional<std::string> LabRun::trouble() const {
    const std::lock_guard lock{mutex_};
    return trouble_;
}

LabShown run_lab(const LabPlan& plan) {
    LabRun run{plan};
    run.take(run.blocks(), true);
    if (const auto trouble = run.trouble()) throw Error{*trouble};
    return run.shown();
}

}  // namespace boxcars::sim
