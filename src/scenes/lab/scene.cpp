#include "scenes/lab/scene.h"

#include "chance/sealed_seed.h"
#include "platform/settings.h"
#include "ui/host.h"
#include "ui/lab/look.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::scenes {
namespace {

using platform::Action;

// Tuning values
constexpr Ticks repeat_after = milliseconds(380), repeat_every = milliseconds(70);

constexpr float two_numbers = 480;  // px; greatest width of the rules panel

}  // namespace

// ---- Focus

void LabFocus::move_to(std::string name, bool by_keys) {
    name_ = std::move(name);
    by_keys_ = by_keys;
}

void LabFocus::move(std::span<const std::string> order, int steps) {
    const int count = static_cast<int>(order.size()),
              at = static_cast<int>(std::ranges::find(order, name_) - order.begin());
    move_to(order[static_cast<std::size_t>(around(at % count, steps, 0, count - 1))], true);
}

int LabFocus::repeats(const platform::Input& input, Ticks now) {
    const bool left = input.down(Action::Left), right = input.down(Action::Right);
    if (left == right) {
        held_since_ = now;
        return 0;
    }
    const Ticks held = now - held_since_;
    if (held < repeat_after || (held - repeat_after) % repeat_every != 0) return 0;
    return left ? -1 : 1;
}

// ---- Scene

LabScene::LabScene(SceneServices& services, std::shared_ptr<LabExperiment> experiment, const LabRequest* request)
    : services_(services), experiment_(std::move(experiment)), pages_(*experiment_), operator_(*experiment_, services) {
    services_.sounds.loop("rail", true);
    keys_ = {Action::TakeDown, Action::Skip,  Action::NewMatch, Action::Pause, Action::Chip1,    Action::Chip2,
             Action::Chip3,    Action::Chip4, Action::Chip5,    Action::Rules, Action::Settings, Action::Back};
    if (const std::string wrong = experiment_->come_from_tables(services_.store, services_.data); !wrong.empty())
        operator_.report(wrong, true);
    if (request) {
        const std::string wrong = experiment_->take(*request);
        operator_.report(wrong.empty() ? "Set up as at the table: its rules, bankroll and seats. Run it." : wrong,
                         !wrong.empty());
    }
    pages_.follow_game();
    dash_.lay_out(layout_, run().shown().evenings, services_.settings.reduced_motion, clock_);
    lay_out();
}

LabScene::~LabScene() { run().stop(); }  // the run ends with the scene that shows it

// ---- Tick

void LabScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    pointer_ = input.pointer;
    listen(input);
    if (rows_.typing() &&
        std::ranges::count(input.presses, platform::PressKind::PointerDown, &platform::Press::kind) > 0)
        rows_.close();  // a press outside closes the text field
    if (!panel_open()) {
        if (const auto clicked = dash_.press(input)) press(*clicked);
        point(input);
        if (const int steps = focus_.repeats(input, clock_)) turn_focused(steps);
    }
    operator_.watch(clock_);
    page().tick(page_view(), services_.headless);
    if (dash_.tick(run().shown().evenings, clock_)) services_.sounds.play("flap", 0.3f);
    if (clock_ % Narrator::looks_every == 0) narrate();
    lay_out();
}

void LabScene::narrate() {
    narrator_.say_new(said_page_, fmt::format("{}, page {}", form().status(), page().name()));
    narrator_.say_new(said_focus_, focus_words());
    narrator_.say_new(said_run_, operator_.run_words(page()));
    narrator_.say_new(said_word_, operator_.words());
}

// ---- Keys and buttons

void LabScene::listen(const platform::Input& input) {
    if (input.pressed(Action::Back)) return go_back();
    if (input.pressed(Action::Settings)) settings_open_ = !settings_open_;
    if (panel_open()) {
        if (input.pressed(Action::Rules)) sheet_open_ = false;
        return;
    }
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::ActionDown) act(press.action);
}

void LabScene::go_back() {
    if (panel_open())
        close_panels();
    else if (run().running())
        press("run");
    else
        request_ = ToTitle{};
}

