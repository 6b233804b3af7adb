// Cee-lo with a bank in words: writes states, events and facts, and reads events.
#include "base/words.h"
#include "base/numbers.h"
#include "rules/ceelo/rules.h"

namespace boxcars::ceelo {
namespace {

std::string number(int value) { return std::to_string(value); }

std::string list(const Seats& numbers) {
    std::string text;
    for (const int value : numbers) text += (text.empty() ? "" : " ") + number(value);
    return text;
}

std::string faces_text(const Faces& faces) {
    return number(faces[0]) + "-" + number(faces[1]) + "-" + number(faces[2]);
}

struct Reporting {
    std::string operator()(const BankDrawn& f) const { return player_name(f.banker) + " is the first banker"; }
    std::string operator()(const RoundBegan& f) const {
        return "round " + number(f.round) + ", " + player_name(f.banker) + " banks, coins " + list(f.coins);
    }
    std::string operator()(const BankStaked& f) const {
        return player_name(f.banker) + " stakes " + coins_text(f.amount);
    }
    std::string operator()(const Covered& f) const {
        return player_name(f.player) + " bets " + number(f.amount) + ", " + number(f.left) + " left to cover";
    }
    std::string operator()(const SatOut& f) const {
        return player_name(f.player) + " sits out: nothing is left to cover";
    }
    std::string operator()(const Returned& f) const {
        return coins_text(f.amount) + " not covered, back to " + player_name(f.banker);
    }
    std::string operator()(const BetsClosed& f) const {
        return "bets closed, bank " + number(f.bank) + ", bets " + list(f.bets);
    }
    std::string operator()(const Threw& f) const {
        return player_name(f.player) + " threw " + faces_text(f.faces) + ", " + ceelo_dice::to_text(f.reading);
    }
    std::string operator()(const PointSet& f) const { return "the score to beat is " + number(f.point); }
    std::string operator()(const AutoWin& f) const { return player_name(f.banker) + " wins all bets at once"; }
    std::string operator()(const AutoLoss& f) const { return player_name(f.banker) + " loses all bets at once"; }
    std::string operator()(const BettorWon& f) const {
        const std::string unpaid = f.unpaid ? ", " + number(f.unpaid) + " more than the banker has" : "";
        return player_name(f.player) + " bet " + number(f.bet) + " and won " + number(f.won) + unpaid;
    }
    std::string operator()(const BettorLost& f) const { return player_name(f.player) + " lost " + number(f.bet); }
    std::string operator()(const StandOff& f) const {
        return player_name(f.player) +
               (f.again ? " stands off and throws again" : " stands off and keeps " + number(f.bet));
    }
    std::string operator()(const BankTakenUp& f) const {
        return player_name(f.banker) + " takes up " + coins_text(f.amount);
    }
    std::string operator()(const RoundOver& f) const {
        return "round " + number(f.round) + " over, coins " + list(f.coins);
    }
    std::string operator()(const BankPasses& f) const { return why_sentence(f); }
    std::string operator()(const GameOver& f) const {
        const std::string with = " with " + coins_text(f.best);
        if (f.shared > 1) return number(f.shared) + " players share the win" + with;
        for (int player = 0; player < most_players; ++player)
            if (f.won_by(player)) return player_name(player) + " won" + with;
        return {};
    }
};

struct Coming {  // the coins that a fact adds to a player's pocket
    int player;
    int at(int who, int amount) const { return who == player ? amount : 0; }

    int operator()(const BankStaked& f) const { return at(f.banker, -f.amount); }
    int operator()(const Covered& f) const { return at(f.player, -f.amount); }
    int operator()(const Returned& f) const { return at(f.banker, f.amount); }
    int operator()(const BettorWon& f) const { return at(f.player, f.bet + f.won) - at(f.banker, f.pocket); }
    int operator()(const StandOff& f) const { return f.again ? 0 : at(f.player, f.bet); }
    int operator()(const BankTakenUp& f) const { return at(f.banker, f.amount); }
    template <class Other>
    int operator()(const Other&) const {
        return 0;
    }
};

}  // namespace

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
    const Faces& faces = std::get<Rolled>(event).faces;
    return "roll " + number(faces[0]) + " " + number(faces[1]) + " " + number(faces[2]);
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

int to_coins(const Fact& fact, int player) { return std::visit(Coming{player}, fact); }

std::string to_text(const Fact& fact) { return std::visit(Reporting{}, fact); }

}  // namespace boxcars::ceelo
