// Craps in words and numbers: events for journals and files, states for hashes and people.
#include "base/words.h"
#include "base/numbers.h"
#include "rules/craps/bets.h"

namespace boxcars::craps {
namespace {

constexpr std::string_view call_words[] = {"by_rule", "on", "off"};

std::optional<Event> roll_from(std::string_view first, std::string_view second) {
    const auto a = whole_number(first, 0, 99), b = whole_number(second, 0, 99);
    if (!a || !b) return {};
    return Rolled{*a, *b};
}

}  // namespace

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
    if (words[0] == "roll") return roll_from(words[1], words[2]);
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
