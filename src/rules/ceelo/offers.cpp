// Cee-lo with a bank: the knobs, the decisions allowed now, and the sentences of refusal.
#include "rules/ceelo/rules.h"
#include "rules/knobs.h"

#include <algorithm>
#include <numeric>

namespace boxcars::ceelo {
namespace {

constexpr std::string_view tie_words[] = {"push", "banker", "reroll"};

using rules::member;
using rules::off_on;

constexpr rules::Knob<Rules> knob_table[] = {
    {"players", member<&Rules::players>, 2, most_players, "Players at the table, people or computer players."},
    {"coins", member<&Rules::coins>, 5, 100, "Coins each player has when the game begins."},
    {"tie", member<&Rules::tie>, 0, 2, "Equal scores: push (nobody pays), banker (the banker wins) or reroll.",
     tie_words},
    {"pass_on_all_lost", member<&Rules::pass_on_all_lost>, 0, 1,
     "A banker who loses every bet of a round passes the bank on.", off_on},
    {"pass_on_special", member<&Rules::pass_on_special>, 0, 1,
     "The first player to beat the banker with 4-5-6 or a triple takes the bank.", off_on},
    {"pays_111", member<&Rules::pays_111>, 1, 10, "Coins that 1-1-1 against a score wins per coin bet."},
    {"pays_triple", member<&Rules::pays_triple>, 1, 10, "Coins that another triple against a score wins per coin bet."},
    {"pays_456", member<&Rules::pays_456>, 1, 10, "Coins that 4-5-6 against a score wins per coin bet."},
    {"pays_point", member<&Rules::pays_point>, 1, 10, "Coins that a score above the banker's wins per coin bet."},
    {"pays_at_once", member<&Rules::pays_at_once>, 1, 10, "Coins that a banker who loses at once pays per coin bet."},
};

constexpr rules::KnobTitle titles[] = {
    {"players", "Players", "The table"},
    {"coins", "Coins to begin with", "The table"},
    {"tie", "Equal scores", "The bank"},
    {"pass_on_all_lost", "All bets lost: passes", "The bank"},
    {"pass_on_special", "4-5-6 takes the bank", "The bank"},
    {"pays_111", "1-1-1", "Pay-outs, to 1"},
    {"pays_triple", "Other triples", "Pay-outs, to 1"},
    {"pays_456", "4-5-6", "Pay-outs, to 1"},
    {"pays_point", "A higher score", "Pay-outs, to 1"},
    {"pays_at_once", "Banker loses at once", "Pay-outs, to 1"},
};
constexpr auto all_knobs = rules::titled(knob_table, titles);

std::string not_now(const State& state) {
    switch (state.phase) {
        case Phase::Draw:
            return "The game has not begun: first the banker is drawn.";
        case Phase::Stake:
            return "The banker, " + player_name(state.banker) + ", stakes first.";
        case Phase::Cover:
            return "Bets are being taken: it is " + player_name(state.turn) + "'s turn to bet.";
        case Phase::BankerThrows:
            return "Bets are closed: the banker, " + player_name(state.banker) + ", throws.";
        case Phase::BettorThrows:
            return "Bets are closed: " + player_name(state.turn) + " throws.";
        case Phase::Over:
            break;
    }
    return "The game is over: start a new one.";
}

std::optional<std::string> bad_amount(const State& state, int amount) {
    const int most = most_offered(state);
    if (amount >= 1 && amount <= most) return {};
    const std::string range = "1 to " + std::to_string(most) + ", not " + std::to_string(amount) + ".";
    if (state.phase == Phase::Stake) return "The banker has " + coins_text(most) + " and stakes " + range;
    return "With " + coins_text(state.coins[seat(state.turn)]) + ", and " + std::to_string(left_to_cover(state)) +
           " of the bank left to cover, " + player_name(state.turn) + " bets " + range;
}

Phase phase_of(const Event& event, const State& state) {  // the phase that allows the event
    if (std::holds_alternative<Begin>(event)) return Phase::Draw;
    if (std::holds_alternative<Stake>(event)) return Phase::Stake;
    if (std::holds_alternative<Cover>(event)) return Phase::Cover;
    return state.phase == Phase::BettorThrows ? Phase::BettorThrows : Phase::BankerThrows;
}

}  // namespace

std::span<const rules::Knob<Rules>> Rules::knobs() { return all_knobs; }

std::vector<Event> starts(const Rules& rules) { return boxcars::rules::one_for_each_seat<Event, Begin>(rules.players); }

std::vector<Event> legal(const Rules& rules, const State& state) {
    if (state.phase == Phase::Draw) return starts(rules);
    std::vector<Event> events;
    for (int amount = 1; amount <= most_offered(state); ++amount)
        events.push_back(state.phase == Phase::Stake ? Event{Stake{amount}} : Event{Cover{amount}});
    return events;
}

std::optional<std::string> refusal(const Rules& rules, const State& state, const Event& event) {
    if (phase_of(event, state) != state.phase) return not_now(state);
    if (const auto* begin = std::get_if<Begin>(&event))
        return boxcars::rules::no_such_player(begin->banker, rules.players);
    if (const auto* stake = std::get_if<Stake>(&event)) return bad_amount(state, stake->amount);
    if (const auto* cover = std::get_if<Cover>(&event)) return bad_amount(state, cover->amount);
    return boxcars::rules::no_such_face(std::get<Rolled>(event).faces, 6);
}

int most_offered(const State& state) {
    if (state.phase == Phase::Stake) return state.coins[seat(state.banker)];
    if (state.phase == Phase::Cover) return std::min(state.coins[seat(state.turn)], left_to_cover(state));
    return 0;
}

int left_to_cover(const State& state) {
    return state.phase == Phase::Cover ? state.bank - std::accumulate(state.bets.begin(), state.bets.end(), 0) : 0;
}

}  // namespace boxcars::ceelo
