// The pages of the chosen game and which one is shown: the plots that every game has, then the game's own. Also runs
// the experiment and exports a page to files.
#pragma once
#include "scenes/lab/adapter.h"
#include "scenes/lab/experiment.h"

#include <filesystem>
#include <memory>
#include <optional>

namespace boxcars::scenes {

// One of the plots that every game has: bankrolls, ruin, final results, edge, or lengths of hands. Shows the
// experiment's results and reads them out point by point.
class PlotPage : public LabPage {
 public:
    static constexpr std::string_view point_dial = "point";
    static constexpr std::size_t last_point = static_cast<std::size_t>(-1);

    PlotPage(const LabExperiment& experiment, ui::LabPlot plot)
        : LabPage(ui::lab_plot_names[static_cast<std::size_t>(plot)]), experiment_(experiment), plot_(plot) {}

    bool ready() const override { return experiment_.run.any(); }
    std::string says() const override { return ready() ? ui::lab_says(experiment_.look(), plot_) : ""; }
    PageTables tables() const override;
    void draw(render::Stage& stage, ui::Host& host, const PageView& view) const override;
    void draw_glass(ui::Host& host, const PageView& view) const override;

    // The points of the plot are read one by one, starting from the last.
    std::string_view dial() const override { return ready() ? point_dial : ""; }
    void turn(int steps) override;
    std::string dial_words() const override;
    void state(nlohmann::json& out) const override;

 private:
    std::size_t point_of(std::size_t points) const { return std::min(point_.value_or(last_point), points - 1); }
    void draw_name(render::Canvas& canvas, const PageView& view) const;

    const LabExperiment& experiment_;
    ui::LabPlot plot_;
    std::optional<std::size_t> point_;
};

class LabPages {
 public:
    explicit LabPages(LabExperiment& experiment);

    void follow_game();  // replaces the previous game's pages
    LabPage& shown() const { return *pages_[shown_]; }
    bool show(std::string_view name);  // false: no such page
    bool show(std::size_t number);
    std::string next(std::size_t by = 1) const { return std::string{pages_[(shown_ + by) % pages_.size()]->name()}; }
    std::string before() const { return next(pages_.size() - 1); }
    std::vector<std::string_view> names() const;
    std::optional<std::string> name_at(const LabLayout& places, glm::vec2 point) const;  // the tab at `point`
    void state(nlohmann::json& out) const;

 private:
    LabExperiment& experiment_;
    std::vector<std::unique_ptr<LabPage>> pages_;
    std::size_t shown_ = 0;
};

// Runs, stops and exports an experiment, and keeps the last message about it, such as where files were saved or why an
// action failed. An export is a page's picture and its two tables: three files with the same base name in the data
// folder, all of them or none. The loop in app/ writes the picture and reports back, so an export ends with
// picture_kept().
class LabOperator {
 public:
    LabOperator(LabExperiment& experiment, SceneServices& services) : experiment_(experiment), services_(services) {}

    void run_or_stop(Ticks now);
    void watch(Ticks now);
    void keep(const LabPage& page);  // writes the tables and requests the picture
    void report(std::string words, bool trouble);
    void forget() { words_.clear(); }
    const std::filesystem::path& picture_wanted() const { return picture_; }  // empty: none
    void picture_kept(bool kept);

    const std::string& words() const { return words_; }  // the last message; empty: none
    bool trouble() const { return trouble_ && !words_.empty(); }
    // For narration: says that the run has begun or is paused, or reads out its results. Empty: nothing to say.
    std::string run_words(const LabPage& page) const;
    LabDash::Line line() const;

 private:
    LabExperiment& experiment_;
    SceneServices& services_;
    std::filesystem::path stem_, picture_;
    std::string words_;
    bool trouble_ = false;
};

}  // namespace boxcars::scenes
