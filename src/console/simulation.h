// A simulation on the command line, whatever the game: the sheet, the seed, threads, a clock, a share of it, Ctrl-C,
// and parts added up. A game's kinds of simulation ("line", "hands") say how theirs is played and told.
//
// A kind is a class with:
//   Rules, Counts                  Counts add up, and have a JSON form (to_json, from_json)
//   name                           the kind's word in a part; what: "games of craps"
//   Kind(simulation)               throws Error for what cannot be played
//   play(stop, progress)           the Counts of this share
//   json(out, counts)              its own keys, after those all have
//   text(out, counts)              the same for people, after the first line
#pragma once
#include "base/error.h"
#include "chance/entropy.h"
#include "console/games.h"
#include "console/interrupt.h"
#include "console/parts.h"
#include "console/print.h"
#include "console/progress.h"
#include "console/rule_sheets.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <thread>

namespace boxcars::console {

template <rules::Game R>
struct Simulation {
    R rules{};
    session::Players players{};
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    int threads = 1;
    sim::Share share{};
    sim::Path path = sim::Path::Auto;
};

template <rules::Game R>
Simulation<R> simulation_from(const SimulateRequests& requests, R rules, session::Players players = {}) {
    return {.rules = std::move(rules),
            .players = std::move(players),
            .games = requests.games,
            .seed = requests.table.seed ? *requests.table.seed : chance::seed_from_system(),
            .threads = requests.threads > 0 ? requests.threads
                                            : std::max(1, static_cast<int>(std::thread::hardware_concurrency())),
            .share = requests.share,
            .path = requests.path};
}

// requires: a path is a way through compiled games alone. Throws Error if one is named where games are played through
// the rules; `instead` says where it applies, as the end of a sentence.
inline void refuse_path(const SimulateRequests& requests, std::string_view played, std::string_view instead) {
    if (requests.path != sim::Path::Auto)
        throw Error(
            fmt::format("--path is for games that are compiled into a table, but {} played through the rules: "
                        "leave it out, or {}.",
                        played, instead));
}

struct Playing {           // how it was played: no result depends on it
    double seconds = 0;    // of all machines together
    int parts = 0;         // added up; 0: played here
    bool stopped = false;  // by Ctrl-C
};

template <class Kind, rules::Game R>
void report_json(const Kind& kind, const Simulation<R>& asked, const Playing& playing,
                 const typename Kind::Counts& counts, std::ostream& out) {
    Json json{{"game", R::game}, {"games", counts.games}, {"seed", std::to_string(asked.seed)}};
    json["threads"] = asked.threads;
    json["seconds"] = playing.seconds;
    json["rules"] = session::rules_json(asked.rules);
    kind.json(json, counts);
    if (playing.stopped) json["stopped"] = true;
    if (playing.parts > 0) json["parts"] = playing.parts;
    if (asked.share.parts > 1) {
        const nlohmann::json plain = counts;
        json["part"] = part_json({.kind = std::string{Kind::name},
                                  .players = asked.players,
                                  .games = asked.games,
                                  .share = asked.share,
                                  .counts = Json(plain)});
    }
    print_json(out, json);
}

template <class Kind, rules::Game R>
void report(const Kind& kind, const Simulation<R>& asked, const Playing& playing, const typename Kind::Counts& counts,
            bool json, std::ostream& out) {
    if (json) return report_json(kind, asked, playing, counts, out);
    const std::string how = playing.parts > 0
                                ? fmt::format("{} parts", playing.parts)
                                : fmt::format("{} thread{}", asked.threads, asked.threads == 1 ? "" : "s");
    print(out, "{} {}, seed {}, {}, {:.2f} s\n", counts.games, Kind::what, asked.seed, how, playing.seconds);
    kind.text(out, counts);
}

template <class Kind>
void simulate_kind(Simulation<typename Kind::Rules> asked, const SimulateRequests& requests, std::ostream& out,
                   std::ostream& err) {
    if (asked.share.parts > 1 && !requests.json)
        throw Error("--shard writes a part for boxcars merge: add --json, and keep it in a file.");
    if (asked.share.parts > 1 && !requests.table.seed)
        throw Error("--shard needs --seed: all parts of a simulation share one.");
    const Kind kind{asked};
    typename Kind::Counts counts;
    Playing playing;
    const auto began = std::chrono::steady_clock::now();
    {
        Interrupt interrupt;
        Progress progress{err, error_is_terminal()};
        counts = kind.play(interrupt.stop(), [&](double part) {
            interrupt.look();
            progress.at(part);
        });
        playing.stopped = interrupt.stop().stop_requested();
    }
    playing.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    if (playing.stopped && counts.games == 0) throw Error("Stopped before anything was counted.");
    report(kind, asked, playing, counts, requests.json, out);
    if (playing.stopped)
        print(err, "boxcars: stopped by Ctrl-C: what is told is of the {} games played until then.\n", counts.games);
}

template <class Counts>
bool fits(const Counts& a, const Counts& b) {  // as many players
    if constexpr (requires { a.seats; }) return a.seats.size() == b.seats.size();
    if constexpr (requires { a.players; }) return a.players.size() == b.players.size();
    return true;
}

template <class Kind>
void merge_kind(const std::vector<Part>& parts, bool json, std::ostream& out) {
    using Rules = typename Kind::Rules;
    const Part& first = parts.front();
    Rules rules;
    for (const auto& [knob, value] : first.rules.items())
        if (auto wrong = session::set_from_json(rules, knob, value))
            throw Error(fmt::format("The rule sheet in {}: {}", first.file, *wrong));
    checked(rules);
    const Simulation<Rules> asked{.rules = rules, .players = first.players, .games = first.games, .seed = first.seed};
    typename Kind::Counts counts;
    Playing playing{.parts = static_cast<int>(parts.size())};
    for (const Part& part : parts) {
        typename Kind::Counts more;
        try {
            nlohmann::json(part.counts).get_to(more);
        } catch (const nlohmann::json::exception& wrong) {
            throw Error(fmt::format("The counts in {} cannot be read: {}.", part.file, wrong.what()));
        }
        if (more.games != part.counted)
            throw Error(fmt::format("{} says {} games, but its counts are of {}: it has been changed.", part.file,
                                    part.counted, more.games));
        if (counts.games > 0 && !fits(counts, more))
            throw Error(fmt::format("The counts in {} are of other players than those in {}.", part.file, first.file));
        counts.add(more);
        playing.seconds += part.seconds;
    }
    report(Kind{asked}, asked, playing, counts, json, out);
}

inline double share(std::int64_t part, std::int64_t all) {
    return all ? static_cast<double>(part) / static_cast<double>(all) : 0;
}

}  // namespace boxcars::console
