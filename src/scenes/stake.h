// How much hangs on the dice at a table, as the band is told: 0 to 1, of what a person here has or of a great turn. By
// what is shown alone.
#pragma once
#include "audio/tension.h"
#include "rules/money.h"
#include "session/table_change.h"

#include <algorithm>

namespace boxcars::scenes {

constexpr float a_great_turn = 30;  // points not yet banked that nobody takes lightly

template <class R>
float stake_of(const typename R::State& shown, const session::Players& players) {
    float most = 0;
    if constexpr (rules::PlayedForMoney<R>) {
        for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
            if (players[static_cast<std::size_t>(seat)] != "human") continue;
            const rules::Money has = money(shown, seat);
            if (has.on_table > 0)
                most = std::max(most, static_cast<float>(has.on_table) / static_cast<float>(has.all()));
        }
    } else if constexpr (requires { shown.turn_total; }) {
        most = std::min(1.0f, static_cast<float>(shown.turn_total) / a_great_turn);
    }
    return most;
}

// What the band listens to: by what is at stake alone, never by what was drawn. It knows no more than the table.
template <class R>
audio::Tension tension_of(const typename R::State& shown, const session::Players& players, bool flying) {
    constexpr float holds_breath_at = 0.6f;  // of a stake: the band is silent while such dice tumble
    const float at_stake = stake_of<R>(shown, players);
    return {at_stake, flying && at_stake >= holds_breath_at};
}

}  // namespace boxcars::scenes
