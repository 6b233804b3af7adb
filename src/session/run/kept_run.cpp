#include "session/run/kept_run.h"

#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/store/store.h"
#include "session/strict_json.h"

namespace boxcars::session {
namespace {

RunPlan plan_of(const RunRow& row) {
    auto plan = choices_from(row.choices, {row.name, row.ticket, row.seed, row.day});
    if (!plan) throw Error("The choices of the run " + row.name + " cannot be read.");
    return *std::move(plan);
}

// `ended`: the sitting cannot go on, so a goal that was not reached counts as missed.
StationSitting sitting_of(const PlayedGames& games, const std::string& name, Recording recording, bool ended) {
    const PlayedGame* game = known_game(games, recording.game);
    if (!game) throw Error("The game of the sitting " + name + " is unknown.");
    const StopStanding standing = recorded_standing(*game, recording, ended);
    return {name, std::move(recording), standing};
}

// The first sitting that was begun at each station counts, also if it was deleted. Imported ones never do. Those of
// further goals have the station's number and run_stations.
std::map<int, StationSitting> sittings_of(Store& store, const PlayedGames& games, const std::string& run,
                                          std::uint64_t seed) {
    std::map<int, StationSitting> first;
    const auto place = [&](int number, const Recording& recording) {
        return recording.seed == station_seed(seed, number + run_stations) ? number + run_stations : number;
    };
    for (const auto& [number, name, recording] : store.read(deleted_stations, run)) {
        if (recording.empty()) throw Error("The sitting " + name + " of a run was damaged when it was deleted.");
        Recording read = recording_from(recording, "sitting " + name);
        if (const int at = place(number, read); !first.contains(at))
            first[at] = sitting_of(games, name, std::move(read), true);
    }
    for (const SittingLine& line : store.sittings_of_run(run)) {
        if (line.imported) continue;
        const auto sitting = store.sitting(line.name);
        if (!sitting) throw Error("The sitting " + line.name + " of a run is missing.");
        const int at = place(line.station, sitting->began.head);
        if (const auto there = first.find(at); there == first.end() || there->second.name > line.name)
            first[at] = sitting_of(games, line.name, sitting->began.head, sitting->ended.has_value());
    }
    return first;
}

Run read_run(Store& store, const PlayedGames& games, RunPlan plan) {
    auto found = sittings_of(store, games, plan.name, plan.seed);
    std::vector<StationSitting> sittings;
    const auto take = [&](int number, bool over) {
        const auto at = found.find(number);
        if (at != found.end()) return sittings.push_back(std::move(at->second));
        if (over) throw Error(fmt::format("The sitting of station {} of the run {} is missing.", number, plan.name));
    };
    for (int number = 1; number <= how_many(plan.choices); ++number) {
        const RunChoice& choice = plan.choices[nth(number - 1)];
        const bool over = number < how_many(plan.choices) || choice.goes_on() || plan.outcome;
        take(number, over || choice.stays);
        if (choice.stays == true) take(run_stations + number, over);
    }
    return run_of(RunTables{games}, std::move(plan), std::move(sittings));
}

void be_alone(const Store& store) {
    if (store.busy()) throw Error("Another Boxcars is open, and may be playing this run: close it first.");
}

// Whether the run has arrived. Its outcome says so, unless it was never seen or an older Boxcars began the run: then it
// mostly follows from the sittings. Only a run that may have won the hearts it needed is replayed.
bool has_arrived(Store& store, const PlayedGames& games, const RunRow& row) {
    const auto kept = choices_from(row.choices);
    if (kept && kept->outcome) return kept->outcome->end == RunEnd::Arrived;
    if (!kept || how_many(kept->choices) != run_stations) return false;
    try {
        const auto sittings = sittings_of(store, games, row.name, row.seed);
        const auto missed =
            std::ranges::count_if(sittings, [](const auto& station) { return !station.second.standing.reached; });
        const auto last = sittings.find(run_stations);
        if (last == sittings.end() || !last->second.standing.over) return false;
        if (last->second.standing.reached || missed < find_ticket(row.ticket)->hearts) return true;
        const RunPlan plan = plan_of(row);
        return of_this_edition(plan) && read_run(store, games, plan).arrived();
    } catch (const Error&) {
        return false;  // a sitting cannot be replayed
    }
}

constexpr std::string_view run_format = "boxcars run";
constexpr int run_version = 2, check_failed_code = 1;
constexpr int most_depth = 6;  // levels: file, sittings, sitting, its games, game, entry
constexpr std::size_t most_run_bytes = 8 << 20;

StationSitting read_station(const PlayedGames& games, const Json& json, int station, const std::string& source) {
    const Recording brief = recording_from(json.dump(), fmt::format("sitting at station {} in the {}", station, source),
                                           RecordingForm::AlsoBrief);
    const PlayedGame* game = known_game(games, brief.game);
    if (!game || !game->parts.run)
        throw Error(fmt::format("The {} cannot be: at station {}, its game is unknown.", source, station),
                    check_failed_code);
    return sitting_of(games, {}, completed(*game, brief), false);
}

// SHA-256 over all other fields as dump() writes them, so that spaces and line ends do not matter.
std::string digest_of(Json json) {
    json.erase("sha256");
    return chance::sha256(json.dump());
}

}  // namespace

std::optional<Run> kept_run(Store& store, const PlayedGames& games, const std::string& name) {
    const auto found = store.runs(1, name);
    if (found.empty()) return {};
    Run run = read_run(store, games, plan_of(found.front()));
    const std::string choices = choices_text(run.plan);  // with the outcome, if the run is over
    if (choices != found.front().choices && !store.busy()) store.set_choices(run.plan.name, choices);
    return run;
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

Run choose(Store& store, const PlayedGames& games, const Run& run, int nth) {
    be_alone(store);
    std::string text = choices_text(run.plan);
    if (run.phase == RunPhase::Board) text += fmt::format("{}{}", text.empty() ? "" : " ", nth);
    if (run.phase == RunPhase::Keepsake) text += fmt::format("+{}", nth);
    if (run.phase == RunPhase::Gate) text += nth == 0 ? '|' : '*';
    if (run.phase == RunPhase::Dining && run.plan.choices.back().wares.empty()) text += '/';
    if (run.phase == RunPhase::Dining) text += nth == leaves_car ? "." : fmt::format("${}", nth);
    auto plan = choices_from(text, run.plan);
    if (!plan) throw Error(fmt::format("The run {} has no such choice now.", run.plan.name));
    Run next = read_run(store, games, *std::move(plan));
    if (!store.set_choices(run.plan.name, choices_text(next.plan)))
        throw Error("What you chose cannot be kept now: " + store.trouble().value_or("the store is closed") + ".");
    return next;
}

StopTerms stop_of(const Run& run) {
    const Station& station = run.stations.back().latest();
    return {run.plan.name, how_many(run.stations), station.unit, station.goal};
}

std::vector<const RunTicket*> open_tickets(Store& store, const PlayedGames& games) {
    std::vector<const RunTicket*> open;
    const auto kept = store.runs(1000);
    for (const RunTicket& ticket : tickets()) {
        open.push_back(&ticket);
        const auto opens = [&](auto& row) { return row.ticket == ticket.name && has_arrived(store, games, row); };
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

std::string run_json(const PlayedGames& games, const Run& run) {
    if (run.phase != RunPhase::Over)
        throw Error(fmt::format("The run {} is not over: it is at station {}.", run.plan.name, run.number()));
    Json json{{"format", run_format},
              {"version", run_version},
              {"name", run.plan.name},
              {"ticket", run.plan.ticket},
              {"seed", hash_text(run.plan.seed)},
              {"day", run.plan.day},
              {"choices", choices_text(run.plan)}};
    Json& sittings = json["sittings"] = Json::array();
    for (const StationPlayed& played : run.stations)
        for (const auto* sitting : {&played.sitting, &played.at_gate})
            if (*sitting) sittings.push_back(Json::parse(in_brief(games, (*sitting)->recording)));
    json["sha256"] = digest_of(json);
    return json.dump();
}

Run run_from(const PlayedGames& games, std::string_view text, const std::string& source) {
    const Json json = parse_strictly(text, source, most_depth);
    Fields fields{json, source, ""};
    if (fields.text("format") != run_format)
        fields.wrong("format", fmt::format("is not \"{}\": this is no Long Run", run_format));
    const auto version = fields.whole("version", 1, 1'000'000);
    if (version < run_version) fields.wrong("version", "is of an older Boxcars, whose runs had other boards");
    if (version > run_version)
        fields.wrong("version", fmt::format("is newer than this Boxcars, which reads version {}", run_version));
    RunPlan plan{.name = fields.text("name"), .ticket = fields.text("ticket")};
    plan.seed = fields.must("seed", hash_from(fields.text("seed")), "must be 16 hexadecimal digits");
    plan.day = fields.text("day");
    if (!plan.day.empty() && !is_date(plan.day)) fields.wrong("day", "must be empty or a date such as 2026-11-23");
    plan = fields.must("choices", choices_from(fields.text("choices"), plan),
                       "must be those of each station and the end, such as \"0 2+1/$0. 1 =H2\"");
    const Json& sittings = fields.list("sittings", 2 * run_stations);
    if (!fields.has("sha256")) fields.wrong("sha256", "is missing: export the run again with this Boxcars");
    const std::string digest = fields.text("sha256");
    fields.done();
    const auto stays = std::ranges::count(plan.choices, std::optional{true}, &RunChoice::stays);
    if (const std::size_t count = plan.choices.size() + nth(stays); sittings.size() != count)
        fields.wrong("sittings", fmt::format("must be {}, one for each goal, and not {}", count, sittings.size()));
    try {
        std::vector<StationSitting> played;
        for (std::size_t n = 0; n < sittings.size(); ++n)
            played.push_back(read_station(games, sittings[n], static_cast<int>(n) + 1, source));
        const bool says_end = plan.outcome.has_value();
        Run run = run_of(RunTables{games}, std::move(plan), std::move(played));
        if (run.phase != RunPhase::Over)
            throw Error(fmt::format("The {} is not over: it ends at station {}.", source, run.number()));
        if (!says_end) throw Error(fmt::format("The {} does not say how the run ended.", source));
        if (digest != digest_of(json))
            throw Error(fmt::format("The {} was changed after it was written: its sha256 is another.", source));
        return run;
    } catch (const Error& wrong) {
        throw Error(wrong.what(), check_failed_code);
    }
}

Run read_run_file(const PlayedGames& games, const std::filesystem::path& file) {
    return run_from(games, read_file(file, "run", most_run_bytes), "run " + file.string());
}

}  // namespace boxcars::session
