#include "session/history/figures.h"

#include "base/numbers.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <tuple>

namespace boxcars::session {
namespace {

// The odds of bets under their sheets, each solved once.
HandOddsOf odds_by_sheet(const PlayedGames& games) {
    using BetUnderSheet = std::tuple<std::string, std::string, std::string>;
    auto solved = std::make_shared<std::map<BetUnderSheet, std::optional<odds::HandOdds>>>();
    return [&games, solved](const TallyLine& line) {
        const auto [at, fresh] = solved->try_emplace({line.game, line.sheet, line.bet});
        const PlayedGame* known = fresh ? known_game(games, line.game) : nullptr;
        if (const auto rules = known ? sheet_from(*known, line.sheet) : std::nullopt)
            at->second = known->hand_odds(*rules, line.bet);
        return at->second;
    };
}

// Sets the expectation of whole hands: the sum over their bets, without those of an unfinished hand. If bets and hands
// do not add up to the same net, hands have no expectation.
void expect_of_hands(Store& store, const HandOddsOf& odds_of, std::vector<BetStatistics>& bets) {
    std::map<std::string, std::vector<TallyLine>> unfinished_of;  // by game; read once
    for (BetStatistics& hand : bets) {
        if (!hand.whole) continue;
        double expected = 0;
        std::int64_t net = 0;
        bool known = true, any = false;
        for (const BetStatistics& bet : bets) {
            if (bet.whole || bet.game != hand.game || bet.opponent != hand.opponent) continue;
            known = known && bet.expected;
            any = true;
            expected += bet.expected.value_or(0);
            net += bet.net;
        }
        if (!any || !known) continue;
        const auto [running, is_new] = unfinished_of.try_emplace(hand.game);
        if (is_new) running->second = store.read(unfinished, hand.game);
        for (const TallyLine& line : running->second) {
            if (line.opponent != hand.opponent) continue;
            const auto odds = odds_of(line);
            known = known && odds;
            expected -= odds ? odds->mean * real(line.staked) : 0;
            net -= line.net;
        }
        if (known && net == hand.net) hand.expected = expected;
    }
}

// Adds the luck against each opponent, once all games against that opponent were examined.
void add_luck(GameStatistics& to, const std::vector<GameLuck>& lucks) {
    for (BetStatistics& of : to.bets)
        for (const GameLuck& luck : lucks)
            if (of.whole && luck.opponent == of.opponent && luck.games == of.hands) of.games = luck.won;
}

// The longest hand of a game and how rare it is under its sheet; empty if the length of hands is not counted.
std::optional<LongestHand> longest_hand(const PlayedGame& game, const std::vector<TallyLine>& lines) {
    const TallyLine* longest = nullptr;
    for (const TallyLine& line : lines)
        if (line.game == game.name() && line.whole && (!longest || line.longest > longest->longest)) longest = &line;
    const auto rules = longest ? sheet_from(game, longest->sheet) : std::nullopt;
    if (!rules) return {};
    const auto chance = game.hands_as_long(*rules, longest->longest);
    return chance ? std::optional{LongestHand{longest->longest, *chance}} : std::nullopt;
}

bool asked_for(const PlayedGame& game, const std::string& name) { return name.empty() || game.name() == name; }

}  // namespace

std::vector<GameStatistics> statistics_of(Store& store, const PlayedGames& games, const std::string& game,
                                          const AccuracyLimits& limits) {
    const auto lines = store.read(tallies, game);
    const HandOddsOf odds_of = odds_by_sheet(games);
    auto bets = bet_statistics(lines, odds_of);
    expect_of_hands(store, odds_of, bets);
    const auto boxcars = boxcars_seen(store.read(thrown, game));
    std::vector<GameStatistics> all;
    for (const PlayedGame* each : games) {
        const PlayedGame& known = *each;
        GameStatistics of{std::string{known.name()}, known.hand_unit(known.defaults())};
        std::ranges::copy_if(bets, std::back_inserter(of.bets),
                             [&](const auto& bet) { return bet.game == known.name(); });
        const auto seen = std::ranges::find(boxcars, known.name(), &Boxcars::game);
        if (seen != boxcars.end()) of.boxcars = *seen;
        of.longest = longest_hand(known, lines);
        if (known.parts.accuracy && asked_for(known, game))
            if (Accuracy judged = known.parts.accuracy(store, limits); !judged.empty()) of.accuracy = std::move(judged);
        if (known.parts.luck && asked_for(known, game) && !of.bets.empty())
            add_luck(of, known.parts.luck(store, limits));
        if (!of.bets.empty() || of.boxcars || of.accuracy) all.push_back(std::move(of));
    }
    return all;
}

std::optional<Luck> luck_of(const BetStatistics& of) {
    if (!of.expected) return {};
    return Luck{real(of.net) - *of.expected, of.band};
}

bool GameScores::empty() const {
    return std::ranges::all_of(tables, [](const ScoreTable& table) { return table.lines.empty(); });
}

std::vector<GameScores> scores_of(Store& store, const PlayedGames& games, const std::string& game) {
    std::vector<GameScores> all;
    for (const PlayedGame* known : games) {
        const auto kinds = known->score_kinds(known->defaults());
        if (!asked_for(*known, game) || kinds.empty()) continue;
        GameScores of{std::string{known->name()}, {}};
        for (const rules::ScoreKind& kind : kinds) of.tables.push_back({kind, {}});
        all.push_back(std::move(of));
    }
    store.read([&](const Database& database) {
        for (GameScores& of : all)
            for (ScoreTable& table : of.tables)
                table.lines = score_lines(database, of.game, table.kind, places_in_a_table);
        return true;
    });
    return all;
}

std::optional<EnteredScores> scores_to_sign(Store& store, const PlayedGames& games) {
    const auto played = store.read(last_played);
    if (!played || played->asked) return {};
    EnteredScores entered{played->sitting, played->game, {}};
    for (const GameScores& of : scores_of(store, games, played->game))
        for (const ScoreTable& table : of.tables) {
            const auto at = std::ranges::find(table.lines, played->sitting, &ScoreLine::sitting);
            if (at == table.lines.end() || of.game != played->game) continue;
            entered.places.push_back({table.kind, static_cast<int>(at - table.lines.begin()) + 1, at->figure});
        }
    if (entered.places.empty()) return {};
    return entered;
}

}  // namespace boxcars::session
