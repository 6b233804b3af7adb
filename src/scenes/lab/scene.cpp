#include "scenes/lab/scene.h"

#include "chance/sealed_seed.h"

namespace boxcars::scenes {

namespace {

constexpr Forms<bool> shows_status{true, false, false};

// Shows the experiment's results and reads them out point by point.
class PlotPage : public LabPage {
 public:
    PlotPage(const LabExperiment& experiment, ui::LabPlot plot)
        : LabPage(plot == ui::LabPlot::Bankroll ? "bankroll" : "edge"), experiment_(experiment), plot_(plot) {}

    std::string says() const override { return ready() ? ui::lab_says(experiment_.look(), plot_) : ""; }
    void draw(Stage& stage, const PageView& view) const override {
        if (!ready()) {
            const bool running = experiment_.run.running();
            return draw_lab_note(
                stage.canvas(), view.plot, running ? "THE DICE ARE OUT" : "NO RESULTS YET",
                running ? "the first evenings are being played" : "choose the settings, then press RUN");
        }
        const bool stale = experiment_.run.differs_from(experiment_.form.plan());
        draw_lab_says(stage.canvas(), view.says, says(), stale ? colours::ash : colours::ivory);
    }
    void draw_glass(ui::Host& host, const PageView& view) const override {
        if (!ready()) return;
        ui::LabLook look = experiment_.look();
        look.point = point_;
        look.pointer = host.view().to_px(view.pointer);
        ui::lab_plot(host, host.view().to_px(view.plot), look, plot_);
    }
    std::string turn(int steps) override {  // reads the point before or after, beginning with the last
        if (!ready()) return "";
        const ui::LabLook look = experiment_.look();
        const int last = how_many(ui::lab_points(look, plot_)) - 1;
        if (last < 0) return "";
        point_ = nth(std::clamp(point_ ? numeric_cast<int>(*point_) + steps : last, 0, last));
        return ui::lab_point_words(look, plot_, *point_);
    }
    void state(Json& out) const override {
        if (ready() && point_ && *point_ < ui::lab_points(experiment_.look(), plot_).size())
            out["points"][std::string{name()}] = ui::lab_point_words(experiment_.look(), plot_, *point_);
    }

 private:
    bool ready() const { return experiment_.run.any(); }
    const LabExperiment& experiment_;
    ui::LabPlot plot_;
    std::optional<std::size_t> point_;  // the point that is read; empty: none yet
};

class LabScene : public PageScene {
 public:
    LabScene(SceneServices& services, std::shared_ptr<LabExperiment> experiment, const LabRequest* request)
        : PageScene(services), experiment_(std::move(experiment)) {
        services_.sounds.loop("rail", true);
        keys_ = {Action::Chip1, Action::Chip2,    Action::Chip3,    Action::Chip4, Action::Less,
                 Action::More,  Action::NewMatch, Action::Settings, Action::Back};
        std::string wrong = services_.data.empty() ? "" : form().read_files(services_.data / "strategies");
        if (request) {
            if (auto said = experiment_->take(*request); !said.empty()) wrong = std::move(said);
            if (wrong.empty()) report("Set up as at the table: its rules, bankroll and seats. Run it.", false);
        }
        if (!wrong.empty()) report(std::move(wrong), true);
        follow_game();
        lay_out_bar();
    }
    ~LabScene() override { run().stop(); }  // the run ends with the scene that shows it

    void tick(const Input& input, Ticks) override {
        ++clock_;
        pointer_ = input.pointer;
        hear_bar(input, [this](Action action) { act(action); });
        if (!open_settings_) page().drag(input, page_view());
        if (run().tick(clock_, services_.headless)) services_.sounds.play("whistle", 0.3f);
        if (const std::string trouble = run().trouble(); !trouble.empty()) report(trouble, true);
        page().tick(services_.headless);
        if (clock_ % Narrator::looks_every == 0) narrate();
        lay_out_bar();
    }
    void draw(Stage& stage, double between) override {
        resized(stage);
        places_ = lab_places(layout_);
        lay_out_bar();
        const Rect& window = places_["window"];
        draw_car(stage, window);
        Canvas& canvas = stage.canvas();
        canvas.plate_edge(window.grown(3), 5, 3, 1.2f, faded(colours::brass_dark, 0.9f));
        canvas.plate_edge(window, 5, 3, 2.0f, colours::brass);
        canvas.plate_edge(window.grown(-5), 5, 3, 1, faded(colours::brass, 0.28f));
        draw_top_bar(canvas, layout_,
                     {.wordmark = {"lab", 2.76f},
                      .car = "THE OBSERVATION CAR",
                      .status = layout_.of(shows_status) ? form().status() : "",
                      .accent = lab_accent});
        Layout foot = layout_;
        foot.dash = places_["foot"];
        draw_dash(canvas, foot, lab_accent);
        page().draw(stage, page_view());
        draw_lab_progress(canvas, places_["rail"], run().progress(), run().running());
        const Colour ink = words_.empty() ? colours::ash : trouble_ ? colours::loss : colours::ivory;
        draw_lab_says(canvas, places_["hint"], words_.empty() ? hint() : words_, ink);
        buttons_.draw(canvas, lab_accent);
        dim_behind_settings(canvas);
        draw_notices(canvas, layout_, services_.notices, static_cast<double>(clock_) + between);
    }
    void overlay() override {
        ui::Host& host = services_.host;
        if (draw_settings() || !host.drawing()) return;
        draw_form();
        // The page's curves and tables are drawn behind every panel and ignore the pointer.
        const ui::ScopedStyle styled{host, ui::PanelStyle::Player};
        ui::on_glass("lab_glass", host.view().to_px(places_["window"]), [&] { page().draw_glass(host, page_view()); });
    }
    void state(Json& out) const override {
        out["scene"] = "lab";
        experiment_->state(out);
        out["view"] = page().name();
        for (const auto& page : pages_) page->state(out);
        out["says"] = page().says();
        out["told"] = words_;
        out["trouble"] = trouble_ && !words_.empty();
        out["panel"] = open_settings_ ? "settings" : "";
    }
    bool moving() const override { return run().running() || open_settings_; }

