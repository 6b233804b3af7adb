// Pig in the lab: its players, the hold surface, the policies against each other. Computed in the background.
#include "scenes/pig/scene.h"
#include "sim/pig/match.h"

namespace boxcars::scenes {
namespace {

// Pig's solution for a sheet with two players, and how the policies fare against each other.
class PigStudy {
 public:
    explicit PigStudy(const rules::Sheet& sheet) : sheet_(sheet) {}
    // Call every tick. New rules start a computation and drop the earlier results. `wait`: block until it is done.
    void ask(bool wait) {
        const pig::Rules two = odds::for_two(sheet());
        if (!rules::problem(two)) asked_ = two;
        std::shared_ptr<const odds::PigSolution> solved;
        if (!favours_a_seat(asked_)) solved = wait ? solver_.wait_for(asked_) : solver_.ask(asked_);
        if (solved) pairings_.ask(solved, wait);
        const auto known = pairings_.complete(solved) ? solved : nullptr;
        if (known == std::exchange(solution_, known)) return;
        first_wins_.clear();
        if (!known) return;
        for (const auto& row : pairings_.cells()) {
            auto& wins = first_wins_.emplace_back();
            for (const auto& chance : row) wins.push_back(*chance);
        }
    }
    const pig::Rules& sheet() const { return sheet_.as<pig::Rules>(); }
    const std::shared_ptr<const odds::PigSolution>& solution() const { return solution_; }  // nullptr: being computed
    const std::vector<std::vector<double>>& first_wins() const { return first_wins_; }      // empty: being computed

 private:
    const rules::Sheet& sheet_;
    pig::Rules asked_{};
    std::shared_ptr<const odds::PigSolution> solution_;
    std::vector<std::vector<double>> first_wins_;
    odds::PigSolverService solver_;
    ui::PigPolicyTableSolver pairings_;
};

// What both pages share: they ask for the study of a sheet, and say so while it is computed.
class PigPage : public LabPage {
 public:
    void tick(bool wait) override { study_.ask(wait); }
    void draw(Stage& stage, const PageView& view) const override {
        if (favours_a_seat(study_.sheet()))
            return draw_lab_note(stage.canvas(), view.plot, "NOT SOLVED", pig::favour_refusal);
        if (!study_.solution()) return draw_lab_note(stage.canvas(), view.plot, "SOLVING PIG", "for this sheet");
        draw_lab_says(stage.canvas(), view.says, says(), colours::ivory);
    }

 protected:
    PigPage(std::string_view name, PigStudy& study) : LabPage(name), study_(study) {}
    PigStudy& study_;
};

class PigPairingsPage : public PigPage {
 public:
    explicit PigPairingsPage(PigStudy& study) : PigPage("pairings", study) {}
    std::string says() const override {
        return fmt::format(
            "Exact for two at the table: the chance of {}, by policy. The framed cell is the best answer "
            "to its column.",
            starts_level(study_.sheet()) ? "whoever moves first" : "player 1, who begins");
    }
    void draw_glass(ui::Host& host, const PageView& view) const override {
        ui::lab_policies(host, host.view().to_px(view.plot), players::policy_names(), study_.first_wins());
    }
    void state(Json& out) const override { out["first_wins"] = study_.first_wins(); }
};

constexpr int finest = 100, numbers = 5;  // most nodes per side of the surface; intervals along an axis
constexpr float rises = 0.62f;            // the box's height; its sides are 1
constexpr float by_drag = 0.009f, by_key = 0.2617994f, full_turn = 6.2831853f;  // radians: per logical px, per key
constexpr float least_tilt = 0.12f, most_tilt = 1.35f;
constexpr Forms<float> letter_scale{1, 1.2f};  // of letters and lines
constexpr Colour frame = hex(0x8C7038), roll = hex(0xE4708C), hold = hex(0xE0A24A);

Colour lit(Colour body, float light) { return {vec3{body} * light, 1}; }

// The least turn total at which holding is best. goal - own if rolling is always best.
int hold_from(const odds::PigSolution& solution, int own, int other) {
    const int goal = solution.rules().goal;
    for (int total = 1; own + total < goal; ++total)
        if (!solution.best_is_roll(own, other, total)) return total;
    return goal - own;
}

// The box as the camera sees it, as large as the rectangle allows at every rotation. Its axes run from 0 to 1.
struct PigBox {
    PigBox(Rect where, float turned, float tilt, float scale)
        : turn(turned),
          letters(scale),
          camera{.field_degrees = trial_field, .above_degrees = glm::degrees(tilt), .distance = 3.4f, .band = where} {
        vec2 least{1e6f}, most = -least;
        constexpr int turns = 24, corners = 8;
        for (int n = 0; n < turns * corners; ++n) {
            const int step = n / corners;
            const float by = full_turn * as_float(step) / turns;
            const vec2 off = camera.project(placed(corner(n), by)) - where.centre();
            least = glm::min(least, off);
            most = glm::max(most, off);
        }
        const float larger = std::min(where.w / (most.x - least.x), where.h / (most.y - least.y));
        camera.field_degrees = 2 * glm::degrees(std::atan(std::tan(glm::radians(trial_field) / 2) / larger));
        camera.band.x -= (least.x + most.x) / 2 * larger;
        camera.band.y -= (least.y + most.y) / 2 * larger;
    }
    vec3 world(vec3 p) const { return placed(p, turn); }
    vec2 at(vec3 p) const { return camera.project(world(p)); }
    // Whether this point of the floor lies nearer to the viewer than the one across the floor's middle.
    bool near(vec2 foot) const { return at({foot, 0}).y > at({1.0f - foot, 0}).y; }
    // A corner's number is the sum of the axes on which it lies at 1.
    enum Axis { Own = 1, Other = 2, Total = 4 };
    static vec3 corner(int number) { return {(number & Own) != 0, (number & Other) != 0, (number & Total) != 0}; }

