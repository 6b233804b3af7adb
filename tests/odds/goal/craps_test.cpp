// Goals at craps: small ones against all felts and all ordered throws in fractions, larger ones throw by throw.
#include "odds/goal/craps.h"

#include "base/error.h"
#include "base/numbers.h"
#include "longer.h"
#include "odds/fraction.h"
#include "odds/goal/goal.h"
#include "odds/goal/played.h"
#include "rules/craps/bets.h"

#include <doctest/doctest.h>

#include <map>
#include <optional>
#include <set>

using namespace boxcars;
using odds::CrapsGoal, odds::CrapsMenu;

namespace {

// Each menu has the most units with which a sum of up to 1,000 units in up to 40 throws is solved in at
// most 1.3 s and 110 MB, under any sheet (with come bets: any that is not crapless).
constexpr CrapsMenu craps_menus[] = {
    {.line = true, .most_units = 10},
    {.line = true, .odds = true, .most_units = 10},
    {.line = true, .odds = true, .field = true, .most_units = 5},
    {.line = true, .odds = true, .place = true, .most_units = 4},
    {.line = true, .come = true, .most_units = 1},
    {.line = true, .hardways = true, .most_units = 3},
    {.field = true, .most_units = 10},
    {.field = true, .place = true, .most_units = 5},
    {.field = true, .hardways = true, .most_units = 3},
    {.place = true, .most_units = 10},
    {.hardways = true, .most_units = 5},
};

struct CrapsCase {
    craps::Rules rules;
    CrapsMenu menu;
    rules::GoalTerms terms;
};

// A goal with one of the menus offered, every other time to stay above a sum where the menu allows it. Half of the
// knobs are turned to one of their first `widest` values.
CrapsCase craps_case(chance::DiceStream& dice, int number, int unit, int most_units, int units, int throws,
                     int widest) {
    CrapsCase one;
    for (const auto& knob : craps::Rules::knobs())
        if (knob.only.empty() && dice.draw(2) == 1)
            knob.set(one.rules, knob.least + dice.draw(std::min(knob.most - knob.least + 1, widest)));
    constexpr int bars[] = {2, 3, 12};
    one.rules.bar = bars[dice.draw(3)];
    one.rules.minimum = dice.face(2 * unit);
    one.rules.maximum = one.rules.minimum + unit * dice.draw(8);
    one.rules.bankroll = one.rules.minimum + unit * dice.draw(units) + dice.draw(unit);
    one.menu = craps_menus[nth(number) % std::size(craps_menus)];
    one.menu.unit = unit * dollar;
    one.menu.most_units = std::min(one.menu.most_units, most_units);
    one.terms.target = (one.rules.bankroll + unit * dice.face(2 * units)) * dollar;
    one.terms.length = dice.face(throws);
    if ((one.menu.line || one.menu.field) && nth(number) / std::size(craps_menus) % 2 == 1) {
        one.terms.kind = rules::GoalKind::Stay;
        one.terms.target = std::max(one.rules.minimum, one.rules.bankroll - unit * dice.face(units)) * dollar;
    }
    return one;
}

// Whether the goal is reached; empty while that is open.
std::optional<bool> result(const CrapsCase& one, const craps::State& state, int done) {
    const bool owns = craps::money(state, 0).all() >= one.terms.target;
    if (owns == (one.terms.kind == rules::GoalKind::Reach) || done == one.terms.length || over(one.rules, state))
        return owns;
    return {};
}

// All felts, and all throws of one die after the other, in fractions. Keeps each state that it comes to.
class EveryCraps {
 public:
    explicit EveryCraps(const CrapsCase& one) : case_(one) {
        for (const auto spot : craps::spots(one.rules))
            if (on_menu(one.menu, spot)) spots_.insert(spot);
    }
    odds::Fraction best(const craps::State& state, int done) {
        if (const auto ended = result(case_, state, done)) return *ended ? 1 : 0;
        const auto key = std::pair{done, canonical(state)};
        if (const auto found = known.find(key); found != known.end()) return found->second.second;
        odds::Fraction most = 0;
        for (const auto& felt : felts(state)) {
            if (odds::TableGoals<craps::Rules>::lacks_bet(case_.terms, felt)) continue;
            const odds::Fraction chance = thrown(felt, done);
            if (chance > most) most = chance;
        }
        known[key] = {state, most};
        return most;
    }
    std::map<std::pair<int, std::vector<std::int64_t>>, std::pair<craps::State, odds::Fraction>> known{};

