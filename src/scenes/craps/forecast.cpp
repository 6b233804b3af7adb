#include "scenes/craps/forecast.h"

#include "base/pieces.h"
#include "base/words.h"
#include "odds/craps/chain.h"
#include "ui/amounts.h"
#include "ui/craps/spot_words.h"

#include <fmt/format.h>
#include <chrono>

namespace boxcars::scenes {
namespace {

void add(std::vector<TotalOutcome>& forecast, int total, Cents change) {
    const auto at = std::ranges::lower_bound(forecast, total, {}, &TotalOutcome::total);
    if (at == forecast.end() || at->total != total)
        return void(forecast.insert(at, {total, std::to_string(total), change, change}));
    at->least = std::min(at->least, change);
    at->most = std::max(at->most, change);
}

// "8". If only some throws of that total win (or lose), it names those: "hard 8", "easy 8", or the dice, "8 (2-6)".
std::string name_of(int total, bool wins, std::span<const odds::ThrowForecast> throws) {
    bool hard = false, easy = false, other_hard = false, other_easy = false;
    std::string dice;
    for (const odds::ThrowForecast& each : throws) {
        if (each.first + each.second != total) continue;
        const bool pair = each.first == each.second;
        if (each.worth == 0 || (each.worth > 0) != wins) {
            (pair ? other_hard : other_easy) = true;
            continue;
        }
        (pair ? hard : easy) = true;
        dice += fmt::format("{}{}-{}", dice.empty() ? "" : ", ", each.first, each.second);
    }
    if (!other_hard && !other_easy) return std::to_string(total);
    if (!easy) return fmt::format("hard {}", total);
    if (!hard && !other_easy) return fmt::format("easy {}", total);
    return fmt::format("{} ({})", total, dice);
}

bool all_change_alike(const std::vector<TotalOutcome>& forecast) {
    return std::ranges::all_of(forecast, [&](const TotalOutcome& outcome) {
        return outcome.least == outcome.most && outcome.least == forecast.front().least;
    });
}

std::string amount(const TotalOutcome& outcome) {
    if (outcome.least == outcome.most) return ui::look_change(outcome.least);
    return fmt::format("{} to {}", ui::look_change(outcome.least), ui::look_change(outcome.most));
}

// Adds one amount if all are equal, an amount per total if there are at most three totals, otherwise none.
std::string with_amounts(const std::vector<TotalOutcome>& forecast) {
    constexpr std::size_t few = 3;
    if (all_change_alike(forecast))
        return fmt::format("{} ({})", numbers_in_words(forecast, "or"), amount(forecast.front()));
    if (forecast.size() > few) return numbers_in_words(forecast, "or");
    std::vector<std::string> each;
    for (const TotalOutcome& outcome : forecast) each.push_back(fmt::format("{} ({})", outcome.name, amount(outcome)));
    return one_of(each);
}

}  // namespace

Forecast forecast_of(const odds::NextThrow& next) {
    Forecast forecast;
    for (const odds::ThrowForecast& each : next.throws)
        if (each.worth != 0) add(each.worth > 0 ? forecast.wins : forecast.loses, each.first + each.second, each.worth);
    for (TotalOutcome& outcome : forecast.wins) outcome.name = name_of(outcome.total, true, next.throws);
    for (TotalOutcome& outcome : forecast.loses) outcome.name = name_of(outcome.total, false, next.throws);
    return forecast;
}

std::string numbers_in_words(const std::vector<TotalOutcome>& forecast, std::string_view last) {
    std::vector<std::string> names;
    for (const TotalOutcome& outcome : forecast) names.push_back(outcome.name);
    return word_list(names, last);
}

std::string what_now(const craps::Rules& rules, const craps::State& state) {
    if (over(rules, state)) return {};
    if (state.bets.empty())
        return state.point == 0 ? "Place a chip to start. PASS LINE is a good first bet."
                                : "You have no bets down. You can bet on any number.";
    const Forecast forecast = forecast_of(odds::next_throw(rules, state));
    if (forecast.wins.empty() && forecast.loses.empty()) return "The next throw cannot win or lose you money.";
    std::string words, you = state.bets.size() > 1 ? "In all, you" : "You";
    if (!forecast.wins.empty()) words = fmt::format("{} win on {}.", you, with_amounts(forecast.wins));
    if (!forecast.loses.empty())
        words += fmt::format("{} lose on {}.", words.empty() ? you : " You", with_amounts(forecast.loses));
    return words;
}

std::string meaning_of(const craps::Rules& rules, craps::Spot spot, int point) {
    if (craps::is_line_odds(spot.kind) && point == 0) return {};
    craps::State alone = opening(rules);
    alone.point = point;
    alone.new_hand = alone.after_seven = point == 0;
    const craps::Spot base = craps::base_of(spot);
    alone.bets = {{base, odds::stake_of(rules, {base, point})}};
    const odds::NextThrow next = odds::next_throw(rules, alone);
    const Forecast forecast = forecast_of(next);
    if (forecast.wins.empty() && forecast.loses.empty()) return point == 0 ? "is off during the come-out" : "";
    if (forecast.wins.empty()) return fmt::format("loses on {}", numbers_in_words(forecast.loses, "or"));
    if (forecast.loses.empty()) return fmt::format("wins on {}", numbers_in_words(forecast.wins, "or"));
    const bool all_else = forecast.loses.size() > forecast.wins.size() &&
                          std::ranges::find(next.throws, 0, &odds::ThrowForecast::worth) == next.throws.end();
    return fmt::format("wins on {}, loses on {}", numbers_in_words(forecast.wins, "or"),
                       all_else ? "every other throw" : numbers_in_words(forecast.loses, "or"));
}

namespace {

using namespace craps;

constexpr const char* seven_first = "the 7 came first";

std::string with_article(int total) { return fmt::format("{} {}", article(total), total); }

// Whether a bet wins on its number and loses on a seven.
bool waits_for_number(Kind kind) {
    return kind == Kind::PassOdds || kind == Kind::ComeOn || kind == Kind::ComeOdds || kind == Kind::Place ||
           kind == Kind::Buy || kind == Kind::Put || kind == Kind::PutOdds || kind == Kind::Big;
}

std::string why(Spot spot, const Threw& dice) {
    const int total = dice.first + dice.second;
    const auto before_seven = [](int number) { return fmt::format("the {} came before a 7", number); };
    switch (spot.kind) {
        case Kind::Pass:
            return dice.point == 0 ? with_article(total) + " loses on the come-out" : seven_first;
        case Kind::Come:
            return with_article(total) + " loses a new come bet";
        case Kind::DontPass:
            return dice.point == 0 ? with_article(total) + " on the come-out wins for the pass line"
                                   : before_seven(dice.point);
        case Kind::DontCome:
            return with_article(total) + " wins for a new come bet";
        case Kind::DontPassOdds:
            return before_seven(dice.point);
        case Kind::DontComeOn:
        case Kind::DontComeOdds:
        case Kind::PlaceToLose:
        case Kind::Lay:
            return before_seven(spot.number);
        case Kind::Hard:
            return total == 7 ? seven_first : fmt::format("the {} came the easy way", spot.number);
        case Kind::Small:
        case Kind::Tall:
        case Kind::All:
        case Kind::Fire:
            return "a 7 ended it";
        case Kind::Hop:
            return fmt::format("{} and {} are not its dice", dice.first, dice.second);
        default:
            break;
    }
    return waits_for_number(spot.kind) ? seven_first : with_article(total) + " is none of its numbers";
}

struct LostFor {  // bets lost for one reason
    std::string why;
    std::vector<std::string> bets;
};

std::string named_or_counted(const std::vector<std::string>& bets) {
    constexpr std::size_t few = 3;
    return bets.size() > few ? fmt::format("{} bets", bets.size()) : word_list(bets);
}

}  // namespace

std::string losses_in_words(std::span<const Fact> facts) {
    const Threw* dice = nullptr;
    std::vector<LostFor> all;
    for (const Fact& fact : facts) {
        if (const auto* threw = std::get_if<Threw>(&fact)) dice = threw;
        const auto* lost = std::get_if<Lost>(&fact);
        if (!lost || !dice) continue;
        const std::string reason = why(lost->spot, *dice);
        const auto same = std::ranges::find(all, reason, &LostFor::why);
        LostFor& group = same != all.end() ? *same : all.emplace_back(LostFor{reason, {}});
        group.bets.push_back(ui::spot_words(lost->spot));
    }
    std::string words;
    for (const LostFor& group : all)
        words += fmt::format("{}{} lost: {}.", words.empty() ? "" : " ", named_or_counted(group.bets), group.why);
    return words;
}

CrapsOddsCache::~CrapsOddsCache() {
    if (answer_.valid()) answer_.wait();
}

std::vector<craps_look::SpotEdge> CrapsOddsCache::edges(const craps::Rules& rules, const CrapsLayout& felt,
                                                        const craps::State& state, Cents chip) {
    std::vector<craps_look::SpotEdge> edges;
    for (const craps::Spot spot : felt.spots()) {
        const Cents stake = craps::rounds_to_dollars(rules) ? stake_meant(rules, state, spot, chip) : 0;
        if (const odds::BetOdds* known = odds_.of(rules, spot, state.point, stake))
            edges.push_back({spot, odds::to_double(known->edge_per_bet)});
    }
    return edges;
}

const odds::NextThrow& CrapsOddsCache::next(const craps::Rules& rules, const craps::State& state) {
    if (const Question now{rules, state}; next_of_ != now) {
        next_ = odds::next_throw(rules, state);
        next_of_ = now;
    }
    return next_;
}

const odds::HandForecast* CrapsOddsCache::hand(const craps::Rules& rules, const craps::State& state, bool wait) {
    const Question now{rules, state};
    if (hand_of_ == now) return &hand_;
    if (answer_.valid() && answer_.wait_for(std::chrono::seconds{0}) == std::future_status::ready) {
        hand_ = answer_.get();
        hand_of_ = asked_;
    } else if (!answer_.valid()) {
        asked_ = now;
        answer_ = in_background([now] { return odds::rest_of_hand(now.rules, now.state); });
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

}  // namespace boxcars::scenes
