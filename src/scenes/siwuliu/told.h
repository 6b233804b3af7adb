// A game at the Lacquer Car as far as it has been told, round by round: its phase, the coins, the verdict, the rounds
// so far. Made from facts alone; answers how long each is looked at. Decides nothing of the game and draws nothing.
#pragma once
#include "scenes/siwuliu/ledger.h"
#include "scenes/siwuliu/moment.h"
#include "scenes/siwuliu/round.h"
#include "scenes/siwuliu/till.h"
#include "session/session.h"

namespace boxcars::scenes {

class SiwuliuTold {
 public:
    using Facts = std::span<const siwuliu::Fact>;
    using Phase = SiwuliuPhase;
    struct Onlooker {  // of whoever looks
        SiwuliuTill::CoinPlaces places;
        Ticks now = 0;
        bool reduced_motion = false;
    };

    void begin_game(Cents balance) { ledger_.begin(balance); }
    // What is remembered of a throw: the round, once it has ended.
    void remember(const siwuliu::Rules& rules, Facts facts, bool practice);
    Ticks begin_round(const siwuliu::State& state, Cents opening_bank);
    void lay(const session::Session<siwuliu::Rules>& session);  // as it was left in this round; nothing moves
    // What a decision led to, and the state after it; none: the next bet is awaited.
    std::optional<Ticks> bet(Facts facts, const siwuliu::State& after, const Onlooker& by);
    Ticks take_back(const siwuliu::State& state);  // the last bet: as it was
    void fly(siwuliu::Who who) { round_.fly(who, round_.bank().point.value_or(0)); }
    Ticks land(const siwuliu::Rules& rules, Facts facts, const Onlooker& by);
    // What is the player's goes home, in so long; none: there was nothing to fetch.
    std::optional<Ticks> collect(Cents balance, const Onlooker& by);
    Ticks end_game(bool bank_broken, Ticks now);
    SiwuliuLedger::Recorded record(int number, const std::filesystem::path& data) {
        return ledger_.record(number, data);
    }
    void tick(Ticks now) { till_.tick(now); }
    int take_landed() { return till_.take_landed(); }

    Phase phase() const { return phase_; }
    Cents result() const { return till_.money().won - till_.money().lost; }  // of the round, once it is settled
    const SiwuliuTill& till() const { return till_; }
    const SiwuliuRound& round() const { return round_; }
    const SiwuliuLedger& ledger() const { return ledger_; }

 private:
    void move_coins(Facts facts, const Onlooker& by);

    Phase phase_ = Phase::Betting;
    SiwuliuTill till_;
    SiwuliuRound round_;
    SiwuliuLedger ledger_;  // of this game
};

}  // namespace boxcars::scenes
