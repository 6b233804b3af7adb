#include "console/parts.h"

#include "chance/sealed_seed.h"
#include "console/simulation.h"
#include "session/files.h"

namespace boxcars::console {
namespace {

// The largest parts have some 300 KiB. Both limits bound the memory that a file can take.
constexpr std::size_t largest_part = 16 << 20;  // bytes
constexpr std::size_t most_counts = 2 << 20;    // values of any kind
constexpr int deepest_count = 10;               // nesting levels of a part's JSON
constexpr int most_shares = 1'000'000;
constexpr std::size_t most_players = 100;

Error no_part(const std::string& file, const std::string& why) {
    return Error(
        fmt::format("{} is no part of a simulation: {}. Write one with: boxcars simulate GAME --json "
                    "--seed N --shard 1/2.",
                    file, why));
}

std::string share_text(const sim::Share& share) { return fmt::format("{}/{}", share.part, share.parts); }

// A part also has fields of its own game, so unknown fields are not refused.
Part part_of(const Json& json, const std::string& file) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    session::Fields all{json, "part " + file, ""}, own{json["part"], "part " + file, "part"};
    Part part{.file = file};
    part.game = all.text("game");
    if (!json.contains("rules") || !json["rules"].is_object()) throw no_part(file, "its \"rules\" is no object");
    part.rules = json["rules"];
    part.counted = all.whole("games", 0, most);
    const Json& seconds = all.any("seconds");
    if (!seconds.is_number() || seconds.get<double>() < 0) all.wrong("seconds", "must be a number, 0 or more");
    part.seconds = seconds.get<double>();
    const auto seed = session::seed_from(all.text("seed"));
    if (!seed) throw no_part(file, "its seed is not valid");
    part.seed = *seed;
    part.kind = own.text("kind");
    part.players = own.texts("players", most_players, "must be names in quotes");
    part.games = own.whole("of_games", 0, most);
    part.share = share_from(own.text("shard"));
    part.counts = own.any("counts");
    return part;
}

std::optional<std::string> difference(const Part& a, const Part& b) {
    if (a.game != b.game) return fmt::format("game {} and {}", a.game, b.game);
    if (a.kind != b.kind) return fmt::format("simulations of {} and of {}", a.kind, b.kind);
    if (a.rules != b.rules) return "different rule sheets";
    if (a.players != b.players) return "different players";
    if (a.seed != b.seed) return fmt::format("seed {} and {}", a.seed, b.seed);
    if (a.games != b.games) return fmt::format("{} games and {}", a.games, b.games);
    if (a.share.parts != b.share.parts) return fmt::format("{} shares and {}", a.share.parts, b.share.parts);
    return {};
}

}  // namespace

Part part_from(std::string_view text, const std::string& file) {
    const Json json = session::parse_strictly(text, "part " + file, deepest_count, most_counts);
    if (!json.is_object() || !json.contains("part")) throw no_part(file, "it has no \"part\"");
    if (!json["part"].is_object() || !json["part"].contains("check")) throw no_part(file, "it has no check sum");
    if (json["part"]["check"] != check_sum(json)) throw changed(file, "its check sum is of something else");
    if (json.contains("stopped")) throw no_part(file, "its simulation was stopped before the end");
    return part_of(json, file);
}

void add_part(Json& simulation, const Part& part) {
    simulation["part"] = {{"kind", part.kind},
                          {"shard", share_text(part.share)},
                          {"of_games", part.games},
                          {"players", part.players},
                          {"counts", part.counts}};
    simulation["part"]["check"] = check_sum(simulation);
}

std::string check_sum(const Json& file) {
    Json all = file;
    all["part"].erase("check");
    return chance::sha256(all.dump_sorted());
}

bool whole_numbers(const Json& counts) {
    if (counts.is_array()) return std::ranges::all_of(counts, whole_numbers);
    if (counts.is_object()) return std::ranges::all_of(counts.items(), whole_numbers, &Json::Field::second);
    return !counts.is_number() || counts.whole_within(-most_count, most_count);
}

Error changed(const std::string& file, std::string_view how) {
    return Error(fmt::format("{} has been changed or damaged: {}.", file, how));
}

sim::Share share_from(const std::string& text) {
    const auto slash = text.find('/');
    if (slash != std::string::npos) {
        const auto part = whole_number(text.substr(0, slash)), parts = whole_number(text.substr(slash + 1));
        if (part && parts && *part >= 1 && *part <= *parts && *parts <= most_shares)
            return {static_cast<int>(*part), static_cast<int>(*parts)};
    }
    throw Error(fmt::format("--shard takes K/N, part K of N with K from 1 to N and N up to {}, such as 2/8, not '{}'.",
                            most_shares, text));
}

std::vector<Part> read_parts(const std::vector<std::string>& files) {
    if (files.empty()) throw Error("boxcars merge needs the parts to add up: the files that simulate --shard wrote.");
    std::vector<Part> parts;
    std::map<int, std::string> seen;
    for (const std::string& file : files) {
        Part part = part_from(session::read_file(file, "part", largest_part), file);
        if (!parts.empty())
            if (const auto wrong = difference(parts.front(), part))
                throw Error(
                    fmt::format("{} and {} are parts of different simulations: {}.", parts.front().file, file, *wrong));
        const auto [at, fresh] = seen.try_emplace(part.share.part, file);
        if (!fresh)
            throw Error(fmt::format("{} and {} are the same part, {}: each is added once.", at->second, file,
                                    share_text(part.share)));
        parts.push_back(std::move(part));
    }
    return parts;
}

void merge_parts(const Games& games, const std::vector<std::string>& files, bool json, std::ostream& out) {
    const std::vector<Part> parts = read_parts(files);
    const int all = parts.front().share.parts;
    for (int part = 1; part <= all; ++part)
        if (std::ranges::none_of(parts, [&](const Part& of) { return of.share.part == part; }))
            throw Error(fmt::format("Part {} of {} is missing: name its file, too.", part, all));
    merge(find_game(games, parts.front().game), parts, json, out);
}

}  // namespace boxcars::console
