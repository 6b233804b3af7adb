// A stand is a player's own score and number of held turns. A turn busts or leads on to another stand. A held turn
// always raises the score, so all chances follow from those at higher scores, with one exception: a bust hands the same
// two stands to the other player. That gives two unknowns and two equations, solved pair by pair.
#include "odds/pig/optimal.h"

#include <algorithm>

namespace boxcars::odds {
namespace {

struct Stand {
    int own, holds;
};
constexpr int at_goal = -1;

struct HeldTurn {  // one way in which a turn is held
    int to;        // the index of the next stand, or at_goal
    double chance;
};
struct TurnEnds {
    // The chance that the turn is held at all. Kept instead of the chance of a bust, which may round to 1.
    double safe = 0;
    std::vector<HeldTurn> held;
};

// Plays one turn, roll by roll. Calls held(turn total, chance) for every hold.
template <class Number, class Held>
void walk_turn(const PigTurn& can, const HoldRule& rule, PigPosition at, const Held& held) {
    const int left = can.goal - at.own, most_add = can.adds.empty() ? 0 : can.adds.back(), start = at.turn_total;
    const Number share{Number{1} / can.sides};
    std::vector<Number> reach(nth(std::max(left, start + 1) + most_add) + 1);
    reach[nth(start)] = 1;
    for (int top = start; at.turn_total <= top; ++at.turn_total) {
        const Number here = reach[nth(at.turn_total)];
        if (here == 0) continue;
        if (at.turn_total >= left || (at.turn_total > 0 && rule.holds(at))) {
            held(at.turn_total, here);
            continue;
        }
        for (const int add : can.adds) reach[nth(at.turn_total + add)] += here * share;
        top = at.turn_total + most_add;
    }
}

// Up to this goal, all turns of a rule that sees the other's score fit in memory.
constexpr int goal_kept_whole = 300;

}  // namespace

struct PigPlayer::Turns {
    Turns(const pig::Rules& sheet, HoldRule hold_rule)
        : rules(for_two(sheet)), can(ask_turn(sheet)), rule(std::move(hold_rule)) {
        find_stands();
        if (rule.sees_other && can.goal > goal_kept_whole) return;
        for (const Stand& stand : stands)
            for (int other = 0; other < others(); ++other) play(stand, other, kept.emplace_back());
    }

    int others() const { return rule.sees_other ? can.goal : 1; }
    std::size_t code(int own, int holds) const {
        return nth(own * (rule.holds_seen + 1) + std::min(holds, rule.holds_seen));
    }

    int start(int score) const { return stand_at[code(score, 0)]; }  // the index of the stand at the game's start

    // Finds every (score, held turns) that the rule can reach, whatever the opponent does.
    void find_stands() {
        stand_at.assign(code(can.goal, 0), at_goal);
        std::vector<bool> reached(stand_at.size(), false);
        for (const int seat : {0, 1}) reached[code(opening(rules).scores[nth(seat)], 0)] = true;
        for (std::size_t at = 0; at < reached.size(); ++at) {
            if (!reached[at]) continue;
            const int width = rule.holds_seen + 1;
            const Stand stand{static_cast<int>(at) / width, static_cast<int>(at) % width};
            stand_at[at] = how_many(stands);
            stands.push_back(stand);
            for (int other = 0; other < others(); ++other)
                walk(stand, other, [&](int total, double) {
                    if (stand.own + total < can.goal) reached[code(stand.own + total, stand.holds + 1)] = true;
                });
        }
    }

    template <class Held>
    void walk(const Stand& stand, int other, const Held& held) const {
        walk_turn<double>(can, rule, {stand.own, other, 0, stand.holds}, held);
    }

    void play(const Stand& stand, int other, TurnEnds& ends) const {
        ends.held.clear();
        double won = 0;
        ends.safe = 0;
        walk(stand, other, [&](int total, double chance) {
            ends.safe += chance;
            if (stand.own + total >= can.goal)
                won += chance;
            else
                ends.held.push_back({stand_at[code(stand.own + total, stand.holds + 1)], chance});
        });
        if (won > 0) ends.held.push_back({at_goal, won});
    }

    const TurnEnds& turn(std::size_t stand, int other, TurnEnds& scratch) const {
        if (!kept.empty()) return kept[stand * nth(others()) + (rule.sees_other ? nth(other) : 0)];
        play(stands[stand], other, scratch);
        return scratch;
    }

    pig::Rules rules;
    PigTurn can;
    HoldRule rule;
    std::vector<Stand> stands;   // ascending by score
    std::vector<int> stand_at;   // indexed by code
    std::vector<TurnEnds> kept;  // indexed by stand and other's score; empty: worked out anew each time
};

PigPlayer::PigPlayer(const pig::Rules& rules, HoldRule rule)
    : turns_(std::make_shared<const Turns>(rules, std::move(rule))) {}

template <class Number>
TurnOutcomes<Number> turn_outcomes(const pig::Rules& rules, const HoldRule& rule, const PigPosition& from) {
    TurnOutcomes<Number> outcomes;
    walk_turn<Number>(ask_turn(rules), rule, from, [&](int total, const Number& chance) {
        outcomes.held.emplace_back(total, chance);
        outcomes.nothing -= chance;
        outcomes.mean += total * chance;
    });
    return outcomes;
}
template TurnOutcomes<Fraction> turn_outcomes(const pig::Rules&, const HoldRule&, const PigPosition&);
template TurnOutcomes<double> turn_outcomes(const pig::Rules&, const HoldRule&, const PigPosition&);

double first_wins(const PigPlayer& first, const PigPlayer& second, int seat) {
    const auto& a = *first.turns_;
    const auto& b = *second.turns_;
    BOXCARS_CHECK(a.rules == b.rules, ==, true, "both play the same rule sheet");
    // Indexed by stand of a, then of b: the chance to win of the player who has just ended a turn.
    const std::size_t width = b.stands.size();
    std::vector<double> after_a(a.stands.size() * width), after_b(after_a.size());
    TurnEnds scratch_a, scratch_b;
    for (std::size_t s = a.stands.size(); s-- > 0;)
        for (std::size_t t = width; t-- > 0;) {
            const TurnEnds& mine = a.turn(s, b.stands[t].own, scratch_a);
            const TurnEnds& theirs = b.turn(t, a.stands[s].own, scratch_b);
            double x = 0, y = 0;  // chances to win after held turns
            for (const auto& [to, part] : mine.held) x += to == at_goal ? part : part * after_a[nth(to) * width + t];
            for (const auto& [to, part] : theirs.held) y += to == at_goal ? part : part * after_b[s * width + nth(to)];
            // X = x + (1 - mine.safe) * (1 - Y) and Y = y + (1 - theirs.safe) * (1 - X). Written without subtracting
            // from 1 a value close to 1, because two reckless players may both bust almost always.
            const double one_is_safe = mine.safe + theirs.safe - mine.safe * theirs.safe;
            const double on_turn = (x + (1 - mine.safe) * (theirs.safe - y)) / one_is_safe;
            after_b[s * width + t] = 1 - on_turn;
            after_a[s * width + t] = 1 - (y + (1 - theirs.safe) * (1 - on_turn));
        }
    const auto scores = opening(a.rules).scores;
    return 1 - after_b[nth(a.start(scores[nth(seat)])) * width + nth(b.start(scores[nth(1 - seat)]))];
}

}  // namespace boxcars::odds
