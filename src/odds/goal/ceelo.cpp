#include "odds/goal/ceelo.h"

namespace boxcars::odds {
namespace {

constexpr std::int32_t unknown = -1, failed = 0, reached = 1, first_position = 2;  // places; the rest are positions

// Throws that win the same are listed apart if only one may take the bank, or ties where the first seat wins ties.
std::vector<CeeloThrow> answers_to(const ceelo::Rules& rules, const ceelo::State& start) {
    struct Kind {
        int worth;
        bool special, equal;
        CeeloThrow thrown;
    };
    std::vector<Kind> kinds;
    const int decided = each_change(rules, start, [&](const ceelo::State& after, const ThrowWays& each) {
        const ceelo::Faces faces{each.faces[0], each.faces[1], each.faces[2]};
        const int owned = worth(after, start.turn);
        const bool special = after.special >= 0, equal = equal_for_first(rules, start, faces);
        auto kind = std::ranges::find_if(
            kinds, [&](const Kind& one) { return one.worth == owned && one.special == special && one.equal == equal; });
        if (kind == kinds.end()) kind = kinds.insert(kind, {owned, special, equal, {faces, 0}});
        kind->thrown.chance += each.ways;
    });
    std::vector<CeeloThrow> answers;
    for (const Kind& kind : kinds) answers.push_back({kind.thrown.faces, kind.thrown.chance / decided});
    return answers;
}

std::vector<CeeloBankThrow> throw_kinds(const ceelo::Rules& sheet) {
    const ceelo::Rules rules = with_players(sheet, 3);
    const ceelo::State start = all_bet(rules);
    std::vector<CeeloBankThrow> kinds;
    for (const CeeloAgainst& against : ceelo_bet(sheet).against) {
        kinds.push_back({{against.faces, to_double(against.chance)}, against.point});
        ceelo::State after = start;
        advance(rules, after, ceelo::Rolled{against.faces});
        if (after.round == start.round) kinds.back().answers = answers_to(rules, after);
    }
    return kinds;
}

}  // namespace

// For each position before a round: each way to complete the bets, and where the dice then lead, with the chances.
struct CeeloGoal::Rounds {
    struct Outcome {
        std::int32_t to;  // a place
        double chance;
    };
    std::vector<Outcome> outcomes{};         // outcomes of all rounds, round after round
    std::vector<std::size_t> round_ends{};   // end of each round in outcomes
    std::vector<ceelo::State> starts{};      // the state of each position
    std::vector<std::size_t> choice_ends{};  // end of each position's rounds in round_ends

