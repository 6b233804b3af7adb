// Pig's own pages in the lab: its hold surface, and its policies against each other. Exact values are computed in the
// background.
#pragma once
#include "odds/pig/optimal.h"
#include "scenes/lab/adapter.h"

#include <future>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace boxcars::scenes {

// Pig's solution for a sheet with two players, and how the policies fare against each other.
struct PigStudied {
    std::shared_ptr<const odds::PigSolution> solution{};
    ui::PolicyTable table{};
};

class PigStudy {
 public:
    PigStudy() = default;
    ~PigStudy() { stop_.request_stop(); }
    PigStudy(const PigStudy&) = delete;
    PigStudy& operator=(const PigStudy&) = delete;

    // Call every tick. Starts a computation if the rules have changed, and drops the results for the previous rules.
    // `wait`: block until the results are there.
    void ask(const pig::Rules& rules, bool wait);
    const PigStudied& known() const { return known_; }  // nothing in it until the computation is over

 private:
    std::optional<pig::Rules> asked_;
    std::stop_source stop_;
    PigStudied known_;
    std::future<PigStudied> work_;  // declared last; its destructor waits for the stopped computation
};

// What both pages share: they ask for the study of a sheet, and say so while it is computed.
class PigPage : public LabPage {
 public:
    void tick(bool wait) override { study_.ask(sheet_.as<pig::Rules>(), wait); }
    void draw(render::Stage& stage, const PageView& view) const override;

 protected:
    PigPage(std::string_view name, PigStudy& study, const rules::Sheet& sheet)
        : LabPage(name), study_(study), sheet_(sheet) {}
    const PigStudied& known() const { return study_.known(); }

 private:
    PigStudy& study_;
    const rules::Sheet& sheet_;
};

class PigPairingsPage : public PigPage {
 public:
    PigPairingsPage(PigStudy& study, const rules::Sheet& sheet) : PigPage("pairings", study, sheet) {}
    std::string says() const override;
    void draw_glass(ui::Host& host, const PageView& view) const override;
    void state(nlohmann::json& out) const override;
};

// Pig's hold boundary as a solid: over own score and opponent's score, its height is the least turn total at which
// holding is best. Drawn in a box with axes that is turned around the vertical line through its middle.
class PigSurfacePage : public PigPage {
 public:
    PigSurfacePage(PigStudy& study, const rules::Sheet& sheet) : PigPage("surface", study, sheet) {}
    std::string says() const override;
    void tick(bool wait) override;
    void draw(render::Stage& stage, const PageView& view) const override;
    std::string turn(int steps) override;
    void drag(const platform::Input& input, const PageView& view) override;  // turns and tilts the solid
    void state(nlohmann::json& out) const override;

 private:
    struct Seen;
    void build();  // the solid of the present solution
    std::size_t node(std::size_t i, std::size_t j) const { return j * side_ + i; }
    float slope(std::size_t a, std::size_t b, int axis) const;
    render::SolidLook body(const Seen& seen) const;
    void draw_axis(render::Canvas& canvas, const Seen& seen, const glm::vec3 (&ends)[2], int most,
                   const char* name) const;

    std::shared_ptr<const odds::PigSolution> solution_;  // nullptr: nothing is drawn
    int goal_ = 0, top_ = 1;                             // top_: turn total at the top
    std::size_t side_ = 0;                               // nodes per side of the grid
    std::vector<glm::vec3> nodes_;                       // x and y: shares of goal_; z: share of top_
    std::vector<render::Colour> colours_;                // of each node, before the light
    float turn_ = 0.42f, tilt_ = 0.46f;                  // radians; the tallest part starts at the back
    std::optional<glm::vec2> dragged_from_;
};

}  // namespace boxcars::scenes
