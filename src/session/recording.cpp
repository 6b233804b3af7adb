#include "session/recording.h"

#include "base/numbers.h"
#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/strict_json.h"

#include <algorithm>
#include <charconv>

namespace boxcars::session {
namespace {

constexpr std::string_view format_name = "boxcars sitting", brief_name = "boxcars sitting in brief";
constexpr std::string_view forced_word = "forced";
constexpr int version = 1;
constexpr int most_depth = 4;                // levels: file, entries, entry, its lists
constexpr std::size_t longest_event = 4000;  // bytes; enough for a change of every knob
constexpr int most_seats = 10, most_knobs = 200, most_dice = 20, most_facts = 200, most_games = 1'000'000;

constexpr std::string_view sum_opens = ",\n  \"sha256\": \"", sum_closes = "\"\n}\n";

Json station_json(const StopTerms& stop) {
    const auto& [run, number, unit, goal] = stop;
    Json json{{"run", run}, {"number", number}};
    json["goal"] = {{"kind", word_of(goal.kind)}, {"target", goal.target},      {"length", goal.length},
                    {"unit", word_of(unit)},      {"least", goal.stakes.least}, {"most", goal.stakes.most},
                    {"step", goal.stakes.step},   {"menu", goal.menu}};
    return json;
}

Json header(const Recording& recording) {
    Json json{{"format", format_name},
              {"version", version},
              {"game", recording.game},
              {"seed", std::to_string(recording.seed)}};
    if (const auto& sealed = recording.sealed) {
        json["sealed"] = {{"seal", sealed->seal}, {"about", sealed->about}, {"words", sealed->words}};
        if (!sealed->secret.empty()) json["sealed"]["secret"] = sealed->secret;
    }
    json["dice"] = recording.given_dice ? "given" : "seed";
    if (recording.practice) json["practice"] = true;
    if (recording.stop) json["station"] = station_json(*recording.stop);
    if (recording.first) json["first"] = *recording.first + 1;
    json["rules"] = Json::object();
    for (const auto& [name, value] : recording.rules) json["rules"][name] = value;
    json["players"] = recording.players;
    json["hash"] = hash_text(recording.hash);
    return json;
}

// The event in brief form: "" for the seed's dice, a list of given faces, ["forced", faces...] if chosen, or its words.
Json brief_entry(const RecordedEntry& entry, bool given_dice) {
    if (entry.faces.empty()) return entry.event;
    if (!entry.forced && !given_dice) return "";
    Json faces = Json::array();
    if (entry.forced) faces.push_back(forced_word);
    for (const int face : entry.faces) faces.push_back(face);
    return faces;
}

Json entry_json(const RecordedEntry& entry) {
    Json json{{"game", entry.game}, {"event", entry.event}};
    if (!entry.faces.empty()) json["faces"] = entry.faces;
    if (entry.forced) json["forced"] = true;
    json["facts"] = entry.facts;
    json["hash"] = hash_text(entry.hash);
    return json;
}

std::optional<std::uint64_t> bits_from(std::string_view text, int base) {
    std::uint64_t bits = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), bits, base);
    return trouble == std::errc{} && end == text.data() + text.size() ? std::optional{bits} : std::nullopt;
}

std::uint64_t read_hash(Fields& fields) {
    return fields.must("hash", hash_from(fields.text("hash")), "must be sixteen hexadecimal digits");
}

int read_face(Fields& fields, const char* name, const Json& face) {
    const auto whole = face.whole_within(-1'000'000, 1'000'000);
    if (!whole) fields.wrong(name, "must be whole numbers");
    return numeric_cast<int>(*whole);
}

RecordedEntry read_entry(const Json& json, const std::string& source, std::size_t index) {
    Fields fields{json, source, fmt::format("entries[{}]", index)};
    RecordedEntry entry;
    entry.game = numeric_cast<int>(fields.whole("game", 1, most_games));
    entry.event = fields.text("event", longest_event);
    if (fields.has("faces"))
        for (const Json& face : fields.list("faces", most_dice))
            entry.faces.push_back(read_face(fields, "faces", face));
    entry.forced = fields.yes("forced", false);
    entry.facts = fields.texts("facts", most_facts, "must be texts in quotes");
    entry.hash = read_hash(fields);
    fields.done();
    return entry;
}

