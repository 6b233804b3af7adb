#include "session/night/night.h"

#include "base/error.h"
#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/history/games.h"
#include "session/stop.h"
#include "session/strict_json.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {
namespace {

constexpr std::string_view night_format = "boxcars night";
constexpr int night_version = 1;
constexpr int most_depth = 6;  // levels: file, sittings, sitting, its games, game, entry
constexpr std::size_t most_stops = 100, most_night_bytes = 8 << 20;
constexpr int check_failed_code = 1;

const KeptGame& game_named(const KeptGames& games, const std::string& name) { return *known_game(games, name); }

PlannedStop planned_at(const KeptGame& game, const std::string& date) {  // requires: game.night
    return {game.name, {date, game.night->length}, game.night->company, night_seed(date, game.name)};
}

// How a sitting differs from that date's plan, as the end of a sentence. Empty: it does not differ.
std::optional<std::string> not_as_planned(const KeptGame& game, const PlannedStop& planned, const Recording& sitting) {
    const auto differs = [](std::string_view what, const auto& here, const auto& there) {
        return fmt::format("{} is '{}', and on that date it is '{}'", what, here, there);
    };
    if (!sitting.stop || sitting.stop->station) return "it is no stop of a Night";
    if (sitting.stop->date != planned.stop.date) return differs("its date", sitting.stop->date, planned.stop.date);
    if (sitting.seed != planned.seed) return differs("its seed", sitting.seed, planned.seed);
    if (sitting.given_dice) return "its dice were given, not thrown from the seed";
    if (sitting.stop->length != planned.stop.length)
        return differs("its length", length_words(sitting.stop->length), length_words(planned.stop.length));
    if (sitting.players != planned.players)
        return differs("its company", players_text(sitting.players), players_text(planned.players));
    if (sitting.first) return "a seat is named that begins, and on that date it is drawn";
    for (const auto& [knob, value] : sitting.rules) {
        const auto usual = std::ranges::find(game.defaults, knob, &RuleValues::value_type::first);
        if (usual != game.defaults.end() && usual->second != value)
            return differs(fmt::format("the knob '{}' of its rule sheet", knob), value, usual->second);
    }
    return {};
}

Recording read_stop(const KeptGame& game, const PlannedStop& planned, const Json& json, const std::string& source) {
    const auto wrong = [&](const std::string& why) {
        return Error(fmt::format("The {} cannot be: at {}, {}.", source, planned.game, why), check_failed_code);
    };
    const Recording brief = recording_from(json.dump(), fmt::format("sitting at {} in the {}", planned.game, source),
                                           RecordingForm::AlsoBrief);
    if (brief.game != planned.game) throw wrong(fmt::format("its sitting is of '{}'", brief.game));
    if (const auto why = not_as_planned(game, planned, brief)) throw wrong(*why);
    try {
        return game.completed(brief);
    } catch (const Error& trouble) {
        throw Error(trouble.what(), check_failed_code);
    }
}

PlayedStop played(const KeptGame& game, PlannedStop planned, Recording recording) {
    StopStanding standing = game.standing(recording);
    return {std::move(planned), {}, std::move(recording), standing};
}

void be_over(const PlayedStop& stop, const std::string& what) {
    if (stop.standing.over) return;
    const auto& length = stop.planned.stop.length;
    throw Error(fmt::format("{} is not over: at {} it is at {}.", what, stop.planned.game,
                            progress_words(length, stop.standing.done)),
                check_failed_code);
}

}  // namespace

std::uint64_t night_seed(std::string_view date, std::string_view game) {
    const std::string digest = chance::sha256(fmt::format("boxcars night 1\n{}\n{}", date, game));
    return *hash_from(std::string_view{digest}.substr(0, 16));
}

std::vector<PlannedStop> stops_of(const KeptGames& games, const std::string& date) {
    be_date(date);
    std::vector<PlannedStop> stops;
    for (const KeptGame& game : games)
        if (game.night) stops.push_back(planned_at(game, date));
    if (stops.empty()) throw Error("No game of this house has a stop of a Night.");
    return stops;
}

