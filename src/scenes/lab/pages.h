// The pages of the chosen game, and which of them is in the window: the plots that every game has, then its own.
#pragma once
#include "scenes/lab/adapter.h"
#include "scenes/lab/experiment.h"

#include <memory>

namespace boxcars::scenes {

// A page with one of the plots that every game has: where bankrolls go, who is ruined, how evenings end, the edge, how
// long hands last. Shows what the experiment has run, and reads it point by point.
class PlotPage : public LabPage {
 public:
    static constexpr std::string_view point_dial = "point";
    static constexpr std::size_t last_point = static_cast<std::size_t>(-1);

    PlotPage(const LabExperiment& experiment, ui::LabPlot plot) : experiment_(experiment), plot_(plot) {}

    std::string_view name() const override { return ui::lab_plot_names[static_cast<std::size_t>(plot_)]; }
    bool ready() const override { return experiment_.run.any(); }
    std::string says() const override;
    PageTables tables() const override;
    void draw(render::Canvas& canvas, ui::Host& host, const PageView& view) const override;
    void draw_glass(ui::Host& host, const PageView& view) const override;

    // Its points, which are read one by one; the last of them until another is chosen.
    std::string_view dial() const override { return ready() ? point_dial : ""; }
    void turn(int steps) override;
    std::string told_dial() const override;
    void state(nlohmann::json& out) const override;

 private:
    std::size_t point_of(std::size_t points) const;
    void draw_name(render::Canvas& canvas, const PageView& view) const;

    const LabExperiment& experiment_;
    ui::LabPlot plot_;
    std::optional<std::size_t> point_;
};

class LabPages {
 public:
    explicit LabPages(LabExperiment& experiment);

    void follow_game();  // another game was chosen: its own pages come, those of the one before go
    LabPage& shown() const { return *pages_[shown_]; }
    bool show(std::string_view name);  // false: there is none of that name
    bool show(std::size_t number);
    std::string next() const { return std::string{pages_[(shown_ + 1) % pages_.size()]->name()}; }
    std::vector<std::string_view> names() const;
    std::optional<std::string> name_at(const LabLayout& places, glm::vec2 point) const;  // of the tab there
    void state(nlohmann::json& out) const;

 private:
    LabExperiment& experiment_;
    std::vector<std::unique_ptr<LabPage>> pages_;
    std::size_t shown_ = 0;
};

}  // namespace boxcars::scenes
