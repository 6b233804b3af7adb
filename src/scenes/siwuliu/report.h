// The Lacquer Car as data: what scripts and tests are told of a moment.
#pragma once
#include "scenes/siwuliu/ledger.h"
#include "scenes/siwuliu/moment.h"
#include "scenes/siwuliu/round.h"
#include "scenes/siwuliu/till.h"

#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct SiwuliuReported {
    const SiwuliuMoment& moment;
    const SiwuliuRound& round;
    const SiwuliuTill& till;
    const SiwuliuLedger& ledger;
};
void report_siwuliu(nlohmann::json& out, const SiwuliuReported& table);

}  // namespace boxcars::scenes
