#include "players/craps/strategy.h"

#include "base/numbers.h"
#include "rules/craps/bets.h"

#include <algorithm>

namespace boxcars::players {
namespace {

using namespace craps;

bool now(When when, const State& state) { return when == When::Always || (when == When::Point) == (state.point != 0); }

Cents stake_of(const BetLine& line, const Rules& rules) {
    return line.stake != 0 ? line.stake : line.units * base_bet(rules);
}

// Counts the line and come bets, on the side of `kind`, that have their number.
int with_number(const State& state, Kind kind) {
    const bool right = kind == Kind::Pass || kind == Kind::Come;
    const Kind flat = right ? Kind::Pass : Kind::DontPass, travelled = right ? Kind::ComeOn : Kind::DontComeOn;
    return narrow<int>(std::ranges::count_if(state.bets, [&](const Placed& bet) {
        return bet.spot.kind == travelled || (bet.spot.kind == flat && state.point != 0);
    }));
}

// Whether this line puts its odds behind `bet`: its own flat bet or, for a come bet, one on its number.
bool carries(const BetLine& line, const Placed& bet) {
    if (line.bet.kind == Kind::Come) return bet.spot.kind == Kind::ComeOn;
    if (line.bet.kind == Kind::DontCome) return bet.spot.kind == Kind::DontComeOn;
    return bet.spot == line.bet;
}

// Places and takes chips on its own copy of the state and records the events.
class ChipMover {
 public:
    ChipMover(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    void follow(const BetLine& line) {
        if (line.take_when && now(*line.take_when, state_)) return take(line);
        if (line.odds != 0) put_odds(line);
        if (!now(line.when, state_)) return;
        if (line.unless_down && staked(state_, line.bet) != 0) return;
        if (line.up_to != 0 && with_number(state_, line.bet.kind) >= line.up_to) return;
        put(line.bet, stake_of(line, rules_));
    }
    std::vector<Event> events() && { return std::move(events_); }

 private:
    void put(Spot spot, Cents wanted) {
        if (const Cents amount = snapped(rules_, state_, spot, wanted); amount != 0) act(Bet{spot, amount});
    }
    void put_odds(const BetLine& line) {
        const auto bets = state_.bets;
        for (const Placed& bet : bets) {
            const auto odds = odds_behind(bet.spot);
            if (!carries(line, bet) || !odds || staked(state_, *odds) != 0) continue;
            put(*odds, line.odds == full_odds ? offer(rules_, state_, *odds).most : multiple(line, bet, *odds));
        }
    }
    // The stake for line.odds times the flat bet. A laid bet is sized so that it wins that much.
    Cents multiple(const BetLine& line, const Placed& bet, Spot odds) const {
        const Cents times = line.odds * bet.stake;
        const auto prizes = terms(rules_, odds, state_.point).prizes;
        return lays(odds.kind) && !prizes.empty() ? times * prizes.begin()->pays.per / prizes.begin()->pays.win : times;
    }
    void take(const BetLine& line) {
        const auto bets = state_.bets;
        for (const Placed& bet : bets)
            if (carries(line, bet) || bet.spot == line.bet) {
                if (const auto odds = odds_behind(bet.spot)) take(*odds);
                take(bet.spot);
            }
    }
    void take(Spot spot) {
        if (may_take(rules_, state_, spot)) act(Take{spot, staked(state_, spot)});
    }
    void act(const Event& event) {
        advance(rules_, state_, event);
        events_.push_back(event);
    }

    const Rules& rules_;
    State state_;
    std::vector<Event> events_;
};

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

Cents base_bet(const Rules& rules) {
    constexpr int least = 5;
    return std::min(std::max(rules.minimum, least), rules.maximum) * dollar;
}

std::optional<std::string> problem(const BetLines& lines, const Rules& rules, const std::string& name) {
    for (const BetLine& line : lines) {
        const auto known = numbers(rules, line.bet.kind);
        const std::string spot = to_text(line.bet);
        if (std::ranges::find(known, line.bet.number) == known.end())
            return "The strategy " + name + " cannot play this sheet: there is no " + spot + " on " +
                   (rules.crapless ? "a crapless table." : "this table.");
        const Cents stake = stake_of(line, rules);
        if (stake < rules.minimum * dollar || stake > rules.maximum * dollar)
            return "The strategy " + name + " cannot play this sheet: it bets " + money_text(stake) + " on " + spot +
                   ", and the table takes " + money_text(rules.minimum * dollar) + " to " +
                   money_text(rules.maximum * dollar) + ".";
    }
    return {};
}

std::vector<Event> decisions(const BetLines& lines, const Rules& rules, const State& state) {
    if (over(rules, state)) return {};
    ChipMover hand{rules, state};
    for (const BetLine& line : lines) hand.follow(line);
    return std::move(hand).events();
}

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
