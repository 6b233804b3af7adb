// What the Lacquer Car tells at this moment, as words and data. Reads; changes nothing.
#include "scenes/siwuliu_scene.h"
#include "session/replay.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

nlohmann::json as_json(const siwuliu::State& state) {
    nlohmann::json json = nlohmann::json::object();
    for (const auto& [name, value] : describe(state)) json[name] = value;
    return json;
}

}  // namespace

std::string SiwuliuScene::status() const {
    if (demo_) return "DEMO";
    if (pace_.paused) return "PAUSED";
    if (session_->practice()) return "PRACTICE";
    return fmt::format("ROUND {}", phase_ == Phase::Settled && shown_.round > 1 ? shown_.round - 1 : shown_.round);
}

void SiwuliuScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"betting", "banker",  "player",   "shaking",
                                             "flying",  "settled", "fetching", "over"};
    out["scene"] = "siwuliu";
    out["phase"] = phases[static_cast<int>(phase_)];
    out["seed"] = fmt::format("{}", session_->setup().seed);
    out["game_number"] = session_->game();
    out["paused"] = pace_.paused;
    out["practice"] = session_->practice();
    out["coach"] = house_.settings.coach;
    out["next_bet"] = next_bet();
    out["refused"] = refused_;
    out["told"] = told_;
    out["shown"] = as_json(shown_);
    out["decided"] = as_json(session_->state());
    out["dice"] = cast_.faces_up(clock_);
    out["banker_faces"] = bank_faces_;
    out["player_faces"] = player_faces_;
    out["call"] = call_ ? call_->words + ": " + call_->sub : "";
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
    out["hash"] = fmt::format("{:016x}", session_->hash());
    out["journal_entries"] = session_->journal().size();
}

// What nobody played is not kept: a demonstration, or a recording being watched.
std::string SiwuliuScene::sitting() const {
    return demo_ || watching() ? "" : session::to_json(session::record(*session_));
}

}  // namespace boxcars::scenes