RecordedEntry read_brief_entry(Fields& fields, const Json& json, int game) {
    RecordedEntry entry{.game = game};
    if (json.is_string()) {
        entry.event = json.get<std::string>();
        if (entry.event.size() > longest_event) fields.wrong("games", "has an event that is too long");
        return entry;
    }
    if (!json.is_array() || json.empty() || json.size() > most_dice)
        fields.wrong("games", "must have what was done as words, or as faces");
    entry.forced = json.front() == forced_word;
    for (std::size_t i = entry.forced ? 1 : 0; i < json.size(); ++i)
        entry.faces.push_back(read_face(fields, "games", json[i]));
    return entry;
}

std::vector<RecordedEntry> read_brief_entries(Fields& fields) {
    std::vector<RecordedEntry> entries;
    int game = 0;
    for (const Json& done : fields.list("games", most_games)) {
        ++game;
        if (!done.is_array()) fields.wrong("games", "must be lists");
        for (const Json& entry : done) {
            if (entries.size() == most_entries) fields.wrong("games", "has too many entries");
            entries.push_back(read_brief_entry(fields, entry, game));
        }
    }
    return entries;
}

void read_rules(Fields& fields, Recording& recording) {
    const Json& rules = fields.any("rules");
    if (!rules.is_object() || rules.size() > most_knobs) fields.wrong("rules", "must be an object of knobs");
    for (const auto& [name, value] : rules.items()) {
        const auto set = value.whole_within(-2'000'000'000, 2'000'000'000);
        if (!set)
            fields.wrong("rules",
                         fmt::format("gives the knob '{}' something that is not a whole number", name.substr(0, 40)));
        recording.rules.emplace_back(name, numeric_cast<int>(*set));
    }
}

SealedDice read_sealed(const Json& json, const std::string& source) {
    Fields fields{json, source, "sealed"};
    SealedDice sealed{.seal = fields.text("seal"), .about = fields.text("about")};
    sealed.words = fields.text("words", most_seal_words);
    if (fields.has("secret")) sealed.secret = fields.text("secret");
    if (!is_seal(sealed.seal)) fields.wrong("seal", "must be 64 hexadecimal digits");
    if (!sealed.secret.empty() && !is_seal(sealed.secret)) fields.wrong("secret", "must be 64 hexadecimal digits");
    fields.done();
    return sealed;
}

StopTerms read_station(const Json& json, const std::string& source) {
    Fields fields{json, source, "station"};
    StopTerms stop{.run = fields.text("run")};
    if (!is_run_name(stop.run)) fields.wrong("run", "must be the name of a run, such as \"local-3f2a91c0\"");
    stop.number = numeric_cast<int>(fields.whole("number", 1, stations_of_run));
    Fields terms{fields.any("goal"), source, "station.goal"};
    rules::GoalTerms& goal = stop.goal;
    goal.kind = terms.must("kind", goal_kind_from(terms.text("kind")), "must be \"reach\", \"break\" or \"win\"");
    goal.target = terms.whole("target", 0, most_goal_amount);
    stop.unit = terms.must("unit", stop_unit_from(terms.text("unit")), "must be \"games\", \"rounds\" or \"throws\"");
    goal.length = numeric_cast<int>(terms.whole("length", 1, longest_stop));
    goal.stakes.least = terms.whole("least", 1, most_goal_amount);
    goal.stakes.most = terms.whole("most", 0, most_goal_amount);
    goal.stakes.step = terms.whole("step", 1, most_goal_amount);
    goal.menu = numeric_cast<unsigned>(terms.whole("menu", 0, most_goal_menu));
    terms.done();
    fields.done();
    return stop;
}

void check_sum(Fields& fields, std::string_view text) {
    const std::string sum = fields.text("sha256");
    const std::size_t at = text.rfind(sum_opens);
    if (at == std::string_view::npos || text.substr(at) != fmt::format("{}{}{}", sum_opens, sum, sum_closes))
        fields.wrong("sha256", "must stand alone on the last line but one");
    if (chance::sha256(text.substr(0, at)) != sum) fields.wrong("sha256", "does not fit: the file has been changed");
}

