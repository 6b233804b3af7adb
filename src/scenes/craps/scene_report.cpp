// What the craps table tells at this moment, as words and data. Reads; changes nothing.
#include "scenes/craps/feel.h"
#include "scenes/craps/scene.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

nlohmann::json felt_json(const craps::State& state) {
    nlohmann::json bets = nlohmann::json::object();
    for (const craps::Placed& bet : state.bets)
        bets[to_text(bet.spot)] = {
            {"stake", bet.stake}, {"vig", bet.vig}, {"works", works(state, bet)}, {"made", bet.made}};
    return {{"bankroll", state.bankroll},
            {"point", state.point},
            {"new_hand", state.new_hand},
            {"on_table", on_table(state)},
            {"bets", bets}};
}

}  // namespace

std::string CrapsScene::status() const {
    if (demo_) return "DEMO";
    if (pace_.paused) return "PAUSED";
    if (session_->practice()) return "PRACTICE";
    return "";
}

std::vector<HitTarget> CrapsScene::own_hit_targets() const {
    std::vector<HitTarget> hit_targets = buttons_.hit_targets();
    if (demo_) return hit_targets;
    for (std::size_t chip = 0; chip < chip_values.size(); ++chip)
        hit_targets.push_back({"chip_" + std::to_string(chip + 1), dash_chip(chip)});
    const render::Camera from = camera();
    for (const CrapsLeaf leaf : {CrapsLeaf::Props, CrapsLeaf::Hops}) {
        const Area& tab = felt_.layout.leaf_tab(leaf);
        const glm::vec2 low = from.project({tab.low(), 0}), high = from.project({tab.high(), 0});
        hit_targets.push_back(
            {leaf == CrapsLeaf::Props ? "leaf_props" : "leaf_hops", {low.x, high.y, high.x - low.x, low.y - high.y}});
    }
    for (const craps::Spot spot : felt_.layout.spots()) {
        if (!felt_.layout.on(spot, felt_.leaf)) continue;
        const glm::vec2 at = from.project({felt_.layout.chip_place(spot), 0});
        if (layout_.table.contains(at)) hit_targets.push_back({to_text(spot), {at.x - 3, at.y - 3, 6, 6}});
    }
    return hit_targets;
}

void CrapsScene::state(nlohmann::json& out) const {
    static constexpr const char* phases[] = {"betting", "broke"};
    state_of_table(out, phases[static_cast<int>(phase_)]);
    out["open_felt"] = open_felt_;
    out["chip"] = chip();
    out["leaf"] = felt_.leaf == CrapsLeaf::Props ? "props" : "hops";
    out["focus"] = focused() ? to_text(*focused()) : "";
    out["roll_of_hand"] = rolls_;
    out["shown"] = felt_json(shown_);
    out["decided"] = felt_json(session_->state());
    out["call"] = call_ ? call_->word + " " + call_->sentence : "";
    out["receipt"] = nlohmann::json::array();
    for (const ReceiptLine& line : receipt_)
        out["receipt"].push_back(
            {{"spot", to_text(line.spot)}, {"stake", line.stake}, {"result", line.result}, {"change", line.change}});
    out["hand"] = nlohmann::json::array();
    for (const PastThrow& past : history_.throws) out["hand"].push_back({past.first, past.second});
    out["others"] = nlohmann::json::array();
    for (const CrapsOthers::Other& other : others_.all())
        out["others"].push_back({{"name", other.name}, {"worth", worth(other.shown)}});
}

}  // namespace boxcars::scenes
