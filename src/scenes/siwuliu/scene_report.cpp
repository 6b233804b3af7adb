// What the Lacquer Car tells at this moment, as words and data. Reads; changes nothing.
#include "scenes/siwuliu/scene.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
std::string SiwuliuScene::status() const {
    if (demo_) return "DEMO";
    if (pace_.paused) return "PAUSED";
    return fmt::format("{}ROUND {}", session_->practised() ? "PRACTICE  ·  " : "",
                       is(Phase::Settled) && shown_.round > 1 ? shown_.round - 1 : shown_.round);
}

void SiwuliuScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"betting", "banker", "player", "settled", "fetching", "over"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["next_bet"] = next_bet();
    out["told"] = notice_;
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
    out["banker_faces"] = bank_faces_;
    out["player_faces"] = player_faces_;
    out["call"] = call_ ? call_->words + ": " + call_->sub : "";
    out["celebrates"] = call_ && call_->celebrate;
    const SiwuliuTill::Money& money = till_.money();
    out["table"] = {{"purse", money.purse},
                    {"bet", money.bet},
                    {"bank", money.bank},
                    {"covered", money.covered},
                    {"returned", money.returned}};
    out["receipt"] = nlohmann::json::array();
    for (const SiwuliuLine& line : siwuliu_receipt(round_))
        out["receipt"].push_back({{"words", line.words}, {"change", line.change}});
    out["rounds"] = nlohmann::json::array();
    for (const ui::SiwuliuRoundLine& round : rounds_)
        out["rounds"].push_back(
            {{"round", round.number}, {"words", round.words}, {"result", round.result}, {"recorded", round.recorded}});
    out["fair"] = session_->rules() == fair_house(session_->rules());
}

}  // namespace boxcars::scenes