 private:
    // Every state to which single bets of whole dollars lead, one after the other, and bets taken down.
    std::vector<craps::State> felts(const craps::State& start) const {
        std::vector<craps::State> all{start};
        std::set<std::vector<std::int64_t>> seen{canonical(start)};
        for (std::size_t at = 0; at < all.size(); ++at)
            for (const auto spot : spots_)
                for (Cents amount = dollar; amount <= craps::money(start, 0).all(); amount += dollar)
                    for (const craps::Event& event :
                         {craps::Event{craps::Bet{spot, amount}}, craps::Event{craps::Take{spot, amount}}}) {
                        if (!why_not(case_.menu, case_.rules, all[at], event).empty()) continue;
                        if (refusal(case_.rules, all[at], event)) continue;
                        craps::State next = all[at];
                        advance(case_.rules, next, event);
                        if (seen.insert(canonical(next)).second) all.push_back(next);
                    }
        return all;
    }
    odds::Fraction thrown(const craps::State& felt, int done) {
        odds::Fraction sum = 0;
        for (int faces = 0; faces < 36; ++faces) {
            craps::State after = felt;
            advance(case_.rules, after, craps::Rolled{1 + faces % 6, 1 + faces / 6});
            sum += best(after, done + 1);
        }
        return sum / 36;
    }
    CrapsCase case_;
    std::set<craps::Spot> spots_{};
};

void make(const CrapsCase& one, craps::State& state, const CrapsGoal::Moves& moves) {
    for (const auto& event : moves) {
        REQUIRE(why_not(one.menu, one.rules, state, event) == "");
        REQUIRE(refusal(one.rules, state, event).value_or("") == "");
        advance(one.rules, state, event);
    }
}

void check_position(const CrapsCase& one, const CrapsGoal& goal, const craps::State& state, int done) {
    const auto choices = goal.choices(state, done);
    if (choices.empty()) return;
    REQUIRE(std::abs(test::best_of(choices).chance - goal.now(state, done)) < test::same_chance);
    REQUIRE(choices.front().chance == test::best_of(choices).chance);
    for (const auto& choice : choices) {
        craps::State felt = state;
        make(one, felt, choice.event);
        REQUIRE(std::abs(goal.as_it_lies(felt, done) - choice.chance) < test::same_chance);
        REQUIRE(goal.now(felt, done) == goal.now(state, done));  // it may be taken back
    }
    if (odds::TableGoals<craps::Rules>::lacks_bet(one.terms, state)) return;
    const auto then = [&](const craps::State& after) { return goal.now(after, done + 1); };
    REQUIRE(std::abs(test::mean_after_throw(one.rules, state, then) - goal.as_it_lies(state, done)) <
            test::same_chance);
}

}  // namespace

TEST_CASE("a goal at craps: every position has the chance that all felts and ordered throws give in fractions") {
    chance::DiceStream dice{1};
    std::size_t positions = 0;
    for (int n = 0; n < test::longer(26, 130); ++n) {
        const CrapsCase one = craps_case(dice, n, 1, 2, 3, test::longer(3, 4), 3);
        CAPTURE(n);
        EveryCraps every{one};
        const auto goal = CrapsGoal::solve(one.rules, one.menu, one.terms);
        REQUIRE(std::abs(goal->chance() - odds::to_double(every.best(opening(one.rules), 0))) < test::same_chance);
        for (const auto& [key, known] : every.known)
            REQUIRE(std::abs(goal->now(known.first, key.first) - odds::to_double(known.second)) < test::same_chance);
        positions += every.known.size();
    }
    CHECK(positions > 1000);
}