void LabScene::act(Action action) {
    switch (action) {
        case Action::Up:
        case Action::Down:
            focus_.move(focus_order(), action == Action::Up ? -1 : 1);
            focus_on(focus_.name(), true);
            return services_.sounds.play("button", 0.3f);
        case Action::Left:
        case Action::Less:
        case Action::Right:
        case Action::More:
            return turn_focused(action == Action::Left || action == Action::Less ? -1 : 1);
        case Action::Confirm:
        case Action::Roll:
            return press(focus_.on("export") || focus_.on("sheet") ? focus_.name() : "run");
        case Action::Rules:
            return press("sheet");
        case Action::TakeDown:
            return ask(focus_.name());
        case Action::Skip:
            return press("export");
        case Action::NewMatch:
            return form().set_seed(chance::seed_from_system() % 1'000'000);
        case Action::Pause:
            return run().running() ? run().pause() : page().pause();
        case Action::OtherLeaf:
            return show_page(pages_.next());
        case Action::LeafBack:
            return show_page(pages_.before());
        case Action::Chip1:
        case Action::Chip2:
        case Action::Chip3:
        case Action::Chip4:
        case Action::Chip5:
            return show_page(
                pages_.names()[static_cast<std::size_t>(action) - static_cast<std::size_t>(Action::Chip1)]);
        default:
            return;
    }
}

void LabScene::press(const std::string& button) {
    services_.sounds.play("button", 0.6f);
    carry_out(commands_, button);
}

void LabScene::point(const platform::Input& input) {
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1)
            if (const auto name = pages_.name_at(places_, press.at)) show_page(*name);
    if (page().point(input, page_view())) focus_on(std::string{page().dial()}, false);
}

void LabScene::show_page(std::string_view name) {
    pages_.show(name);
    const auto order = focus_order();
    if (std::ranges::find(order, focus_.name()) == order.end()) focus_on("run", focus_.by_keys());
    services_.sounds.play("button", 0.4f);
}

// ---- Focus

std::vector<std::string> LabScene::focus_order() const {
    std::vector<std::string> names;
    for (const ui::LabDial& dial : form().dials()) names.push_back(dial.name);
    if (!page().dial().empty()) names.emplace_back(page().dial());
    names.emplace_back("export");
    names.emplace_back("run");
    return names;
}

void LabScene::focus_on(const std::string& name, bool by_keys) {
    focus_.move_to(name, by_keys);
    if (focus_.seat() >= 0) experiment_->seat = focus_.seat();
}

void LabScene::turn_focused(int steps) {
    focus_.take_keys();
    if (focus_.on("export") || focus_.on("run")) return focus_on(focus_.on("run") ? "export" : "run", true);
    turn(focus_.name(), steps);
}

std::string LabScene::words_on_focus(bool narrow) const {
    if (focus_.seat() >= 0) return form().words_of(focus_.seat());
    if (focus_.on("sheet")) return "every knob of the table";
    if (focus_.on(PlotPage::point_dial)) return "left and right read the plot, point by point";
    if (focus_.on("goal")) return "the player leaves at this amount";
    if (focus_.on("seed")) return "the dice of every evening; click or Backspace to type";
    if (focus_.by_keys() && form().can_type(focus_.name())) return "arrows change it, Backspace to type";
    return narrow ? "" : "up/down choose, left/right change";
}

std::string LabScene::focus_words() const {
    if (focus_.on(page().dial())) return page().dial_words();
    for (const ui::LabDial& dial : form().dials()) {
        if (dial.name != focus_.name()) continue;
        const std::string more = words_on_focus(true);
        return fmt::format("{}: {}{}{}", dial.label, dial.value, more.empty() ? "" : ", ", more);
    }
    return focus_.name();
}

// ---- Form

void LabScene::turn(const std::string& dial, int steps) {
    services_.sounds.play("button", 0.35f);
    if (dial == "sheet") {
        sheet_open_ = true;
        return;
    }
    if (dial == page().dial()) return page().turn(steps);
    form().turn(dial, steps);
    operator_.forget();
    if (dial != "game") return;
    run().clear();  // results belong to the other game
    experiment_->seat = 0;
    pages_.follow_game();
}

void LabScene::ask(const std::string& dial) {
    if (form().can_type(dial)) rows_.ask(form().question(dial, players_folder(services_.data)));
}

void LabScene::answer(const ui::LabFormAction& done) {
    using What = ui::LabFormAction::DialDeed;
    if (done.what == What::Type) return take(done.dial, done.words);
    rows_.close();
    const bool again = focus_.on(done.dial) || !done.dial.starts_with("player.");
    focus_on(done.dial, false);
    if (done.what == What::Turn || done.dial == "sheet")
        turn(done.dial, done.steps);
    else if (again)  // the first press only selects
        ask(done.dial);
}

