#include "players/craps/strategy.h"

#include "base/numbers.h"
#include "players/people.h"
#include "rules/craps/bets.h"

#include <numeric>

namespace boxcars::players {
namespace {

using namespace craps;

bool now(When when, const State& state) { return when == When::Always || (when == When::Point) == (state.point != 0); }
bool reacts(const BetLine& line) { return !line.after_win.empty() || !line.after_loss.empty(); }

// A unit of a bet that reacts: the least stake, from the base bet up, that wins whole dollars.
Cents whole_unit(const Rules& rules, Spot spot) {
    const Cents whole = unit(rules, spot, 0) * dollar;
    return (base_bet(rules) + whole - 1) / whole * whole;
}

Cents stake_of(const BetLine& line, const Rules& rules) {
    return line.stake != 0 ? line.stake : line.units * (reacts(line) ? whole_unit(rules, line.bet) : base_bet(rules));
}
// The stake to which a step regresses; 0: none is named.
Cents stake_of(const Reaction& step, const Rules& rules, Spot spot) {
    return step.stake != 0 ? step.stake : step.units * whole_unit(rules, spot);
}

// Counts the line and come bets, on the side of `kind`, that have their number.
int with_number(const State& state, Kind kind) {
    const bool right = kind == Kind::Pass || kind == Kind::Come;
    const Kind flat = right ? Kind::Pass : Kind::DontPass, travelled = right ? Kind::ComeOn : Kind::DontComeOn;
    return numeric_cast<int>(std::ranges::count_if(state.bets, [&](const Placed& bet) {
        return bet.spot.kind == travelled || (bet.spot.kind == flat && state.point != 0);
    }));
}

// Places and takes chips on its own copy of the state and records the events.
class ChipMover {
 public:
    ChipMover(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    void follow(const BetLine& line, const LineMemory& memory) {
        if (memory.down || (line.take_when && now(*line.take_when, state_))) return take(line);
        if (memory.stake != 0) resize(line.bet, memory.stake);
        if (line.odds != 0) put_odds(line);
        if (!now(line.when, state_)) return;
        if (line.unless_down && staked(state_, line.bet) != 0) return;
        if (line.up_to != 0 && with_number(state_, line.bet.kind) >= line.up_to) return;
        put(line.bet, memory.stake != 0 ? memory.stake : stake_of(line, rules_));
    }
    std::vector<Event> events() && { return std::move(events_); }

 private:
    void put(Spot spot, Cents wanted) {
        if (const Cents amount = snapped(rules_, state_, spot, wanted); amount != 0) act(Bet{spot, amount});
    }
    // Raises or lowers a bet that is down to `stake`, if the purse can pay all of it and the table allows it.
    void resize(Spot spot, Cents stake) {
        const Cents there = staked(state_, spot), more = stake - there;
        if (there == 0 || more == 0) return;
        const Event change = more > 0 ? Event{Bet{spot, more}} : Event{Take{spot, -more}};
        if (!refusal(rules_, state_, change)) act(change);
    }
    void put_odds(const BetLine& line) {
        const auto bets = state_.bets;
        for (const Placed& bet : bets) {
            const auto odds = odds_behind(bet.spot);
            if (made_as(bet.spot) != line.bet || !odds || staked(state_, *odds) != 0) continue;
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
            if (made_as(bet.spot) == line.bet) {
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

// Returns what the bets on these spots won on top of their stakes, or 0 if they lost; empty if none did.
std::optional<Cents> decided(const std::vector<Fact>& facts, bool loss, std::span<const Spot> spots) {
    std::optional<Cents> sum;
    const auto count = [&](const Spot& spot, Cents won) {
        if (std::ranges::find(spots, made_as(spot)) != spots.end()) sum = sum.value_or(0) + won;
    };
    for (const Fact& fact : facts) {
        if (const auto* lost = std::get_if<Lost>(&fact); loss && lost) count(lost->spot, 0);
        if (const auto* won = std::get_if<Won>(&fact); !loss && won) count(won->spot, won->won);
    }
    return sum;
}

// Returns the nearest stake that the table takes and pays in whole cents, in whole dollars if it can be.
Cents payable(const Rules& rules, Spot spot, Cents wanted) {
    const Cents most = rules.maximum * dollar, exact = unit(rules, spot, 0), round = std::lcm(exact, dollar);
    const auto least = [&](Cents step) { return (rules.minimum * dollar + step - 1) / step; };
    const Cents step = least(round) * round <= most ? round : exact;
    return std::clamp((wanted + step / 2) / step, least(step), std::max(least(step), most / step)) * step;
}

Cents changed(const Reaction& step, const Rules& rules, Spot spot, Cents stake, Cents won) {
    const Cents one = whole_unit(rules, spot), whole = unit(rules, spot, 0) * dollar;
    if (step.change == Change::Press) return stake + one;
    if (step.change == Change::ToStep) return (stake / whole + 1) * whole;
    if (step.change == Change::ByWin) return std::max(stake, (stake + won) / whole * whole);
    if (step.change == Change::Double) return 2 * stake;
    if (step.change == Change::Down) return stake;
    const bool by_a_unit = step.units + step.stake == 0;
    return std::min(stake, by_a_unit ? std::max(one, stake - one) : stake_of(step, rules, spot));
}

const Reaction* step_after(const std::vector<Reaction>& steps, int taken) {
    for (const Reaction& step : steps) {
        if (step.times == 0 || taken < step.times) return &step;
        taken -= step.times;
    }
    return nullptr;
}

void react(const BetLine& line, const Rules& rules, const std::vector<Fact>& facts, LineMemory& memory) {
    for (const bool loss : {true, false}) {
        const auto& steps = loss ? line.after_loss : line.after_win;
        const int sign = loss ? -1 : 1, taken = std::max(0, sign * memory.row);
        const Reaction* step = step_after(steps, taken);
        const auto own = decided(facts, loss, {&line.bet, 1});
        if (const auto won = !step || step->of.empty() ? own : decided(facts, loss, step->of); step && won) {
            const Cents stake = memory.stake != 0 ? memory.stake : payable(rules, line.bet, stake_of(line, rules));
            memory.stake = payable(rules, line.bet, changed(*step, rules, line.bet, stake, *won));
            memory.row = sign * (taken + (step->times != 0));
            memory.down = memory.down || step->change == Change::Down;
            return;
        }
        if (own && steps.empty()) memory = {.down = memory.down};
        if (own) return;
    }
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
    return numeric_cast<int>(std::max<Cents>(1, counted / flat.stake));
}

BetLines each(When when, Kind kind, std::initializer_list<int> numbers) {
    BetLines lines;
    for (const int number : numbers) lines.push_back({.when = when, .bet = {kind, number}});
    return lines;
}

BetLines iron_cross() {
    BetLines lines = each(When::Point, Kind::Place, {5, 6, 8});
    lines.push_back({.when = When::Point, .bet = {Kind::Field}});
    return lines;
}

// Bets pass, then come, until three bets have their numbers, each with the full odds.
BetLines three_point_molly() {
    return {{.when = When::ComeOut, .bet = {Kind::Pass}, .odds = full_odds},
            {.when = When::Point, .bet = {Kind::Come}, .odds = full_odds, .up_to = 3}};
}

// The same lines, but each bet begins with so many units and changes after a win. The field bet stays as it is.
BetLines after_wins(BetLines lines, const Reaction& step, int units = 1) {
    for (BetLine& line : lines)
        if (line.bet.kind != Kind::Field) line.units = units, line.after_win = {step};
    return lines;
}
const Reaction back_to_one{
    .change = Change::Regress, .units = 1, .of = {{Kind::Place, 5}, {Kind::Place, 6}, {Kind::Place, 8}}};

}  // namespace

Cents base_bet(const Rules& rules) {
    constexpr int least = 5;
    return std::min(std::max(rules.minimum, least), rules.maximum) * dollar;
}

std::optional<std::string> problem(const BetLines& lines, const Rules& rules, const std::string& name) {
    const std::string cannot = "The strategy " + name + " cannot play this sheet: ";
    const Cents least = rules.minimum * dollar, most = rules.maximum * dollar;
    for (const BetLine& line : lines) {
        const auto known = numbers(rules, line.bet.kind);
        const std::string spot = to_text(line.bet);
        if (std::ranges::find(known, line.bet.number) == known.end())
            return cannot + "there is no " + spot + " on " + (rules.crapless ? "a crapless table." : "this table.");
        const auto refused = [&](const std::string& does, Cents stake) -> std::optional<std::string> {
            if (stake >= least && stake <= most) return {};
            return cannot + "it " + does + ", and the table takes " + money_text(least) + " to " + money_text(most) +
                   ".";
        };
        const Cents stake = stake_of(line, rules);
        if (auto wrong = refused("bets " + money_text(stake) + " on " + spot, stake)) return wrong;
        for (const auto* steps : {&line.after_win, &line.after_loss})
            for (const Reaction& step : *steps)
                if (const Cents to = stake_of(step, rules, line.bet); to != 0)
                    if (auto wrong = refused("regresses " + spot + " to " + money_text(to), to)) return wrong;
    }
    return {};
}

std::vector<Event> decisions(const BetLines& lines, const Rules& rules, const State& state, const Memory& memory) {
    if (over(rules, state)) return {};
    ChipMover hand{rules, state};
    for (std::size_t i = 0; i < lines.size(); ++i) hand.follow(lines[i], memory.empty() ? LineMemory{} : memory[i]);
    return std::move(hand).events();
}

void remember(const BetLines& lines, const Rules& rules, const std::vector<Fact>& facts, Memory& memory) {
    if (std::ranges::none_of(lines, reacts)) return;
    memory.resize(lines.size());
    const bool out = fact_among<SevenOut>(facts);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        react(lines[i], rules, facts, memory[i]);
        if (out && memory[i].down) memory[i] = {};
    }
    if (memory == Memory(lines.size())) memory.clear();
}

void make_bets(const BetLines& lines, const Rules& rules, Playing& playing) {
    for (const Event& event : decisions(lines, rules, playing.state, playing.memory))
        advance(rules, playing.state, event);
}

void see_throw(const BetLines& lines, const Rules& rules, Playing& playing, Rolled dice) {
    if (std::ranges::none_of(lines, reacts)) return advance(rules, playing.state, dice);
    const Step step = apply(rules, playing.state, dice);
    remember(lines, rules, step.facts, playing.memory);
    playing.state = step.next;
}

BetLines laid_lines(const Rules& rules, const State& state) {
    BetLines lines;
    int with_number = state.point != 0 && (staked(state, {Kind::Pass}) != 0 || staked(state, {Kind::DontPass}) != 0);
    for (const Placed& bet : state.bets) {
        if (base_of(bet.spot) != bet.spot) continue;  // odds belong to their bet's line
        BetLine line{.when = when_made(made_as(bet.spot).kind),
                     .bet = made_as(bet.spot),
                     .stake = std::max(dollar, (bet.stake + dollar / 2) / dollar * dollar),
                     .odds = odds_times(rules, state, bet)};
        const bool come = is_come(line.bet.kind);
        if (come) line.up_to = ++with_number;
        const auto before = come ? std::ranges::find(lines, line.bet, &BetLine::bet) : lines.end();
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

std::span<const CrapsStrategy> craps_strategies() {
    static const std::vector<CrapsStrategy> strategies{
        {"pass_line", "the pass line alone", {{.when = When::ComeOut, .bet = {Kind::Pass}}}},
        {"pass_full_odds",
         "the pass line with full odds",
         {{.when = When::ComeOut, .bet = {Kind::Pass}, .odds = full_odds}}},
        {"dont_pass_odds",
         "against the shooter, laying full odds",
         {{.when = When::ComeOut, .bet = {Kind::DontPass}, .odds = full_odds}}},
        {"three_point_molly", "the pass line and two come bets, all with full odds", three_point_molly()},
        {"iron_cross", "the field and 5, 6 and 8 placed: only a 7 hurts", iron_cross()},
        {"place_6_8", "6 and 8 placed whenever a point is on", each(When::Point, Kind::Place, {6, 8})},
        {"field", "the field, every throw", {{.when = When::Always, .bet = {Kind::Field}}}},
        {"hardways", "the four hardways whenever a point is on", each(When::Point, Kind::Hard, {4, 6, 8, 10})},
        {"press_6_8", "6 and 8 placed, each pressed by a unit after its first win",
         after_wins(each(When::Point, Kind::Place, {6, 8}), {.times = 1})},
        {"iron_cross_regress", "the iron cross, with two units on 5, 6 and 8 until the first of them wins",
         after_wins(iron_cross(), back_to_one, 2)},
        {"three_point_molly_press", "three point molly; the bet after the first win is a unit more",
         after_wins(three_point_molly(), {.times = 1})},
    };
    return strategies;
}

std::optional<CrapsStrategy> find_craps_strategy(std::string_view name) {
    const auto found = std::ranges::find(craps_strategies(), name, &CrapsStrategy::name);
    return found == craps_strategies().end() ? std::nullopt : std::optional{*found};
}

std::optional<std::string> craps_strategy_problem(std::string_view name) {
    if (find_craps_strategy(name)) return {};
    return no_player_named("craps", name, names_of(craps_strategies()), "file:PATH");
}

}  // namespace boxcars::players
