#include "odds/goal/siwuliu.h"

#include "odds/siwuliu/odds.h"

namespace boxcars::odds {
namespace {

using SiwuliuThrows = std::vector<siwuliu::Event>;

bool may_decide(const siwuliu::Rules& rules, const siwuliu::State& state) {
    return most_raise(rules, state) > 0 || may_give_up(rules, state);
}

// Follows every possible throw until the round ends or the player may decide against a point. Calls
// ended(state, chance, throws) at each end. Throws that change nothing are thrown again. requires: bets are closed
template <class Ended>
void play_siwuliu(const siwuliu::Rules& rules, const siwuliu::State& state, double chance, SiwuliuThrows& before,
                  const Ended& ended) {
    std::vector<std::pair<siwuliu::State, const ThrowWays*>> after;
    const int decided = each_change(
        rules, state, [&](const siwuliu::State& next, const ThrowWays& each) { after.emplace_back(next, &each); });
    for (const auto& [next, each] : after) {
        const double here = chance * each->ways / decided;
        before.push_back(siwuliu::thrown(rules, each->faces));
        if (next.phase == siwuliu::Phase::Betting || may_decide(rules, next))
            ended(next, here, before);
        else
            play_siwuliu(rules, next, here, before, ended);
        before.pop_back();
    }
}

struct SiwuliuExample {
    std::int64_t net = 0;  // for a bet of one unit
    SiwuliuThrows throws{};
    double chance = 0;
};
using SiwuliuExamples = std::vector<SiwuliuExample>;

void add_result(SiwuliuExamples& results, const siwuliu::State& state, double chance, const SiwuliuThrows& throws) {
    const auto known = std::ranges::find(results, net_of(state), &SiwuliuExample::net);
    if (known == results.end())
        results.push_back({net_of(state), throws, chance});
    else
        known->chance += chance;
}

}  // namespace

// The different results of a round with a bet of one unit: for each, throws that lead to it, and its chance.
struct SiwuliuGoal::Results {
    struct Point {  // one at which the player may decide
        double chance = 0;
        SiwuliuExamples results{};  // after it is reached; their throws begin with the banker's
    };
    SiwuliuExamples fixed{};  // those that come without a decision
    std::vector<Point> points{};

