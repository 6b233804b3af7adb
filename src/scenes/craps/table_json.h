// What the craps table tells a script of itself, as JSON. Reads; the keys are stable.
#pragma once
#include "scenes/craps/bet_input.h"
#include "scenes/craps/far_zone.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

nlohmann::json felt_json(const craps::State& state);
void tell_hand(nlohmann::json& out, const BetInput& hand, const FeltView& felt);  // chip, leaf, focus
void tell_far_zone(nlohmann::json& out, const FarZone& zone);                     // call, receipt, hand
void tell_others(nlohmann::json& out, const CrapsOthers& others);

}  // namespace boxcars::scenes