 private:
    ExperimentForm& form() const { return experiment_->form; }
    ExperimentRun& run() const { return experiment_->run; }
    LabPage& page() const { return *pages_[nth(shown_)]; }
    PageView page_view() const { return {.plot = places_["plot"], .says = places_["says"], .pointer = pointer_}; }

    void act(Action action) {
        if (action == Action::Back) return go_back();
        if (action == Action::Settings) open_settings_ = !open_settings_;
        if (open_settings_) return;
        if (action == Action::Confirm || action == Action::Roll) return run_or_stop();
        if (action == Action::Less || action == Action::More)
            return narrator_.say(page().turn(action == Action::Less ? -1 : 1));
        if (action == Action::NewMatch) return void(form().seed = chance::seed_from_system() % 1'000'000);
        if (action >= Action::Chip1 && action <= Action::Chip4) show_page(ordinal(action) - ordinal(Action::Chip1));
    }
    void go_back() {
        if (open_settings_)
            open_settings_ = false;
        else if (run().running())
            run_or_stop();
        else
            request_ = ToTitle{};
    }
    void show_page(int number) {
        if (number >= std::ssize(pages_)) return;
        shown_ = number;
        experiment_->page = page().name();
        services_.sounds.play("button", 0.4f);
    }
    void follow_game() {
        pages_.clear();
        for (const ui::LabPlot plot : {ui::LabPlot::Bankroll, ui::LabPlot::Edge})
            pages_.push_back(std::make_unique<PlotPage>(*experiment_, plot));
        for (auto& page : form().game().pages()) pages_.push_back(std::move(page));
        const auto before = std::ranges::find(pages_, experiment_->page, [](const auto& page) { return page->name(); });
        shown_ = before == pages_.end() ? 0 : static_cast<int>(before - pages_.begin());
    }
    void draw_form() {
        ui::Host& host = services_.host;
        std::vector<std::string_view> names;
        for (const auto& page : pages_) names.push_back(page->name());
        ui::LabForm shown{.note = form().game().words().one_table ? "one table" : "the same dice",
                          .pages = std::move(names),
                          .page = shown_,
                          .rows = form().rows(),
                          .front = static_cast<int>(run().any() ? experiment_->look().player : experiment_->player),
                          .seed = form().seed,
                          .running = run().running()};
        const bool pressed =
            ui::draw_lab_form(host, host.view().to_px(places_["form"]), shown, [&] { form().game().draw_sheet(host); });
        if (shown.page != shown_) show_page(shown.page);
        experiment_->player = nth(shown.front);
        form().seed = shown.seed;
        if (shown.turned >= 0) {
            const ui::LabRow& row = shown.rows[nth(shown.turned)];
            services_.sounds.play("button", 0.35f);
            words_.clear();
            form().choose(row.name, row.chosen);
            if (row.name == "game") {
                run().clear();  // results belong to the other game
                follow_game();
            }
        }
        if (pressed) run_or_stop();
    }
    void run_or_stop() {
        services_.sounds.play("button", 0.6f);
        if (run().running()) {
            run().stop();
            return report("Stopped after " + grouped(run().shown().evenings) + " evenings.", false);
        }
        const sim::LabPlan plan = form().plan();
        if (const auto wrong = sim::problem(plan)) {
            services_.sounds.play("button_no", 0.5f);
            return report(*wrong, true);
        }
        words_.clear();
        run().begin(plan, clock_);
    }
    void report(std::string words, bool trouble) {
        words_ = for_reader(std::move(words));
        trouble_ = trouble;
    }
    std::string hint() const {
        if (run().running())
            return fmt::format("{:.0f} % of {} evenings played", 100 * run().progress(),
                               grouped(run().plan().evenings));
        const sim::LabPlan plan = form().plan();
        if (run().differs_from(plan)) return "The form has changed since this was run.";
        return fmt::format("{} evenings of {} {}, seed {}", grouped(plan.evenings), grouped(plan.rounds),
                           form().game().words().rounds, plan.seed);
    }
    void narrate() {
        narrator_.say_new(said_page_, fmt::format("{}, page {}", form().status(), page().name()));
        const bool over = run().any() && !run().differs_from(form().plan());
        narrator_.say_new(said_run_, run().running() ? "the run has begun"
                                     : over          ? "the run is over: " + page().says()
                                                     : "");
        narrator_.say_new(said_word_, words_);
    }

    std::shared_ptr<LabExperiment> experiment_;
    std::vector<std::unique_ptr<LabPage>> pages_;
    int shown_ = 0;
    Places places_ = lab_places(layout_);
    vec2 pointer_ = platform::pointer_outside;
    std::string words_;  // the last message; empty: none
    bool trouble_ = false;
    std::string said_page_, said_run_, said_word_;
};

}  // namespace

std::unique_ptr<Scene> lab_scene(SceneServices& services, std::shared_ptr<LabExperiment> experiment,
                                 const LabRequest* request) {
    return std::make_unique<LabScene>(services, std::move(experiment), request);
}

}  // namespace boxcars::scenes
