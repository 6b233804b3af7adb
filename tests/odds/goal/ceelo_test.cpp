// Goals at cee-lo: small ones against all decisions and all ordered throws in fractions, and larger ones played.
#include "odds/goal/ceelo.h"

#include "base/error.h"
#include "odds/fraction.h"
#include "odds/goal/played.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

using namespace boxcars;
using odds::CeeloGoal;

namespace {

using Decides = CeeloGoal::Decides;

Decides risks_one_in(int parts) {
    return [parts](const ceelo::Rules&, const ceelo::State& state) {
        const int pocket = state.coins[ceelo::seat(state.turn)];
        return std::min((pocket + parts - 1) / parts, most_offered(state));
    };
}

struct CeeloCase {
    ceelo::Rules rules;
    rules::GoalTerms terms;
    int banker;
    Decides others;
};

CeeloCase ceelo_case(chance::DiceStream& dice, int players, int coins, int rounds) {
    ceelo::Rules rules;
    rules.players = players;
    rules.coins = coins;
    rules.tie = static_cast<ceelo::Tie>(dice.draw(3));
    rules.pass_on_all_lost = dice.draw(2) == 1;
    rules.pass_on_special = dice.draw(2) == 1;
    for (const auto pays : {&ceelo::Rules::pays_111, &ceelo::Rules::pays_triple, &ceelo::Rules::pays_456,
                            &ceelo::Rules::pays_point, &ceelo::Rules::pays_at_once})
        rules.*pays = std::max(1, dice.draw(4));
    const int least = dice.face(2), most = dice.draw(2) * (least + dice.draw(3));
    const int target = coins + dice.face(coins * (players - 1));
    return {rules,
            {.target = target, .length = dice.face(rounds), .stakes = {least, most, dice.face(2)}},
            dice.draw(players),
            risks_one_in(dice.face(4))};
}

std::optional<CeeloGoal> solve(const CeeloCase& one) {
    return CeeloGoal::solve(one.rules, one.terms, one.banker, one.others);
}

ceelo::State begun(const CeeloCase& one) {
    ceelo::State state = opening(one.rules);
    advance(one.rules, state, ceelo::Begin{one.banker});
    return state;
}

// Whether the goal is reached or not; empty while it is open.
std::optional<bool> ended(const CeeloCase& one, const ceelo::State& state) {
    if (state.phase != ceelo::Phase::Stake && state.phase != ceelo::Phase::Over) return {};
    if (worth(state, 0) >= one.terms.target) return true;
    if (over(one.rules, state) || state.round > one.terms.length) return false;
    return {};
}

// What the rules and the limits allow the person; empty if the person does not decide.
std::vector<ceelo::Event> allowed(const CeeloCase& one, const ceelo::State& state) {
    std::vector<ceelo::Event> events;
    if (state.turn != 0) return events;
    const auto& [least, most, step] = one.terms.stakes;
    const auto all = legal(one.rules, state);
    for (std::int64_t amount = 1; amount <= std::int64_t(all.size()); ++amount)
        if (all.size() < nth(least) ? amount == std::int64_t(all.size())
                                    : amount >= least && (most == 0 || amount <= most) && (amount - least) % step == 0)
            events.push_back(all[nth(amount) - 1]);
    return events;
}

ceelo::State after_others(const CeeloCase& one, ceelo::State state) {
    const int amount = one.others(one.rules, state);
    advance(one.rules, state, legal(one.rules, state)[nth(amount) - 1]);
    return state;
}

// Every decision and every ordered throw, in fractions. Keeps each state that it comes to.
class EveryCeelo {
 public:
    explicit EveryCeelo(const CeeloCase& one) : case_(one) {}
    odds::Fraction best(const ceelo::State& state) {
        if (const auto end = ended(case_, state)) return *end ? 1 : 0;
        if (const auto found = known.find(canonical(state)); found != known.end()) return found->second.second;
        const odds::Fraction chance =
            state.phase == ceelo::Phase::BankerThrows || state.phase == ceelo::Phase::BettorThrows ? thrown(state)
                                                                                                   : decided(state);
        known[canonical(state)] = {state, chance};
        return chance;
    }
    std::map<std::vector<std::int64_t>, std::pair<ceelo::State, odds::Fraction>> known{};