    float turn, letters;
    Camera camera;

 private:
    static constexpr float trial_field = 26;
    static vec3 placed(vec3 p, float by) {
        const vec3 c = (p - 0.5f) * vec3{vec2{1}, rises};
        const float s = std::sin(by), k = std::cos(by);
        return {k * c.x - s * c.y, s * c.x + k * c.y, c.z};
    }
};

// Pig's hold boundary as a solid in a box with axes. Over own and opponent's score, its height is hold_from().
class PigSurfacePage : public PigPage {
 public:
    explicit PigSurfacePage(PigStudy& study) : PigPage("surface", study) {}
    std::string says() const override {
        std::string says = "Below the surface roll, on it hold; amber: roll on until the goal.";
        if (study_.solution()) says += fmt::format(" At 0 to 0 hold from {}.", hold_from(*study_.solution(), 0, 0));
        return says;
    }
    void tick(bool wait) override {
        PigPage::tick(wait);
        if (study_.solution() == solution_) return;
        solution_ = study_.solution();
        build();
    }
    void draw(Stage& stage, const PageView& view) const override {
        PigPage::draw(stage, view);
        if (!solution_) return;
        const float letters = layout_for(stage.canvas_rect()).of(letter_scale);
        const Rect where = view.plot;
        const Placing box{along::inside(46 * letters), along::fill(30 * letters, 54 * letters)};
        const PigBox seen{box.in(where), turn_, tilt_, letters};
        stage.solid(where, seen.camera, body(seen));
        Canvas& canvas = stage.canvas();
        canvas.push_clip(where);
        using enum PigBox::Axis;
        draw_axis(canvas, seen, seen.near({0.5f, 1}) ? Other : 0, Own, goal_, "own score");
        draw_axis(canvas, seen, seen.near({1, 0.5f}) ? Own : 0, Other, goal_, "opponent");
        const auto left = [&](int foot) { return seen.at(PigBox::corner(foot)).x; };
        constexpr std::array feet{0, +Own, +Other, Own + Other};
        draw_axis(canvas, seen, std::ranges::min(feet, {}, left), Total, top_, "turn total");
        canvas.pop_clip();
    }
    std::string turn(int steps) override {
        turn_ = std::fmod(turn_ + by_key * as_float(steps), full_turn);
        return fmt::format("turned to {:.0f} degrees", std::fmod(glm::degrees(turn_) + 360, 360));
    }
    void drag(const Input& input, const PageView& view) override {  // turns and tilts the solid
        for (const auto& press : input.presses)
            if (press.kind == PressKind::PointerDown && press.button == 1 && view.plot.contains(press.at))
                dragged_from_ = press.at;
        if (!input.pointer_down) dragged_from_.reset();
        if (!dragged_from_) return;
        const vec2 by = input.pointer - std::exchange(*dragged_from_, input.pointer);
        turn_ = std::fmod(turn_ + by.x * by_drag, full_turn);
        tilt_ = std::clamp(tilt_ + by.y * by_drag, least_tilt, most_tilt);
    }
    void state(Json& out) const override {
        out["surface"] = {{"turn", turn_}, {"tilt", tilt_}, {"solved", study_.solution() != nullptr}};
    }