const PlayedStop* Night::next() const {
    const auto open = std::ranges::find_if(stops, [](const PlayedStop& stop) { return !stop.standing.over; });
    return open == stops.end() ? nullptr : &*open;
}

int Night::ahead() const {
    return static_cast<int>(
        std::ranges::count_if(stops, [](const PlayedStop& stop) { return stop.standing.over && stop.standing.ahead; }));
}

std::string Night::words() const {
    const auto open = std::ranges::count_if(stops, [](const PlayedStop& stop) { return !stop.standing.over; });
    if (std::cmp_equal(open, stops.size())) return fmt::format("{} tables to play", open);
    const std::string words = fmt::format("Ahead at {} of {} tables", ahead(), stops.size());
    return open == 0 ? words : fmt::format("{}; {} to play", words, open);
}

Night kept_night(Store& store, const KeptGames& games, const std::string& date) {
    Night night{date, {}};
    auto lines = store.sittings({.night = date}, "", 1000);
    std::ranges::reverse(lines);  // the oldest first
    for (PlannedStop& planned : stops_of(games, date)) {
        const KeptGame& game = game_named(games, planned.game);
        PlayedStop stop{.planned = planned};
        for (const SittingLine& line : lines) {
            if (line.game != planned.game || line.imported) continue;
            auto recording = store.recording(line.name);
            if (!recording || not_as_planned(game, planned, *recording)) continue;
            stop = played(game, std::move(planned), std::move(*recording));
            stop.sitting = line.name;
            break;
        }
        night.stops.push_back(std::move(stop));
    }
    return night;
}

std::string night_json(const KeptGames& games, const Night& night) {
    Json json{{"format", night_format}, {"version", night_version}, {"date", night.date}};
    Json& sittings = json["sittings"] = Json::array();
    for (const PlayedStop& stop : night.stops) {
        be_over(stop, fmt::format("The Night of {}", date_words(night.date)));
        sittings.push_back(Json::parse(in_brief(games, *stop.recording)));
    }
    return json.dump();
}

Night night_from(const KeptGames& games, std::string_view text, const std::string& source) {
    const Json json = parse_strictly(text, source, most_depth);
    Fields fields{json, source, ""};
    if (fields.text("format") != night_format)
        fields.wrong("format", fmt::format("is not \"{}\": this is no Night", night_format));
    if (fields.whole("version", 1, 1'000'000) != night_version)
        fields.wrong("version", fmt::format("is newer than this Boxcars, which reads version {}", night_version));
    Night night{fields.text("date"), {}};
    if (!is_date(night.date)) fields.wrong("date", "must be a date such as 2026-11-23");
    const Json& sittings = fields.list("sittings", most_stops);
    fields.done();
    std::vector<PlannedStop> stops = stops_of(games, night.date);
    if (sittings.size() != stops.size())
        fields.wrong("sittings",
                     fmt::format("must be {}, one for each stop, and not {}", stops.size(), sittings.size()));
    for (std::size_t n = 0; n < stops.size(); ++n) {
        const KeptGame& game = game_named(games, stops[n].game);
        Recording recording = read_stop(game, stops[n], sittings[n], source);
        night.stops.push_back(played(game, std::move(stops[n]), std::move(recording)));
        be_over(night.stops.back(), fmt::format("The {}", source));
    }
    return night;
}

Night read_night(const KeptGames& games, const std::filesystem::path& file) {
    return night_from(games, read_file(file, "night", most_night_bytes), "night " + file.string());
}

std::string change_text(Cents cents) { return (cents > 0 ? "+" : "") + money_text(cents); }

std::string_view result_word(const StopStanding& standing) {
    if (!standing.for_money) return standing.ahead ? "won" : "lost";
    return standing.ahead ? "ahead" : standing.brought == 0 ? "even" : "behind";
}

std::string brought_words(const StopStanding& standing, AmountText change) {
    if (standing.unit == "cents") return change(standing.brought);
    const bool one = standing.brought == 1 || standing.brought == -1;
    std::string_view unit = standing.unit;
    if (one && unit.ends_with('s')) unit.remove_suffix(1);
    return fmt::format("{:+} {}", standing.brought, unit);
}

}  // namespace boxcars::session
