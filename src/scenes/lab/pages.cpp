#include "scenes/lab/pages.h"

#include "base/error.h"
#include "base/reader.h"
#include "platform/frames.h"
#include "platform/settings.h"
#include "platform/window.h"
#include "scenes/lab/look.h"
#include "session/files.h"
#include "session/lab/export.h"
#include "ui/host.h"
#include "ui/lab/look.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace boxcars::scenes {

LabPages::LabPages(LabExperiment& experiment) : experiment_(experiment) { follow_game(); }

void LabPages::follow_game() {
    pages_.clear();
    using enum ui::LabPlot;
    for (const ui::LabPlot plot : {Bankroll, Ruin, Ends, Edge, Lengths})
        pages_.push_back(std::make_unique<PlotPage>(experiment_, plot));
    for (auto& page : experiment_.form.game().pages(experiment_.form)) pages_.push_back(std::move(page));
    if (!show(experiment_.page)) show(0);
}

bool LabPages::show(std::string_view name) {
    const auto all = names();
    return show(static_cast<std::size_t>(std::ranges::find(all, name) - all.begin()));
}

bool LabPages::show(std::size_t number) {
    if (number >= pages_.size()) return false;
    shown_ = number;
    experiment_.page = shown().name();
    return true;
}

std::vector<std::string_view> LabPages::names() const {
    std::vector<std::string_view> names;
    for (const auto& page : pages_) names.push_back(page->name());
    return names;
}

std::optional<std::string> LabPages::name_at(const LabLayout& places, glm::vec2 point) const {
    for (const HitTarget& tab : lab_look::tab_places(places, names()))
        if (tab.where.contains(point)) return tab.name;
    return {};
}

void LabPages::state(nlohmann::json& out) const {
    out["view"] = shown().name();
    for (const auto& page : pages_) page->state(out);
}

using namespace render;

PageTables PlotPage::tables() const {
    const auto& run = experiment_.run;
    return {session::lab_json(run.plan(), run.shown()), session::lab_csv(run.plan(), run.shown())};
}

void PlotPage::draw(Stage& stage, ui::Host&, const PageView& view) const {
    Canvas& canvas = stage.canvas();
    if (!ready()) {
        const bool running = experiment_.run.running();
        const glm::vec2 middle = view.places.plot.centre();
        canvas.text({Face::Label, 27, 0.08f}, running ? "THE DICE ARE OUT" : "NO RESULTS YET",
                    middle - glm::vec2{0, 22}, Align::Centre, faded(colours::brass_light, 0.9f));
        canvas.text({Face::Body, 17},
                    running ? "the first evenings are being played" : "choose the settings, then press RUN",
                    middle + glm::vec2{0, 14}, Align::Centre, colours::ash);
        return;
    }
    if (plot_ != ui::LabPlot::Lengths) draw_name(canvas, view);
    lab_look::draw_says(canvas, view.places.says, says(), experiment_.stale() ? colours::ash : colours::ivory);
}

// Draws the name of the player whose curve is emphasized.
void PlotPage::draw_name(Canvas& canvas, const PageView& view) const {
    const auto look = experiment_.look();
    const bool shared = plot_ == ui::LabPlot::Edge && look.shown.edges.size() == 1;
    const auto player = static_cast<std::size_t>(look.player);
    const std::string name = shared ? look.shown.edges.front().name : look.shown.players[player].name;
    const Rect& p = view.places.plot;
    const bool upright = canvas.upright();  // name above the plot's title
    canvas.text({Face::BodyBold, 16}, ui::lab_name(name), {upright ? p.x + 6 : p.x + p.w - 34, p.y + 9},
                upright ? Align::Left : Align::Right, ui::lab_colour(shared ? 0 : player));
}

void PlotPage::draw_glass(ui::Host& host, const PageView& view) const {
    if (!ready()) return;
    ui::LabLook look = experiment_.look();
    if (view.dial_focused) look.point = point_.value_or(last_point);
    look.pointer = host.view().to_px(view.pointer);
    ui::lab_plot(host, host.view().to_px(view.places.plot), look, plot_);
}

void PlotPage::turn(int steps) {
    const auto points = ui::lab_points(experiment_.look(), plot_).size();
    if (points == 0) return;
    const auto last = static_cast<int>(points) - 1;
    point_ = static_cast<std::size_t>(std::clamp(static_cast<int>(point_of(points)) + steps, 0, last));
}

