#include "session/run/kept_run.h"

#include "base/error.h"
#include "base/numbers.h"
#include "chance/sealed_seed.h"
#include "session/store/store.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace boxcars::session {
namespace {

RunPlan plan_of(const RunRow& row) {
    const auto choices = choices_from(row.choices);
    if (!choices) throw Error("The choices of the run " + row.name + " cannot be read.");
    return {row.name, row.ticket, row.seed, row.day, *choices};
}

// `ended`: the sitting cannot go on, so a goal that was not reached counts as missed.
StationSitting sitting_of(const PlayedGames& games, const std::string& name, Recording recording, bool ended) {
    const PlayedGame* game = known_game(games, recording.game);
    if (!game) throw Error("The game of the sitting " + name + " is unknown.");
    const StopStanding standing = recorded_standing(*game, recording, ended);
    return {name, std::move(recording), standing};
}

// The first sitting that was begun at each station counts, also if it was deleted. Imported ones never do.
std::map<int, StationSitting> sittings_of(Store& store, const PlayedGames& games, const std::string& run) {
    std::map<int, StationSitting> first;
    for (const auto& [of, number, name, recording] : store.read(deleted_stations, run)) {
        if (recording.empty()) throw Error("The sitting " + name + " of a run was damaged when it was deleted.");
        if (!first.contains(number))
            first[number] = sitting_of(games, name, recording_from(recording, "sitting " + name), true);
    }
    for (const SittingLine& line : store.sittings_of_run(run)) {
        const auto there = first.find(line.station);
        if (line.imported || (there != first.end() && there->second.name <= line.name)) continue;
        const auto sitting = store.sitting(line.name);
        if (!sitting) throw Error("The sitting " + line.name + " of a run is missing.");
        first[line.station] = sitting_of(games, line.name, sitting->began.head, sitting->ended.has_value());
    }
    return first;
}

Run read_run(Store& store, const PlayedGames& games, RunPlan plan) {
    auto found = sittings_of(store, games, plan.name);
    const int over = plan.choices.empty() ? 0 : how_many(plan.choices) - (plan.choices.back().keepsake ? 0 : 1);
    std::vector<StationSitting> sittings;
    for (int number = 1; number <= over || found.contains(number); ++number) {
        if (!found.contains(number))
            throw Error(fmt::format("The sitting of station {} of the run {} is missing.", number, plan.name));
        sittings.push_back(std::move(found[number]));
    }
    return run_of(RunTables{games}, std::move(plan), std::move(sittings));
}

void be_alone(const Store& store) {
    if (store.busy()) throw Error("Another Boxcars is open, and may be playing this run: close it first.");
}

// Stores these choices, waits until they are on the disk, and returns the run with them.
Run with_choices(Store& store, const PlayedGames& games, RunPlan plan) {
    be_alone(store);
    if (!store.set_choices(plan.name, choices_text(plan.choices)))
        throw Error("What you chose cannot be kept now: " + store.trouble().value_or("the store is closed") + ".");
    return read_run(store, games, std::move(plan));
}

bool has_arrived(Store& store, const PlayedGames& games, const RunRow& row) {
    const auto choices = choices_from(row.choices);
    if (!choices || how_many(*choices) != run_stations) return false;
    try {
        return read_run(store, games, plan_of(row)).arrived();
    } catch (const Error&) {
        return false;  // it cannot be replayed, as may be with a run of an older version
    }
}

}  // namespace

std::optional<Run> kept_run(Store& store, const PlayedGames& games, const std::string& name) {
    const auto found = store.runs(1, name);
    if (found.empty()) return {};
    return read_run(store, games, plan_of(found.front()));
}

Run begin_run(Store& store, const PlayedGames& games, RunPlan plan) {
    be_alone(store);
    if (!store.begin_run({plan.name, plan.ticket, plan.seed, plan.day, now_ms(), ""}))
        throw Error("The run cannot be kept now: " + store.trouble().value_or("the store is closed") + ".");
    return read_run(store, games, std::move(plan));
}

Run begin_run_of(Store& store, const PlayedGames& games, const RunTicket& ticket, const std::string& day) {
    RunPlan plan = new_run(ticket, run_seed(day, ticket.name), day);
    if (store.run(plan.name)) plan = new_run(ticket, chance::seed_from_system());
    return begin_run(store, games, std::move(plan));
}

Run choose_invitation(Store& store, const PlayedGames& games, const Run& run, int invitation) {
    RunPlan plan = run.plan;
    plan.choices.push_back({invitation, {}});
    return with_choices(store, games, std::move(plan));
}

Run choose_keepsake(Store& store, const PlayedGames& games, const Run& run, int keepsake) {
    RunPlan plan = run.plan;
    plan.choices.back().keepsake = keepsake;
    return with_choices(store, games, std::move(plan));
}

StopTerms stop_of(const Run& run) {
    const Station& station = run.stations.back().station();
    return {.length = station.length, .station = RunStation{run.plan.name, how_many(run.stations), station.goal}};
}

std::vector<const RunTicket*> open_tickets(Store& store, const PlayedGames& games) {
    std::vector<const RunTicket*> open;
    const auto kept = store.runs(1000);
    for (const RunTicket& ticket : tickets()) {
        open.push_back(&ticket);
        const auto opens = [&](const RunRow& row) {
            return row.ticket == ticket.name && has_arrived(store, games, row);
        };
        if (std::ranges::none_of(kept, opens)) break;
    }
    return open;
}

const RunTicket* opened_by(Store& store, const PlayedGames& games, const Run& run) {
    const auto next = run.ticket + 1;
    if (!run.arrived() || next == tickets().data() + tickets().size()) return nullptr;
    const auto before = [&](const RunRow& row) {
        return row.ticket == run.plan.ticket && row.name != run.plan.name && has_arrived(store, games, row);
    };
    return std::ranges::any_of(store.runs(1000), before) ? nullptr : next;
}

}  // namespace boxcars::session
