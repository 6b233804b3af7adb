// A page with one of the plots that every game has: where bankrolls go, who is ruined, how evenings end, the edge, how
// long hands last. Shows what the experiment has run, and reads it point by point.
#pragma once
#include "scenes/lab/experiment.h"
#include "scenes/lab/page.h"

namespace boxcars::scenes {

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

}  // namespace boxcars::scenes
