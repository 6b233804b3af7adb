// Sì-wŭ-liù in the lab: flat bettors, each alone with a bank of the sheet's size, in cents. A round is the table's own.
#pragma once
#include "rules/siwuliu/rules.h"
#include "sim/lab/plan.h"

namespace boxcars::sim {

struct FlatBettor {
    std::string name{};
    Cents bet = 5 * dollar;                   // reduced to what is left, or to what the bank can cover
    Cents up_when_won = 0, up_when_lost = 0;  // leaves that far ahead or behind; 0: never
};

LabGame lab_siwuliu(const siwuliu::Rules& rules, std::vector<FlatBettor> players);

}  // namespace boxcars::sim
