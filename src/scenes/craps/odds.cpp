#include "scenes/craps/odds.h"

#include "base/pieces.h"
#include "ui/craps/panels.h"

#include <chrono>

namespace boxcars::scenes {
namespace {

// The totals of which throws win (or lose). The name is "8" or, if not all throws of that total do, names those that
// do: "hard 8", "easy 8", or the dice, "8 (2-6)".
std::vector<TotalOutcome> outcomes_of(std::span<const odds::ThrowForecast> throws, bool wins) {
    std::vector<TotalOutcome> all;
    for (int total = 2; total <= 12; ++total) {
        bool hard = false, easy = false, other_hard = false, other_easy = false;
        std::string dice;
        std::vector<Cents> changes;
        for (const odds::ThrowForecast& each : throws) {
            if (each.first + each.second != total) continue;
            const bool pair = each.first == each.second, does = wins ? each.worth > 0 : each.worth < 0;
            (does ? (pair ? hard : easy) : (pair ? other_hard : other_easy)) = true;
            if (!does) continue;
            dice += fmt::format("{}{}-{}", dice.empty() ? "" : ", ", each.first, each.second);
            changes.push_back(each.worth);
        }
        if (changes.empty()) continue;
        const std::string name = !other_hard && !other_easy ? std::to_string(total)
                                 : !easy                    ? fmt::format("hard {}", total)
                                 : !hard && !other_easy     ? fmt::format("easy {}", total)
                                                            : fmt::format("{} ({})", total, dice);
        all.push_back({total, name, std::ranges::min(changes), std::ranges::max(changes)});
    }
    return all;
}

std::string amount(const TotalOutcome& outcome) {
    if (outcome.least == outcome.most) return ui::look_change(outcome.least);
    return fmt::format("{} to {}", ui::look_change(outcome.least), ui::look_change(outcome.most));
}

// Adds one amount if all are equal, an amount per total if there are at most three totals, otherwise none.
std::string with_amounts(const std::vector<TotalOutcome>& forecast) {
    constexpr std::size_t few = 3;
    const auto is_alike = [&](const TotalOutcome& outcome) {
        return outcome.least == outcome.most && outcome.least == forecast.front().least;
    };
    if (std::ranges::all_of(forecast, is_alike))
        return fmt::format("{} ({})", numbers_in_words(forecast, "or"), amount(forecast.front()));
    if (forecast.size() > few) return numbers_in_words(forecast, "or");
    std::vector<std::string> each;
    for (const TotalOutcome& outcome : forecast) each.push_back(fmt::format("{} ({})", outcome.name, amount(outcome)));
    return one_of(each);
}

using namespace craps;

std::string why(Spot spot, const Threw& dice) {
    using enum Kind;
    const Kind kind = spot.kind;
    const int total = dice.first + dice.second;
    const std::string thrown = fmt::format("{} {}", article(total), total);
    if (!row(kind).terms) return "a 7 ended it";
    if (kind == Pass && dice.point == 0) return thrown + " loses on the come-out";
    if (kind == DontPass && dice.point == 0) return thrown + " on the come-out wins for the pass line";
    if (kind == Come) return thrown + " loses a new come bet";
    if (kind == DontCome) return thrown + " wins for a new come bet";
    constexpr Kind against[] = {DontPass, DontPassOdds, DontComeOn, DontComeOdds, PlaceToLose, Lay};
    if (among(against, kind)) return fmt::format("the {} came before a 7", spot.number == 0 ? dice.point : spot.number);
    if (kind == Hard && total != 7) return fmt::format("the {} came the easy way", spot.number);
    if (kind == Hop) return fmt::format("{} and {} are not its dice", dice.first, dice.second);
    constexpr Kind waiting[] = {Pass, PassOdds, ComeOn, ComeOdds, Place, Buy, Put, PutOdds, Big, Hard};
    return among(waiting, kind) ? "the 7 came first" : thrown + " is none of its numbers";
}

// In an hour: "costs $3.28", "brings about $2", "costs nothing".
std::string cost_in_words(const odds::BetCost& cost, const ThrowRate& rate) {
    const odds::Fraction hour = cost.per_throw * static_cast<long>(rate.an_hour());
    if (hour == 0) return "costs nothing";
    return fmt::format("{} {}{}", hour < 0 ? "brings" : "costs", cost.exact ? "" : "about ",
                       money_words(odds::to_double(abs(hour))));
}

}  // namespace

Forecast forecast_of(const odds::NextThrow& next) {
    return {outcomes_of(next.throws, true), outcomes_of(next.throws, false)};
}

std::string numbers_in_words(const std::vector<TotalOutcome>& forecast, std::string_view last) {
    return word_list(names_of(forecast), last);
}

std::string what_now(const craps::Rules& rules, const craps::State& state) {
    if (over(rules, state)) return {};
    if (state.bets.empty())
        return state.point == 0 ? "Place a chip to start. PASS LINE is a good first bet."
                                : "You have no bets down. You can bet on any number.";
    const auto [wins, loses] = forecast_of(odds::next_throw(rules, state));
    if (wins.empty() && loses.empty()) return "The next throw cannot win or lose you money.";
    std::string words, you = state.bets.size() > 1 ? "In all, you" : "You";
    if (!wins.empty()) words = fmt::format("{} win on {}.", you, with_amounts(wins));
    if (!loses.empty()) words += fmt::format("{} lose on {}.", words.empty() ? you : " You", with_amounts(loses));
    return words;
}

std::string meaning_of(const craps::Rules& rules, Spot spot, int point) {
    if (craps::is_line_odds(spot.kind) && point == 0) return {};
    craps::State alone = opening(rules);
    alone.point = point;
    alone.new_hand = alone.after_seven = point == 0;
    const Spot base = craps::base_of(spot);
    alone.bets = {{base, odds::stake_of(rules, {base, point})}};
    const odds::NextThrow next = odds::next_throw(rules, alone);
    const auto [wins, loses] = forecast_of(next);
    if (wins.empty() && loses.empty()) return point == 0 ? "is off during the come-out" : "";
    const std::string wins_on = "wins on " + numbers_in_words(wins, "or"),
                      loses_on = "loses on " + numbers_in_words(loses, "or");
    if (wins.empty() || loses.empty()) return loses.empty() ? wins_on : loses_on;
    const bool all_else = loses.size() > wins.size() &&
                          std::ranges::find(next.throws, 0, &odds::ThrowForecast::worth) == next.throws.end();
    return wins_on + ", " + (all_else ? "loses on every other throw" : loses_on);
}

std::string losses_in_words(std::span<const Fact> facts) {
    const Threw* dice = nullptr;
    using LostFor = std::pair<std::string, std::vector<std::string>>;  // a reason, and the bets lost for it
    std::vector<LostFor> all;
    for (const Fact& fact : facts) {
        if (const auto* threw = std::get_if<Threw>(&fact)) dice = threw;
        const auto* lost = std::get_if<Lost>(&fact);
        if (!lost || !dice) continue;
        const std::string reason = why(lost->spot, *dice);
        const auto same = std::ranges::find(all, reason, &LostFor::first);
        LostFor& group = same != all.end() ? *same : all.emplace_back(reason, std::vector<std::string>{});
        group.second.push_back(ui::spot_words(lost->spot));
    }
    std::string words;
    for (const auto& [reason, bets] : all)
        words += fmt::format("{}{} lost: {}.", words.empty() ? "" : " ",
                             bets.size() > 3 ? fmt::format("{} bets", bets.size()) : word_list(bets), reason);
    return words;
}

const odds::HandForecast* CrapsOddsCache::hand(const craps::Rules& rules, const craps::State& state, bool wait) {
    const Question now{rules, state};
    if (hand_of_ == now) return &hand_;
    if (answer_.valid() && answer_.wait_for(std::chrono::seconds{0}) == std::future_status::ready) {
        hand_ = answer_.get();
        hand_of_ = asked_;
    } else if (!answer_.valid()) {
        asked_ = now;
        answer_ = in_background([now] { return odds::rest_of_hand(now.first, now.second); });
    }
    if (wait && hand_of_ != now) {
        if (answer_.valid()) answer_.wait();
        return hand(rules, state, true);
    }
    return hand_of_ == now ? &hand_ : nullptr;
}

std::string in_a_breath(const odds::BetOdds& odds) {
    std::string pays = odds.pays;
    for (std::size_t at = pays.find(':'); at != std::string::npos; at = pays.find(':', at)) pays.replace(at, 1, " to ");
    return fmt::format("pays {}  ·  chance to win {}  ·  {}", pays, ui::exact_and_percent(odds.win, 2),
                       ui::edge_words(odds.edge_per_bet));
}

std::string coach_words(const CrapsCoachAsked& asked, const odds::KnownOdds& known, const odds::KnownUpkeep& upkeep) {
    const Cents stake = stake_meant(asked.rules, asked.state, asked.spot, asked.chip);
    const odds::BetOdds* own = known(asked.spot);
    if (stake <= 0 || !own) return {};
    const odds::BetCost cost = odds::cost(asked.rules, *own, upkeep(asked.spot), asked.spot, stake);
    const auto other = odds::cheaper(asked.rules, asked.state, asked.spot, stake, asked.among, known, upkeep);
    const std::string words =
        fmt::format("In an hour{}, {} throws, {} {} on average. ", asked.rate.measured() ? " at this pace" : "",
                    asked.rate.an_hour(), ui::look_money(stake), cost_in_words(cost, asked.rate));
    if (!other) return words + "No open bet costs less.";
    const std::string its = words + ui::spot_words(other->spot) + " " + cost_in_words(other->cost, asked.rate);
    if (other->parts == 0) return its + " on the same throws.";
    if (other->parts == 1) return its + " on other throws.";
    return fmt::format("{}; {:.0f} % of bets end differently.", its, 100 * odds::to_double(other->parts));
}

std::string CrapsLookBack::accuracy_words() const {
    if (count() == 0) return fmt::format("{} bets, and none cost anything on average.", bets());
    return fmt::format("{} {} cost {} on average.", bets(), bets() == 1 ? "bet" : "bets", money_words(cost()));
}

std::string CrapsLookBack::words() const {
    const CrapsLookedBack* back = on_show();
    if (!back) return {};
    const odds::CrapsJudged& judged = back->judged;
    const double cost = odds::to_double(judged.better_cost);
    const std::string own = money_words(back->given_away), price = money_words(std::abs(cost));
    const std::string other = !judged.better
                                  ? "No bet that wins about as often costs less."
                                  : fmt::format("{} would win about as often {}.", ui::spot_words(*judged.better),
                                                cost == 0      ? "and cost nothing"
                                                : cost < 0     ? "and bring " + price
                                                : price == own ? "and cost a little less"
                                                               : "and cost " + price);
    return fmt::format(
        "Costly bet {} of {}: {} on {} cost {} on average. {}{}", nth(), count(), ui::look_money(judged.decision.stake),
        ui::spot_words(judged.decision.spot), own, other,
        bets() > 1 ? fmt::format(" Your {} bets cost {} together.", bets(), money_words(this->cost())) : "");
}

}  // namespace boxcars::scenes
