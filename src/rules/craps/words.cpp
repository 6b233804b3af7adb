// Craps in words and numbers: spots and events for journals and files, facts for people, states for hashes.
#include "base/words.h"
#include "base/numbers.h"
#include "base/overloaded.h"
#include "rules/craps/bets.h"

#include <map>

namespace boxcars::craps {
namespace {

constexpr std::string_view call_words[] = {"by_rule", "on", "off"};

std::string with_vig(Cents vig) { return vig == 0 ? "" : ", vig " + money_text(vig); }
std::string call_text(Call call) { return call == Call::On ? "on" : call == Call::Off ? "off" : "by rule"; }

}  // namespace

std::string to_text(const Spot& spot) {
    std::string name{row(spot.kind).name};
    if (spot.number == 0) return name;
    if (spot.kind == Kind::Hop) name += "_" + std::to_string(spot.number / 10);
    return name + "_" + std::to_string(spot.kind == Kind::Hop ? spot.number % 10 : spot.number);
}

std::optional<Spot> spot_from(std::string_view text) {
    static const auto all = [] {
        std::map<std::string, Spot, std::less<>> named;
        for (const bool crapless : {false, true})
            for (const Spot spot : spots({.crapless = crapless})) named.emplace(to_text(spot), spot);
        return named;
    }();
    const auto found = all.find(text);
    return found == all.end() ? std::nullopt : std::optional{found->second};
}

std::vector<Spot> spots(const Rules& rules) {
    std::vector<Spot> all;
    for (int k = 0; k <= ordinal(Kind::Fire); ++k)
        for (const int number : numbers(rules, static_cast<Kind>(k))) all.push_back({static_cast<Kind>(k), number});
    return all;
}

std::string to_text(const Event& event) {
    if (const auto* bet = std::get_if<Bet>(&event)) return "bet " + to_text(bet->spot) + " " + money_text(bet->amount);
    if (const auto* take = std::get_if<Take>(&event))
        return "take " + to_text(take->spot) + " " + money_text(take->amount);
    if (const auto* called = std::get_if<CallIt>(&event))
        return "call " + to_text(called->spot) + " " + std::string{call_words[nth(called->call)]};
    const Rolled& rolled = std::get<Rolled>(event);
    return "roll " + std::to_string(rolled.first) + " " + std::to_string(rolled.second);
}

std::optional<Event> event_from(const Rules&, std::string_view text) {
    const auto words = words_of(text);
    if (words.size() != 3) return {};
    if (words[0] == "roll") {
        const auto first = whole_number(words[1], 0, 99), second = whole_number(words[2], 0, 99);
        return first && second ? std::optional<Event>{Rolled{*first, *second}} : std::nullopt;
    }
    const auto spot = spot_from(words[1]);
    if (!spot) return {};
    if (words[0] == "call") {
        for (int call = 0; call < 3; ++call)
            if (words[2] == call_words[call]) return CallIt{*spot, static_cast<Call>(call)};
        return {};
    }
    const auto amount = money_from(words[2]);
    if (!amount) return {};
    if (words[0] == "bet") return Bet{*spot, *amount};
    if (words[0] == "take") return Take{*spot, *amount};
    return {};
}

Cents to_bankroll(const Fact& fact) {
    return std::visit(Overloaded{[](const ChipsPlaced& f) { return -f.amount - f.vig; },
                                 [](const ChipsTaken& f) { return f.amount + f.vig; },
                                 [](const Won& f) { return f.won + (f.stays ? 0 : f.stake); },
                                 [](const Pushed& f) { return f.stake; }, [](const auto&) { return Cents{0}; }},
                      fact);
}

std::string to_text(const Fact& fact) {
    return std::visit(
        Overloaded{
            [](const ChipsPlaced& f) { return money_text(f.amount) + " on " + to_text(f.spot) + with_vig(f.vig); },
            [](const ChipsTaken& f) { return money_text(f.amount) + " off " + to_text(f.spot) + with_vig(f.vig); },
            [](const Called& f) { return to_text(f.spot) + " works " + call_text(f.call); },
            [](const Threw& f) {
                return std::to_string(f.first) + " and " + std::to_string(f.second) + ": " +
                       std::to_string(f.first + f.second);
            },
            [](const PointSet& f) { return "the point is " + std::to_string(f.point); },
            [](const PointMade& f) { return "the point " + std::to_string(f.point) + " is made"; },
            [](const SevenOut&) { return std::string{"seven out"}; },
            [](const Won& f) {
                return to_text(f.spot) + " wins " + money_text(f.won) + " on " + money_text(f.stake) + with_vig(f.vig) +
                       (f.stays ? ", stays down" : "");
            },
            [](const Lost& f) { return to_text(f.spot) + " loses " + money_text(f.stake) + with_vig(f.vig); },
            [](const Pushed& f) { return to_text(f.spot) + " is returned, " + money_text(f.stake); },
            [](const Moved& f) {
                return money_text(f.stake) + " goes from " + to_text(f.from) + " to " + to_text(f.to);
            }},
        fact);
}

std::vector<std::int64_t> canonical(const State& state) {
    std::vector<std::int64_t> numbers{state.bankroll, state.point, state.new_hand, state.after_seven};
    for (const Placed& bet : state.bets) {
        numbers.push_back(ordinal(bet.spot.kind) * 100 + bet.spot.number);
        numbers.insert(numbers.end(), {bet.stake, bet.vig, ordinal(bet.call), bet.made});
    }
    return numbers;
}

rules::Named describe(const State& state) {
    rules::Named named{{"bankroll", state.bankroll},
                       {"point", state.point},
                       {"new_hand", state.new_hand},
                       {"after_seven", state.after_seven}};
    for (const Placed& bet : state.bets) {
        const std::string name = to_text(bet.spot);
        named.emplace_back(name + ".spot", ordinal(bet.spot.kind) * 100 + bet.spot.number);
        named.emplace_back(name, bet.stake);
        named.emplace_back(name + ".vig", bet.vig);
        named.emplace_back(name + ".call", ordinal(bet.call));
        named.emplace_back(name + ".made", bet.made);
    }
    return named;
}

}  // namespace boxcars::craps
