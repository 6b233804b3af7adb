// Cee-lo with a bank: three dice, 2 to 6 players, whole coins. One player banks, the others bet against the bank, and
// the bank goes round. Decides what may happen and who has won, in pure functions of state and event. Coins on the
// table are in no pocket; pockets, bank and bets always add up to players x coins. House rules: pay-outs above 1 to 1
// are paid in the order of the throws, as far as the banker's coins go.
#pragma once
#include "base/numbers.h"
#include "rules/ceelo/facts.h"
#include "rules/game.h"
#include "rules/hand.h"
#include "rules/money.h"

#include <string_view>

namespace boxcars::ceelo {

struct Begin {
    // The first banker: drawn for the first game, then the next player in each further game.
    int banker;
    bool operator==(const Begin&) const = default;
};
struct Stake {  // the banker stakes at least 1 coin
    int amount;
    bool operator==(const Stake&) const = default;
};
// A bet against the bank: at least 1 coin, at most the player's coins, and at most the uncovered part of the bank.
struct Cover {
    int amount;
    bool operator==(const Cover&) const = default;
};
struct Rolled {
    Faces faces;
    bool operator==(const Rolled&) const = default;
};
using Event = std::variant<Begin, Stake, Cover, Rolled>;

enum class Phase : std::uint8_t { Draw, Stake, Cover, BankerThrows, BettorThrows, Over };

struct State {
    Seats coins{};    // in the pockets
    Seats bets{};     // on the table; 0: sits out
    int bank = 0;     // the banker's coins on the table
    int banker = -1;  // -1 before the draw
    int turn = -1;    // the player to decide or throw; -1: no player
    Phase phase = Phase::Draw;
    int point = 0;  // the banker's score, 2 to 5; 0: none yet
    int round = 0;  // from 1
    // The number of bets that the banker has won in this round, and of those that were tied.
    int bank_won = 0, bank_tied = 0;
    // The first player who beat this banker with 4-5-6 or a triple; -1: none yet.
    int special = -1;
    bool special_triple = false;  // `special` had a triple
    bool operator==(const State&) const = default;
};

enum class Tie : std::uint8_t { Push, Banker, Reroll };  // what becomes of bets on equal scores

struct Rules {
    // The table.
    int players = 3;
    int coins = 10;  // what each player has at the start

    // The bank.
    Tie tie = Tie::Push;
    bool pass_on_all_lost = true;  // a banker who lost every bet of a round passes the bank on
    // The bank goes to the first player who beat it with 4-5-6 or a triple.
    bool pass_on_special = true;

    // What a winning bet is paid, to 1.
    int pays_111 = 1, pays_triple = 1, pays_456 = 1;  // for beating the banker with these
    int pays_point = 1;                               // for beating the banker with more points
    int pays_at_once = 1;                             // when the banker loses at once
    bool operator==(const Rules&) const = default;

    using State = ceelo::State;
    using Event = ceelo::Event;
    using Fact = ceelo::Fact;
    static constexpr std::string_view game = "ceelo";
    static constexpr bool has_milestones = true;
    static constexpr bool has_odds = true;  // see odds/hand_odds.h and odds/goal/goal.h
    static std::span<const rules::Knob<Rules>> knobs();
};

BOXCARS_GAME_VERBS;
std::vector<Event> starts(const Rules&);  // one per seat: that player banks first

// A changed sheet takes effect before the banker stakes. A changed number of players waits for the next game.
bool between_rounds(const Rules& now, const Rules& next, const State&);

int most_offered(const State&);             // the most coins that may be staked or covered; 0: no decision is due
int left_to_cover(const State&);            // coins of the bank not covered
int next_player(const Rules&, int player);  // the player to the left of `player`
int worth(const State&, int player);        // coins in the pocket and on the table
int all_coins(const State&);                // the coins of all players, in pockets and on the table
// Whether no other player has more coins. At the end of a game: whether the player has won, alone or with others.
bool leads(const State&, int player);

// Who banks after this round and why, once all its bets are settled. If the game is over, who would have banked next.
BankPasses transition(const Rules&, const State&);

// For money, a coin is ten dollars. A player owns the coins in the pocket and those on the table,
// which are a bet or, for the banker, the bank.
constexpr Cents coin = 10 * dollar;

inline rules::Money money(const State& state, int player) {
    const Cents pocket = state.coins[nth(player)];
    return {pocket * coin, (worth(state, player) - pocket) * coin};
}
inline rules::BuyIn buy_in(const Rules&) { return {"coins", coin}; }

// Hands and high scores (see rules/hand.h): each bet against the bank, seen from both sides, and the game.
bool settles(const Fact& fact);  // whether a bet won, lost or tied
inline std::string_view hand_unit(const Rules&) { return "coins"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);

std::span<const rules::ScoreKind> score_kinds(const Rules& rules);
std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat);

}  // namespace boxcars::ceelo
