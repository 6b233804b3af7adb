#include "odds/goal/craps.h"

#include "base/words.h"
#include "rules/craps/bets.h"

#include <numeric>

namespace boxcars::odds {
namespace {

using craps::Kind, craps::Spot;

constexpr Cents deep = 1'000'000'000'000;  // a bankroll that limits no bet
constexpr std::size_t most_felts = 30'000;
constexpr double most_numbers = 24e6;  // numbers kept in memory: 192 MB
constexpr double most_steps = 4e9;     // this work takes about two seconds

// The events that turn one felt into another: odds are taken down before the bets in front of them.
CrapsGoal::Moves moves_between(const craps::State& from, const craps::State& to) {
    CrapsGoal::Moves moves;
    for (auto bet = from.bets.rbegin(); bet != from.bets.rend(); ++bet)
        if (const Cents left = staked(to, bet->spot); left < bet->stake)
            moves.emplace_back(craps::Take{bet->spot, bet->stake - left});
    for (const auto& bet : to.bets)
        if (const Cents there = staked(from, bet.spot); there < bet.stake)
            moves.emplace_back(craps::Bet{bet.spot, bet.stake - there});
    return moves;
}

Error too_many(const std::string& what) {
    return Error{"This goal at craps has too many " + what +
                 " to be solved: take a larger unit, a lower sum, fewer throws or fewer bets."};
}

}  // namespace

std::optional<CrapsGoal> CrapsGoal::solve(const craps::Rules& rules, const CrapsMenu& menu, const GoalTerms& terms,
                                          const std::stop_token& stop) {
    if (terms.kind != GoalKind::Reach && terms.kind != GoalKind::Stay)
        throw Error{"At craps the goal is to own a sum, or to stay above one."};
    if (terms.kind == GoalKind::Stay && !menu.line && !menu.field)
        throw Error{"To stay above a sum at craps takes the line or the field, since every throw has a bet."};
    CrapsGoal goal{rules, menu, terms};
    const Positions positions = goal.explore();
    goal.lay_grid(positions);
    if (!goal.fill(positions, stop)) return {};
    return goal;
}

// Takes down every bet that could be placed again right away. Line bets with a point, and come bets on a number, stay.
craps::State CrapsGoal::bare(craps::State state) const {
    const auto bets = state.bets;
    for (auto bet = bets.rbegin(); bet != bets.rend(); ++bet)
        if (!has_number(bet->spot.kind, state.point)) advance(rules_, state, craps::Take{bet->spot, bet->stake});
    return state;
}

// All sets of bets that may be placed on a state after bare(), the empty set first. Leaves out bets that would be off.
std::vector<craps::State> CrapsGoal::felts(const craps::State& state) const {
    std::vector<craps::State> all{state};
    for (const Spot spot : spots_on(menu_)) {
        if (!works(state, {spot})) continue;
        const Cents chip = chip_of(menu_, rules_, spot, state.point);
        for (std::size_t at = 0, size = all.size(); at < size; ++at)
            for (int chips = 1; chips <= menu_.most_units; ++chips) {
                const craps::Bet bet{spot, chips * chip};
                if (!why_not(menu_, rules_, all[at], bet).empty() || refusal(rules_, all[at], bet)) continue;
                all.push_back(all[at]);
                advance(rules_, all.back(), bet);
            }
        if (all.size() > most_felts) throw too_many("choices");
    }
    if (stays()) std::erase_if(all, [](const craps::State& felt) { return on_table(felt) == 0; });
    return all;
}

// The state without money and without bets that can be placed again. A number and its mirror are swapped if that puts
// the point, or else the larger come bet, on the lower one.
craps::State CrapsGoal::position(const craps::State& state) const {
    craps::State now = bare(state);
    now.bankroll = deep;
    now.new_hand = now.after_seven = false;
    for (int low = 2, high = 12; low < high; ++low, --high) {
        const auto on = [&](int number) { return std::pair{now.point == number, staked(now, {Kind::ComeOn, number})}; };
        const bool alike = !menu_.field || (low != 5 && low != 2);  // the field tells 5 from 9, and may tell 2 from 12
        if (!alike || on(low) >= on(high)) continue;
        const auto turned = [&](int number) { return number == low ? high : number == high ? low : number; };
        now.point = turned(now.point);
        for (auto& bet : now.bets) bet.spot.number = turned(bet.spot.number);
        std::ranges::sort(now.bets, {}, &craps::Placed::spot);
    }
    return now;
}

CrapsGoal::Positions CrapsGoal::explore() {
    std::vector<craps::State> found{position(opening(rules_))};
    numbers_[canonical(found.front())] = 0;
    Positions positions;
    std::size_t all = 0;
    for (std::size_t at = 0; at < found.size(); ++at) {
        auto& own = positions.emplace_back();
        for (const auto& felt : felts(found[at])) own.push_back(ready(felt, found));
        all += own.size();
        if (all > most_felts) throw too_many("choices");
    }
    return positions;
}

CrapsGoal::Ready CrapsGoal::ready(const craps::State& felt, std::vector<craps::State>& found) {
    Ready made{on_table(felt)};
    for (const auto& [faces, ways] : two_dice()) {
        craps::State after = felt;
        advance(rules_, after, craps::Rolled{faces[0], faces[1]});
        const Cents change = money(after, 0).all() - money(felt, 0).all();
        after = position(after);
        const auto [known, fresh] = numbers_.try_emplace(canonical(after), how_many(found));
        if (fresh) found.push_back(after);
        add_branch(made.branches, {ways, known->second, change});
    }
    return made;
}

void CrapsGoal::lay_grid(const Positions& positions) {
    double steps = 0;
    for (const auto& position : positions)
        for (const Ready& felt : position) {
            steps += real(felt.branches.size() + 1);
            for (const Chain::Branch& branch : felt.branches) grain_ = std::gcd(grain_, branch.change);
        }
    if (grain_ == 0) grain_ = terms_.target;
    const Cents first_sum = opening(rules_).bankroll;
    lowest_ = stays() ? terms_.target + (first_sum - terms_.target) % grain_ : first_sum % grain_;
    const Cents decided_at = stays() ? safe_above(positions) : terms_.target;
    sums_ = std::max<Cents>(0, (decided_at - lowest_ + grain_ - 1) / grain_);
    const double layers = real(sums_) * real(terms_.length);
    if (layers * real(positions.size()) > most_numbers) throw too_many("positions");
    if (layers * steps > most_steps) throw too_many("choices");
    chances_.resize(first(terms_.length + 1, 0));
    if (stays()) std::fill_n(chances_.begin(), first(1, 0), 1.0);
}

// The sum from which the smallest bets cannot fall below the target, whatever is on the table now. If the table takes
// no bet of the menu, returns a sum that cannot be reached.
Cents CrapsGoal::safe_above(const Positions& positions) const {
    if (positions.front().empty()) return opening(rules_).bankroll + 1;
    Cents least = 0, most = 0;
    for (const auto& felts : positions)
        if (!felts.empty()) {
            least = std::max(least, std::ranges::min(felts, {}, &Ready::stake).stake);
            most = std::max(most, std::ranges::max(felts, {}, &Ready::stake).stake);
        }
    return terms_.target + most + least * terms_.length;
}

bool CrapsGoal::fill(const Positions& positions, const std::stop_token& stop) {
    std::vector<double> mean(nth(sums_));
    for (int left = 1; left <= terms_.length; ++left)
        for (int at = 0; at < how_many(positions); ++at) {
            if (stop.stop_requested()) return false;
            const std::span best{chances_.data() + first(left, at), nth(sums_)};
            for (const Ready& felt : positions[nth(at)]) improve(best, felt, left, mean);
        }
    return true;
}

// Updates `best`: for each sum of money that can pay for this felt, the chance with this felt, if it is higher.
void CrapsGoal::improve(std::span<double> best, const Ready& felt, int left, std::vector<double>& mean) const {
    const std::int64_t least = std::max<Cents>(0, (felt.stake - lowest_ + grain_ - 1) / grain_);
    if (least >= sums_) return;
    std::fill(mean.begin() + least, mean.end(), 0.0);
    for (const auto& [ways, to, change] : felt.branches) {
        const std::int64_t by = change / grain_, lost_below = std::clamp(-by, least, sums_),
                           short_of = std::clamp(sums_ - by, least, sums_);
        const double* then = chances_.data() + first(left - 1, to);
        for (std::int64_t sum = lost_below; sum < short_of; ++sum) mean[nth(sum)] += ways * then[sum + by];
        for (std::int64_t sum = short_of; sum < sums_; ++sum) mean[nth(sum)] += ways;
    }
    constexpr double all_ways = 36;
    for (std::int64_t sum = least; sum < sums_; ++sum) {
        const double chance = mean[nth(sum)] / all_ways;
        best[nth(sum)] = chance > best[nth(sum)] ? chance : best[nth(sum)];
    }
}

double CrapsGoal::now(const craps::State& state, int done) const {
    const Cents above = money(state, 0).all() - lowest_;
    if (decided(state, done)) return lowest_ + above >= terms_.target ? 1 : 0;
    if (above / grain_ >= sums_) return 1;
    const auto known = numbers_.find(canonical(position(state)));
    if (known == numbers_.end() || above % grain_ != 0)
        throw Error{"The bets of this station do not lead to this position at craps."};
    return chances_[first(terms_.length - done, known->second) + nth(above / grain_)];
}

double CrapsGoal::as_it_lies(const craps::State& state, int done) const {
    if (decided(state, done)) return now(state, done);
    double sum = 0;
    int all = 0;
    for (const auto& [faces, ways] : two_dice()) {
        craps::State after = state;
        advance(rules_, after, craps::Rolled{faces[0], faces[1]});
        sum += ways * now(after, done + 1);
        all += ways;
    }
    return sum / all;
}

std::vector<GoalChoice<CrapsGoal::Moves>> CrapsGoal::choices(const craps::State& state, int done) const {
    std::vector<GoalChoice<Moves>> all;
    if (decided(state, done)) return all;
    for (craps::State felt : felts(bare(state))) {
        for (const auto& bet : state.bets)
            if (!works(state, bet) && bet.stake <= felt.bankroll)
                advance(rules_, felt, craps::Bet{bet.spot, bet.stake});
        all.push_back({moves_between(state, felt), as_it_lies(felt, done)});
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &GoalChoice<Moves>::chance);
    return all;
}

}  // namespace boxcars::odds
