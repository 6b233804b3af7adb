// The lab: what it keeps, what it tells to those outside, and what it works out about Pig.
#include "base/error.h"
#include "platform/settings.h"
#include "scenes/lab/scene.h"
#include "session/files.h"
#include "session/lab/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
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
    if (form_.game() != sim::LabGame::Pig || !wanted) return;
    const auto& rules = form_.rules<pig::Rules>();
    pig_.ask(rules, services_.headless);
    const auto solution = pig_.solution();
    surface_.follow(solution);
    opponent_ = std::clamp(opponent_, 0, rules.goal - 1);
    from_table_ = at_table_ && at_table_->rules == rules;
    if (from_table_) {
        pig_game_ = at_table_->steps;
        game_of_ = {};
        return;
    }
    const sim::LabPlan plan = form_.plan();
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
    const auto names = sim::player_names(form_.plan());
    return player < names.size() ? ui::lab_name(names[player]) : "nobody";
}

std::span<const ui::PigStep> LabScene::game_so_far() const {
    const auto all = static_cast<Ticks>(pig_game_.size());
    if (all == 0 || from_table_ || services_.settings.reduced_motion) return pig_game_;
    const Ticks round = all * step_shown + game_stays;
    const Ticks step = std::min(all, (clock_ - game_since_) % round / step_shown + 1);
    return std::span{pig_game_}.first(static_cast<std::size_t>(step));
}

std::string LabScene::game_drawn() const {
    if (pig_game_.empty()) return "Two players at least, and a game is drawn in.";
    const auto& last = pig_game_.back();
    if (from_table_)
        return fmt::format("Drawn in: {} at the Pig table, {} to {}{}.",
                           at_table_->ended ? "your last game" : "your game", last.own, last.other,
                           last.total > 0 ? fmt::format(" and {} at risk", last.total) : "");
    return fmt::format("Drawn in: a sample game, {} against {}.", plays(0), plays(1));
}

// ---- kept

bool LabScene::can_keep() const {
    if (view_ == ui::LabView::Surface || view_ == ui::LabView::Policies) return pig_.progress() >= 1;
    return anything_shown();
}

void LabScene::keep() {
    revealed_trouble_ = true;
    if (!can_keep()) {
        notice_ = "There is nothing to keep yet: run an experiment first.";
        return;
    }
    if (services_.data.empty()) {
        notice_ = "Nothing is kept: there is no folder for it. Say where with --data-dir.";
        return;
    }
    const auto folder = services_.data / "lab";
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
        notice_ = error.what();
    }
}

void LabScene::write_tables(const std::filesystem::path& stem) const {
    std::string json, csv;
    if (view_ == ui::LabView::Policies) {
        const auto table = pig_.table();
        json = session::policies_json(form_.rules<pig::Rules>(), table.names, table.first_wins);
        csv = session::policies_csv(table.names, table.first_wins);
    } else if (view_ == ui::LabView::Surface) {
        json = session::surface_json(*pig_.solution());
        csv = session::surface_csv(*pig_.solution());
    } else {
        json = session::lab_json(*plan_, shown_);
        csv = session::lab_csv(*plan_, shown_);
    }
    session::write_together(
        std::array{session::NamedText{stem.string() + ".json", json}, session::NamedText{stem.string() + ".csv", csv}});
}

void LabScene::picture_kept(bool kept) {
    revealed_trouble_ = !kept;
    std::error_code none;
    if (!kept)  // the three go together, and half a picture is none
        for (const char* ending : {".png", ".csv", ".json"})
            if (const auto file = kept_stem_.string() + ending; std::filesystem::is_regular_file(file, none))
                std::filesystem::remove(file, none);
    notice_ =
        kept ? fmt::format("Kept as {}.png, .csv and .json in {}.", kept_stem_.filename().string(),
                           kept_stem_.parent_path().string())
             : fmt::format("Nothing is kept: the picture {} cannot be written. Is the folder yours, the disk full?",
                           picture_.string());
    picture_.clear();
}

// ---- told

double LabScene::progress() const {  // also of a run that was stopped
    return plan_ ? static_cast<double>(shown_.evenings) / static_cast<double>(plan_->evenings) : 0;
}

bool LabScene::stale() const {
    if (!plan_ || running()) return false;
    const sim::LabPlan plan = form_.plan();
    return session::lab_plan_text(plan) != session::lab_plan_text(*plan_);
}

std::string LabScene::game_word() const {
    constexpr std::array<const char*, 4> words{"craps", "siwuliu", "ceelo", "pig"};
    return words[static_cast<std::size_t>(form_.game())];
}

bool LabScene::moving() const {
    return running() || panel_open() || flaps_.moving() ||
           (view_ == ui::LabView::Surface && !services_.settings.reduced_motion);
}

void LabScene::state(nlohmann::json& out) const {
    const sim::LabPlan plan = form_.plan();
    out["scene"] = "lab";
    out["game"] = game_word();
    out["desk"] = nlohmann::json::object();
    for (const Dial& dial : form_.dials()) out["desk"][dial.name] = dial.value;
    out["focus"] = focus_;
    out["view"] = ui::lab_view_names[static_cast<std::size_t>(view_)];
    out["running"] = running();
    out["progress"] = progress();
    out["paused"] = running() && paused_;
    out["evenings"] = shown_.evenings;
    out["stale"] = stale();
    out["says"] = says();
    out["told"] = notice_;
    out["trouble"] = revealed_trouble_ && !notice_.empty();
    out["panel"] = open_sheet_ ? "sheet" : open_settings_ ? "settings" : field_.open() ? "field" : "";
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
                      {"from_table", from_table_},
                      {"steps", game_so_far().size()},
                      {"game", pig_game_.size()}};
}

}  // namespace boxcars::scenes