    explicit Results(const siwuliu::Rules& rules) {
        SiwuliuThrows before;
        play_siwuliu(rules, one_unit(), 1, before,
                     [&](const siwuliu::State& state, double chance, const SiwuliuThrows& throws) {
                         if (state.phase == siwuliu::Phase::Betting) return add_result(fixed, state, chance, throws);
                         auto& point = points.emplace_back(Point{chance});
                         SiwuliuThrows own = throws;
                         play_siwuliu(rules, state, 1, own, [&](const auto& ended, double of, const auto& all) {
                             add_result(point.results, ended, of, all);
                         });
                     });
    }
    void each(const auto& with) const {
        for (const auto& result : fixed) with(result);
        for (const auto& point : points)
            for (const auto& result : point.results) with(result);
    }
};

std::optional<SiwuliuGoal> SiwuliuGoal::solve(const siwuliu::Rules& rules, const GoalTerms& terms,
                                              const std::stop_token& stop) {
    BOXCARS_CHECK(terms.kind != GoalKind::Win, ==, true, "a goal of this game");
    BOXCARS_CHECK(std::min({Cents{terms.length}, terms.stakes.least, terms.stakes.step}), >=, 1, "a goal has limits");
    SiwuliuGoal goal{rules, terms};
    if (!goal.iterate(stop)) return {};
    return goal;
}

// Balances differ by multiples of it: of the bets, and of their halves if they may be given up.
Cents SiwuliuGoal::grain_of(const siwuliu::Rules& rules, const GoalTerms& terms) {
    const auto& [least, most, step] = terms.stakes;
    Cents grain = std::gcd(least, step);
    if (rules.surrender)
        for (Cents bet = least; bet <= (most > 0 ? most : Cents{rules.bank} + rules.balance) && grain > 1; bet += step)
            grain = std::gcd(grain, siwuliu::given_back(bet));
    return grain;
}

// requires: a round is to begin
std::size_t SiwuliuGoal::place(const siwuliu::State& state) const {
    if (stays() && state.balance < terms_.target) return 0;
    const bool sure = stays() && (state.balance >= safe_ || most_offered(state) < terms_.stakes.least);
    if (sure || reached(state)) return chances_[0].size() - 1;
    if (over(rules_, state)) return 0;
    if ((state.balance - rules_.balance) % grain_ != 0)
        throw Error{"No bets within the limits lead to a balance of " + money_text(state.balance) + "."};
    return nth(state.balance / grain_) + 1;
}

siwuliu::State SiwuliuGoal::at_balance(Cents balance) const {
    siwuliu::State state = opening(rules_);
    state.balance = balance;
    state.bank = all_ - balance;
    return state;
}

// The sizes up to `most`, above the present bet, that the bet may have when betting ends. 0: as much as is offered.
std::vector<Cents> SiwuliuGoal::bets(const siwuliu::State& state, Cents most) const {
    std::vector<Cents> sizes;
    const Cents offered = state.bet + most_offered(state), last = most > 0 ? std::min(most, offered) : offered;
    for (Cents size = terms_.stakes.least; size <= last; size += terms_.stakes.step)
        if (size > state.bet) sizes.push_back(size);
    return sizes;
}

// A raised bet leads to where a bet of its whole size leads. requires: a round is to begin
SiwuliuGoal::Leads SiwuliuGoal::leads_from(const siwuliu::State& start, const Results& results) const {
    const Cents most = terms_.stakes.most;
    Leads leads{bets(start, most).size(), {}};
    for (const Cents size : bets(start, rules_.raise ? 2 * most : most)) {
        const siwuliu::State closed = with_bet(rules_, start, size);
        results.each([&](const SiwuliuExample& result) {
            siwuliu::State state = closed;
            for (const auto& event : result.throws) advance(rules_, state, event);
            leads.places.push_back(numeric_cast<std::uint16_t>(place(state)));
        });
        const std::size_t given_up =
            rules_.surrender ? place(at_balance(start.balance - size + siwuliu::given_back(size))) : 0;
        leads.places.push_back(numeric_cast<std::uint16_t>(given_up));
    }
    return leads;
}

// The chance of the goal by the best bet, if betting ends, and by the best decision against every point. `each`: how
// many places one size has.
double SiwuliuGoal::best_bet(const Leads& leads, const Results& results, std::size_t each) const {
    const std::vector<double>& after = chances_.back();
    const std::size_t sizes = leads.places.size() / each, points = results.points.size();
    std::vector<double> fixed(sizes), thrown(sizes * points);  // thrown: indexed by size and point
    const auto mean = [&](const SiwuliuExamples& of, std::size_t& from) {
        double sum = 0;
        for (const SiwuliuExample& result : of) sum += result.chance * after[leads.places[from++]];
        return sum;
    };
    for (std::size_t size = 0; size < sizes; ++size) {
        std::size_t from = size * each;
        fixed[size] = mean(results.fixed, from);
        for (std::size_t point = 0; point < points; ++point)
            thrown[size * points + point] = mean(results.points[point].results, from);
    }
    double best = 0;
    for (std::size_t bet = 0; bet < leads.bets; ++bet) {
        double sum = fixed[bet];
        const std::size_t raises = rules_.raise ? nth(terms_.stakes.least / terms_.stakes.step) + bet : 0;
        const std::size_t last = std::min(bet + raises + 1, sizes);
        for (std::size_t point = 0; point < points; ++point) {
            double decided = after[leads.places[(bet + 1) * each - 1]];  // given up
            for (std::size_t to = bet; to < last; ++to) decided = std::max(decided, thrown[to * points + point]);
            sum += results.points[point].chance * decided;
        }
        best = std::max(best, sum);
    }
    return best;
}

// Works backward from the last round. The results of each bet are computed once, by the rules' advance().
bool SiwuliuGoal::iterate(const std::stop_token& stop) {
    const Results results{rules_};
    std::int64_t worst = 0;
    std::size_t each = 1;  // how many results one size has, and giving up
    results.each([&](const SiwuliuExample& result) { ++each, worst = std::min(worst, result.net); });
    safe_ = terms_.target - terms_.length * terms_.stakes.least * worst;
    const Cents last = terms_.kind == GoalKind::Break ? all_ : std::min(all_, stays() ? safe_ : terms_.target);
    if (last / grain_ > most_purses)
        throw Error{"Steps of " + money_text(grain_) + " up to " + money_text(last) + " make more than " +
                    std::to_string(most_purses) + " purses, too many to solve: choose a larger step."};
    chances_.emplace_back(nth(last / grain_) + 3).back() = 1;
    if (stays()) std::fill(chances_[0].begin() + 1, chances_[0].end(), 1.0);
    std::vector<Leads> leads(chances_[0].size());  // indexed by place
    for (Cents balance = rules_.balance % grain_; balance < last; balance += grain_) {
        const siwuliu::State start = at_balance(balance);
        if (place(start) == 0) continue;
        leads[place(start)] = leads_from(start, results);
        if (stop.stop_requested()) return false;
    }
    for (int left = 1; left <= terms_.length; ++left) {
        std::vector<double> now(leads.size());
        for (std::size_t at = 0; at < leads.size(); ++at) now[at] = best_bet(leads[at], results, each);
        now.back() = 1;
        chances_.push_back(std::move(now));
        if (stop.stop_requested()) return false;
    }
    return true;
}

// The mean chance over all results of this round's dice. requires: bets are closed; `left` includes this round
double SiwuliuGoal::thrown(const siwuliu::State& state, int left) const {
    double sum = 0;
    SiwuliuThrows before;
    play_siwuliu(rules_, state, 1, before, [&](const siwuliu::State& ended, double chance, const SiwuliuThrows&) {
        const bool over = ended.phase == siwuliu::Phase::Betting;
        sum += chance * (over ? chances_[nth(left - 1)][place(ended)] : decided(ended, left));
    });
    return sum;
}

double SiwuliuGoal::decided(const siwuliu::State& state, int left) const {
    double best = thrown(state, left);
    for (const auto& choice : against_point(state, left)) best = std::max(best, choice.chance);
    return best;
}

// The decisions against a point besides throwing. requires: the round is not over
SiwuliuGoal::Choices SiwuliuGoal::against_point(const siwuliu::State& state, int left) const {
    Choices all;
    for (Cents more = terms_.stakes.step; more <= most_raise(rules_, state); more += terms_.stakes.step) {
        siwuliu::State raised = state;
        advance(rules_, raised, siwuliu::Raise{more});
        all.push_back({siwuliu::Raise{more}, thrown(raised, left)});
    }
    if (may_give_up(rules_, state)) {
        siwuliu::State ended = state;
        advance(rules_, ended, siwuliu::Surrender{});
        all.push_back({siwuliu::Surrender{}, chances_[nth(left - 1)][place(ended)]});
    }
    return all;
}

double SiwuliuGoal::now(const siwuliu::State& state, int done) const {
    const int left = terms_.length - done;
    if (reached(state)) return 1;
    if (left <= 0) return chances_[0][place(state)];
    if (state.phase != siwuliu::Phase::Betting) return decided(state, left);
    if (state.bet == 0) return chances_[nth(left)][place(state)];
    double best = 0;
    for (const auto& choice : choices(state, done)) best = std::max(best, choice.chance);
    return best;
}

SiwuliuGoal::Choices SiwuliuGoal::choices(const siwuliu::State& state, int done) const {
    Choices all;
    const int left = terms_.length - done;
    const bool lost = stays() && state.balance + state.bet < terms_.target;
    if (left <= 0 || reached(state) || lost) return all;
    if (state.phase != siwuliu::Phase::Betting) {
        all = against_point(state, left);
        if (all.empty()) return all;
        // A throw that decides nothing leaves the decision open.
        const double share = each_change(rules_, state, [](const auto&, const auto&) {}) / 216.0;
        all.insert(all.begin(), {siwuliu::Rolled{}, share * thrown(state, left) + (1 - share) * decided(state, left)});
        return all;
    }
    const auto& [least, most, step] = terms_.stakes;
    const Cents bet = state.bet;
    if (bet >= least && (most == 0 || bet <= most) && (bet - least) % step == 0)
        all.push_back({siwuliu::Stop{}, thrown(with_bet(rules_, state, 0), left)});
    for (const Cents size : bets(state, most))
        all.push_back({siwuliu::Bet{size - bet}, thrown(with_bet(rules_, state, size - bet), left)});
    return all;
}

}  // namespace boxcars::odds
