// What is asked of the Lacquer Car at a tick, phase by phase: by the person who plays, with keys and buttons, or by
// nobody, where the table plays itself or follows a recording. Reads the press and the time; carries out nothing.
#pragma once
#include "base/money.h"
#include "platform/input.h"
#include "rules/siwuliu/rules.h"
#include "scenes/siwuliu/told.h"
#include "session/session.h"

#include <optional>
#include <string>

namespace boxcars::scenes {

// The next bet: how it is stepped up and down, in amounts that people bet, finer where it is small, set by key or
// button, and put down. Cents. Bets nothing itself: what was decided is the scene's to carry out.

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
        bool set = false;   // a key or button that sets it, ALL and HALF of the most among them
        bool undo = false;  // the last bet is to be taken back
        std::optional<siwuliu::Event> decided{};
    };
    HeardBet hear(const platform::Input& input, const Clicked& clicked, const siwuliu::State& shown);

 private:
    bool set(const platform::Input& input, const Clicked& clicked, Cents most);

    Cents amount_ = at_first;
};

// What the table does where nobody plays: two fifths of what may be bet, then the throw.
siwuliu::Event demonstrated(const siwuliu::State& shown);

constexpr float towards_player = -1;               // along the way of a throw
constexpr Ticks verdict_read = milliseconds(700);  // before a key may record it

struct SiwuliuAsked {
    enum class What {
        Nothing,
        Undo,      // the last bet
        Decide,    // `decision`
        TakeDice,  // whoever plays may take them up
        Throw,     // they fly with nobody's hand
        Collect,   // what is the player's goes home
        NextRound,
        Record,  // the round that was settled last
        NextGame,
        Follow  // the recording
    };
    What what = What::Nothing;
    std::optional<siwuliu::Event> decision{};
    bool bet_set = false;  // besides: the next bet is another
    float along = 1;       // which way dice fly that nobody threw: the banker throws towards the player
};

struct SiwuliuAskedOf {  // the table, while nothing moves
    SiwuliuPhase phase = SiwuliuPhase::Betting;
    bool due = false;          // what was waited for is over
    bool may_undo = false;     // there is a decision to take back
    bool has_settled = false;  // there is a round to record
    Ticks verdict_stands = 0;  // for so long
    const siwuliu::State& shown;
};

SiwuliuAskedOf asked_of(const SiwuliuTold& told, const session::Session<siwuliu::Rules>& session,
                        const siwuliu::State& shown, Ticks now, bool due);
SiwuliuAsked asked_by_person(const SiwuliuAskedOf& table, const platform::Input& input, const NextBet::Clicked& clicked,
                             NextBet& next_bet);
SiwuliuAsked asked_by_nobody(const SiwuliuAskedOf& table, bool watching);

}  // namespace boxcars::scenes
