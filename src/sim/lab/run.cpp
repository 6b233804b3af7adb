#include "sim/lab/run.h"

#include "base/error.h"

namespace boxcars::sim {
namespace {

constexpr std::int64_t most_waiting = 64;  // blocks played but not yet taken: up to 200 kB each

struct Played {  // what the threads themselves add up
    std::int64_t games = 0;
    void add(const Played& other) { games += other.games; }
};

Deal deal_of(const LabPlan& plan) { return {plan.evenings, plan.seed, plan.threads, evenings_in_block}; }

}  // namespace

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
    evenings_ = plan_.game->prepare(plan_, stop);
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
            deal_of(plan_),
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
