// What the Lacquer Car sends to the lab: the purse, and the bet as somebody who always bets so much.
#pragma once
#include "rules/siwuliu/rules.h"
#include "scenes/lab/adapter.h"
#include "session/session.h"

#include <algorithm>

namespace boxcars::scenes {

inline void add_to_lab(LabRequest& request, const session::Session<siwuliu::Rules>&, const siwuliu::State& shown) {
    request.bankroll = std::to_string(std::max<Cents>(1, (shown.balance + shown.bet) / dollar));
    if (shown.bet >= dollar) request.seats = {"$" + std::to_string(shown.bet / dollar)};
}

}  // namespace boxcars::scenes