void LabScene::take(const std::string& dial, const std::string& words) {
    if (const auto wrong = form().take(dial, words, players_folder(services_.data))) {
        services_.sounds.play("button_no", 0.5f);
        return rows_.refuse(*wrong);
    }
    rows_.close();
    services_.sounds.play("button", 0.5f);
    operator_.forget();
}

// ---- Draw

PageView LabScene::page_view() const {
    return {.places = places_,
            .pointer = pointer_,
            .dial_focused = focus_.by_keys() && focus_.on(page().dial()),
            .still = services_.settings.reduced_motion};
}

void LabScene::lay_out() {
    if (covered())
        dash_.no_buttons();
    else
        dash_.set_buttons(services_.settings, run().running(), page().ready());
    if (rows_.typing()) dash_.step_back();
}

void LabScene::draw(render::Stage& stage, double between) {
    if (const Layout now = layout_for(stage.canvas_rect()); !(now == layout_)) {
        layout_ = now;
        dash_.lay_out(layout_, run().shown().evenings, services_.settings.reduced_motion, clock_);
        lay_out();
    }
    places_ = lab_layout_for(layout_, pages_.names().size());
    const double time = static_cast<double>(clock_) + between;
    lab_look::draw_car(stage, layout_, places_);
    render::Canvas& canvas = stage.canvas();
    draw_top_bar(canvas, layout_,
                 {.wordmark = {"lab", 2.76f},
                  .car = "THE OBSERVATION CAR",
                  .status = layout_.narrow ? "" : form().status(),
                  .accent = lab_look::accent});
    lab_look::draw_form(canvas, places_);
    lab_look::draw_tabs(canvas, lab_look::tab_places(places_, pages_.names()), page().name(), pointer_);
    page().draw(stage, services_.host, page_view());
    dash_.draw(canvas, operator_.line(), focus_.by_keys() ? std::string_view{focus_.name()} : std::string_view{}, time);
    if (covered()) canvas.fill(layout_.canvas, render::faded(render::colours::night, 0.58f));
    draw_notices(canvas, layout_, services_.notices, time);
}

// ---- Overlay

render::Rect sheet_px(const ui::Host& host, const LabLayout& places) {
    render::Rect px = host.view().to_px(places.sheet());
    px.w = std::min(px.w, host.px(two_numbers));
    return px;
}

void LabScene::overlay() {
    ui::Host& host = services_.host;
    if (!settings_open_)
        settings_panel_.leave(host);
    else if (settings_panel_.draw(host, services_.settings).close)
        settings_open_ = false;
    const auto done = rows_.draw(
        host, host.view().to_px(places_.rows()), form().dials(),
        {.dial = focus_.name(), .by_keys = focus_.by_keys(), .words = words_on_focus(layout_.narrow)}, covered());
    if (done) answer(*done);
    if (sheet_open_ && form().game().draw_sheet(host, sheet_px(host, places_))) sheet_open_ = false;
    if (!host.drawing() || settings_open_) return;
    // The page's curves and tables are drawn behind every panel and ignore the pointer.
    const ui::ScopedStyle styled{host, ui::PanelStyle::Player};
    ui::on_glass("lab_glass", host.view().to_px(places_.window), [&] { page().draw_glass(host, page_view()); });
}

std::string_view LabScene::panel_name() const {
    return sheet_open_ ? "sheet" : settings_open_ ? "settings" : rows_.typing() ? "field" : "";
}

void LabScene::close_panels() {
    sheet_open_ = settings_open_ = false;
    rows_.close();
}

std::vector<HitTarget> LabScene::hit_targets() const {
    if (covered()) return {};
    std::vector<HitTarget> all = dash_.hit_targets();
    const auto add = [&](const std::vector<HitTarget>& more) { all.insert(all.end(), more.begin(), more.end()); };
    add(lab_look::tab_places(places_, pages_.names()));
    add(page().hit_targets(places_));
    return all;
}

bool LabScene::moving() const {
    return run().running() || panel_open() || dash_.moving() || page().moving(page_view());
}

void LabScene::state(nlohmann::json& out) const {
    out["scene"] = "lab";
    experiment_->state(out);
    pages_.state(out);
    out["focus"] = focus_.name();
    out["says"] = page().says();
    out["told"] = operator_.words();
    out["trouble"] = operator_.trouble();
    out["panel"] = panel_name();
}

}  // namespace boxcars::scenes
