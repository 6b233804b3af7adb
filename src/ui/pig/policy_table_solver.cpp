// Computes the table of policies in a thread, cell by cell; starts again when another sheet is requested.
#include "ui/pig/panels.h"

namespace boxcars::ui {
namespace {

std::vector<players::PigPolicy> policies(const std::shared_ptr<const odds::PigSolution>& solution) {
    std::vector<players::PigPolicy> all;
    for (const auto name : players::policy_names()) {
        all.push_back(*players::find_policy(name));
        if (all.back().needs_solution()) all.back().learn(solution);
    }
    return all;
}

}  // namespace

PigPolicyTableSolver::PigPolicyTableSolver() {
    if (has_threads)
        worker_ = std::jthread{[this](const std::stop_token& closing) { work(closing); }};
    else
        pieces_.emplace([this] { return fill_piece(); });
}

PigPolicyTableSolver::~PigPolicyTableSolver() {
    worker_.request_stop();
    const std::scoped_lock lock{mutex_};
    stop_present_.request_stop();
}

void PigPolicyTableSolver::ask(std::shared_ptr<const odds::PigSolution> solution) {
    const std::scoped_lock lock{mutex_};
    if (solution == present_) return;
    stop_present_.request_stop();
    present_ = wanted_ = std::move(solution);
    const std::size_t size = players::policy_names().size();
    cells_.assign(size, std::vector<std::optional<double>>(size));
    progress_ = 0;
    asked_.notify_one();
}

PigPolicyTableSolver::Cells PigPolicyTableSolver::cells() const {
    const std::scoped_lock lock{mutex_};
    return cells_;
}

void PigPolicyTableSolver::work(const std::stop_token& closing) {
    while (!closing.stop_requested()) {
        std::shared_ptr<const odds::PigSolution> solution;
        std::stop_token stop;
        {
            std::unique_lock lock{mutex_};
            if (!asked_.wait(lock, closing, [this] { return wanted_ != nullptr; })) return;
            if (closing.stop_requested()) return;
            solution = take_wanted(stop);
        }
        fill(stop, solution);
    }
}

bool PigPolicyTableSolver::fill_piece() {
    std::stop_token stop;
    const auto solution = take_wanted(stop);
    if (solution) fill(stop, solution);
    return solution != nullptr;
}

std::shared_ptr<const odds::PigSolution> PigPolicyTableSolver::take_wanted(std::stop_token& stop) {
    stop_present_ = std::stop_source{};
    stop = stop_present_.get_token();
    return std::exchange(wanted_, nullptr);
}

void PigPolicyTableSolver::fill(const std::stop_token& stop, const std::shared_ptr<const odds::PigSolution>& solution) {
    std::vector<odds::PigPlayer> ready;
    for (const auto& policy : policies(solution)) {
        if (stop.stop_requested()) return;
        ready.emplace_back(solution->rules(), policy.rule(solution->rules()));
    }
    const std::size_t size = ready.size();
    for (std::size_t pairing = 0; pairing < size * size; ++pairing) {
        if (stop.stop_requested()) return;
        const double chance = odds::first_wins(ready[pairing / size], ready[pairing % size]);
        const std::scoped_lock lock{mutex_};
        if (present_ != solution) return;
        cells_[pairing / size][pairing % size] = chance;
        progress_ = static_cast<double>(pairing + 1) / static_cast<double>(size * size);
    }
}

}  // namespace boxcars::ui
