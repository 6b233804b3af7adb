// The lab: what it keeps, what it tells to those outside, and what it works out about Pig.
#include "base/error.h"
#include "platform/settings.h"
#include "scenes/lab_scene.h"
#include "session/files.h"
#include "session/lab_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

constexpr Ticks step_shown = milliseconds(220), game_stays = milliseconds(2600);  // of the game drawn on the surface
constexpr int most_exports = 9999;

bool taken(const std::filesystem::path& stem) {
    std::error_code none;
    for (const char* ending : {".png", ".csv", ".json"})
        if (std::filesystem::exists(stem.string() + ending, none)) return true;
    return false;
}

}  // namespace

// ---- Pig

void LabScene::look_at_pig() {
    const bool wanted = view_ == ui::LabView::Surface || view_ == ui::LabView::Policies;
    if (desk_.game() != sim::LabGame::Pig || !wanted) return;
    const auto& rules = desk_.rules<pig::Rules>();
    pig_.ask(rules, house_.headless);
    const auto solution = pig_.solution();
    surface_.follow(solution);
    opponent_ = std::clamp(opponent_, 0, rules.goal - 1);
    const sim::LabPlan plan = desk_.plan();
    const auto names = sim::player_names(plan);
    if (!solution || names.size() < 2) {
        pig_game_.clear();
        game_of_ = {};
        return;
    }
    const GameDrawn now{rules, {names[0], names[1]}, plan.seed};
    if (game_of_ == now) return;
    game_of_ = now;
    pig_game_ = lab_pig_game(plan, solution);
    game_since_ = clock_;
}

std::string LabScene::plays(std::size_t player) const {
    const auto names = sim::player_names(desk_.plan());
    return player < names.size() ? ui::lab_name(names[player]) : "nobody";
}

std::span<const ui::PigStep> LabScene::game_so_far() const {
    const auto all = static_cast<Ticks>(pig_game_.size());
    if (all == 0 || house_.settings.reduced_motion) return pig_game_;
    const Ticks round = all * step_shown + game_stays;
    const Ticks step = std::min(all, (clock_ - game_since_) % round / step_shown + 1);
    return std::span{pig_game_}.first(static_cast<std::size_t>(step));
}

// ---- kept

bool LabScene::can_keep() const {
    if (view_ == ui::LabView::Surface || view_ == ui::LabView::Policies) return pig_.progress() >= 1;
    return anything_shown();
}

void LabScene::keep() {
    told_trouble_ = true;
    if (!can_keep()) {
        told_ = "There is nothing to keep yet: run an experiment first.";
        return;
    }
    if (house_.data.empty()) {
        told_ = "Nothing is kept: there is no folder for it. Say where with --data-dir.";
        return;
    }
    const auto folder = house_.data / "lab";
    try {
        session::make_folder(folder);
        std::filesystem::path stem;
        for (int number = 1; number <= most_exports; ++number) {
            stem = folder /
                   fmt::format("{}-{}-{}", game_word(), ui::lab_view_names[static_cast<std::size_t>(view_)], number);
            if (!taken(stem)) break;
        }
        write_tables(stem);
        kept_stem_ = stem;
        picture_ = stem.string() + ".png";
    } catch (const Error& error) {
        told_ = error.what();
    }
}

void LabScene::write_tables(const std::filesystem::path& stem) const {
    std::string json, csv;
    if (view_ == ui::LabView::Policies) {
        const auto table = pig_.table();
        json = session::policies_json(desk_.rules<pig::Rules>(), table.names, table.first_wins);
        csv = session::policies_csv(table.names, table.first_wins);
    } else if (view_ == ui::LabView::Surface) {
        json = session::surface_json(*pig_.solution());
        csv = session::surface_csv(*pig_.solution());
    } else {
        json = session::lab_json(*plan_, shown_);
        csv = session::lab_csv(*plan_, shown_);
    }
    session::write_file(stem.string() + ".json", json);
    session::write_file(stem.string() + ".csv", csv);
}

void LabScene::picture_kept(bool kept) {
    told_trouble_ = !kept;
    told_ = kept ? fmt::format("Kept as {}.png, .csv and .json in {}.", kept_stem_.filename().string(),
                               kept_stem_.parent_path().string())
                 : fmt::format("Cannot write the picture {}: check the folder and the space left on the disk.",
                               picture_.string());
    picture_.clear();
}

// ---- told

bool LabScene::stale() const {
    if (!plan_ || running()) return false;
    const sim::LabPlan plan = desk_.plan();
    return session::lab_plan_text(plan) != session::lab_plan_text(*plan_);
}

std::string LabScene::game_word() const {
    constexpr std::array<const char*, 4> words{"craps", "siwuliu", "ceelo", "pig"};
    return words[static_cast<std::size_t>(desk_.game())];
}

bool LabScene::moving() const {
    return running() || panel_open() || flaps_.moving() ||
           (view_ == ui::LabView::Surface && !house_.settings.reduced_motion);
}

void LabScene::state(nlohmann::json& out) const {
    const sim::LabPlan plan = desk_.plan();
    out["scene"] = "lab";
    out["game"] = game_word();
    out["desk"] = nlohmann::json::object();
    for (const Dial& dial : desk_.dials()) out["desk"][dial.name] = dial.value;
    out["focus"] = focus_;
    out["view"] = ui::lab_view_names[static_cast<std::size_t>(view_)];
    out["running"] = running();
    out["progress"] = run_ ? run_->progress() : anything_shown() ? 1.0 : 0.0;
    out["evenings"] = shown_.evenings;
    out["stale"] = stale();
    out["says"] = says();
    out["told"] = told_;
    out["trouble"] = told_trouble_ && !told_.empty();
    out["panel"] = open_sheet_ ? "sheet" : open_settings_ ? "settings" : "";
    out["players"] = nlohmann::json::array();
    for (const auto& player : shown_.players) {
        const auto& last = player.bands.back();
        out["players"].push_back({{"name", player.name},
                                  {"bands", {last.low, last.middle, last.high}},
                                  {"ruined", player.ruined.back()},
                                  {"mean", player.mean}});
    }
    out["edges"] = nlohmann::json::array();
    for (const auto& edge : shown_.edges) {
        if (edge.points.empty()) continue;
        nlohmann::json one{{"name", edge.name}, {"edge", edge.points.back().edge}, {"error", edge.points.back().error}};
        if (edge.exact) one["exact"] = *edge.exact;
        out["edges"].push_back(one);
    }
    out["surface"] = {{"turn", turn_},
                      {"tilt", tilt_},
                      {"opponent", opponent_},
                      {"steps", game_so_far().size()},
                      {"game", pig_game_.size()}};
}

}  // namespace boxcars::scenes
