// Cee-lo with a bank: three dice, 2 to 6 players, whole coins. One player banks, the others bet against the bank; the
// bank goes round. What may happen, and who has won. Pure: state and event in, Step out. Coins on the table are in
// nobody's pocket; pockets, bank and bets always add up to players x coins. House rules: pay-outs above 1 to 1 are paid
// in the order of the throws, as far as the banker's coins go.
#pragma once
#include "rules/ceelo/facts.h"
#include "rules/game.h"

namespace boxcars::ceelo {

struct Begin {
    int banker;  // the first: drawn, or the next one from game to game
    bool operator==(const Begin&) const = default;
};
struct Stake {  // the banker's: 1 up to all his coins
    int amount;
    bool operator==(const Stake&) const = default;
};
struct Cover {  // a bet against the bank: 1 up to the player's coins and what is left to cover
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
    Seats coins{};    // off the table
    Seats bets{};     // on the table, against the bank; 0: not in this round
    int bank = 0;     // on the table, the banker's
    int banker = -1;  // -1 before the draw
    int turn = -1;    // whose decision or throw it is; -1 when nobody's
    Phase phase = Phase::Draw;
    int point = 0;                    // the banker's score, 2 to 5; 0: none yet
    int round = 0;                    // from 1
    int bank_won = 0, bank_tied = 0;  // bets of this round that the banker won, that stood off
    int special = -1;                 // the first who beat this banker with 4-5-6 or a triple
    bool special_triple = false;      // it was a triple
    bool operator==(const State&) const = default;
};

enum class Tie : std::uint8_t { Push, Banker, Reroll };  // whose a bet is when the scores are equal

struct Rules {
    // The table.
    int players = 3;
    int coins = 10;  // each player's when the game begins

    // The bank.
    Tie tie = Tie::Push;
    bool pass_on_all_lost = true;  // a banker who lost every bet of a round passes the bank on
    bool pass_on_special = true;   // to the first who beats it with 4-5-6 or a triple

    // What a bet that wins is paid, to 1.
    int pays_111 = 1, pays_triple = 1, pays_456 = 1;  // a player who beats the banker with these
    int pays_point = 1;                               // ... with a higher score
    int pays_at_once = 1;                             // everybody, when the banker loses at once
    bool operator==(const Rules&) const = default;

    using State = ceelo::State;
    using Event = ceelo::Event;
    using Fact = ceelo::Fact;
    static constexpr std::string_view game = "ceelo";
    static std::span<const rules::Knob<Rules>> knobs();
};

BOXCARS_GAME_VERBS;
std::vector<Event> starts(const Rules&);  // one per seat: who banks first

// A changed sheet takes over before the banker stakes; another number of players waits for the next game.
bool between_rounds(const Rules& now, const Rules& next, const State&);

int most_offered(const State&);             // Stake or Cover: from 1 up to this many coins; 0: nobody decides now
int left_to_cover(const State&);            // of the bank, while bets are taken
int next_player(const Rules&, int player);  // to the left
int worth(const State&, int player);        // coins in the pocket and on the table
int all_coins(const State&);                // of everybody, wherever they are
bool leads(const State&, int player);       // nobody has more; at the end: has won, alone or shared

// Who banks after this round and why, its bets all settled; in a game that is over: who would.
BankPasses transition(const Rules&, const State&);

}  // namespace boxcars::ceelo

#include "rules/ceelo/hand.h"   // a game keeps hands wherever its rules are known
#include "rules/ceelo/money.h"  // and is played for money there
