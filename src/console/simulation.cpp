#include "console/simulation.h"

#include "chance/sealed_seed.h"
#include "session/files.h"
#include "session/signals.h"

namespace boxcars::console {
namespace {

using odds::to_decimal, odds::to_text;

// Rounds that the player won, tied and lost.
std::array<std::int64_t, 3> outcomes(const sim::RoundsResult& counts) {
    std::array<std::int64_t, 3> rounds_of{};
    for (const auto& [net, rounds] : counts.results) rounds_of[net > 0 ? 0 : net < 0 ? 2 : 1] += rounds;
    return rounds_of;
}

std::int64_t rounds_with(const NetCounts& counts, std::int64_t net) {
    const auto counted = counts.find(net);
    return counted == counts.end() ? 0 : counted->second;
}

// "+2", "-1/2"
std::string signed_units(std::int64_t coins, std::int64_t unit) {
    return coins % unit == 0 ? fmt::format("{:+}", coins / unit) : to_text(odds::fraction(coins, unit));
}

struct Execution {         // how it was run; no result depends on it
    double seconds = 0;    // summed over all machines
    int parts = 0;         // parts merged; 0: played here
    bool stopped = false;  // by a signal or the caller
};

void report_json(const SimulationKind& kind, const Simulated& simulated, const Simulation& asked,
                 const Execution& playing, std::ostream& out) {
    Json json{{"game", game_name(asked.rules)}, {"games", simulated.games()}, {"seed", std::to_string(asked.seed)}};
    json["threads"] = asked.threads;
    json["seconds"] = figure(playing.seconds);
    json["rules"] = session::rules_json(asked.rules);
    simulated.json(json);
    if (playing.stopped) json["stopped"] = true;
    if (playing.parts > 0) json["parts"] = playing.parts;
    if (asked.share.parts > 1)
        add_part(json, {.kind = std::string{kind.name},
                        .players = asked.players,
                        .games = asked.games,
                        .share = asked.share,
                        .counts = simulated.counts()});
    print_json(out, json);
}

void report(const SimulationKind& kind, const Simulated& simulated, const Simulation& asked, const Execution& playing,
            bool json, std::ostream& out) {
    if (json) return report_json(kind, simulated, asked, playing, out);
    const std::string how = playing.parts > 0
                                ? fmt::format("{} parts", playing.parts)
                                : fmt::format("{} thread{}", asked.threads, asked.threads == 1 ? "" : "s");
    print(out, "{} {}, seed {}, {}, {:.2f} s\n", simulated.games(), kind.what, asked.seed, how, playing.seconds);
    simulated.text(out);
}

void add_counts(const Part& part, const SimulationKind& kind, Simulated& all) {
    const auto others = [&] {
        return Error(fmt::format("The counts in {} are not those of {}.", part.file, kind.what));
    };
    if (!whole_numbers(part.counts)) throw others();
    sim::Deal deal = all.deal();
    deal.share = part.share;
    const std::int64_t games = sim::games_of(deal);
    bool added = false;
    try {
        added = all.add(part.counts, games);
    } catch (const std::exception&) {
        throw others();
    }
    if (!added || games < 1 || games != part.counted) throw changed(part.file, "its counts do not add up");
}

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

Simulation simulation_from(const SimulateRequests& requests, rules::Sheet rules, session::Players players,
                           bool has_strategies) {
    if (!has_strategies && (!requests.strategies.empty() || requests.bankrolls))
        throw Error("Strategies of your own and bankrolls are for craps with players named: leave them out.");
    Simulation asked{requests, std::move(rules), std::move(players), {}};
    asked.seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system();
    asked.games = requests.rounds.value_or(requests.games);
    if (asked.threads <= 0) asked.threads = workers_at_once();
    return asked;
}

void refuse_path(const SimulateRequests& requests, std::string_view played, std::string_view instead) {
    if (requests.path != sim::Path::Auto)
        throw Error(
            fmt::format("--path is for games that are compiled into a table, but {} played through the rules: leave it "
                        "out, or {}.",
                        played, instead));
}

void refuse_rounds(const SimulateRequests& requests, std::string_view why) {
    if (requests.rounds) throw Error(fmt::format("--rounds is for a single bet against a bank: {}.", why));
}

void refuse_human(const session::Players& players, std::string_view others) {
    if (humans(players) > 0)
        throw Error(fmt::format("A simulation is played by {} alone: there is no time for a human.", others));
}

void simulate(const SimulationKind& kind, const Simulation& asked, std::ostream& out, std::ostream& err) {
    if (asked.share.parts > 1 && !asked.json)
        throw Error("--shard writes a part for boxcars merge: add --json, and keep it in a file.");
    if (asked.share.parts > 1 && !asked.table.seed)
        throw Error("--shard needs --seed: all parts of a simulation share one.");
    const std::unique_ptr<Simulated> simulated = [&] {
        std::optional<session::EndingSignals> nothing_counted_yet;  // a signal ends a long solve at once
        if (!asked.stop) nothing_counted_yet.emplace(session::EndingSignals::Ends::Program);
        auto begun = kind.begin(asked);
        begun->solve();
        return begun;
    }();
    Execution playing;
    const auto began = std::chrono::steady_clock::now();
    {
        std::stop_source source;
        std::optional<session::EndingSignals> signals;  // Ctrl-C, a closed terminal or `kill`
        if (!asked.stop) signals.emplace();
        const std::stop_token stop = asked.stop.value_or(source.get_token());
        Progress progress{err};
        simulated->play(stop, [&](double part) {
            if (signals && session::ending_signal()) source.request_stop();
            progress.at(part);
        });
        playing.stopped = stop.stop_requested();
    }
    playing.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    if (playing.stopped && simulated->games() == 0)
        throw Error("Stopped before anything was counted.",
                    session::exit_code_of(session::ending_signal().value_or(SIGINT)));
    report(kind, *simulated, asked, playing, asked.json, out);
    if (playing.stopped)
        print(err, "boxcars: stopped by {}: what is told is of the {} games played until then.\n",
              session::signal_name(session::ending_signal().value_or(SIGINT)), simulated->games());
}

void merge(const GameCommands& game, const std::vector<Part>& parts, bool json, std::ostream& out) {
    const Part& first = parts.front();
    const auto kinds = game.simulations();
    const auto kind = std::ranges::find(kinds, first.kind, &SimulationKind::name);
    if (kind == kinds.end())
        throw changed(first.file, fmt::format("{} has no simulation of '{}'", first.game, first.kind));
    rules::Sheet rules = game.game->defaults();
    for (const auto& [knob, value] : first.rules.items())
        if (auto wrong = session::set_from_json(rules, knob, value))
            throw Error(fmt::format("The rule sheet in {}: {}", first.file, *wrong));
    check(rules);
    Simulation asked{{}, std::move(rules), first.players, first.seed};
    asked.games = first.games;
    asked.threads = 1;
    const auto all = kind->begin(asked);
    Execution playing{.parts = static_cast<int>(parts.size())};
    for (const Part& part : parts) {
        add_counts(part, *kind, *all);
        playing.seconds += part.seconds;
    }
    report(*kind, *all, asked, playing, json, out);
}

bool come_to(const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact) {
    std::int64_t all = 0;
    for (const auto& [net, count] : counts) {
        if (std::ranges::find(exact, net, &odds::Net::coins) == exact.end()) return false;
        all += count;
    }
    return all == rounds;
}

void print_nets(std::ostream& out, const NetCounts& counts, std::int64_t rounds, const std::vector<odds::Net>& exact,
                std::int64_t unit) {
    print(out, "   net        rounds    counted       exact\n");
    for (const auto& [net, chance] : exact)
        print(out, "{:>6}  {:>12}  {:>7} %  {:>8} %\n", signed_units(net, unit), rounds_with(counts, net),
              percent_text(rounds_with(counts, net), rounds), to_decimal(chance * 100, 4));
}

double UnitBetRounds::z() const {
    const odds::Fraction unit{odds::whole(unit_)};
    return sim::z_of(counts_, exact_.edge * unit, exact_.variance * unit * unit);
}

void UnitBetRounds::json(Json& out) const {
    const auto [wins, ties, losses] = outcomes(counts_);
    out["rounds"] = counts_.games;
    out["net"] = counts_.net() % unit_ == 0 ? Json(counts_.net() / unit_) : Json(ratio(counts_.net(), unit_));
    out["exact"] = to_text(exact_.edge);
    out["z"] = figure(z());
    out["wins"] = wins;
    out[pushes_] = ties;
    out["losses"] = losses;
    out["throws"] = counts_.throws;
    for (const auto& [net, rounds] : counts_.results) out["results"][to_text(odds::fraction(net, unit_))] = rounds;
}

void UnitBetRounds::text(std::ostream& out) const {
    const auto [wins, ties, losses] = outcomes(counts_);
    const auto line = [&](std::string_view outcome, std::int64_t rounds, const odds::Fraction& chance) {
        print(out, "{:<12}  {:>12}  {} %; exactly {}, {} %\n", outcome, rounds, percent_text(rounds, counts_.games),
              to_text(chance), to_decimal(chance * 100, 6));
    };
    line("player wins", wins, exact_.win);
    line(pushes_, ties, exact_.push);
    line("player loses", losses, exact_.lose);
    const double error = std::sqrt(odds::to_double(exact_.variance) / static_cast<double>(counts_.games));
    print(out, "the player is {} {} ahead, {} a round; exactly {}, {}\n", signed_units(counts_.net(), unit_), units_,
          signed_text(ratio(counts_.net(), counts_.games * unit_), error), to_text(exact_.edge),
          to_decimal(exact_.edge, 6));
    print(out, "the net is {:+.2f} standard errors away\n", z());
    print(out, "{} throws a round\n\n", wait_text(counts_.throws, counts_.games));
    print_nets(out, counts_.results, counts_.games, exact_.results, unit_);
}

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
