#include "odds/pig/solver_service.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

// A sheet is no longer solved after this many requests for other sheets: more than there are callers.
constexpr std::uint64_t requests_until_dropped = 16;
// Bytes of solutions to keep: enough for three of the largest, or for all usual ones.
constexpr std::size_t room = std::size_t{256} << 20;

pig::Rules for_two(pig::Rules rules) {
    rules.players = 2;
    return rules;
}

}  // namespace

PigSolverService::PigSolverService(Solve solve) : solve_(std::move(solve)) {
    if (has_threads)
        worker_ = std::jthread{[this](const std::stop_token& closing) { work(closing); }};
    else
        pieces_.emplace([this] { return solve_piece(); });
}
PigSolverService::~PigSolverService() = default;

std::shared_ptr<const PigSolution> PigSolverService::ask(const pig::Rules& rules) {
    const std::lock_guard lock{mutex_};
    ++asks_;
    if (auto solution = known(rules)) return solution;
    want(rules).asked = asks_;
    return {};
}

std::shared_ptr<const PigSolution> PigSolverService::wait_for(const pig::Rules& rules) {
    std::unique_lock lock{mutex_};
    ++asks_;
    Kept solution = known(rules);
    if (solution) return solution;
    WantedSolution& wanted = want(rules);
    wanted.asked = asks_;
    ++wanted.waiting;
    const auto found = [&] { return (solution = known(rules)) != nullptr; };
    if (has_threads)
        solved_.wait(lock, found);
    else
        while (!found()) solve_next(lock, {});
    return solution;
}

// The kept solution, now marked as the most recently requested.
PigSolverService::Kept PigSolverService::known(const pig::Rules& rules) {
    const auto one =
        std::find_if(kept_.begin(), kept_.end(), [&](const Kept& solution) { return solution->answers(rules); });
    if (one == kept_.end()) return {};
    std::rotate(one, one + 1, kept_.end());
    return kept_.back();
}

PigSolverService::WantedSolution& PigSolverService::want(const pig::Rules& rules) {
    const pig::Rules two = for_two(rules);
    if (WantedSolution* wanted = find(two)) return *wanted;
    wanted_.push_back({two, asks_, 0});
    asked_.notify_one();
    return wanted_.back();
}

double PigSolverService::progress(const pig::Rules& rules) const {
    const std::lock_guard lock{mutex_};
    for (const WantedSolution& wanted : wanted_)
        if (wanted.rules == for_two(rules)) return wanted.progress;
    return std::any_of(kept_.begin(), kept_.end(), [&](const Kept& one) { return one->answers(rules); }) ? 1 : 0;
}

bool PigSolverService::busy() const {
    const std::lock_guard lock{mutex_};
    return !wanted_.empty();
}

void PigSolverService::work(const std::stop_token& closing) {
    std::unique_lock lock{mutex_};
    while (asked_.wait(lock, closing, [this] { return !wanted_.empty(); })) solve_next(lock, closing);
}

bool PigSolverService::solve_piece() {
    std::unique_lock lock{mutex_};
    if (wanted_.empty()) return false;
    solve_next(lock, {});
    return true;
}

void PigSolverService::solve_next(std::unique_lock<std::mutex>& lock, const std::stop_token& closing) {
    const std::optional<pig::Rules> rules = next();
    if (!rules) return;
    lock.unlock();
    std::stop_source stop;
    const std::stop_callback close{closing, [&] { stop.request_stop(); }};
    const Progress on_progress = [&](double done) { report(*rules, done, stop); };
    auto solution =
        solve_ ? solve_(*rules, stop.get_token(), on_progress) : solve_pig(*rules, stop.get_token(), on_progress);
    lock.lock();
    std::erase_if(wanted_, [&](const WantedSolution& wanted) { return wanted.rules == *rules; });
    if (!solution) return;
    keep(std::make_shared<const PigSolution>(std::move(*solution)));
    solved_.notify_all();
}

// The sheet requested last. Drops those that are no longer requested.
std::optional<pig::Rules> PigSolverService::next() {
    std::erase_if(wanted_, [this](const WantedSolution& wanted) { return stale(wanted); });
    const auto latest =
        std::max_element(wanted_.begin(), wanted_.end(),
                         [](const WantedSolution& a, const WantedSolution& b) { return a.asked < b.asked; });
    if (latest == wanted_.end()) return {};
    return latest->rules;
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

PigSolverService::WantedSolution* PigSolverService::find(const pig::Rules& rules) {
    for (WantedSolution& wanted : wanted_)
        if (wanted.rules == rules) return &wanted;
    return nullptr;
}

void PigSolverService::report(const pig::Rules& rules, double progress, std::stop_source& stop) {
    const std::lock_guard lock{mutex_};
    WantedSolution* wanted = find(rules);
    wanted->progress = progress;
    if (wanted_.size() > 1 && stale(*wanted)) stop.request_stop();
}

}  // namespace boxcars::odds
