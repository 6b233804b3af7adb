#include "session/lab/export.h"

#include "base/numbers.h"
#include "session/rule_file.h"

#include <fmt/format.h>

namespace boxcars::session {
namespace {

Json plan_json(const sim::LabPlan& plan) {
    Json rules = Json::object();
    for (const auto& [name, value] : plan.game.knobs) rules[name] = knob_json(value);
    return {{"game", plan.game.name},
            {"rules", rules},
            {"players", plan.game.players},
            {"unit", plan.game.unit},
            {"bankroll", plan.game.bankroll},
            {"goal", plan.goal},
            {"rounds", plan.rounds},
            {"evenings", plan.evenings},
            {"seed", plan.seed}};
}

Json player_json(const sim::LabPlayer& player, std::int64_t evenings) {
    Json out{{"name", player.name}, {"mean_result", player.mean}, {"ahead", player.ahead}};
    for (const auto& band : player.bands) {
        out["bankroll_10"].push_back(band.low);
        out["bankroll_50"].push_back(band.middle);
        out["bankroll_90"].push_back(band.high);
    }
    out["ruined"] = player.ruined;
    out["goal_reached"] = player.goal;
    out["ends"] = player.ends;
    out["evenings"] = evenings;
    return out;
}

Json edge_json(const sim::LabEdge& edge) {
    Json out{{"name", edge.name}};
    if (edge.exact) out["exact_decimal"] = *edge.exact;
    if (!edge.exact_words.empty()) out["exact"] = edge.exact_words;
    if (!edge.why_not.empty()) out["no_exact_figure"] = edge.why_not;
    for (const auto& point : edge.points)
        out["points"].push_back({{"rounds", point.rounds}, {"edge", point.edge}, {"standard_error", point.error}});
    return out;
}

int hold_from(const odds::PigSolution& solution, int own, int other) {
    for (int total = 1; own + total < solution.rules().goal; ++total)
        if (!solution.best_is_roll(own, other, total)) return total;
    return 0;
}

std::string in_quotes(const std::string& words) {  // names may contain a comma
    std::string out = "\"";
    for (const char c : words) out += c == '"' ? "\"\"" : std::string(1, c);
    return out + "\"";
}

}  // namespace

std::string lab_plan_text(const sim::LabPlan& plan) { return plan_json(plan).dump(); }

std::string lab_json(const sim::LabPlan& plan, const sim::LabShown& shown) {
    Json out = plan_json(plan);
    out["evenings_played"] = shown.evenings;
    out["checkpoints"] = shown.checkpoints;
    out["grain"] = shown.grain;
    for (const auto& player : shown.players) out["results"].push_back(player_json(player, shown.evenings));
    for (const auto& edge : shown.edges) out["edges"].push_back(edge_json(edge));
    out["lengths"] = shown.lengths;
    return out.dump(1) + "\n";
}

std::string lab_csv(const sim::LabPlan& plan, const sim::LabShown& shown) {
    std::string text = "quantity,player,at,value\n";
    const auto add = [&](std::string_view quantity, const std::string& player, std::int64_t at, auto value) {
        text += fmt::format("{},{},{},{}\n", quantity, in_quotes(player), at, value);
    };
    add("seed", "", 0, plan.seed);
    add("evenings", "", plan.evenings, real(shown.evenings));
    for (const auto& player : shown.players) {
        for (std::size_t mark = 0; mark < shown.checkpoints.size(); ++mark) {
            const int round = shown.checkpoints[mark];
            const sim::LabBand& band = player.bands[mark];
            add("bankroll_10", player.name, round, real(band.low));
            add("bankroll_50", player.name, round, real(band.middle));
            add("bankroll_90", player.name, round, real(band.high));
            add("ruined", player.name, round, player.ruined[mark]);
            add("goal_reached", player.name, round, player.goal[mark]);
        }
        for (std::size_t grains = 0; grains < player.ends.size(); ++grains)
            if (player.ends[grains] > 0)
                add("evenings_ended_with", player.name, static_cast<std::int64_t>(grains) * shown.grain,
                    real(player.ends[grains]));
    }
    for (const auto& edge : shown.edges)
        for (const auto& point : edge.points) {
            add("edge", edge.name, point.rounds, point.edge);
            add("edge_standard_error", edge.name, point.rounds, point.error);
        }
    for (const auto& edge : shown.edges)
        if (edge.exact) add("edge_exact", edge.name, 0, *edge.exact);
    for (std::size_t n = 0; n < shown.lengths.size(); ++n)
        if (shown.lengths[n] > 0) add("length", "", static_cast<std::int64_t>(n), real(shown.lengths[n]));
    return text;
}

std::string policies_json(const pig::Rules& rules, std::span<const std::string> names, const WinsTable& first_wins) {
    Json out{{"game", "pig"}, {"rules", rules_json(rules)}, {"policies", names}, {"first_wins", first_wins}};
    return out.dump(1) + "\n";
}

std::string policies_csv(std::span<const std::string> names, const WinsTable& first_wins) {
    std::string text = "first";
    for (const auto& name : names) text += "," + in_quotes(name);
    text += "\n";
    for (std::size_t a = 0; a < first_wins.size(); ++a) {
        text += in_quotes(names[a]);
        for (const double wins : first_wins[a]) text += fmt::format(",{}", wins);
        text += "\n";
    }
    return text;
}

std::string surface_json(const odds::PigSolution& solution) {
    Json out{{"game", "pig"}, {"rules", rules_json(solution.rules())}};
    for (int other = 0; other < solution.rules().goal; ++other) {
        Json row = Json::array();
        for (int own = 0; own < solution.rules().goal; ++own) row.push_back(hold_from(solution, own, other));
        out["hold_from_by_opponent"].push_back(row);
    }
    return out.dump() + "\n";
}

std::string surface_csv(const odds::PigSolution& solution) {
    std::string text = "own,opponent,hold_from\n";
    for (int other = 0; other < solution.rules().goal; ++other)
        for (int own = 0; own < solution.rules().goal; ++own)
            text += fmt::format("{},{},{}\n", own, other, hold_from(solution, own, other));
    return text;
}

}  // namespace boxcars::session
