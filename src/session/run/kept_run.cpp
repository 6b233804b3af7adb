#include "session/run/kept_run.h"

#include "base/error.h"
#include "base/numbers.h"
#include "chance/sealed_seed.h"
#include "session/store/store.h"

#include <algorithm>

namespace boxcars::session {
namespace {

RunPlan plan_of(const RunRow& row) {
    const auto choices = choices_from(row.choices);
    if (!choices) throw Error("The choices of the run " + row.name + " cannot be read.");
    return {row.name, row.ticket, row.seed, row.day, *choices};
}

StationSitting sitting_of(Store& store, const KeptGames& games, const std::string& name) {
    const auto recording = store.recording(name);
    if (!recording) throw Error("The sitting " + name + " of a run is missing.");
    const KeptGame* game = known_game(games, recording->game);
    if (!game) throw Error("The game of the sitting " + name + " is unknown.");
    return {name, *recording, game->standing(*recording)};
}

Run read_run(Store& store, const KeptGames& games, RunPlan plan) {
    std::vector<StationSitting> sittings;
    for (const SittingLine& line : store.sittings_of_run(plan.name))
        sittings.push_back(sitting_of(store, games, line.name));
    return run_of(run_tables(games), std::move(plan), std::move(sittings));
}

// Stores these choices, waits until they are on the disk, and returns the run with them.
Run with_choices(Store& store, const KeptGames& games, RunPlan plan) {
    if (!store.set_choices(plan.name, choices_text(plan.choices)))
        throw Error("What you chose cannot be kept now: " + store.trouble().value_or("the store is closed") + ".");
    return read_run(store, games, std::move(plan));
}

}  // namespace

RunTables run_tables(const KeptGames& games) {
    return [&games](std::string_view name) -> const RunTable* {
        const KeptGame* game = known_game(games, name);
        return game ? game->run : nullptr;
    };
}

std::optional<Run> kept_run(Store& store, const KeptGames& games, const std::string& name) {
    if (!name.empty()) {
        const auto row = store.run(name);
        if (!row) return {};
        return read_run(store, games, plan_of(*row));
    }
    const auto newest = store.runs(1);
    if (newest.empty()) return {};
    return read_run(store, games, plan_of(newest.front()));
}

Run begin_run(Store& store, const KeptGames& games, RunPlan plan) {
    if (!store.begin_run({plan.name, plan.ticket, plan.seed, plan.day, now_ms(), ""}))
        throw Error("The run cannot be kept now: " + store.trouble().value_or("the store is closed") + ".");
    return read_run(store, games, std::move(plan));
}

Run begin_run_of(Store& store, const KeptGames& games, const RunTicket& ticket, const std::string& day) {
    RunPlan plan = new_run(ticket, run_seed(day, ticket.name), day);
    if (store.run(plan.name)) plan = new_run(ticket, chance::seed_from_system());
    return begin_run(store, games, std::move(plan));
}

Run choose_invitation(Store& store, const KeptGames& games, const Run& run, int invitation) {
    RunPlan plan = run.plan;
    plan.choices.push_back({invitation, {}});
    return with_choices(store, games, std::move(plan));
}

Run choose_keepsake(Store& store, const KeptGames& games, const Run& run, int keepsake) {
    RunPlan plan = run.plan;
    plan.choices.back().keepsake = keepsake;
    return with_choices(store, games, std::move(plan));
}

StopTerms stop_of(const Run& run) {
    const Station& station = run.stations.back().station();
    return {.length = station.length, .station = RunStation{run.plan.name, how_many(run.stations), station.goal}};
}

std::vector<const RunTicket*> open_tickets(Store& store, const KeptGames& games) {
    std::vector<const RunTicket*> open;
    const auto kept = store.runs(1000);
    for (const RunTicket& ticket : tickets()) {
        open.push_back(&ticket);
        const bool arrived = std::ranges::any_of(kept, [&](const RunRow& row) {
            const auto choices = choices_from(row.choices);
            if (row.ticket != ticket.name || !choices || how_many(*choices) != run_stations) return false;
            try {
                return read_run(store, games, plan_of(row)).arrived();
            } catch (const Error&) {
                return false;  // it cannot be replayed, as may be with a run of an older version
            }
        });
        if (!arrived) break;
    }
    return open;
}

}  // namespace boxcars::session
