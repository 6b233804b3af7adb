// What the Freight Car sends to the lab: who sits there. Nobody simulates a person: the best policy takes that seat.
#pragma once
#include "rules/ceelo/rules.h"
#include "scenes/lab/adapter.h"
#include "session/session.h"

#include <algorithm>

namespace boxcars::scenes {

inline void add_to_lab(LabRequest& request, const session::Session<ceelo::Rules>& session, const ceelo::State&) {
    request.seats = session.players();
    std::ranges::replace(request.seats, std::string{"human"}, std::string{"best"});
}

}  // namespace boxcars::scenes
