#include "players/craps/laid.h"

#include "base/numbers.h"
#include "rules/craps/bets.h"

#include <algorithm>

namespace boxcars::players {
namespace {

using namespace craps;

// The spot on which the bet was placed originally. A travelled come bet was placed as a come bet.
Spot made_as(const Spot& spot) {
    if (spot.kind == Kind::ComeOn) return {Kind::Come};
    if (spot.kind == Kind::DontComeOn) return {Kind::DontCome};
    return spot;
}

bool is_come(Kind kind) { return kind == Kind::Come || kind == Kind::DontCome; }

When when_made(Kind kind) {
    if (kind == Kind::Pass || kind == Kind::DontPass) return When::ComeOut;
    const bool with_point = is_come(kind) || row(kind).works == Works::WithPoint;
    return with_point ? When::Point : When::Always;
}

int odds_times(const Rules& rules, const State& state, const Placed& flat) {
    const auto spot = odds_behind(flat.spot);
    const Cents odds = spot ? staked(state, *spot) : 0;
    if (odds == 0 || flat.stake == 0) return 0;
    const Prizes prizes = terms(rules, *spot, state.point).prizes;
    const Cents counted = lays(spot->kind) && !prizes.empty() ? win_of(prizes.begin()->pays, odds) : odds;
    return narrow<int>(std::max<Cents>(1, counted / flat.stake));
}

BetLine line_of(const Rules& rules, const State& state, const Placed& bet) {
    const Spot spot = made_as(bet.spot);
    return {.when = when_made(spot.kind),
            .bet = spot,
            .stake = std::max(dollar, (bet.stake + dollar / 2) / dollar * dollar),
            .odds = odds_times(rules, state, bet)};
}

}  // namespace

BetLines laid_lines(const Rules& rules, const State& state) {
    BetLines lines;
    int with_number = state.point != 0 && (staked(state, {Kind::Pass}) != 0 || staked(state, {Kind::DontPass}) != 0);
    for (const Placed& bet : state.bets) {
        if (base_of(bet.spot) != bet.spot) continue;  // odds belong to their bet's line
        BetLine line = line_of(rules, state, bet);
        if (!is_come(line.bet.kind)) {
            lines.push_back(line);
            continue;
        }
        const auto before = std::ranges::find(lines, line.bet, &BetLine::bet);
        line.up_to = ++with_number;
        if (before == lines.end()) {
            lines.push_back(line);
            continue;
        }
        before->up_to = line.up_to;
        before->odds = std::max(before->odds, line.odds);
    }
    return lines;
}

std::string in_words(const BetLines& lines) {
    std::string words;
    for (const BetLine& line : lines) {
        words += (words.empty() ? "" : ", ") + to_text(line.bet) + " $" + std::to_string(line.stake / dollar);
        if (line.odds > 0) words += " with " + std::to_string(line.odds) + "x odds";
        if (line.up_to > 1) words += " up to " + std::to_string(line.up_to);
    }
    return words;
}

}  // namespace boxcars::players
