// Cee-lo with a bank: three dice, 2 to 6 players, whole coins. One player banks, the others bet against the bank, and
// the bank goes round. Decides what may happen and who has won, in pure functions of state and event. Coins on the
// table are in no pocket; pockets, bank and bets always add up to players x coins. House rules: pay-outs above 1 to 1
// are paid in the order of the throws, as far as the banker's coins go.
#pragma once
#include "base/numbers.h"
#include "rules/ceelo/reading.h"
#include "rules/game.h"
#include "rules/hand.h"

namespace boxcars::ceelo {

// Each fact is one thing that can happen. Text, receipt, calls and sounds come from them alone. Players count from 0.
constexpr int most_players = 6;
using Seats = std::array<int, most_players>;  // indexed by player; unused seats hold 0
constexpr std::size_t seat(int player) { return nth(player); }
using Faces = std::array<int, 3>;

// Facts of the start of a round.
struct BankDrawn {  // which player banks first
    int banker;
    bool operator==(const BankDrawn&) const = default;
};
struct RoundBegan {
    int round, banker;  // round: from 1
    Seats coins;
    bool operator==(const RoundBegan&) const = default;
};

// Facts of coins put on the table.
struct BankStaked {
    int banker, amount;
    bool operator==(const BankStaked&) const = default;
};
struct Covered {
    int player, amount, left;  // left: coins of the bank not yet covered
    bool operator==(const Covered&) const = default;
};
struct SatOut {  // the bank was covered before this player's turn
    int player;
    bool operator==(const SatOut&) const = default;
};
struct Returned {  // the uncovered part of the bank goes back to the banker
    int banker, amount;
    bool operator==(const Returned&) const = default;
};
struct BetsClosed {
    int banker, bank;  // bank: how many of its coins are covered by bets
    Seats bets;
    bool operator==(const BetsClosed&) const = default;
};

// Facts of throws.
struct Threw {
    int player;
    bool banks;  // this player is the banker
    Faces faces;
    ceelo_dice::Reading reading;
    bool operator==(const Threw&) const = default;
};
struct PointSet {
    int banker, point;
    bool operator==(const PointSet&) const = default;
};
struct AllSettled {  // the banker wins or loses all bets at once
    int banker, bank;
    bool wins;
    bool operator==(const AllSettled&) const = default;
};

// Facts of settled bets, in the order of the players from the banker's left.
struct BettorWon {
    int player, bet, won;  // the bet comes back, and `won` comes on top of it
    // pocket: the part of `won` that was not on the table. unpaid: what the banker could not pay.
    int banker, pocket, unpaid;
    bool operator==(const BettorWon&) const = default;
};
struct BettorLost {
    int player, bet;  // the bet joins the bank
    bool operator==(const BettorLost&) const = default;
};
struct StandOff {  // equal scores
    int player, bet;
    bool again;  // true if the player throws again; otherwise the bet comes back
    bool operator==(const StandOff&) const = default;
};

// Facts of the end of a round.
struct BankTakenUp {  // what is left of the bank goes back to the banker
    int banker, amount;
    bool operator==(const BankTakenUp&) const = default;
};
struct RoundOver {
    int round;
    Seats coins;
    bool operator==(const RoundOver&) const = default;
};

// Why the bank stays or passes.
enum class Why : std::uint8_t {
    WonAtOnce,     // kept: the banker won automatically
    BetWon,        // kept: the banker won a bet
    StoodOff,      // kept: the banker won no bet, but a stand-off is no loss
    SheetKeeps,    // kept: the banker lost, but this sheet does not pass the bank for that
    LostAtOnce,    // passes to the next player: the banker lost automatically
    LostEveryBet,  // passes to the next player: the banker lost every bet
    // The bank passes to the first player who beat the banker with 4-5-6 or a triple.
    BeatenBySpecial456,
    BeatenByTriple,
};
constexpr bool kept(Why why) { return why <= Why::SheetKeeps; }

struct BankPasses {  // from == to: the bank is kept
    int from, to;
    Why why;
    bool operator==(const BankPasses&) const = default;
};
struct GameOver {  // a player has no coins left
    Seats coins;
    int best;    // the winners' coins
    int shared;  // the number of winners
    bool operator==(const GameOver&) const = default;
    bool won_by(int player) const { return coins[seat(player)] == best; }
};

using Fact = std::variant<BankDrawn, RoundBegan, BankStaked, Covered, SatOut, Returned, BetsClosed, Threw, PointSet,
                          AllSettled, BettorWon, BettorLost, StandOff, BankTakenUp, RoundOver, BankPasses, GameOver>;

std::string why_sentence(const BankPasses&);  // says who takes the bank next and why: "Player 2 takes the bank: ..."
using rules::player_name;
std::string coins_text(int coins);  // "1 coin", "2 coins"

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

// What becomes of bets on equal scores. First: player 0 wins them, betting or banking; between others they are a push.
enum class Tie : std::uint8_t { Push, Banker, Reroll, First };
constexpr int first_seat = 0;

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
    static constexpr bool has_odds = true;  // see odds/chain/chain.h and odds/goal/goal.h
    static std::span<const rules::Knob<Rules>> knobs();
};

BOXCARS_GAME_VERBS;
std::vector<Event> starts(const Rules&);  // one per seat: that player banks first

// A changed sheet takes effect before the banker stakes. A changed number of players waits for the next game.
bool between_rounds(const Rules& now, const Rules& next, const State&);

bool pays_even_money(const Rules&);         // every pay-out is 1 to 1
int most_offered(const State&);             // the most coins that may be staked or covered; 0: no decision is due
int left_to_cover(const State&);            // coins of the bank not covered
Event put_down(const State&, int coins);    // a stake of so many coins, or a bet if those are being taken
int all_bets(const State&);                 // coins bet against the bank
int next_player(const Rules&, int player);  // the player to the left of `player`
int worth(const State&, int player);        // coins in the pocket and on the table
int all_coins(const State&);                // the coins of all players, in pockets and on the table
// Whether no other player has more coins. At the end of a game: whether the player has won, alone or with others.
bool leads(const State&, int player);

// Who banks after this round and why, once all its bets are settled. If the game is over, who would have banked next.
BankPasses transition(const Rules&, const State&);

// A coin is ten dollars. A player owns the coins in the pocket and those on the table, as a bet or as the bank.
constexpr Cents coin = 10 * dollar;
inline rules::Money money(const State& state, int player) {
    const Cents pocket = state.coins[nth(player)];
    return {pocket * coin, (worth(state, player) - pocket) * coin};
}
inline rules::BuyIn buy_in(const Rules&) { return {"coins", coin}; }

// Hands and high scores (see rules/hand.h): each bet against the bank, seen from both sides, and the game.
int settled_bettor(const Fact& fact);  // whose bet won, lost or tied; -1: no bet did
inline bool settles(const Fact& fact) { return settled_bettor(fact) >= 0; }
inline std::string_view hand_unit(const Rules&) { return "coins"; }
std::vector<rules::HandResult> hand_results(const Rules& rules, const State& before, const Step& step, int seat);
std::string feat(const Rules& rules, const State& before, const Step& step, int seat);
inline std::span<const rules::ScoreKind> score_kinds(const Rules&) {
    static constexpr auto kinds = boxcars::rules::betting_kinds("coins");
    return kinds;
}
inline std::vector<rules::ScoreMark> score_marks(const Rules& rules, const State& before, const Step& step, int seat) {
    return rules::betting_marks(hand_results(rules, before, step, seat));
}

}  // namespace boxcars::ceelo
