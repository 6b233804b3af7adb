// What happened at Sì-wŭ-liù, in the written example's words.
#pragma once
#include "rules/siwuliu/rules.h"

#include <iosfwd>
#include <span>

namespace boxcars::console {

// One step's facts; `balance` is the player's after them.
void report_siwuliu(std::ostream& out, std::span<const siwuliu::Fact> facts, Cents balance);

}  // namespace boxcars::console
