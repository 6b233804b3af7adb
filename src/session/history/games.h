// What is known of a game wherever its kept sittings are told of, as one value made from its rules: how a recording is
// checked, what its hands count, what a bet was worth, which high scores there are. Knows no other game.
#pragma once
#include "odds/hand_odds.h"
#include "session/accuracy.h"
#include "session/luck.h"
#include "session/night/standing.h"
#include "session/replay.h"
#include "session/store/store.h"

#include <functional>
#include <map>

namespace boxcars::session {

using BetOdds = std::map<std::string, std::optional<odds::HandOdds>, std::less<>>;  // none: nobody has solved it

struct NightTerms {  // of a game's stop on a Night; the sheet there is as it usually is
    Players company{"human"};
    StopLength length{};
    std::string_view others{};  // who sits there besides, as people know them; empty: nobody
};

struct KeptGame {
    std::string name{};
    Verdict (*verify)(const Recording& recording) = nullptr;
    Recording (*completed)(const Recording& brief) = nullptr;  // see replay.h
    RuleValues defaults{};                                     // of its sheet
    std::string_view hand_unit{};                              // what its hands count; empty: it keeps none
    // What one staked on each of these bets was worth under a sheet, as the store has both.
    void (*hand_odds)(const std::string& sheet, BetOdds& bets) = nullptr;
    std::vector<rules::ScoreKind> scores{};  // its tables of high scores
    AccuracyOf accuracy = nullptr;           // of a person's decisions; none: nobody can judge them exactly
    std::vector<GameLuck> (*luck)(Store& store, const AccuracyLimits& limits) = nullptr;  // of whole games
    std::optional<NightTerms> night{};                               // none: a Night has no stop there
    StopStanding (*standing)(const Recording& recording) = nullptr;  // throws Error with the first difference
    std::int64_t bankroll = 0;  // what each sits down with, in the unit of its standing; 0: it is played for nothing
};
using KeptGames = std::vector<KeptGame>;

template <rules::Game R>
StopStanding recorded_standing(const Recording& recording) {
    Replay<R> replay{recording};
    play_out(replay);
    return standing_of(replay.session());
}

template <rules::Game R>
KeptGame kept_game() {
    KeptGame game{.name = std::string{R::game},
                  .verify = session::verify<R>,
                  .completed = session::completed<R>,
                  .defaults = rule_values(R{}),
                  .standing = recorded_standing<R>};
    if constexpr (rules::PlayedForMoney<R>) game.bankroll = standings::bankroll<R>();
    if constexpr (KeepsHands<R>) {
        game.hand_unit = hand_unit(R{});
        game.hand_odds = [](const std::string& sheet, BetOdds& bets) {
            if (const auto rules = sheet_from<R>(sheet))
                for (auto& [bet, odds] : bets) odds = odds::hand_odds(*rules, bet);
        };
    }
    if constexpr (KeepsScores<R>) {
        const auto kinds = score_kinds(R{});
        game.scores.assign(kinds.begin(), kinds.end());
    }
    return game;
}

const KeptGame* known_game(const KeptGames& games, std::string_view name);  // none: there is no such game
// Plays a recording of any game again; throws Error for a game that is not known.
using Verify = std::function<Verdict(const Recording&)>;
Verify verify_of(KeptGames games);

// A replay file, whole or in brief, with all that belongs into a whole one. Throws Error for one that cannot be read,
// and for one in brief that says what was not played.
Recording read_sitting(const KeptGames& games, const std::filesystem::path& file);
std::string in_brief(const KeptGames& games, const Recording& whole);  // see brief_json()

}  // namespace boxcars::session
