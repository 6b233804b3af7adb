#include "chuck_a_luck/rules.h"

#include "base/overloaded.h"
#include "base/words.h"
#include "session/game_of.h"

#include <algorithm>

namespace boxcars::chuck_a_luck {
namespace {

constexpr rules::Dice three{3, 6};

constexpr rules::Knob<Rules> knob_table[] = {
    {KNOB(triple), 1, 100, "Three dice with the number pay this to 1; one pays 1 and two pay 2."},
    {KNOB(stake), 1, 1000, "Dollars of every bet."},
    {KNOB(purse), 1, 100'000, "Dollars that the player sits down with."},
};

std::string faces_text(const Rolled& rolled) {
    std::string text;
    for (const int face : rolled.faces) text += " " + std::to_string(face);
    return text;
}

std::optional<int> small_number(std::string_view text) {  // what a file may say before the rules have looked at it
    const auto number = whole_number(text);
    if (!number || *number < -1000 || *number > 1000) return {};
    return static_cast<int>(*number);
}

std::optional<Event> roll_from(std::string_view text) {  // " 1 2 3"
    Rolled rolled{};
    for (int& face : rolled.faces) {
        if (!text.starts_with(' ')) return {};
        text.remove_prefix(1);
        const auto word = text.substr(0, text.find(' '));
        const auto number = small_number(word);
        if (!number) return {};
        face = *number;
        text.remove_prefix(word.size());
    }
    return text.empty() ? std::optional<Event>{rolled} : std::nullopt;
}

bool is_face(int face) { return face >= 1 && face <= three.sides; }

template <class Report>
void put_down(const Rules& rules, State& state, Bet bet, const Report& report) {
    state.purse -= rules.stake;
    state.down = rules.stake;
    state.number = bet.number;
    report(BetDown{bet.number, state.down});
}

template <class Report>
void settle(const Rules& rules, State& state, const Rolled& rolled, const Report& report) {
    const auto shown = static_cast<int>(std::ranges::count(rolled.faces, state.number));
    const std::int64_t won = state.down * (shown == 3 ? rules.triple : shown);
    if (shown > 0) {
        state.purse += state.down + won;
        report(Won{state.number, shown, won});
    } else {
        report(Lost{state.number, state.down});
    }
    state.down = 0;
    state.number = 0;
}

constexpr auto play = [](const Rules& rules, State& state, const Event& event, const auto& report) {
    std::visit(Overloaded{[&](const Bet& bet) { put_down(rules, state, bet, report); },
                          [&](const Rolled& rolled) { settle(rules, state, rolled, report); }},
               event);
};

}  // namespace

std::span<const rules::Knob<Rules>> Rules::knobs() { return knob_table; }

std::optional<std::string> conflict(const Rules& rules) {
    if (rules.purse >= rules.stake) return {};
    return "A purse of " + std::to_string(rules.purse) + " cannot pay a bet of " + std::to_string(rules.stake) + ".";
}

State opening(const Rules& rules) { return {.purse = rules.purse}; }

std::vector<Event> legal(const Rules& rules, const State& state) {
    std::vector<Event> bets;
    if (state.number == 0 && state.purse >= rules.stake)
        for (int number = 1; number <= three.sides; ++number) bets.emplace_back(Bet{number});
    return bets;
}

rules::Dice dice_wanted(const Rules&, const State& state) { return state.number == 0 ? rules::Dice{0} : three; }

Event thrown(const Rules&, rules::Faces faces) { return Rolled{{faces[0], faces[1], faces[2]}}; }

std::optional<std::string> refusal(const Rules& rules, const State& state, const Event& event) {
    if (const auto* rolled = std::get_if<Rolled>(&event)) {
        if (state.number == 0) return "The dice wait for a bet.";
        return std::ranges::all_of(rolled->faces, is_face) ? std::nullopt
                                                           : std::optional<std::string>{"A die shows 1 to 6."};
    }
    if (state.number != 0) return "A bet is down already: throw, or take it back.";
    if (!is_face(std::get<Bet>(event).number)) return "The numbers are 1 to 6.";
    if (state.purse < rules.stake) return "The purse does not pay another bet.";
    return {};
}

BOXCARS_GAME_PLAY(play)

bool over(const Rules& rules, const State& state) { return state.number == 0 && state.purse < rules.stake; }

bool between_rounds(const Rules&, const Rules& next, const State& state) {
    return state.number == 0 && state.purse >= next.stake;
}

std::int64_t worth(const State& state) { return state.purse; }

std::vector<std::int64_t> canonical(const State& state) { return {state.purse, state.down, state.number}; }

rules::Named describe(const State& state) {
    return {{"purse", state.purse}, {"down", state.down}, {"number", state.number}};
}

std::string to_text(const Event& event) {
    return std::visit(Overloaded{[](const Bet& bet) { return "bet " + std::to_string(bet.number); },
                                 [](const Rolled& rolled) { return "roll" + faces_text(rolled); }},
                      event);
}

std::optional<Event> event_from(const Rules&, std::string_view text) {
    constexpr std::string_view bet_word = "bet ", roll_word = "roll";
    if (text.starts_with(roll_word)) return roll_from(text.substr(roll_word.size()));
    if (!text.starts_with(bet_word)) return {};
    const auto number = small_number(text.substr(bet_word.size()));
    if (!number) return {};
    return Bet{*number};
}

std::string to_text(const Fact& fact) {
    return std::visit(
        Overloaded{[](const BetDown& f) { return std::to_string(f.stake) + " on " + std::to_string(f.number); },
                   [](const Won& f) {
                       return std::to_string(f.number) + " shows " + std::to_string(f.shown) +
                              (f.shown == 1 ? " time" : " times") + ": wins " + std::to_string(f.won);
                   },
                   [](const Lost& f) {
                       return std::to_string(f.number) + " does not show: loses " + std::to_string(f.stake);
                   }},
        fact);
}

}  // namespace boxcars::chuck_a_luck

BOXCARS_ANY_GAME(boxcars::chuck_a_luck::Rules)
