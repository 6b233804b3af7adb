// Runs a simulation of any game from the command line: reads its sheet, seed, threads and share, times it, stops it on
// Ctrl-C, and merges parts. A game's kinds of simulation ("line", "hands") define how they are played and printed.
//
// A kind is a class with:
//   Rules, Counts                  Counts have BOXCARS_COUNTS
//   name, what                     the kind's name in a part; what it plays: "games of craps"
//   Kind(simulation)               throws Error if it cannot be played
//   deal()                         how its games are dealt out in blocks
//   adds_up(counts)                whether a part has the players of its game, and as many results as games
//   play(stop, progress)           the Counts of this share
//   json(out, counts)              adds its own keys
//   text(out, counts)              prints the lines after the first
// and, if its exact odds take long,
//   solve()                        computes them before the games; without it they are computed when first printed
#pragma once
#include "base/error.h"
#include "base/json.h"
#include "base/pieces.h"
#include "chance/sealed_seed.h"
#include "console/counts.h"
#include "console/games.h"
#include "console/parts.h"
#include "console/print.h"
#include "console/rule_sheets.h"
#include "session/signals.h"

#include <chrono>
#include <cstdint>
#include <future>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace boxcars::console {

template <rules::Game R>
struct Simulation : SimulateRequests {  // with what is asked for settled
    R rules{};
    session::Players players{};
    std::uint64_t seed = 0;
};

// Throws Error if strategies are given or bankrolls requested, unless the players are strategies.
template <rules::Game R>
Simulation<R> simulation_from(const SimulateRequests& requests, R rules, session::Players players = {},
                              bool has_strategies = false) {
    if (!has_strategies && (!requests.strategies.empty() || requests.bankrolls))
        throw Error("Strategies of your own and bankrolls are for craps with players named: leave them out.");
    Simulation<R> asked{requests, std::move(rules), std::move(players), {}};
    asked.seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system();
    asked.games = requests.rounds.value_or(requests.games);
    if (asked.threads <= 0) asked.threads = workers_at_once();
    return asked;
}

// The base of a kind whose plan src/sim checks and plays.
template <rules::Game R, class Plan>
class Planned {
 public:
    using Rules = R;

    sim::Deal deal() const { return deal_of(plan_); }

 protected:
    Planned(Plan plan, const Simulation<R>& asked) : plan_(std::move(plan)) {
        plan_.seed = asked.seed;
        plan_.threads = asked.threads;
        plan_.share = asked.share;
        plan_.path = asked.path;
        if (auto wrong = problem(plan_)) throw Error(*wrong);
    }
    Plan plan_;
};

// Calls `work_out` when its result is first used, so that a damaged part is refused without this long work.
template <class WorkOut, class... Of>
auto when_told(WorkOut work_out, const Of&... of) {
    return std::async(std::launch::deferred, work_out, of...).share();
}

// Throws Error if a path is named for games that are played through the rules. `instead`: "or" what has paths.
inline void refuse_path(const SimulateRequests& requests, std::string_view played, std::string_view instead) {
    if (requests.path != sim::Path::Auto)
        throw Error(
            fmt::format("--path is for games that are compiled into a table, but {} played through the rules: leave it "
                        "out, or {}.",
                        played, instead));
}
// Throws Error if rounds are requested of a simulation without rounds.
inline void refuse_rounds(const SimulateRequests& requests, std::string_view why) {
    if (requests.rounds) throw Error(fmt::format("--rounds is for a single bet against a bank: {}.", why));
}
// Throws Error if a person is among the players.
inline void refuse_human(const session::Players& players, std::string_view others) {
    if (humans(players) > 0)
        throw Error(fmt::format("A simulation is played by {} alone: there is no time for a human.", others));
}

struct Execution {         // how it was run; no result depends on it
    double seconds = 0;    // summed over all machines
    int parts = 0;         // parts merged; 0: played here
    bool stopped = false;  // by a signal or the caller
};

template <class Kind, rules::Game R>
void report_json(const Kind& kind, const Simulation<R>& asked, const Execution& playing,
                 const typename Kind::Counts& counts, std::ostream& out) {
    Json json{{"game", R::game}, {"games", counts.games}, {"seed", std::to_string(asked.seed)}};
    json["threads"] = asked.threads;
    json["seconds"] = figure(playing.seconds);
    json["rules"] = session::rules_json(asked.rules);
    kind.json(json, counts);
    if (playing.stopped) json["stopped"] = true;
    if (playing.parts > 0) json["parts"] = playing.parts;
    if (asked.share.parts > 1)
        add_part(json, {.kind = std::string{Kind::name},
                        .players = asked.players,
                        .games = asked.games,
                        .share = asked.share,
                        .counts = counts_json(counts)});
    print_json(out, json);
}