void read_dice(Fields& fields, Recording& recording) {
    recording.seed =
        fields.must("seed", seed_from(fields.text("seed")), "must be a whole number of 64 bits, in quotes");
    const auto dice = fields.text("dice");
    if (dice != "seed" && dice != "given") fields.wrong("dice", "must be \"seed\" or \"given\"");
    recording.given_dice = dice == "given";
    if (fields.has("sealed")) recording.sealed = read_sealed(fields.any("sealed"), recording.source);
    recording.practice = fields.yes("practice", false);
    if (fields.has("station")) recording.stop = read_station(fields.any("station"), recording.source);
    if (fields.has("first")) recording.first = numeric_cast<int>(fields.whole("first", 1, most_seats)) - 1;
}

}  // namespace

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

std::optional<std::uint64_t> hash_from(std::string_view text) {
    const auto hash = bits_from(text, 16);
    return hash && hash_text(*hash) == text ? hash : std::nullopt;
}

std::optional<std::uint64_t> seed_from(std::string_view text) {
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    return hexadecimal ? bits_from(text.substr(2), 16) : bits_from(text, 10);
}

Recording read_recording(const std::filesystem::path& path, RecordingForm form) {
    return recording_from(read_file(path, "replay", most_recording_bytes), "replay " + path.string(), form);
}

// Writes a replay file with a line for each entry.
std::string to_json(const Recording& recording) {
    std::string text = header(recording).dump(2);
    text.resize(text.rfind('\n'));  // cuts off the closing brace, which follows the entries
    text += ",\n  \"entries\": [";
    for (std::size_t i = 0; i < recording.entries.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + entry_json(recording.entries[i]).dump();
    return text + "\n  ]\n}\n";
}

std::string exported(const Recording& recording) {
    std::string text = to_json(recording);
    text.resize(text.size() - 3);  // cuts off the closing brace, which follows the sum
    return fmt::format("{}{}{}{}", text, sum_opens, chance::sha256(text), sum_closes);
}

std::string brief_json(const Recording& recording, const RuleValues& defaults) {
    Recording head = recording;
    std::erase_if(head.rules, [&](const auto& rule) { return std::ranges::count(defaults, rule) > 0; });
    Json json = header(head);
    json["format"] = brief_name;
    Json& games = json["games"] = Json::array();
    for (const RecordedEntry& entry : recording.entries) {
        while (games.size() < nth(entry.game)) games.push_back(Json::array());
        games.back().push_back(brief_entry(entry, recording.given_dice));
    }
    return json.dump();
}

Recording recording_from(std::string_view text, const std::string& source, RecordingForm form) {
    const Json json = parse_strictly(text, source, most_depth);
    Fields fields{json, source, ""};
    const std::string format = fields.text("format");
    const bool brief = form == RecordingForm::AlsoBrief && format == brief_name;
    if (format != format_name && !brief)
        fields.wrong("format", fmt::format("is not \"{}\": this is no recorded sitting", format_name));
    if (fields.whole("version", 1, 1'000'000) != version)
        fields.wrong("version", fmt::format("is newer than this Boxcars, which reads version {}", version));
    Recording recording;
    recording.source = source;
    recording.brief = brief;
    recording.game = fields.text("game");
    read_dice(fields, recording);
    read_rules(fields, recording);
    recording.players = fields.texts("players", most_seats, "must be names in quotes");
    if (bad_players(recording.players))
        fields.wrong("players", "has a name that cannot be: a name has 1 to 40 letters without spaces or commas");
    recording.hash = read_hash(fields);
    if (brief)
        recording.entries = read_brief_entries(fields);
    else
        for (const Json& entry : fields.list("entries", most_entries))
            recording.entries.push_back(read_entry(entry, source, recording.entries.size()));
    if (fields.has("sha256")) check_sum(fields, text);
    fields.done();
    return recording;
}

}  // namespace boxcars::session
