#include "odds/pig/solver_service.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

// A sheet is no longer solved after this many requests for other sheets: more than there are callers.
constexpr std::uint64_t requests_until_dropped = 16;
// Bytes of solutions to keep: enough for three of the largest, or for all usual ones.
constexpr std::size_t room = std::size_t{256} << 20;

}  // namespace

PigSolverService::PigSolverService(Solve solve) : solve_(std::move(solve)) {
    if (has_threads)
        worker_ = std::jthread{[this](const std::stop_token& closing) {
            std::unique_lock lock{mutex_};
            while (asked_.wait(lock, closing, [this] { return !wanted_.empty(); })) solve_next(lock, closing);
        }};
    else
        pieces_.emplace([this] {
            std::unique_lock lock{mutex_};
            if (wanted_.empty()) return false;
            solve_next(lock, {});
            return true;
        });
}
PigSolverService::~PigSolverService() = default;

std::shared_ptr<const PigSolution> PigSolverService::ask(const pig::Rules& rules) {
    const std::lock_guard lock{mutex_};
    ++asks_;
    if (auto solution = known(rules)) return solution;
    want(rules);
    return {};
}

std::shared_ptr<const PigSolution> PigSolverService::wait_for(const pig::Rules& rules) {
    std::unique_lock lock{mutex_};
    ++asks_;
    Kept solution = known(rules);
    if (solution) return solution;
    ++want(rules).waiting;
    const auto found = [&] { return (solution = known(rules)) != nullptr; };
    if (has_threads)
        solved_.wait(lock, found);
    else
        while (!found()) solve_next(lock, {});
    return solution;
}

// The kept solution, now marked as the most recently requested.
PigSolverService::Kept PigSolverService::known(const pig::Rules& rules) {
    const auto one = std::ranges::find_if(kept_, [&](const Kept& solution) { return solution->answers(rules); });
    if (one == kept_.end()) return {};
    std::rotate(one, one + 1, kept_.end());
    return kept_.back();
}

PigSolverService::WantedSolution& PigSolverService::want(const pig::Rules& rules) {
    auto wanted = std::ranges::find(wanted_, for_two(rules), &WantedSolution::rules);
    if (wanted == wanted_.end()) {
        wanted = wanted_.insert(wanted, {for_two(rules), 0, 0});
        asked_.notify_one();
    }
    wanted->asked = asks_;
    return *wanted;
}

double PigSolverService::progress(const pig::Rules& rules) const {
    const std::lock_guard lock{mutex_};
    const auto wanted = std::ranges::find(wanted_, for_two(rules), &WantedSolution::rules);
    if (wanted != wanted_.end()) return wanted->progress;
    return std::ranges::any_of(kept_, [&](const Kept& one) { return one->answers(rules); }) ? 1 : 0;
}

// Solves the sheet requested last. Drops those that are no longer requested.
void PigSolverService::solve_next(std::unique_lock<std::mutex>& lock, const std::stop_token& closing) {
    std::erase_if(wanted_, [this](const WantedSolution& wanted) { return stale(wanted); });
    if (wanted_.empty()) return;
    const pig::Rules rules = std::ranges::max_element(wanted_, {}, &WantedSolution::asked)->rules;
    lock.unlock();
    std::stop_source stop;
    const std::stop_callback close{closing, [&] { stop.request_stop(); }};
    const Progress on_progress = [&](double done) { report(rules, done, stop); };
    auto solution =
        solve_ ? solve_(rules, stop.get_token(), on_progress) : solve_pig(rules, stop.get_token(), on_progress);
    lock.lock();
    std::erase_if(wanted_, [&](const WantedSolution& wanted) { return wanted.rules == rules; });
    if (!solution) return;
    keep(std::make_shared<const PigSolution>(std::move(*solution)));
    solved_.notify_all();
}

bool PigSolverService::stale(const WantedSolution& wanted) const {
    return wanted.waiting == 0 && asks_ - wanted.asked > requests_until_dropped;
}

void PigSolverService::keep(Kept solution) {
    kept_.push_back(std::move(solution));
    std::size_t bytes = 0;
    for (auto one = kept_.rbegin(); one != kept_.rend(); ++one) {
        bytes += (*one)->bytes();
        if (bytes <= room) continue;
        kept_.erase(kept_.begin(), one.base());
        return;
    }
}

void PigSolverService::report(const pig::Rules& rules, double progress, std::stop_source& stop) {
    const std::lock_guard lock{mutex_};
    const auto wanted = std::ranges::find(wanted_, rules, &WantedSolution::rules);
    wanted->progress = progress;
    if (wanted_.size() > 1 && stale(*wanted)) stop.request_stop();
}

}  // namespace boxcars::odds
