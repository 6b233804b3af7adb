#include "scenes/siwuliu/report.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

void report_siwuliu(nlohmann::json& out, const SiwuliuReported& table) {
    const SiwuliuRound& round = table.round;
    const SiwuliuTill::TillMoney& money = table.till.money();
    out["next_bet"] = table.moment.next_bet;
    out["banker_faces"] = round.bank().faces;
    out["player_faces"] = round.player().faces;
    out["call"] = round.call() ? round.call()->words + ": " + round.call()->sub : "";
    out["celebrates"] = round.celebrates();
    out["purse_shown"] = table.till.purse_shown();
    out["table"] = {{"purse", money.purse},
                    {"bet", money.bet},
                    {"bank", money.bank},
                    {"covered", money.covered},
                    {"returned", money.returned}};
    out["receipt"] = nlohmann::json::array();
    for (const SiwuliuLine& line : siwuliu_receipt(round.told()))
        out["receipt"].push_back({{"words", line.words}, {"change", line.change}});
    out["rounds"] = nlohmann::json::array();
    for (const ui::SiwuliuRoundLine& one : table.ledger.rounds())
        out["rounds"].push_back(
            {{"round", one.number}, {"words", one.words}, {"result", one.result}, {"recorded", one.recorded}});
}

}  // namespace boxcars::scenes