 private:
    void build() {  // the solid of the present solution
        nodes_.clear();
        colours_.clear();
        if (!solution_) return;
        goal_ = solution_->rules().goal;
        side_ = static_cast<std::size_t>(std::min(goal_, finest));
        const auto score = [&](std::size_t n) {  // the last score is goal - 1
            return static_cast<int>(n) * (goal_ - 1) / std::max(1, static_cast<int>(side_) - 1);
        };
        const std::size_t ruled = std::max<std::size_t>(1, (side_ + 5) / 10);
        int highest = 1;
        for (std::size_t j = 0; j < side_; ++j)
            for (std::size_t i = 0; i < side_; ++i) {
                const int own = score(i), other = score(j), holds = hold_from(*solution_, own, other);
                highest = std::max(highest, holds);
                nodes_.push_back({own, other, holds});
                const float light = i % ruled == 0 || j % ruled == 0 ? 0.86f : 1.0f;
                colours_.push_back(lit(own + holds >= goal_ ? hold : roll, light));
            }
        top_ = std::min(goal_, (highest / 20 + 1) * 20);
        for (vec3& one : nodes_) one /= vec3{goal_, goal_, top_};
    }
    std::size_t node(std::size_t i, std::size_t j) const { return j * side_ + i; }
    float slope(std::size_t a, std::size_t b, int axis) const {
        constexpr float steepest = 1.3f;  // steps are not drawn darker than this
        const vec3 by = nodes_[b] - nodes_[a];
        return by[axis] > 0 ? std::clamp(by.z * rises / by[axis], -steepest, steepest) : 0.0f;
    }
    // The surface, lit from the upper left, and the sides of the solid down to the floor.
    SolidLook body(const PigBox& seen) const {
        SolidLook look;
        const vec3 light = glm::normalize(vec3{0.30f, -0.45f, 0.80f});
        const std::size_t last = side_ - 1;
        const auto patch = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
            for (const std::size_t n : {a, b, c, a, c, d}) look.triangles.push_back(static_cast<std::uint32_t>(n));
        };
        for (std::size_t j = 0; j < side_; ++j)
            for (std::size_t i = 0; i < side_; ++i) {
                const vec3 normal =
                    glm::normalize(vec3{-slope(node(i > 0 ? i - 1 : i, j), node(std::min(i + 1, last), j), 0),
                                        -slope(node(i, j > 0 ? j - 1 : j), node(i, std::min(j + 1, last)), 1), 1});
                const float strength =
                    0.30f + 0.66f * std::max(0.0f, glm::dot(normal, light)) + 0.10f * nodes_[node(i, j)].z;
                look.corners.push_back({seen.world(nodes_[node(i, j)]), lit(colours_[node(i, j)], strength)});
            }
        for (std::size_t j = 0; j < last; ++j)
            for (std::size_t n = node(0, j); n < node(last, j); ++n) patch(n, n + 1, n + 1 + side_, n + side_);
        const auto wall = [&](std::size_t from, std::size_t step, float strength) {
            for (std::size_t n = 0; n < side_; ++n) {
                const std::size_t at = from + n * step, first = look.corners.size();
                const vec3 head = nodes_[at];
                look.corners.push_back({seen.world(head), lit(colours_[at], strength)});
                look.corners.push_back({seen.world({head.x, head.y, 0}), lit(colours_[at], 0.55f * strength)});
                if (n < last) patch(first, first + 2, first + 3, first + 1);
            }
        };
        constexpr float front = 0.52f, right = 0.42f, others = 0.30f;
        wall(0, 1, front);
        wall(node(0, last), 1, others);
        wall(0, side_, others);
        wall(last, side_, right);
        return look;
    }
    // `foot`: the corner from which the axis goes to the next one.
    void draw_axis(Canvas& canvas, const PigBox& seen, int foot, PigBox::Axis axis, int most, const char* name) const {
        const bool upwards = axis == PigBox::Total;
        const vec3 from = PigBox::corner(foot), way = PigBox::corner(axis);
        const auto place = [&](float share) { return seen.at(from + way * share); };
        const vec2 begin = place(0), middle = place(0.5f), end = place(1), along = end - begin;
        vec2 out = glm::normalize(vec2{-along.y, along.x}) * seen.letters;  // away from the middle of the box
        if (glm::dot(out, middle - seen.at({vec2{0.5f}, 0.5f * way.z})) < 0) out = -out;
        const auto stroke = [&](vec2 a, vec2 b) { canvas.stroke(std::array{a, b}, 1.2f * seen.letters, frame); };
        stroke(begin, end);
        const int each = glm::length(along) < 130 * seen.letters ? numbers : 1;  // a small box gets numbers at the ends
        for (int n = upwards ? each : 0; n <= numbers; n += each) {
            const vec2 at = place(as_float(n) / numbers);
            stroke(at, at + out * 6.0f);
            canvas.text(type::small.scaled(seen.letters), std::to_string(n * most / numbers), at + out * 20.0f,
                        Align::Centre, colours::ash);
        }
        const vec2 title = upwards ? end - px_down(18 * seen.letters) : middle + out * 38.0f;
        const Align beside = out.x < 0 ? Align::Right : Align::Left;
        canvas.text(type::body_bold.scaled(seen.letters), name, title, upwards ? Align::Centre : beside,
                    colours::ivory);
    }

