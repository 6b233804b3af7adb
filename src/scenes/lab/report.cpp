#include "scenes/lab/report.h"

#include "scenes/hud.h"
#include "scenes/lab/pages.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace boxcars::scenes {

std::string lab_status(const ExperimentForm& form) {
    const ui::LabWords& words = form.game().words();
    return fmt::format("{} · {} AT {}", words.sign, form.plan().game->players().size(),
                       words.one_table ? "ONE TABLE" : "THE SAME DICE");
}

std::string lab_hint(const LabExperiment& experiment, const platform::Bindings& keys) {
    const ExperimentRun& run = experiment.run;
    if (run.running())
        return fmt::format("{}{:.0f} % of {} evenings{}", run.paused() ? "Paused at " : "", 100 * run.progress(),
                           ui::lab_count(run.plan().evenings),
                           run.paused() ? "" : fmt::format(" · {} pauses", key_cap(keys, platform::Action::Pause)));
    if (experiment.stale()) return "The form has changed since this was run.";
    const auto plan = experiment.form.plan();
    return fmt::format("{} evenings of {} {}, seed {}", ui::lab_count(plan.evenings), ui::lab_count(plan.rounds),
                       experiment.form.game().words().rounds, plan.seed);
}

std::string words_on_focus(const ExperimentForm& form, const LabFocus& focus, bool narrow) {
    if (focus.seat() >= 0) return form.words_of(focus.seat());
    if (focus.on("sheet")) return "every knob of the table";
    if (focus.on(PlotPage::point_dial)) return "left and right read the plot, point by point";
    if (focus.on("goal")) return "who has so much gets up";
    if (focus.on("seed")) return "the dice of every evening; click or Backspace to type";
    if (focus.by_keys() && form.can_type(focus.name())) return "arrows turn it, Backspace types it";
    return narrow ? "" : "arrows choose and turn";
}

std::string told_focus(const ExperimentForm& form, const LabFocus& focus, const LabPage& shown) {
    if (focus.on(shown.dial())) return shown.told_dial();
    for (const Dial& dial : form.dials()) {
        if (dial.name != focus.name()) continue;
        const std::string more = words_on_focus(form, focus, true);
        return fmt::format("{}: {}{}{}", dial.label, dial.value, more.empty() ? "" : ", ", more);
    }
    return focus.name();
}

std::string told_run(const LabExperiment& experiment, const std::string& says) {
    const ExperimentRun& run = experiment.run;
    if (run.running()) return run.paused() ? "the run is paused" : "the run has begun";
    return run.any() && !experiment.stale() ? "the run is over: " + says : "";
}

void experiment_state(const LabExperiment& experiment, nlohmann::json& out) {
    const ExperimentRun& run = experiment.run;
    out["game"] = experiment.form.game().game();
    out["form"] = nlohmann::json::object();
    for (const Dial& dial : experiment.form.dials()) out["form"][dial.name] = dial.value;
    out["running"] = run.running();
    out["progress"] = run.progress();
    out["paused"] = run.paused();
    out["evenings"] = run.shown().evenings;
    out["stale"] = experiment.stale();
    out["players"] = nlohmann::json::array();
    for (const auto& player : run.shown().players) {
        const auto& last = player.bands.back();
        out["players"].push_back({{"name", player.name},
                                  {"bands", {last.low, last.middle, last.high}},
                                  {"ruined", player.ruined.back()},
                                  {"mean", player.mean}});
    }
    out["edges"] = nlohmann::json::array();
    for (const auto& edge : run.shown().edges) {
        if (edge.points.empty()) continue;
        nlohmann::json one{{"name", edge.name}, {"edge", edge.points.back().edge}, {"error", edge.points.back().error}};
        if (edge.exact) one["exact"] = *edge.exact;
        out["edges"].push_back(one);
    }
}

}  // namespace boxcars::scenes
