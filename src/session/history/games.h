// What the pages and commands about kept sittings know of a game, as one value made from its rules: how to check a
// recording, what its hands count, what a bet was worth, and which high scores there are.
#pragma once
#include "odds/hand_odds.h"
#include "session/history/accuracy.h"
#include "session/history/luck.h"
#include "session/replay.h"
#include "session/standing.h"
#include "session/store/store.h"

#include <map>

namespace boxcars::session {

struct RunTable;

using BetOdds = std::map<std::string, std::optional<odds::HandOdds>, std::less<>>;  // nullopt: not solved

struct KeptGame {
    std::string name{};
    Verdict (*verify)(const Recording& recording) = nullptr;
    Recording (*completed)(const Recording& brief) = nullptr;  // see completed() in replay.h
    RuleValues defaults{};                                     // the default rule sheet, with every knob
    std::string_view hand_unit{};                              // unit of its nets; empty: no hands
    // Fills in the odds of these bets under a sheet. Names of bets and the sheet are as the store has them.
    void (*hand_odds)(const std::string& sheet, BetOdds& bets) = nullptr;
    // The chance that a hand under a sheet takes so many throws or more.
    std::optional<double> (*hands_as_long)(const std::string& sheet, std::int64_t throws) = nullptr;
    std::vector<rules::ScoreKind> scores{};                // the tables of high scores
    std::vector<MilestoneLine> (*milestones)() = nullptr;  // under the default sheet; nullptr: it has none
    AccuracyOf accuracy = nullptr;                         // judges decisions; nullptr: they cannot be judged exactly
    // Computes the luck in whole games; may be nullptr.
    std::vector<GameLuck> (*luck)(Store& store, const AccuracyLimits& limits) = nullptr;
    StopStanding (*standing)(const Recording& recording) = nullptr;  // throws Error with the first difference
    Recording (*conceded)(const Recording& recording) = nullptr;     // throws Error with the first difference
    const RunTable* run = nullptr;  // what it contributes to Long Runs; nullptr: no station
};
using KeptGames = std::vector<KeptGame>;

template <rules::Game R>
StopStanding recorded_standing(const Recording& recording) {
    Replay<R> replay{recording};
    play_out(replay);
    return standing_of(replay.session());
}

// The sitting of a station with its goal given up, unless the station is over.
template <rules::Game R>
Recording conceded_recording(const Recording& recording) {
    Replay<R> replay{recording};
    play_out(replay);
    Session<R> session = replay.session();
    session.concede();
    Recording conceded = record(session);
    conceded.source = recording.source;
    return conceded;
}

template <rules::Game R>
KeptGame kept_game() {
    KeptGame game{.name = std::string{R::game},
                  .verify = session::verify<R>,
                  .completed = session::completed<R>,
                  .standing = recorded_standing<R>,
                  .conceded = conceded_recording<R>};
    for (const auto& knob : R::knobs()) game.defaults.emplace_back(knob.name, knob.get(R{}));
    if constexpr (KeepsHands<R>) {
        game.hand_unit = hand_unit(R{});
        game.hand_odds = [](const std::string& sheet, BetOdds& bets) {
            if (const auto rules = sheet_from<R>(sheet))
                for (auto& [bet, odds] : bets) odds = odds::hand_odds(*rules, bet);
        };
        game.hands_as_long = [](const std::string& sheet, std::int64_t throws) {
            const auto rules = sheet_from<R>(sheet);
            return rules ? odds::hands_as_long(*rules, throws) : std::nullopt;
        };
    }
    if constexpr (KeepsMilestones<R>)
        game.milestones = [] {
            std::vector<MilestoneLine> lines;
            for (const Milestone<R>& row : milestones<R>()) lines.push_back(line_of(row, R{}));
            return lines;
        };
    if constexpr (KeepsScores<R>) {
        const auto kinds = score_kinds(R{});
        game.scores.assign(kinds.begin(), kinds.end());
    }
    return game;
}

const KeptGame* known_game(const KeptGames& games, std::string_view name);  // nullptr: no such game
// Replays a recording of any game. Throws Error for an unknown game.
Verdict verdict_on(const KeptGames& games, const Recording& recording);

// Reads a replay file, whole or brief, and completes a brief one. Throws Error if it cannot be read, or if a brief one
// differs from its replay.
Recording read_sitting(const KeptGames& games, const std::filesystem::path& file);
std::string in_brief(const KeptGames& games, const Recording& whole);  // writes the brief form, see brief_json()

}  // namespace boxcars::session
