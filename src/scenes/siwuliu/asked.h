// Turns keys and buttons into the player's next request in each phase of the game, or chooses an automatic one when the
// table plays itself or follows a recording. The scene carries the requests out.
#pragma once
#include "base/money.h"
#include "platform/input.h"
#include "rules/siwuliu/rules.h"
#include "scenes/siwuliu/told.h"
#include "session/session.h"

#include <optional>
#include <string>

namespace boxcars::scenes {

// The next bet in cents, raised and lowered in usual amounts, in smaller steps for smaller bets. The scene places it.

Cents bet_step(Cents around);
Cents bet_up(Cents now);
Cents bet_down(Cents now);

class NextBet {
 public:
    static constexpr Cents at_first = 1000;

    void reset() { amount_ = at_first; }
    void put_down(Cents amount) { amount_ = amount; }
    Cents amount() const { return amount_; }
    Cents within(Cents most) const { return amount_ < most ? amount_ : most; }
    Cents on_offer(bool betting, const siwuliu::State& shown) const {
        return betting ? within(siwuliu::offer(shown).most) : amount_;
    }
    using Clicked = std::optional<std::string>;
    struct HeardBet {
        bool set = false;   // the amount was set
        bool undo = false;  // asks to undo the last bet
        std::optional<siwuliu::Event> decided{};
    };
    HeardBet hear(const platform::Input& input, const Clicked& clicked, const siwuliu::State& shown);

 private:
    bool set(const platform::Input& input, const Clicked& clicked, Cents most);

    Cents amount_ = at_first;
};

// The move when the table plays itself: bets two fifths of the most that may be bet, then throws.
siwuliu::Event demonstrated(const siwuliu::State& shown);

constexpr float towards_player = -1;               // y of a throw's direction
constexpr Ticks verdict_read = milliseconds(700);  // wait before a key may record

struct SiwuliuAsked {
    enum class What {
        Nothing,
        Undo,      // takes the last bet back
        Decide,    // makes `decision`
        TakeDice,  // the player may pick up the dice
        Throw,     // throws automatically
        Collect,   // moves the player's coins to the purse
        NextRound,
        Record,  // records the round settled last
        NextGame,
        Follow  // plays the recording's next entry
    };
    What what = What::Nothing;
    std::optional<siwuliu::Event> decision{};
    bool bet_set = false;  // the next bet's amount changed
    float along = 1;       // y of an automatic throw's direction
};

struct SiwuliuAskedOf {  // the table's state at rest
    SiwuliuPhase phase = SiwuliuPhase::Betting;
    bool due = false;          // the current wait is over
    bool may_undo = false;     // there is a decision to take back
    bool has_settled = false;  // there is a round to record
    Ticks verdict_stands = 0;  // how long the verdict has been shown
    const siwuliu::State& shown;
};

SiwuliuAskedOf asked_of(const SiwuliuTold& told, const session::Session<siwuliu::Rules>& session,
                        const siwuliu::State& shown, Ticks now, bool due);
SiwuliuAsked asked_by_person(const SiwuliuAskedOf& table, const platform::Input& input, const NextBet::Clicked& clicked,
                             NextBet& next_bet);
SiwuliuAsked asked_by_nobody(const SiwuliuAskedOf& table, bool watching);

}  // namespace boxcars::scenes