    std::shared_ptr<const odds::PigSolution> solution_;  // nullptr: nothing is drawn
    int goal_ = 0, top_ = 1;                             // top_: turn total at the top
    std::size_t side_ = 0;                               // nodes per side of the grid
    std::vector<vec3> nodes_;                            // x and y: shares of goal_; z: share of top_
    std::vector<Colour> colours_;                        // of each node, before the light
    float turn_ = 0.42f, tilt_ = 0.46f;                  // radians; the tallest part starts at the back
    std::optional<vec2> dragged_from_;
};

constexpr ui::LabWords pig_words{.name = "Pig",
                                 .unit = {"stake", "stakes"},
                                 .evening = "Games",
                                 .rounds = "games",
                                 .one_table = true,
                                 .players_edge = true};
constexpr int most_offered = 10'000;  // stakes

class PigLab : public LabAdapter {
 public:
    PigLab()
        : LabAdapter(
              pig::Rules{}, pig_words,
              {.seats = {5, 0, nobody, nobody, nobody, nobody, nobody, nobody}, .rounds = 100, .evenings = 1'000}) {
        for (const auto name : players::policy_names())
            add({std::string{name}, players::find_policy(name)->in_words()});
    }
    std::vector<ui::LabRow> own_rows() const override {
        return {number_row({"stakes", "Bankroll", "stakes that everybody brings"}, 1, most_offered, stakes_)};
    }
    void choose(std::string_view, int chosen) override {
        stakes_ = static_cast<int>(round_numbers(1, most_offered)[nth(chosen)]);
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_pig(sheet_.as<pig::Rules>(), names_of(entries), stakes_);
    }
    std::vector<std::unique_ptr<LabPage>> pages() override {
        std::vector<std::unique_ptr<LabPage>> all;
        all.push_back(std::make_unique<PigSurfacePage>(study_));
        all.push_back(std::make_unique<PigPairingsPage>(study_));
        return all;
    }

 protected:
    int read(const std::string& words) override {  // a policy such as "hold:17"
        if (const auto wrong = players::policy_problem(words)) throw Error{*wrong};
        return add({words, players::find_policy(words)->in_words()});
    }

 private:
    int stakes_ = 20;  // number of stakes that every player brings
    PigStudy study_{sheet_};
};

}  // namespace

std::unique_ptr<LabAdapter> pig_lab() { return std::make_unique<PigLab>(); }

}  // namespace boxcars::scenes
