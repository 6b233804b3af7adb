// A hold adds to the score, so chances follow from those at larger scores, with one exception: a bust hands the same
// two scores to the other player. For two scores let x be the chance at the start of the player's turn and y at the
// start of the opponent's. The opponent's rule is known, so y is a linear function of x; with best play x is the
// maximum of many linear functions of y. Policy iteration (Howard, Dynamic programming and Markov processes, 1960) from
// the least possible y takes a better function each time until none is better.
//
// A pig that the sheet spares the player is no bust: the turn goes on at the same total with one spare less. So the
// games are solved layer by layer, from the one without spares up. Points that are kept of a bust raise the score, so a
// bust with some is known already.
#include "odds/goal/pig.h"

namespace boxcars::odds {
namespace {

std::optional<HoldRule> best_opponent(const pig::Rules& rules, const std::stop_token& stop) {
    auto solution = solve_pig(without_favours(rules), stop, {});
    if (!solution) return {};
    return HoldRule{[best = std::make_shared<const PigSolution>(std::move(*solution))](const PigPosition& at) {
        return !best->best_is_roll(at.own, at.other, at.turn_total);
    }};
}

}  // namespace

std::optional<PigGoal> PigGoal::solve(const pig::Rules& rules, const GoalTerms& terms, int first,
                                      const std::optional<HoldRule>& opponent, const std::stop_token& stop) {
    BOXCARS_CHECK(terms.kind == GoalKind::Win && terms.length > 0 && rules.players == 2, ==, true,
                  "the goal is to win games of two players");
    const auto rule = opponent ? opponent : best_opponent(rules, stop);
    if (!rule) return {};
    BOXCARS_CHECK(rule->holds_seen, ==, 0, "the opponent's rule does not look at held turns");
    PigGoal goal{rules, terms, *rule};
    if (!goal.solve_games(stop)) return {};
    goal.solve_match(first);
    return goal;
}

// `pig`: the chance once the pig came up.
PigGoal::Line PigGoal::roll(const Lines& lines, std::size_t total, const Line& pig) const {
    Line sum{turn_.busts * pig.base, turn_.busts * pig.slope};
    for (const int add : turn_.adds) {
        const Line& after = lines[total + nth(add)];
        sum.base += after.base;
        sum.slope += after.slope;
    }
    return {sum.base / turn_.sides, sum.slope / turn_.sides};
}

// Computes one turn backward from `left`, the total that reaches the goal, to its start. The first roll is compulsory.
template <class Held, class Holds, class Pig>
void PigGoal::play_turn(Lines& lines, int left, double at_goal, Held held, Holds holds, Pig pig) const {
    lines.assign(nth(left + turn_.adds.back()) + 1, {at_goal, 0});
    for (int total = left - 1; total >= 0; --total) {
        const Line rolled = roll(lines, nth(total), pig(total));
        lines[nth(total)] = total > 0 && holds(total, rolled) ? Line{held(total), 0} : rolled;
    }
}

// What a pig of the player leads to: the same turn total with one spare less, or a bust, of which points may be kept.
PigGoal::Line PigGoal::after_pig(const Turn& turn, int own, int other, int total) const {
    if (!turn.spared.empty()) return turn.spared[nth(std::min(total, turn_.goal - own))];
    const int kept = kept_points(rules_, own, total);
    return kept == 0 ? of_bust() : Line{layers_.front().other_turn[pair(other, own + kept)], 0};
}

void PigGoal::play_own(Turn& turn, const Layer& layer, int own, int other) const {
    const auto held = [&](int total) { return layer.other_turn[pair(other, own + total)]; };
    play_turn(
        turn.lines, turn_.goal - own, 1, held,
        [&](int total, const Line& rolled) { return held(total) >= rolled.at(turn.bust); },
        [&](int total) { return after_pig(turn, own, other, total); });
}

void PigGoal::play_other(Lines& lines, const Layer& layer, int own, int other) const {
    play_turn(
        lines, turn_.goal - other, 0, [&](int total) { return layer.own_turn[pair(own, other + total)]; },
        [&](int total, const Line&) {
            return opponent_.holds({other, own, total, 0});
        },
        [](int) { return of_bust(); });
}

// Makes the player's turn the one to which a pig leads if there is one spare more.
void PigGoal::spend_spare(Turn& turn) {
    for (Line& line : turn.lines) line = {line.at(turn.bust), 0};
    turn.spared.swap(turn.lines);
}

void PigGoal::solve_pair(int own, int other) {
    Turn turn;
    Lines other_lines;
    for (Layer& layer : layers_) {
        play_other(other_lines, layer, own, other);
        const Line theirs = other_lines[0];
        double x = 0, y = theirs.at(0);
        for (double before = -1; y > before; y = theirs.at(x)) {
            before = turn.bust = y;
            play_own(turn, layer, own, other);
            const Line& mine = turn.lines[0];
            x = (mine.base + mine.slope * theirs.base) / (1 - mine.slope * theirs.slope);
        }
        layer.own_turn[pair(own, other)] = x;
        layer.other_turn[pair(other, own)] = turn.bust = y;
        spend_spare(turn);
    }
}

bool PigGoal::solve_games(const std::stop_token& stop) {
    for (int own = turn_.goal - 1; own >= 0; --own) {
        for (int other = turn_.goal - 1; other >= 0; --other) solve_pair(own, other);
        if (stop.stop_requested()) return false;
    }
    return true;
}

// Computes the chain of games from the last one back to the first.
void PigGoal::solve_match(int first) {
    const int wins_open = static_cast<int>(terms_.target), losses_open = terms_.length - wins_open + 1;
    if (losses_open <= 0) return;
    match_.resize(nth(wins_open) * nth(losses_open));
    const Layer& game = layers_.back();
    const auto [own, other] = std::pair{opening(rules_).scores[0], opening(rules_).scores[1]};
    for (int won = wins_open - 1; won >= 0; --won)
        for (int lost = losses_open - 1; lost >= 0; --lost) {
            const bool begins = (first + won + lost) % 2 == 0;
            match_[nth(won * losses_open + lost)] =
                after_game(begins ? game.own_turn[pair(own, other)] : game.other_turn[pair(other, own)], won, lost);
        }
}

PigGoal::Turn PigGoal::turn_of(const pig::State& state) const {
    const int own = state.scores[0], other = state.scores[1];
    const std::span played = std::span{layers_}.first(nth(rules_.spare_ones - state.spared) + 1);
    Turn turn;
    if (state.turn != 0) {
        turn.bust = played.back().own_turn[pair(own, other)];
        play_other(turn.lines, played.back(), own, other);
        return turn;
    }
    for (const Layer& layer : played) {
        if (&layer != played.data()) spend_spare(turn);
        turn.bust = layer.other_turn[pair(other, own)];
        play_own(turn, layer, own, other);
    }
    return turn;
}

double PigGoal::now(const pig::State& state, int won, int lost) const {
    if (state.turn < 0) return match(won, lost);
    if (over(rules_, state)) return after_game(state.winner == 0 ? 1 : 0, won, lost);
    const Turn turn = turn_of(state);
    return after_game(turn.lines[at_most_goal(state)].at(turn.bust), won, lost);
}

std::vector<GoalChoice<pig::Event>> PigGoal::choices(const pig::State& state, int won, int lost) const {
    if (state.turn != 0 || refusal(rules_, state, pig::Hold{})) return {};
    const Turn turn = turn_of(state);
    const Line pig = after_pig(turn, state.scores[0], state.scores[1], state.turn_total);
    const double rolled = roll(turn.lines, at_most_goal(state), pig).at(turn.bust);
    pig::State held = state;
    advance(rules_, held, pig::Hold{});
    return {{pig::Hold{}, now(held, won, lost)}, {pig::Rolled{0}, after_game(rolled, won, lost)}};
}

}  // namespace boxcars::odds
