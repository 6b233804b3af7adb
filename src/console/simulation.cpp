#include "console/simulation.h"

#include "chance/sealed_seed.h"
#include "session/signals.h"

namespace boxcars::console {
namespace {

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

}  // namespace boxcars::console
