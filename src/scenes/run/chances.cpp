#include "scenes/run/scene.h"

namespace boxcars::scenes {

// Whether the goal was reached at the last finished station with the game and players of `like`. Empty: none.
static std::optional<bool> made_with(std::span<const session::StationPlayed> stations, const session::Station& like) {
    for (std::size_t n = stations.size(); n-- > 0;) {
        const session::Station& station = stations[n].station();
        if (stations[n].over() && station.invitation->game == like.invitation->game && station.players == like.players)
            return stations[n].made();
    }
    return {};
}

// Works out the chances to arrive in short parts, so that a page without threads goes on moving.
class RunChances::Arriving {
 public:
    Arriving(const session::RunTables& tables, const session::Run& run) : tables_(tables), run_(run) {}

    // Empty: not all is done. `forecast`: made anew unless it is of this ticket.
    std::optional<session::Arrivals> do_part(std::unique_ptr<session::RunForecast>& forecast) {
        constexpr std::size_t solved_at_once = has_threads ? 16 : 1;
        if (!left_) left_ = stations_behind(tables_, run_);
        for (std::size_t n = 0; n < solved_at_once && !left_->empty(); ++n, left_->pop_back())
            tables_.chance(left_->back());
        if (!left_->empty()) return {};
        if (!forecast || &forecast->ticket() != run_.ticket)
            forecast = std::make_unique<session::RunForecast>(tables_, *run_.ticket);
        return forecast->arrivals(run_);
    }

 private:
    session::RunTables tables_;
    session::Run run_;
    std::optional<std::vector<session::Station>> left_{};
};

void RunChances::ask(const session::Station& station) {
    const std::string key = station_key(station);
    const bool asked = (work_.valid() && key == key_) ||
                       std::ranges::any_of(waiting_, [&](const auto& other) { return station_key(other) == key; });
    if (!asked && !known_.contains(key)) waiting_.push_back(station);
}

// Asks first for the present board, then for the effects of keepsakes, the route, and what only the result shows.
void RunChances::ask(const session::Run& run) {
    look_at(run.plan.name);
    for (const session::Station& station : run.board) ask(station);
    for (const session::Station& station : run.plain_board) ask(station);
    for (const auto& board : run.next_boards)
        for (const session::Station& station : board) ask(station);
    if (run.further) ask(*run.further);
    for (const session::StationPlayed& played : run.stations) ask(played.station());
    for (const session::StationPlayed& played : run.stations)
        for (const session::Station& other : played.board)
            if (&other != &played.station() && (run.phase == session::RunPhase::Over || !played.over())) ask(other);
    if (!run.board.empty() || !run.offered.empty() || !run.tray.empty() || run.further)
        arriving_ = std::make_shared<Arriving>(tables_, run);
}

bool RunChances::tick(bool waits) {
    bool answered = false;
    do {
        if (!begin_work()) return answered;
        if (!waits && work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return answered;
        try {
            Answer answer = work_.get();
            answered |= answer.odds || answer.arrivals;
            if (answer.odds) known_[key_] = std::move(answer.odds);
            if (answer.of == arriving_ && answer.arrivals) arrivals_ = std::move(answer.arrivals);
        } catch (const Error& why) {
            answered = true;
            trouble_ = why.what();
            arriving_.reset();
        }
    } while (waits);
    return answered;
}

// Starts the next computation unless one is running. Returns whether there is one.
bool RunChances::begin_work() {
    if (work_.valid()) return true;
    if (!waiting_.empty()) {
        const session::Station next = std::move(waiting_.front());
        waiting_.pop_front();
        key_ = station_key(next);
        work_ = in_background([solve = tables_(next.invitation->game)->solve, next, stop = stop_.get_token()] {
            return Answer{.odds = solve(next, stop)};
        });
    } else if (arriving_ && !arrivals_) {
        work_ = in_background([this, of = arriving_] { return Answer{{}, of, of->do_part(forecast_)}; });
    }
    return work_.valid();
}

KnownGoal RunChances::goal(session::Store* store, const session::StopTerms& stop, bool waits) {
    if (stop_at_ != stop) {
        look_at(stop.run);
        stop_at_ = stop;
        find_goal(store, stop);
    }
    tick(waits);
    known_goal_.odds = goal_at_ ? odds(*goal_at_) : nullptr;
    known_goal_.never = !known_goal_.odds && (!goal_at_ || !trouble_.empty());
    return known_goal_;
}

// The same in another run. Empty also if that run cannot be replayed, as one of an older Boxcars.
std::optional<bool> RunChances::made_before(session::Store& store, const std::string& run) const {
    try {
        return made_with(kept_run(store, games_, run)->stations, *goal_at_);
    } catch (const session::StoreTrouble&) {
        throw;
    } catch (const Error&) {
        return {};
    }
}

void RunChances::find_goal(session::Store* store, const session::StopTerms& at) {
    goal_at_.reset();
    known_goal_ = {};
    try {
        if (!store) return;
        const auto run = kept_run(*store, games_, at.run);
        const std::size_t index = nth(at.number - 1);
        if (!run || index >= run->stations.size()) return;
        const session::StationPlayed& played = run->stations[index];
        goal_at_ = at.goal == played.latest().goal ? played.latest() : played.station();
        known_goal_.name = run->ticket->stations[index];
        known_goal_.station = std::make_shared<const session::Station>(*goal_at_);
        known_goal_.hearts = run->hearts;
        known_goal_.purse = run->purse;
        ask(*goal_at_);
        for (const session::StationPlayed& before : std::span{run->stations}.first(index))
            known_goal_.made.push_back(before.made());
        std::optional<bool>& before = known_goal_.before;
        before = made_with(std::span{run->stations}.first(index), *goal_at_);
        for (const auto& other : store->runs(2))
            if (!before && other.name != at.run) before = made_before(*store, other.name);
    } catch (const Error& why) {
        trouble_ = why.what();
    }
}

}  // namespace boxcars::scenes
