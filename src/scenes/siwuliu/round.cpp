#include "scenes/siwuliu/round.h"

namespace boxcars::scenes {

using namespace siwuliu;

void SiwuliuRound::bet(Facts facts) {
    before_bets_.push_back(told_.size());
    told_.insert(told_.end(), facts.begin(), facts.end());
}

void SiwuliuRound::take_back() {
    if (before_bets_.empty()) return;
    told_.resize(before_bets_.back());
    before_bets_.pop_back();
}

void SiwuliuRound::fly(Who who, int point) {
    point_before_ = point;
    call_.reset();
    (who == Who::Banker ? bank_ : player_).faces.clear();
    if (who == Who::Player) player_.point.reset();
}

SiwuliuRound::Came SiwuliuRound::land(const Rules& rules, Facts facts, Ticks now) {
    Came came;
    for (const Fact& fact : facts) {
        told_.push_back(fact);
        if (const auto* threw = std::get_if<Threw>(&fact)) {
            came.by_banker = threw->who == Who::Banker;
            (came.by_banker ? bank_ : player_).faces.assign(threw->faces.begin(), threw->faces.end());
            if (threw->reading.pattern == ceelo_dice::Pattern::Triple) rang_at_ = now;
        }
        if (const auto* has = std::get_if<HasPoint>(&fact))
            (has->who == Who::Banker ? bank_ : player_).point = has->point;
        came.again = came.again || std::holds_alternative<RollsAgain>(fact);
        came.decided = came.decided || std::holds_alternative<RoundEnded>(fact);
    }
    call_ = siwuliu_call(rules, point_before_, facts);
    called_at_ = now;
    if (came.decided) settled_at_ = now;
    return came;
}

void SiwuliuRound::end_game(bool bank_broken, Ticks now) {
    call_ = SiwuliuCall{bank_broken ? "The bank is broken" : "Your purse is empty", "A new game waits.", false};
    called_at_ = now;
}

}  // namespace boxcars::scenes
