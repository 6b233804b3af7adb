#include "scenes/siwuliu/till.h"

#include "scenes/siwuliu/feel.h"

#include <algorithm>

namespace boxcars::scenes {

using namespace siwuliu;
using world::Slide, world::SlideKind;

void SiwuliuTill::begin_round(const State& state, Cents opening_bank) {
    opening_ = std::max<Cents>(1, opening_bank);
    take_back(state);
}

void SiwuliuTill::take_back(const State& state) {
    flights_.clear();
    later_.clear();
    money_ = {.purse = state.balance, .bet = state.bet, .bank = state.bank, .covered = state.bet};
    in_bank_ = state.bank;
    in_player_ = state.bet;
}

void SiwuliuTill::send(SlideKind kind, glm::vec2 from, glm::vec2 to, Cents amount, Ticks when, bool reduced) {
    flights_.go(kind, from, to, coins_for(amount, opening_), when, reduced);
}

void SiwuliuTill::reveal(const Fact& fact, const CoinPlaces& at, Ticks now, bool reduced) {
    const Ticks pays = now + siwuliu_feel::pay_waits;
    if (const auto* placed = std::get_if<BetPlaced>(&fact)) {
        money_.purse -= placed->amount;
        money_.bet = money_.covered = placed->bet;
        send(SlideKind::Place, at.purse, at.player, placed->amount, now, reduced);
        land(true, placed->bet);
    } else if (const auto* closed = std::get_if<BetsClosed>(&fact)) {
        money_.closed = true;
        money_.covered = money_.bank = in_bank_ = closed->covered;
        money_.returned = closed->returned;
        if (closed->returned > 0) send(SlideKind::Sweep, at.bank, at.banker, closed->returned, now, reduced);
    } else if (const auto* won = std::get_if<Won>(&fact)) {
        const Cents from_circle = std::min(won->won, money_.bank);
        money_.decided = true;
        money_.won = won->won;
        money_.bank -= from_circle;
        in_bank_ = money_.bank;
        send(SlideKind::Pay, at.bank, at.player, from_circle, pays, reduced);
        if (won->won > from_circle) send(SlideKind::Pay, at.banker, at.player, won->won - from_circle, pays, reduced);
        land(true, won->bet + won->won);
    } else if (const auto* lost = std::get_if<Lost>(&fact)) {
        money_.decided = true;
        money_.lost = lost->bet + lost->more;
        money_.purse -= lost->more;
        money_.bet = in_player_ = 0;
        money_.bank += money_.lost;
        send(SlideKind::Pay, at.player, at.bank, lost->bet, pays, reduced);
        if (lost->more > 0) send(SlideKind::Pay, at.purse, at.bank, lost->more, pays, reduced);
        land(false, money_.bank);
    } else if (const auto* pushed = std::get_if<Pushed>(&fact)) {
        money_.decided = true;
        money_.pushed = pushed->bet;
    }
}

bool SiwuliuTill::collect(const CoinPlaces& at, Cents balance, Ticks now, bool reduced) {
    const Cents mine = money_.won > 0 || money_.pushed > 0 ? money_.bet + money_.won : 0;
    if (mine == 0) return false;
    for (const Later& later : later_)
        if (later.player) in_player_ = later.amount;
    later_.clear();
    flights_.clear();
    flights_.go(SlideKind::Place, at.player, at.purse, coins_for(in_player_, opening_), now, reduced,
                balance - money_.purse);
    in_player_ = 0;
    money_.bet = money_.won = money_.pushed = 0;
    money_.purse = balance;
    return true;
}

void SiwuliuTill::come_to_rest() {
    for (const Later& later : later_) (later.player ? in_player_ : in_bank_) = later.amount;
    later_.clear();
    flights_.clear();
}

void SiwuliuTill::tick(Ticks now) {
    flights_.tick(now);
    std::erase_if(later_, [&](const Later& later) {
        if (now < later.at) return false;
        (later.player ? in_player_ : in_bank_) = later.amount;
        return true;
    });
}

int SiwuliuTill::coins(bool player) const { return coins_for(player ? in_player_ : in_bank_, opening_); }
int SiwuliuTill::coins_covered() const {
    return money_.closed ? -1 : std::min(coins(false), coins_for(money_.covered, opening_));
}

}  // namespace boxcars::scenes
