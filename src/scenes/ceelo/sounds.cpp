#include "scenes/ceelo/sounds.h"

namespace boxcars::scenes {

// A loss is told for whoever sits here. A win is celebrated.
void sound_of_fact(audio::Sounds& sounds, const ceelo::Fact& fact, const CeeloSeats& seats) {
    const auto loud = [](int amount) { return std::min(1.0f, 0.45f + 0.02f * static_cast<float>(amount)); };
    if (const auto* lost = std::get_if<ceelo::BettorLost>(&fact); lost && seats.human(lost->player))
        sounds.play("loss", 0.7f * loud(lost->bet));
    if (const auto* over = std::get_if<ceelo::GameOver>(&fact)) {
        bool ours = false;
        for (int player = 0; player < seats.count(); ++player)
            ours = ours || (seats.human(player) && over->won_by(player));
        if (!ours) sounds.play("whistle", 0.9f);
    }
    if (const auto* bank = std::get_if<ceelo::BankPasses>(&fact); bank && bank->from != bank->to)
        sounds.play("bank", 0.5f);
}

void sound_of_coins(audio::Sounds& sounds, int landed) {
    if (landed > 0) sounds.play("coin", std::min(1.0f, 0.4f + 0.15f * static_cast<float>(landed)));
}

}  // namespace boxcars::scenes