TEST_CASE("a goal at craps: no felt is better than the chance now, and throws keep its mean") {
    chance::DiceStream dice{2};
    for (int n = 0; n < 52; ++n) {
        const CrapsCase one = craps_case(dice, n, 5, 3, 12, 10, 12);
        CAPTURE(n);
        const auto goal = CrapsGoal::solve(one.rules, one.menu, one.terms);
        craps::State state = opening(one.rules);
        for (int done = 0; !result(one, state, done); ++done) {
            check_position(one, *goal, state, done);
            const auto choices = goal->choices(state, done);
            if (choices.empty()) break;
            make(one, state, choices[nth(dice.draw(256)) % choices.size()].event);
            check_position(one, *goal, state, done);
            test::throw_dice(one.rules, state, dice);
        }
    }
}

TEST_CASE("a menu of craps says what it does not take") {
    const CrapsMenu menu{.line = true, .odds = true, .place = true, .most_units = 4};
    craps::State state = opening(craps::Rules{});
    const auto said = [&](const craps::Event& event) { return why_not(menu, {}, state, event); };
    const std::string_view takes =
        "Bets here: only pass, don't pass, odds and place bets on 6 and 8, $5 to $20 each, in steps of $5; some need "
        "larger steps, to pay whole dollars.";
    CHECK(said(craps::Bet{{craps::Kind::Field}, 500}) == takes);
    CHECK(said(craps::Bet{{craps::Kind::Place, 5}, 500}) == takes);
    CHECK(said(craps::Bet{{craps::Kind::Place, 6}, 2400}) == "");
    CHECK(said(craps::Bet{{craps::Kind::Place, 6}, 500}) ==
          "This station takes place 6 in steps of $6, at most $24 in all.");
    advance(craps::Rules{}, state, craps::Bet{{craps::Kind::DontPass}, 1500});
    CHECK(said(craps::Bet{{craps::Kind::Pass}, 500}) == "This station takes pass or don't pass, not both at a time.");
    CHECK(said(craps::Bet{{craps::Kind::DontPass}, 1000}) ==
          "This station takes don't pass in steps of $5, at most $20 in all.");
    CHECK(said(craps::Take{{craps::Kind::DontPass}, 700}) == "This station takes don't pass down in steps of $5.");
    CHECK(said(craps::Take{{craps::Kind::DontPass}, 1500}) == "");
    advance(craps::Rules{}, state, craps::Rolled{2, 4});
    CHECK(said(craps::Take{{craps::Kind::DontPass}, 1500}) ==
          "At this station don't pass stays down until it is settled.");
    CHECK(said(craps::CallIt{{craps::Kind::Place, 6}, craps::Call::On}) ==
          "At this station no bet is turned on or off.");
    CHECK(said(craps::Rolled{1, 1}) == "");
}

TEST_CASE("a goal at craps: too many positions are refused, and solving stops when told") {
    const rules::GoalTerms far{.target = 1'000'000 * dollar, .length = 40};
    CHECK_THROWS_WITH_AS(CrapsGoal::solve({}, {.line = true}, far),
                         "This goal at craps has too many positions to be solved: take a larger unit, a lower sum, "
                         "fewer throws or fewer bets.",
                         Error);
    const rules::GoalTerms near{.target = 1500 * dollar, .length = 10};
    CHECK_THROWS_AS(CrapsGoal::solve({}, {.field = true, .hardways = true, .most_units = 9}, near), Error);
    CHECK_THROWS_AS(CrapsGoal::solve({}, {.place = true}, {.kind = rules::GoalKind::Stay, .target = dollar}), Error);
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(CrapsGoal::solve({}, {.line = true}, near, stop.get_token()));
    craps::State state = opening(craps::Rules{});
    state.bankroll += 1;
    CHECK_THROWS_AS(CrapsGoal::solve({}, {.line = true}, near)->now(state, 0), Error);
}
