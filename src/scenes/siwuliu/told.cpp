#include "scenes/siwuliu/told.h"

#include "scenes/siwuliu/feel.h"

namespace boxcars::scenes {

using namespace siwuliu_feel;

Ticks SiwuliuTold::begin_round(const siwuliu::State& state, Cents opening_bank) {
    till_.begin_round(state, opening_bank);
    round_.begin();
    phase_ = Phase::Betting;
    return demo_pause;
}

std::optional<Ticks> SiwuliuTold::bet(Facts facts, const siwuliu::State& after, const Onlooker& by) {
    round_.bet(facts);
    move_coins(facts, by);
    if (after.phase != siwuliu::Phase::BankerRolls) return {};
    phase_ = Phase::Banker;
    return std::max(before_banker, till_.rest_at() - by.now + before_banker / 2);
}

Ticks SiwuliuTold::take_back(const siwuliu::State& state) {
    round_.take_back();
    till_.take_back(state);
    phase_ = Phase::Betting;
    return demo_pause;
}

Ticks SiwuliuTold::land(const siwuliu::Rules& rules, Facts facts, bool practice, const Onlooker& by) {
    move_coins(facts, by);
    const SiwuliuRound::Came came = round_.land(rules, facts, by.now);
    if (came.decided) {
        ledger_.add(round_.call() ? round_.call()->words : "", result(), facts, practice);
        phase_ = Phase::Settled;
        return demo_end;
    }
    phase_ = came.again && came.by_banker ? Phase::Banker : Phase::Player;
    return came.again ? nothing_read : demo_pause;
}

std::optional<Ticks> SiwuliuTold::collect(Cents balance, const Onlooker& by) {
    if (!till_.collect(by.places, balance, by.now, by.reduced_motion)) return {};
    phase_ = Phase::Fetching;
    return till_.rest_at() + home_waits - by.now;
}

Ticks SiwuliuTold::end_game(bool bank_broken, Ticks now) {
    round_.end_game(bank_broken, now);
    phase_ = Phase::Over;
    return demo_end;
}

void SiwuliuTold::move_coins(Facts facts, const Onlooker& by) {
    for (const siwuliu::Fact& fact : facts) till_.reveal(fact, by.places, by.now, by.reduced_motion);
}

}  // namespace boxcars::scenes