 private:
    odds::Fraction decided(const ceelo::State& state) {
        if (state.turn != 0) return best(after_others(case_, state));
        odds::Fraction most = 0;
        for (const ceelo::Event& event : allowed(case_, state)) {
            ceelo::State after = state;
            advance(case_.rules, after, event);
            const odds::Fraction chance = best(after);
            if (chance > most) most = chance;
        }
        return most;
    }
    odds::Fraction thrown(const ceelo::State& state) {
        odds::Fraction sum = 0;
        int decisive = 0;
        for (int number = 0; number < 216; ++number) {
            ceelo::State after = state;
            advance(case_.rules, after, ceelo::Rolled{{1 + number % 6, 1 + number / 6 % 6, 1 + number / 36}});
            if (after == state) continue;
            ++decisive;
            sum += best(after);
        }
        return sum / decisive;
    }
    CeeloCase case_;
};

using BestStakes = std::map<std::vector<std::int64_t>, ceelo::Event>;  // by state

bool play_ceelo(const CeeloCase& one, const CeeloGoal& goal, chance::DiceStream& dice, BestStakes& best) {
    ceelo::State state = begun(one);
    for (;;) {
        if (const auto end = ended(one, state)) return *end;
        if (dice_wanted(one.rules, state).count > 0) {
            test::throw_dice(one.rules, state, dice);
        } else if (state.turn != 0) {
            state = after_others(one, state);
        } else {
            const auto [at, fresh] = best.try_emplace(canonical(state));
            if (fresh) at->second = test::best_of(goal.choices(state, state.round - 1)).event;
            advance(one.rules, state, at->second);
        }
    }
}

void play_ceelo_goals(int goals, int plays) {
    const auto draw = [](chance::DiceStream& dice, int) {
        const int coins = 5 + dice.draw(6);
        return ceelo_case(dice, 2 + dice.draw(2), coins, 10);
    };
    test::check_played_goals<BestStakes>(goals, plays, 25, draw, solve, play_ceelo);
}

}  // namespace

TEST_CASE("a goal at cee-lo: every position has the chance that all decisions and ordered throws give in fractions") {
    chance::DiceStream dice{21};
    std::size_t positions = 0;
    for (int n = 0; n < 20; ++n) {
        const int players = n % 4 == 0 ? 3 : 2;
        const CeeloCase one = ceelo_case(dice, players, players == 2 ? 4 : 3, players == 2 ? 4 : 2);
        CAPTURE(n);
        EveryCeelo every{one};
        const auto goal = solve(one);
        REQUIRE(std::abs(goal->chance() - odds::to_double(every.best(begun(one)))) < test::same_chance);
        for (const auto& [key, known] : every.known)
            REQUIRE(std::abs(goal->now(known.first, known.first.round - 1) - odds::to_double(known.second)) <
                    test::same_chance);
        positions += every.known.size();
    }
    CHECK(positions > 1000);
}

TEST_CASE("a goal at cee-lo: no choice is better than the chance now, and throws keep its mean") {
    chance::DiceStream dice{22};
    for (int n = 0; n < 30; ++n) {
        const CeeloCase one = ceelo_case(dice, 2 + dice.draw(2), 5 + dice.draw(6), 8);
        CAPTURE(n);
        const auto goal = solve(one);
        const auto now = [&](const ceelo::State& at) { return goal->now(at, at.round - 1); };
        ceelo::State state = begun(one);
        while (!ended(one, state)) {
            const auto choices = goal->choices(state, state.round - 1);
            REQUIRE(choices.size() == allowed(one, state).size());
            if (dice_wanted(one.rules, state).count > 0) {
                REQUIRE(std::abs(test::mean_after_throw(one.rules, state, now) - now(state)) < test::same_chance);
                test::throw_dice(one.rules, state, dice);
            } else if (state.turn != 0) {
                const double before = now(state);
                state = after_others(one, state);
                REQUIRE(std::abs(now(state) - before) < test::same_chance);
            } else {
                REQUIRE(std::abs(test::best_of(choices).chance - now(state)) < test::same_chance);
                const auto& chosen = choices[nth(dice.draw(how_many(choices)))];
                advance(one.rules, state, chosen.event);
                REQUIRE(std::abs(now(state) - chosen.chance) < test::same_chance);
            }
        }
        CHECK(now(state) == (*ended(one, state) ? 1 : 0));
    }
}

TEST_CASE("a goal at cee-lo is reached as often as its chance says, by its own choices") { play_ceelo_goals(40, 1000); }

TEST_CASE("a goal at cee-lo is not solved further when told to stop") {
    std::stop_source stop;
    stop.request_stop();
    const rules::GoalTerms terms{.target = 20, .length = 20};
    CHECK_FALSE(CeeloGoal::solve({}, terms, 0, risks_one_in(3), stop.get_token()));
}

TEST_SUITE("long") {
    TEST_CASE("a hundred goals at cee-lo are reached as often as their chances say, in 100,000 plays each") {
        play_ceelo_goals(100, 100'000);
    }

    TEST_CASE("a goal at cee-lo with too many outcomes is refused") {
        ceelo::Rules rules;
        rules.coins = 100;
        CHECK_THROWS_WITH_AS(CeeloGoal::solve(rules, {.target = 200, .length = 20}, 0, risks_one_in(3)),
                             "The rounds of 300 coins have more than 6000000 outcomes with these stakes, too many to "
                             "solve: choose a larger step or fewer coins.",
                             Error);
    }
}
