// What the Buffet Car sends to the lab: who sits there. Nobody simulates a person: the best policy takes that seat.
#pragma once
#include "rules/pig/rules.h"
#include "scenes/lab/adapter.h"
#include "session/session.h"

#include <algorithm>

namespace boxcars::scenes {

inline void add_to_lab(LabRequest& request, const session::Session<pig::Rules>& session, const pig::State&) {
    request.seats = session.players();
    std::ranges::replace(request.seats, std::string{"human"}, std::string{"optimal"});
}

}  // namespace boxcars::scenes
