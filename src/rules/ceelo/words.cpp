// Cee-lo with a bank in words: its knobs and refusals; writes states, events and facts, and reads events.
#include "base/overloaded.h"
#include "rules/ceelo/rules.h"
#include "rules/knobs.h"

namespace boxcars::ceelo {
namespace {

constexpr std::string_view tie_words[] = {"push", "banker", "reroll", "first"};

using rules::off_on, rules::Unit;

constexpr rules::Knob<Rules> all_knobs[] = {
    {KNOB(players), 2, most_players, "Players at the table, people or computer players.", "Players", "The table"},
    {KNOB(coins), 5, 100, "Coins each player has when the game begins.", "Coins to begin with", "The table"},
    {KNOB(tie), 0, 3, "Equal scores: push (nobody pays), banker (the banker wins), reroll, or first (seat 1 wins).",
     "Equal scores", "The bank", Unit::Number, tie_words},
    {KNOB(pass_on_all_lost), 0, 1, "A banker who loses every bet of a round passes the bank on.",
     "All bets lost: passes", "The bank", Unit::Number, off_on},
    {KNOB(pass_on_special), 0, 1, "The first player to beat the banker with 4-5-6 or a triple takes the bank.",
     "4-5-6 takes the bank", "The bank", Unit::Number, off_on},
    {KNOB(pays_111), 1, 10, "Coins that 1-1-1 against a score wins per coin bet.", "1-1-1", "Pay-outs, to 1"},
    {KNOB(pays_triple), 1, 10, "Coins that another triple against a score wins per coin bet.", "Other triples",
     "Pay-outs, to 1"},
    {KNOB(pays_456), 1, 10, "Coins that 4-5-6 against a score wins per coin bet.", "4-5-6", "Pay-outs, to 1"},
    {KNOB(pays_point), 1, 10, "Coins that a score above the banker's wins per coin bet.", "A higher score",
     "Pay-outs, to 1"},
    {KNOB(pays_at_once), 1, 10, "Coins that a banker who loses at once pays per coin bet.", "Banker loses at once",
     "Pay-outs, to 1"},
};

std::string not_now(const State& state) {
    const std::string turn = player_name(state.turn);
    if (state.phase == Phase::Draw) return "The game has not begun: first the banker is drawn.";
    if (state.phase == Phase::Stake) return "The banker, " + player_name(state.banker) + ", stakes first.";
    if (state.phase == Phase::Cover) return "Bets are being taken: it is " + turn + "'s turn to bet.";
    if (state.phase == Phase::BankerThrows) return "Bets are closed: the banker, " + turn + ", throws.";
    if (state.phase == Phase::BettorThrows) return "Bets are closed: " + turn + " throws.";
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

std::string number(int value) { return std::to_string(value); }

std::string list(const Seats& numbers) {
    std::string text;
    for (const int value : numbers) text += (text.empty() ? "" : " ") + number(value);
    return text;
}

constexpr Overloaded fact_words{
    [](const BankDrawn& f) { return player_name(f.banker) + " is the first banker"; },
    [](const RoundBegan& f) {
        return "round " + number(f.round) + ", " + player_name(f.banker) + " banks, coins " + list(f.coins);
    },
    [](const BankStaked& f) { return player_name(f.banker) + " stakes " + coins_text(f.amount); },
    [](const Covered& f) {
        return player_name(f.player) + " bets " + number(f.amount) + ", " + number(f.left) + " left to cover";
    },
    [](const SatOut& f) { return player_name(f.player) + " sits out: nothing is left to cover"; },
    [](const Returned& f) { return coins_text(f.amount) + " not covered, back to " + player_name(f.banker); },
    [](const BetsClosed& f) { return "bets closed, bank " + number(f.bank) + ", bets " + list(f.bets); },
    [](const Threw& f) {
        return player_name(f.player) + " threw " + ceelo_dice::faces_text(f.faces, "-") + ", " + to_text(f.reading);
    },
    [](const PointSet& f) { return "the score to beat is " + number(f.point); },
    [](const AllSettled& f) { return player_name(f.banker) + (f.wins ? " wins" : " loses") + " all bets at once"; },
    [](const BettorWon& f) {
        const std::string unpaid = f.unpaid ? ", " + number(f.unpaid) + " more than the banker has" : "";
        return player_name(f.player) + " bet " + number(f.bet) + " and won " + number(f.won) + unpaid;
    },
    [](const BettorLost& f) { return player_name(f.player) + " lost " + number(f.bet); },
    [](const StandOff& f) {
        return player_name(f.player) + " stands off and " + (f.again ? "throws again" : "keeps " + number(f.bet));
    },
    [](const BankTakenUp& f) { return player_name(f.banker) + " takes up " + coins_text(f.amount); },
    [](const RoundOver& f) { return "round " + number(f.round) + " over, coins " + list(f.coins); },
    [](const BankPasses& f) { return why_sentence(f); },
    [](const GameOver& f) {
        const auto winner = std::ranges::find(f.coins, f.best) - f.coins.begin();
        return (f.shared > 1 ? number(f.shared) + " players share the win"
                             : player_name(numeric_cast<int>(winner)) + " won") +
               " with " + coins_text(f.best);
    }};

}  // namespace

std::span<const rules::Knob<Rules>> Rules::knobs() { return all_knobs; }

std::optional<std::string> refusal(const Rules& rules, const State& state, const Event& event) {
    if (phase_of(event, state) != state.phase) return not_now(state);
    if (const auto* begin = std::get_if<Begin>(&event))
        return boxcars::rules::no_such_player(begin->banker, rules.players);
    if (const auto* stake = std::get_if<Stake>(&event)) return bad_amount(state, stake->amount);
    if (const auto* cover = std::get_if<Cover>(&event)) return bad_amount(state, cover->amount);
    return boxcars::rules::no_such_face(std::get<Rolled>(event).faces, 6);
}

rules::Named describe(const State& state) {
    rules::Named named{{"phase", ordinal(state.phase)},
                       {"round", state.round},
                       {"banker", state.banker},
                       {"turn", state.turn},
                       {"bank", state.bank},
                       {"point", state.point},
                       {"bank_won", state.bank_won},
                       {"bank_tied", state.bank_tied},
                       {"special", state.special},
                       {"special_triple", state.special_triple}};
    for (int player = 0; player < most_players; ++player) {
        named.emplace_back("coins_" + number(player + 1), state.coins[seat(player)]);
        named.emplace_back("bet_" + number(player + 1), state.bets[seat(player)]);
    }
    return named;
}

std::vector<std::int64_t> canonical(const State& state) {
    std::vector<std::int64_t> numbers{ordinal(state.phase), state.round,         state.banker,   state.turn,
                                      state.bank,           state.point,         state.bank_won, state.bank_tied,
                                      state.special,        state.special_triple};
    numbers.insert(numbers.end(), state.coins.begin(), state.coins.end());
    numbers.insert(numbers.end(), state.bets.begin(), state.bets.end());
    return numbers;
}

std::string to_text(const Event& event) {
    if (const auto* begin = std::get_if<Begin>(&event)) return "begin " + number(begin->banker + 1);
    if (const auto* stake = std::get_if<Stake>(&event)) return "stake " + number(stake->amount);
    if (const auto* cover = std::get_if<Cover>(&event)) return "cover " + number(cover->amount);
    return "roll " + ceelo_dice::faces_text(std::get<Rolled>(event).faces);
}

std::string coins_text(int coins) { return number(coins) + (coins == 1 ? " coin" : " coins"); }

std::optional<Event> event_from(const Rules&, std::string_view text) {
    const auto words = words_of(text);
    const std::string_view verb = words.front();
    std::vector<int> numbers;
    for (const auto word : std::span{words}.subspan(1)) {
        const auto value = whole_number(word, 1, 1000);
        if (!value) return {};
        numbers.push_back(*value);
    }
    if (verb == "roll" && numbers.size() == 3) return Rolled{{numbers[0], numbers[1], numbers[2]}};
    if (numbers.size() != 1) return {};
    if (verb == "begin") return Begin{numbers[0] - 1};
    if (verb == "stake") return Stake{numbers[0]};
    if (verb == "cover") return Cover{numbers[0]};
    return {};
}

std::string why_sentence(const BankPasses& bank) {
    constexpr std::string_view reasons[] = {"an automatic win.",
                                            "not every bet was lost.",
                                            "a push is not a loss.",
                                            "on this rule sheet a banker who has lost stays.",
                                            "the next at the table after an automatic loss.",
                                            "the next at the table after a banker who lost every bet.",
                                            "the first to beat the banker with 4-5-6 or a triple, by 4-5-6.",
                                            "the first to beat the banker with 4-5-6 or a triple, by a triple."};
    const bool keeps = kept(bank.why);
    return "Player " + number((keeps ? bank.from : bank.to) + 1) + (keeps ? " keeps" : " takes") +
           " the bank: " + std::string{reasons[nth(bank.why)]};
}

std::string to_text(const Fact& fact) { return std::visit(fact_words, fact); }

}  // namespace boxcars::ceelo
