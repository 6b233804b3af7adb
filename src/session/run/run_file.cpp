
#include "base/error.h"
#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/run/kept_run.h"
#include "session/strict_json.h"

#include <fmt/format.h>

namespace boxcars::session {
namespace {

constexpr std::string_view run_format = "boxcars run";
constexpr int run_version = 1, check_failed_code = 1;
constexpr int most_depth = 6;  // levels: file, sittings, sitting, its games, game, entry
constexpr std::size_t most_run_bytes = 8 << 20;

StationSitting read_sitting(const PlayedGames& games, const Json& json, int station, const std::string& source) {
    const Recording brief = recording_from(json.dump(), fmt::format("sitting at station {} in the {}", station, source),
                                           RecordingForm::AlsoBrief);
    const PlayedGame* game = known_game(games, brief.game);
    if (!game || !game->parts.run)
        throw Error(fmt::format("The {} cannot be: at station {}, its game is unknown.", source, station),
                    check_failed_code);
    Recording whole = completed(*game, brief);
    const StopStanding standing = recorded_standing(*game, whole);
    return {{}, std::move(whole), standing};
}

// SHA-256 over all other fields as dump() writes them, so that spaces and line ends do not matter.
std::string digest_of(Json json) {
    json.erase("sha256");
    return chance::sha256(json.dump());
}

}  // namespace

std::string run_json(const PlayedGames& games, const Run& run) {
    if (run.phase != RunPhase::Over)
        throw Error(fmt::format("The run {} is not over: it is at station {}.", run.plan.name, run.number()));
    Json json{{"format", run_format},
              {"version", run_version},
              {"name", run.plan.name},
              {"ticket", run.plan.ticket},
              {"seed", hash_text(run.plan.seed)},
              {"day", run.plan.day},
              {"choices", choices_text(run.plan.choices)}};
    Json& sittings = json["sittings"] = Json::array();
    for (const StationPlayed& played : run.stations)
        sittings.push_back(Json::parse(in_brief(games, played.sitting->recording)));
    json["sha256"] = digest_of(json);
    return json.dump();
}

Run run_from(const PlayedGames& games, std::string_view text, const std::string& source) {
    const Json json = parse_strictly(text, source, most_depth);
    Fields fields{json, source, ""};
    if (fields.text("format") != run_format)
        fields.wrong("format", fmt::format("is not \"{}\": this is no Long Run", run_format));
    if (fields.whole("version", 1, 1'000'000) != run_version)
        fields.wrong("version", fmt::format("is newer than this Boxcars, which reads version {}", run_version));
    RunPlan plan{.name = fields.text("name"), .ticket = fields.text("ticket")};
    plan.seed = fields.must("seed", hash_from(fields.text("seed")), "must be 16 hexadecimal digits");
    plan.day = fields.text("day");
    if (!plan.day.empty() && !is_date(plan.day)) fields.wrong("day", "must be empty or a date such as 2026-11-23");
    plan.choices = fields.must("choices", choices_from(fields.text("choices")),
                               "must be one for each station, such as \"0 2+1 1\"");
    const Json& sittings = fields.list("sittings", run_stations);
    if (!fields.has("sha256")) fields.wrong("sha256", "is missing: export the run again with this Boxcars");
    const std::string digest = fields.text("sha256");
    fields.done();
    if (sittings.size() != plan.choices.size())
        fields.wrong("sittings",
                     fmt::format("must be {}, one for each choice, and not {}", plan.choices.size(), sittings.size()));
    try {
        std::vector<StationSitting> played;
        for (std::size_t n = 0; n < sittings.size(); ++n)
            played.push_back(read_sitting(games, sittings[n], static_cast<int>(n) + 1, source));
        Run run = run_of(RunTables{games}, std::move(plan), std::move(played));
        if (run.phase != RunPhase::Over)
            throw Error(fmt::format("The {} is not over: it ends at station {}.", source, run.number()));
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
