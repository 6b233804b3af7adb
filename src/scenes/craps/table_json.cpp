#include "scenes/craps/table_json.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

using nlohmann::json;

json felt_json(const craps::State& state) {
    json bets = json::object();
    for (const craps::Placed& bet : state.bets)
        bets[to_text(bet.spot)] = {
            {"stake", bet.stake}, {"vig", bet.vig}, {"works", works(state, bet)}, {"made", bet.made}};
    return {{"bankroll", state.bankroll},
            {"point", state.point},
            {"new_hand", state.new_hand},
            {"on_table", on_table(state)},
            {"bets", bets}};
}

void tell_hand(json& out, const BetInput& hand, const FeltView& felt) {
    out["chip"] = hand.chip_value();
    out["leaf"] = felt.leaf() == CrapsLeaf::Props ? "props" : "hops";
    out["focus"] = hand.focus() ? to_text(*hand.focus()) : "";
}

void tell_far_zone(json& out, const FarZone& zone) {
    out["call"] = zone.call() ? zone.call()->word + " " + zone.call()->sentence : "";
    out["receipt"] = json::array();
    for (const ReceiptLine& line : zone.receipt())
        out["receipt"].push_back(
            {{"spot", to_text(line.spot)}, {"stake", line.stake}, {"result", line.result}, {"change", line.change}});
    out["hand"] = json::array();
    for (const PastThrow& past : zone.history().throws) out["hand"].push_back({past.first, past.second});
}

void tell_others(json& out, const CrapsOthers& others) {
    out["others"] = json::array();
    for (const CrapsOthers::Other& other : others.all())
        out["others"].push_back({{"name", other.name}, {"worth", other.worth()}});
}

}  // namespace boxcars::scenes