    void add(std::int32_t to, double chance) {
        const auto first = outcomes.begin() + (round_ends.empty() ? 0 : static_cast<std::ptrdiff_t>(round_ends.back()));
        const auto known = std::find_if(first, outcomes.end(), [&](const Outcome& one) { return one.to == to; });
        if (known == outcomes.end())
            outcomes.push_back({to, chance});
        else
            known->chance += chance;
    }
};

CeeloGoal::CeeloGoal(const ceelo::Rules& rules, const GoalTerms& terms, int banker, Decides others)
    : rules_(rules),
      terms_(terms),
      banker_(banker),
      others_(std::move(others)),
      throws_(throw_kinds(rules)),
      coins_(rules.players * rules.coins),
      places_(nth((coins_ + 1) * (coins_ + 1) * rules.players), unknown) {}

std::optional<CeeloGoal> CeeloGoal::solve(const ceelo::Rules& rules, const GoalTerms& terms, int banker, Decides others,
                                          const std::stop_token& stop) {
    const StakeLimits& stakes = terms.stakes;
    BOXCARS_CHECK(terms.kind == GoalKind::Reach && rules.players <= 3, ==, true,
                  "the goal is to own coins at a table of two or three");
    BOXCARS_CHECK(std::min({std::int64_t{terms.length}, stakes.least, stakes.step}), >=, 1, "a goal has limits");
    BOXCARS_CHECK(stakes.most == 0 || stakes.most >= stakes.least, ==, true, "some stake is allowed");
    CeeloGoal goal{rules, terms, banker, std::move(others)};
    if (!goal.iterate(stop)) return {};
    return goal;
}

std::int32_t CeeloGoal::place(const ceelo::State& state) const {
    return state.coins[0] >= terms_.target ? reached : over(rules_, state) ? failed : places_[index(state)];
}

// The state after the event and the decisions of others that follow it.
ceelo::State CeeloGoal::after(ceelo::State state, const std::optional<ceelo::Event>& event) const {
    if (event) advance(rules_, state, *event);
    while (most_offered(state) > 0 && state.turn != 0) {
        const ceelo::Event theirs = put_down(state, others_(rules_, state));
        if (const auto why = refusal(rules_, state, theirs)) throw Error{*why};
        advance(rules_, state, theirs);
    }
    return state;
}

std::vector<ceelo::Event> CeeloGoal::own_events(const ceelo::State& state) const {
    std::vector<ceelo::Event> events;
    const std::int64_t offered = most_offered(state);
    if (offered == 0 || state.turn != 0) return events;
    const auto& [least, most, step] = terms_.stakes;
    const std::int64_t last = most > 0 ? std::min(most, offered) : offered;
    for (std::int64_t amount = std::min(least, offered); amount <= last; amount += step)
        events.push_back(put_down(state, static_cast<int>(amount)));
    return events;
}

// The states after the bets of this round are closed, one for each amount that the person may put down.
std::vector<ceelo::State> CeeloGoal::closed_rounds(const ceelo::State& state) const {
    const ceelo::State now = after(state, {});
    std::vector<ceelo::State> closed;
    for (const ceelo::Event& event : own_events(now)) closed.push_back(after(now, event));
    if (closed.empty()) closed.push_back(now);
    return closed;
}

// Follows every kind of throw until the round ends. Calls ended(state, chance) at each end.
template <class Ended>
void CeeloGoal::play(const ceelo::State& state, double chance, const Ended& ended) const {
    if (dice_wanted(rules_, state).count == 0) return ended(state, chance);
    const auto throw_one = [&](const CeeloThrow& kind) {
        ceelo::State next = state;
        advance(rules_, next, ceelo::Rolled{kind.faces});
        play(next, chance * kind.chance, ended);
    };
    if (state.phase == ceelo::Phase::BankerThrows)
        for (const CeeloBankThrow& kind : throws_) throw_one(kind.thrown);
    else
        for (const CeeloThrow& kind : std::ranges::find(throws_, state.point, &CeeloBankThrow::point)->answers)
            throw_one(kind);
}

// Walks forward from the first round, over as many rounds as the goal's length.
bool CeeloGoal::find_rounds(Rounds& rounds, const std::stop_token& stop) {
    const auto find = [&](const ceelo::State& state) {
        const std::int32_t known = place(state);
        if (known != unknown) return known;
        rounds.starts.push_back(state);
        return places_[index(state)] = first_position + numeric_cast<std::int32_t>(rounds.starts.size()) - 1;
    };
    find(begun());
    for (int depth = 0; depth < terms_.length; ++depth)
        for (std::size_t last = rounds.starts.size(), at = rounds.choice_ends.size(); at < last; ++at) {
            for (const ceelo::State& closed : closed_rounds(rounds.starts[at])) {
                play(closed, 1, [&](const ceelo::State& end, double chance) { rounds.add(find(end), chance); });
                rounds.round_ends.push_back(rounds.outcomes.size());
            }
            rounds.choice_ends.push_back(rounds.round_ends.size());
            if (rounds.outcomes.size() > most_outcomes)
                throw Error{"The rounds of " + std::to_string(coins_) + " coins have more than " +
                            std::to_string(most_outcomes) +
                            " outcomes with these stakes, too many to solve: choose a larger step or fewer coins."};
            if (stop.stop_requested()) return false;
        }
    return true;
}

// Computes the chances backward from the last round.
bool CeeloGoal::iterate(const std::stop_token& stop) {
    Rounds rounds;
    if (!find_rounds(rounds, stop)) return false;
    chances_.emplace_back(first_position + rounds.starts.size())[reached] = 1;
    for (int left = 1; left <= terms_.length; ++left) {
        const std::vector<double>& later = chances_.back();
        std::vector<double> now = chances_[0];
        std::size_t round = 0, outcome = 0;
        for (std::size_t at = 0; at < rounds.choice_ends.size(); ++at)
            for (double& best = now[first_position + at]; round < rounds.choice_ends[at]; ++round) {
                double sum = 0;
                for (; outcome < rounds.round_ends[round]; ++outcome)
                    sum += rounds.outcomes[outcome].chance * later[nth(rounds.outcomes[outcome].to)];
                best = std::max(best, sum);
            }
        chances_.push_back(std::move(now));
        if (stop.stop_requested()) return false;
    }
    return true;
}

double CeeloGoal::before_round(const ceelo::State& state, int left) const {
    const std::int32_t at = place(state);
    if (at == unknown) throw Error{"No decisions within the limits lead to these coins."};
    return chances_[nth(std::max(left, 0))][nth(at)];
}

// The mean chance over all results of this round's dice. requires: bets are closed; `left` includes this round
double CeeloGoal::thrown(const ceelo::State& state, int left) const {
    double sum = 0;
    play(state, 1, [&](const ceelo::State& end, double chance) { sum += chance * before_round(end, left - 1); });
    return sum;
}

double CeeloGoal::now(const ceelo::State& state, int done) const {
    const int left = terms_.length - done;
    if (state.phase == ceelo::Phase::Draw) return before_round(begun(), left);
    if (state.phase == ceelo::Phase::Stake || over(rules_, state)) return before_round(state, left);
    double best = 0;
    for (const ceelo::State& closed : closed_rounds(state)) best = std::max(best, thrown(closed, left));
    return best;
}

std::vector<GoalChoice<ceelo::Event>> CeeloGoal::choices(const ceelo::State& state, int done) const {
    std::vector<GoalChoice<ceelo::Event>> all;
    const int left = terms_.length - done;
    if (left <= 0 || worth(state, 0) >= terms_.target) return all;
    for (const ceelo::Event& event : own_events(state)) all.push_back({event, thrown(after(state, event), left)});
    return all;
}

std::optional<std::int64_t> TableGoals<ceelo::Rules>::whole_bet(const StakeLimits& limits, const State& state,
                                                                const Event& event) {
    const auto* stake = std::get_if<ceelo::Stake>(&event);
    const auto* cover = std::get_if<ceelo::Cover>(&event);
    if (state.turn != 0 || (!stake && !cover)) return {};
    const int coins = stake ? stake->amount : cover->amount;
    if (coins < limits.least && coins == most_offered(state)) return {};
    return coins;
}

}  // namespace boxcars::odds