template <class Kind, rules::Game R>
void report(const Kind& kind, const Simulation<R>& asked, const Execution& playing, const typename Kind::Counts& counts,
            bool json, std::ostream& out) {
    if (json) return report_json(kind, asked, playing, counts, out);
    const std::string how = playing.parts > 0
                                ? fmt::format("{} parts", playing.parts)
                                : fmt::format("{} thread{}", asked.threads, asked.threads == 1 ? "" : "s");
    print(out, "{} {}, seed {}, {}, {:.2f} s\n", counts.games, Kind::what, asked.seed, how, playing.seconds);
    kind.text(out, counts);
}

template <class Kind>
void simulate_kind(const Simulation<typename Kind::Rules>& asked, std::ostream& out, std::ostream& err) {
    if (asked.share.parts > 1 && !asked.json)
        throw Error("--shard writes a part for boxcars merge: add --json, and keep it in a file.");
    if (asked.share.parts > 1 && !asked.table.seed)
        throw Error("--shard needs --seed: all parts of a simulation share one.");
    const Kind kind = [&] {
        std::optional<session::EndingSignals> nothing_counted_yet;  // a signal ends a long solve at once
        if (!asked.stop) nothing_counted_yet.emplace(session::EndingSignals::Ends::Program);
        Kind made{asked};
        if constexpr (requires { made.solve(); }) made.solve();
        return made;
    }();
    typename Kind::Counts counts;
    Execution playing;
    const auto began = std::chrono::steady_clock::now();
    {
        std::stop_source source;
        std::optional<session::EndingSignals> signals;  // Ctrl-C, a closed terminal or `kill`
        if (!asked.stop) signals.emplace();
        const std::stop_token stop = asked.stop.value_or(source.get_token());
        Progress progress{err};
        counts = kind.play(stop, [&](double part) {
            if (signals && session::ending_signal()) source.request_stop();
            progress.at(part);
        });
        playing.stopped = stop.stop_requested();
    }
    playing.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    if (playing.stopped && counts.games == 0)
        throw Error("Stopped before anything was counted.",
                    session::exit_code_of(session::ending_signal().value_or(SIGINT)));
    report(kind, asked, playing, counts, asked.json, out);
    if (playing.stopped)
        print(err, "boxcars: stopped by {}: what is told is of the {} games played until then.\n",
              session::signal_name(session::ending_signal().value_or(SIGINT)), counts.games);
}

// The counts of a part, checked against its number of games.
template <class Kind>
typename Kind::Counts counts_of(const Part& part, const Kind& kind) {
    typename Kind::Counts counts;
    const auto others = [&] {
        return Error(fmt::format("The counts in {} are not those of {}.", part.file, Kind::what));
    };
    if (!whole_numbers(part.counts)) throw others();
    try {
        read_counts(part.counts, counts);
    } catch (const std::exception&) {
        throw others();
    }
    sim::Deal deal = kind.deal();
    deal.share = part.share;
    if (counts.games < 1 || counts.games != part.counted || counts.games != sim::games_of(deal) ||
        !kind.adds_up(counts))
        throw changed(part.file, "its counts do not add up");
    return counts;
}

template <class Kind>
void merge_kind(const std::vector<Part>& parts, bool json, std::ostream& out) {
    const Part& first = parts.front();
    rules::Sheet rules = rules::any_game<typename Kind::Rules>().defaults();
    for (const auto& [knob, value] : first.rules.items())
        if (auto wrong = session::set_from_json(rules, knob, value))
            throw Error(fmt::format("The rule sheet in {}: {}", first.file, *wrong));
    check(rules);
    Simulation<typename Kind::Rules> asked{{}, rules.template as<typename Kind::Rules>(), first.players, first.seed};
    asked.games = first.games;
    asked.threads = 1;
    const Kind kind{asked};
    typename Kind::Counts counts;
    Execution playing{.parts = static_cast<int>(parts.size())};
    for (const Part& part : parts) {
        sim::add_up(counts, counts_of(part, kind));
        playing.seconds += part.seconds;
    }
    report(kind, asked, playing, counts, json, out);
}

// Finds the kind of simulation that the parts belong to, among this game's `Kinds`, and merges them.
template <class... Kinds>
void merge_one_of(const std::vector<Part>& parts, bool json, std::ostream& out) {
    const Part& first = parts.front();
    const bool known =
        ((first.kind == Kinds::name && (static_cast<void>(merge_kind<Kinds>(parts, json, out)), true)) || ...);
    if (!known) throw changed(first.file, fmt::format("{} has no simulation of '{}'", first.game, first.kind));
}

}  // namespace boxcars::console
