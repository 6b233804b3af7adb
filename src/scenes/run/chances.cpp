#include "scenes/run/chances.h"

#include "base/error.h"
#include "base/pieces.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace boxcars::scenes {
namespace {

std::string worth_key(const session::RunTicket& ticket, const session::Keepsake& keepsake) {
    return fmt::format("{} {}", ticket.name, keepsake.name);
}

// Whether the goal was reached at the last finished station with the game and players of `like`. Empty: none.
std::optional<bool> made_with(std::span<const session::StationPlayed> stations, const session::Station& like) {
    for (std::size_t n = stations.size(); n-- > 0;) {
        const session::Station& station = stations[n].station();
        if (stations[n].over() && station.invitation->game == like.invitation->game && station.players == like.players)
            return stations[n].made();
    }
    return {};
}

}  // namespace

void RunChances::look_at(const std::string& run) {
    waiting_.clear();
    trouble_.clear();
    stop_at_.reset();
    if (std::exchange(run_, run) != run) known_.clear();
}

void RunChances::ask(const session::Station& station) {
    std::string key = station_key(station);
    if (known_.contains(key)) return;
    ask({std::move(key), [solve = tables_(station.invitation->game)->solve, station](const std::stop_token& stop) {
             return Worked{solve(station, stop), {}};
         }});
}

void RunChances::ask(const session::RunTicket& ticket, const session::Keepsake& keepsake) {
    std::string key = worth_key(ticket, keepsake);
    if (worth_.contains(key)) return;
    ask({std::move(key), [this, &ticket, &keepsake](const std::stop_token& stop) {
             return Worked{{}, sampled_.try_emplace(&ticket, tables_, ticket).first->second.of(keepsake, stop)};
         }});
}

// Asks first for the chances of the present board, then for those on the route, then for the effects of keepsakes, then
// for the chances that only the result shows.
void RunChances::ask(const session::Run& run) {
    look_at(run.plan.name);
    for (const session::Station& station : run.board) ask(station);
    for (const session::Station& station : run.plain_board) ask(station);
    for (const auto& board : run.next_boards)
        for (const session::Station& station : board) ask(station);
    for (const session::Keepsake* keepsake : run.offered) ask(*run.ticket, *keepsake);
    for (const session::StationPlayed& played : run.stations) ask(played.station());
    for (const session::StationPlayed& played : run.stations)
        for (const session::Station& other : played.board)
            if (&other != &played.station() && (run.phase == session::RunPhase::Over || !played.over())) ask(other);
}

void RunChances::ask(Work work) {
    const bool begun = work_.valid() && work.key == key_;
    if (!begun && std::ranges::count(waiting_, work.key, &Work::key) == 0) waiting_.push_back(std::move(work));
}

bool RunChances::tick(bool waits) {
    bool answered = false;
    do {
        if (!work_.valid() && !waiting_.empty()) begin();
        if (!work_.valid()) return answered;
        if (!waits && work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return answered;
        take();
        answered = true;
    } while (waits);
    return answered;
}

void RunChances::begin() {
    Work next = std::move(waiting_.front());
    waiting_.pop_front();
    key_ = next.key;
    work_ = in_background([answer = std::move(next.answer), stop = stop_.get_token()] { return answer(stop); });
}

void RunChances::take() {
    try {
        Worked done = work_.get();
        if (done.odds) known_[key_] = std::move(done.odds);
        if (done.worth) worth_[key_] = *done.worth;
    } catch (const Error& why) {
        trouble_ = why.what();
    }
}

KnownGoal RunChances::goal(session::Store* store, const session::StopTerms& stop, bool waits) {
    if (stop_at_ != stop) {
        look_at(stop.station.run);
        stop_at_ = stop;
        find_goal(store, stop.station);
    }
    tick(waits);
    Odds known = goal_at_ ? odds(*goal_at_) : nullptr;
    const bool never = !known && (!goal_at_ || !trouble_.empty());
    return {std::move(known), never, made_before_, goal_at_ ? brings_words(*goal_at_) : "", hearts_, purse_};
}

void RunChances::find_goal(session::Store* store, const session::RunStation& at) {
    goal_at_.reset();
    made_before_.reset();
    try {
        if (!store) return;
        const auto run = kept_run(*store, games_, at.run);
        if (!run || at.number > how_many(run->stations)) return;
        goal_at_ = run->stations[nth(at.number - 1)].station();
        hearts_ = run->hearts;
        purse_ = run->purse;
        ask(*goal_at_);
        made_before_ = made_with(std::span{run->stations}.first(nth(at.number - 1)), *goal_at_);
        const auto runs = store->runs(2);
        for (const auto& other : runs)
            if (!made_before_ && other.name != at.run)
                made_before_ = made_with(kept_run(*store, games_, other.name)->stations, *goal_at_);
    } catch (const Error& why) {
        trouble_ = why.what();
    }
}

RunChances::Odds RunChances::odds(const session::Station& station) const {
    const auto known = known_.find(station_key(station));
    return known == known_.end() ? nullptr : known->second;
}

session::OddsOf RunChances::all() const {
    return [known = known_](const session::Station& station) { return known.at(station_key(station)); };
}

std::optional<double> RunChances::chance(const session::Station& station) const {
    const Odds known = odds(station);
    return known ? std::optional{known->chance()} : std::nullopt;
}

std::optional<double> RunChances::worth(const session::RunTicket& ticket, const session::Keepsake& keepsake) const {
    const auto known = worth_.find(worth_key(ticket, keepsake));
    return known == worth_.end() ? std::nullopt : std::optional{known->second};
}

}  // namespace boxcars::scenes
