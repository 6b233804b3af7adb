#include "session/history/figures.h"

#include <fmt/ranges.h>
#include <cmath>
#include <tuple>

namespace boxcars::session {
namespace {

std::string judged_sentence(const Accuracy& of) {
    const char* newest = of.newest_only ? " in the newest sittings" : "";
    const bool cents = of.unit == "cents";
    const std::string share = fmt::format("{}{}: {} of {} times ({:.1f} %).",
                                          cents ? "Cheapest of the bets that win about as often" : "Best decision",
                                          newest, of.best, of.decisions, 100 * of.part_best());
    if (of.best == of.decisions) return share;
    if (cents) return fmt::format("{} The other times cost ${:.2f} more in all.", share, of.given_away / 100);
    return fmt::format("{} If both play best, the mistakes cost {:.2f} wins in all.", share, of.given_away);
}

// Rounds to a multiple of 2^-30, so that a sum does not depend on the order in which values are added.
double addable(double given_away) { return std::ldexp(std::nearbyint(std::ldexp(given_away, 30)), -30); }

void add(TallyLine& to, const TallyLine& line) {  // of another sheet
    to.hands += line.hands;
    to.won += line.won;
    to.lost += line.lost;
    to.staked += line.staked;
    to.net += line.net;
    to.best = std::max(to.best, line.best);
    to.worst = std::min(to.worst, line.worst);
    to.longest = std::max(to.longest, line.longest);
}

constexpr double sigmas_95 = 1.959963984540054;  // standard deviations to either side

struct Gathered {
    BetStatistics of{};
    std::optional<double> variance = 0;
    std::optional<std::vector<odds::RepeatedBet>> bets{std::in_place};
};

// Adds the line of one sheet: expectations add up over the sheets, and so do variances and results.
void expect(Gathered& to, const TallyLine& line, const std::optional<odds::HandOdds>& odds) {
    if (!odds) to.of.expected.reset();
    if (!odds || !odds->variance) to.variance.reset();
    if (!odds || odds->results.empty() || line.stakes.empty()) to.bets.reset();
    if (to.of.expected) *to.of.expected += odds->mean * real(line.staked);
    if (to.variance) *to.variance += *odds->variance * line.squares;
    if (to.bets)
        for (const StakeCount& of : line.stakes) to.bets->push_back({of.hands, of.stake, odds->results});
}

std::optional<LuckBand> band_of(const Gathered& from) {
    if (!from.of.expected || !from.variance) return {};
    if (from.bets)
        if (const auto sums = odds::sum_of_bets(*from.bets)) {
            const odds::Band band = odds::narrowest_band(*sums);
            return LuckBand{real(band.low) - *from.of.expected, real(band.high) - *from.of.expected, band.share};
        }
    const double half = sigmas_95 * std::sqrt(*from.variance);
    return LuckBand{-half, half, odds::usual_share, false};
}

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

std::vector<BetStatistics> bet_statistics(const std::vector<TallyLine>& tallies, const HandOddsOf& odds) {
    std::vector<Gathered> all;
    for (const TallyLine& line : tallies) {
        const auto same = [&](const Gathered& other) {
            return other.of.game == line.game && other.of.bet == line.bet && other.of.opponent == line.opponent;
        };
        auto at = std::ranges::find_if(all, same);
        if (at == all.end())
            at = all.insert(all.end(), {BetStatistics{line, 0.0}});
        else
            add(at->of, line);
        expect(*at, line, line.whole ? std::nullopt : odds(line));
    }
    std::vector<BetStatistics> bets;
    for (Gathered& of : all) {
        of.of.band = band_of(of);
        bets.push_back(std::move(of.of));
    }
    return bets;
}

Boxcars boxcars_seen(const ThrownLine& line) {
    constexpr double chance = 1.0 / 36;
    return {line.throws, line.boxcars, chance * real(line.throws), odds::binomial_band(line.throws, chance)};
}

std::string share_words(double share) {
    const int whole = static_cast<int>(100 * share + 1e-9);
    return whole < 100 && share > 0.995 ? "more than 99 in 100" : fmt::format("{} in 100", whole);
}

std::string longest_sentence(const LongestHand& of) {
    const std::string rare = of.chance > 0.1 ? fmt::format("{:.0f} % of hands are", 100 * of.chance)
                                             : odds::one_in_words(of.chance) + " hands is";
    return fmt::format("Longest hand: {} {}; {} as long or longer.", of.throws, of.throws == 1 ? "throw" : "throws",
                       rare);
}

std::string boxcars_sentence(const Boxcars& of) {
    const auto& [low, high, share] = of.band;
    const std::string counts = low == high       ? fmt::format("{}", low)
                               : low + 1 == high ? fmt::format("{} or {}", low, high)
                                                 : fmt::format("{} to {}", low, high);
    return fmt::format("Boxcars: {} in {} {}. Expected: {:.1f}; {} players see {}.", of.seen, of.throws,
                       of.throws == 1 ? "throw" : "throws", of.expected, share_words(share), counts);
}

std::string company_words(players::Cast cast, std::string_view list) {
    const Players players = players_from(list);
    const auto seats = players::seated(cast, players);
    std::string words;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const std::string& name = players[seat];
        const auto* person = seats[seat];
        const std::string text = player_words(name);
        const bool known = person && person == players::known_for(cast, name);
        words += words.empty() ? "" : ", ";
        words += name == "human" ? "you"
                 : !person       ? text
                                 : std::string{person->name} + (known ? "" : " (" + text + ")");
    }
    return words;
}

std::vector<GameStatistics> statistics_of(Store& store, const PlayedGames& games, const std::string& game,
                                          const AccuracyLimits& limits) {
    const auto lines = store.read(tallies, game);
    const HandOddsOf odds_of = odds_by_sheet(games);
    auto bets = bet_statistics(lines, odds_of);
    expect_of_hands(store, odds_of, bets);
    const auto thrown_lines = store.read(thrown, game);
    std::vector<GameStatistics> all;
    for (const PlayedGame* each : games) {
        const PlayedGame& known = *each;
        GameStatistics of{std::string{known.name()}, known.hand_unit(known.defaults())};
        std::ranges::copy_if(bets, std::back_inserter(of.bets),
                             [&](const auto& bet) { return bet.game == known.name(); });
        const auto seen = std::ranges::find(thrown_lines, known.name(), &ThrownLine::game);
        if (seen != thrown_lines.end()) of.boxcars = boxcars_seen(*seen);
        of.longest = longest_hand(known, lines);
        if (known.parts.accuracy && asked_for(known, game))
            if (Accuracy judged = known.parts.accuracy(store, limits); !judged.empty()) of.accuracy = std::move(judged);
        if (known.parts.luck && asked_for(known, game) && !of.bets.empty())
            for (const GameLuck& luck : known.parts.luck(store, limits))
                for (BetStatistics& bet : of.bets)  // only once all games against that opponent were examined
                    if (bet.whole && luck.opponent == bet.opponent && luck.games == bet.hands) bet.games = luck.won;
        if (!of.bets.empty() || of.boxcars || of.accuracy) all.push_back(std::move(of));
    }
    return all;
}

bool GameScores::empty() const {
    return std::ranges::all_of(tables, [](const ScoreTable& table) { return table.lines.empty(); });
}

std::vector<GameScores> scores_of(Store& store, const PlayedGames& games, const std::string& game) {
    std::vector<GameScores> all;
    for (const PlayedGame* known : games) {
        if (!asked_for(*known, game)) continue;
        GameScores of{std::string{known->name()}, {}};
        for (const rules::ScoreKind& kind : known->score_kinds(known->defaults()))
            of.tables.push_back({kind, store.read(score_lines, of.game, kind)});
        if (!of.tables.empty()) all.push_back(std::move(of));
    }
    return all;
}

std::optional<EnteredScores> scores_to_sign(Store& store, const PlayedGames& games) {
    const auto played = store.read(last_played);
    if (!played || played->asked) return {};
    EnteredScores entered{played->sitting, played->game, {}};
    for (const GameScores& of : scores_of(store, games, played->game))
        for (const ScoreTable& table : of.tables) {
            const auto at = std::ranges::find(table.lines, played->sitting, &ScoreLine::sitting);
            if (at == table.lines.end()) continue;
            entered.places.push_back({table.kind, static_cast<int>(at - table.lines.begin()) + 1, at->figure});
        }
    if (entered.places.empty()) return {};
    return entered;
}

Accuracy& Accuracy::operator+=(const JudgedUnder& of) {
    if (of.best) {
        decisions += of.decisions;
        best += *of.best;
        given_away += of.given_away;
    } else {
        unjudged += of.decisions;
        if (std::ranges::find(unjudged_sheets, of.sheet) == unjudged_sheets.end()) unjudged_sheets.push_back(of.sheet);
    }
    return *this;
}

std::vector<std::string> accuracy_sentences(const Accuracy& accuracy) {
    std::vector<std::string> all;
    if (accuracy.decisions > 0) all.push_back(judged_sentence(accuracy));
    if (accuracy.unjudged > 0)
        all.push_back(fmt::format("{} decisions are not judged, as their sheet takes long to solve: {}.",
                                  accuracy.unjudged, fmt::join(accuracy.unjudged_sheets, "; ")));
    return all;
}

Accuracy kept_accuracy(Store& store, std::string_view game, std::string_view unit, const AccuracyLimits& limits,
                       const JudgeSitting& judge) {
    Accuracy sum{.unit = unit};
    const std::string name{game};
    const auto waiting = store.read([&](const Database& database) {
        const Snapshot snapshot{database};
        for (const JudgedUnder& of : judged_decisions(database, name, limits.positions)) sum += of;
        return unjudged(database, name, limits.positions);
    });
    std::vector<Record> judged;
    std::int64_t entries = 0;
    for (const UnjudgedSitting& sitting : waiting) {
        sum.newest_only = (entries += sitting.entries) > limits.entries && !judged.empty();
        if (sum.newest_only) break;
        const auto recording = store.recording(sitting.name);
        if (!recording) continue;
        SittingJudged of{sitting.name, std::ssize(recording->entries), every_sheet, judge(*recording)};
        for (JudgedUnder& under : of.sheets) {
            under.given_away = addable(under.given_away);
            if (!under.best) of.patience = limits.positions;
            sum += under;
        }
        judged.emplace_back(std::move(of));
    }
    if (!judged.empty() && !store.trouble()) store.add(std::move(judged));
    return sum;
}

}  // namespace boxcars::session