std::string PlotPage::dial_words() const {
    if (!ready()) return "";
    const ui::LabLook look = experiment_.look();
    const auto points = ui::lab_points(look, plot_).size();
    return points == 0 ? "" : ui::lab_point_words(look, plot_, point_of(points));
}

void PlotPage::state(nlohmann::json& out) const {
    if (ready()) out["points"][std::string{name()}] = dial_words();
}

// ---- Run and export

void LabOperator::run_or_stop(Ticks now) {
    ExperimentRun& run = experiment_.run;
    if (run.running()) {
        run.stop();
        return report("Stopped after " + ui::lab_count(run.shown().evenings) + " evenings.", false);
    }
    const sim::LabPlan plan = experiment_.form.plan();
    if (const auto wrong = sim::problem(plan)) {
        services_.sounds.play("button_no", 0.5f);
        return report(*wrong, true);
    }
    forget();
    run.begin(plan, now);
}

void LabOperator::watch(Ticks now) {
    const auto watched = experiment_.run.tick(now, services_.headless);
    if (watched == ExperimentRun::Watched::Trouble) report(experiment_.run.trouble(), true);
    if (watched == ExperimentRun::Watched::Finished) services_.sounds.play("whistle", 0.3f);
}

void LabOperator::report(std::string words, bool trouble) {
    words_ = for_reader(std::move(words));
    trouble_ = trouble;
}

std::string LabOperator::run_words(const LabPage& page) const {
    const ExperimentRun& run = experiment_.run;
    if (run.running()) return run.paused() ? "the run is paused" : "the run has begun";
    return run.any() && !experiment_.stale() ? "the run is over: " + page.says() : "";
}

LabDash::Line LabOperator::line() const {
    const ExperimentRun& run = experiment_.run;
    if (words_.empty())
        return {run.progress(), run.running(), experiment_.hint(services_.settings.bindings), colours::ash};
    return {run.progress(), run.running(), words_, trouble_ ? colours::loss : colours::ivory};
}

// ---- Export

namespace {

constexpr int most_exports = 9999;
constexpr std::array<const char*, 3> file_endings{".png", ".csv", ".json"};

bool taken(const std::filesystem::path& stem) {
    std::error_code none;
    for (const char* ending : file_endings)
        if (std::filesystem::exists(stem.string() + ending, none)) return true;
    return false;
}

std::filesystem::path free_stem(const std::filesystem::path& folder, std::string_view game, std::string_view page) {
    std::filesystem::path stem;
    for (int number = 1; number <= most_exports; ++number) {
        stem = folder / fmt::format("{}-{}-{}", game, page, number);
        if (!taken(stem)) break;
    }
    return stem;
}

}  // namespace

void LabOperator::keep(const LabPage& page) {
    if (!page.ready()) return report("There is nothing to keep yet: run an experiment first.", true);
    if (services_.data.empty())
        return report("Nothing is kept: there is no folder for it. Say where with --data-dir.", true);
    const std::filesystem::path folder = services_.data / "lab";
    try {
        session::make_folder(folder);
        stem_ = free_stem(folder, experiment_.form.game().game(), page.name());
        const PageTables tables = page.tables();
        session::write_together(std::array{session::NamedText{stem_.string() + ".json", tables.json},
                                           session::NamedText{stem_.string() + ".csv", tables.csv}});
        picture_ = stem_.string() + ".png";
    } catch (const Error& error) {
        report(error.what(), true);
    }
}

void LabOperator::picture_kept(bool kept) {
    const auto picture = std::exchange(picture_, {});
    if (kept) {
        for (const char* ending : file_endings) platform::save_for_player(stem_.string() + ending);
        const std::string where = platform::Window::in_browser() ? "" : " in " + stem_.parent_path().string();
        return report(fmt::format("Kept as {}.png, .csv and .json{}.", stem_.filename().string(), where), false);
    }
    std::error_code none;
    for (const char* ending : file_endings)  // removes an incomplete picture, too
        if (const auto file = stem_.string() + ending; std::filesystem::is_regular_file(file, none))
            std::filesystem::remove(file, none);
    report(fmt::format("Nothing is kept: the picture {} cannot be written. Check its folder and the disk space.",
                       picture.string()),
           true);
}

}  // namespace boxcars::scenes
