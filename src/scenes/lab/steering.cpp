#include "scenes/lab/steering.h"

#include "ui/host.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr int rows_a_click = 3;  // of the form, where it scrolls

}  // namespace

// ---- in focus

std::vector<std::string> LabSteering::focus_order() const {
    std::vector<std::string> names;
    for (const Dial& dial : form().dials()) names.push_back(dial.name);
    if (!pages_.shown().dial().empty()) names.emplace_back(pages_.shown().dial());
    names.emplace_back("export");
    names.emplace_back("run");
    return names;
}

void LabSteering::focus_on(const std::string& name, bool by_keys) {
    focus_.move_to(name, by_keys);
    if (focus_.seat() >= 0) experiment_.seat = focus_.seat();
    const auto dials = form().dials();
    const auto dial = static_cast<std::size_t>(std::ranges::find(dials, name, &Dial::name) - dials.begin());
    if (dial < dials.size()) form_view_.show(dial);
}

void LabSteering::move_focus(int steps) {
    focus_.move(focus_order(), steps);
    focus_on(focus_.name(), true);
    sounds_.play("button", 0.3f);
}

void LabSteering::turn_focused(int steps) {
    focus_.take_keys();
    if (focus_.on("export") || focus_.on("run")) return focus_on(focus_.on("run") ? "export" : "run", true);
    turn(focus_.name(), steps);
}

// ---- turned

void LabSteering::turn(const std::string& dial, int steps) {
    sounds_.play("button", 0.35f);
    if (dial == "sheet") return panels_.open_sheet();
    if (dial == pages_.shown().dial()) return pages_.shown().turn(steps);
    form().turn(dial, steps);
    changed_ = true;
    if (dial != "game") return;
    experiment_.run.clear();  // another game's results would mean nothing here
    experiment_.seat = 0;
    pages_.follow_game();
}

void LabSteering::ask(const std::string& dial) {
    if (form().can_type(dial)) panels_.ask(form().question(dial, players_));
}

void LabSteering::take(const std::string& dial, const std::string& words) {
    if (const auto wrong = form().take(dial, words, players_)) {
        sounds_.play("button_no", 0.5f);
        return panels_.refuse(*wrong);
    }
    panels_.close_line();
    sounds_.play("button", 0.5f);
    changed_ = true;
}

void LabSteering::show_page(std::string_view name) {
    pages_.show(name);
    const auto order = focus_order();
    if (std::ranges::find(order, focus_.name()) == order.end()) focus_on("run", focus_.by_keys());
    sounds_.play("button", 0.4f);
}

// ---- pointed at

void LabSteering::point(const platform::Input& input, const PageView& view) {
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::PointerDown && press.button == 1) click(press.at, view.places);
    if (pages_.shown().point(input, view)) focus_on(std::string{pages_.shown().dial()}, false);
}

void LabSteering::click(glm::vec2 at, const LabLayout& places) {
    if (const auto page = pages_.name_at(places, at)) return show_page(*page);
    if (const auto hit = form_view_.at(at)) click_form(*hit);
}

void LabSteering::click_form(const FormView::Hit& hit) {
    using Grip = FormView::Grip;
    if (hit.grip == Grip::Upwards) return form_view_.scroll(-rows_a_click);
    if (hit.grip == Grip::Downwards) return form_view_.scroll(rows_a_click);
    const Dial dial = form().dials()[hit.dial];
    const bool again = focus_.on(dial.name) || dial.player < 0;  // a player's first click shows his curve
    focus_on(dial.name, false);
    if (dial.opens || hit.grip != Grip::Row)
        turn(dial.name, hit.grip == Grip::Less ? -1 : 1);
    else if (again)
        ask(dial.name);
}

namespace {

// Feel
constexpr Ticks repeat_after = milliseconds(380), repeat_every = milliseconds(70);

}  // namespace

void LabFocus::move_to(std::string name, bool by_keys) {
    name_ = std::move(name);
    by_keys_ = by_keys;
}

void LabFocus::move(std::span<const std::string> order, int steps) {
    const auto count = std::ssize(order);
    const auto at = std::ranges::find(order, name_) - order.begin();
    move_to(order[static_cast<std::size_t>(((at % count) + steps + count) % count)], true);
}

int LabFocus::repeats(const platform::Input& input, Ticks now) {
    const bool left = input.down(platform::Action::Left), right = input.down(platform::Action::Right);
    if (left == right) {
        held_since_ = now;
        return 0;
    }
    const Ticks held = now - held_since_;
    if (held < repeat_after || (held - repeat_after) % repeat_every != 0) return 0;
    return left ? -1 : 1;
}

namespace {

constexpr float two_numbers = 480;  // px of a panel in which a row has room for "12 to 5" with its steps

}  // namespace

render::Rect sheet_px(const ui::Host& host, const LabLayout& places) {
    render::Rect px = host.view().to_px(places.sheet());
    px.w = std::min(px.w, host.px(two_numbers));
    return px;
}

std::string_view LabPanels::name() const {
    return sheet_ ? "sheet" : settings_ ? "settings" : field_.open() ? "field" : "";
}

void LabPanels::close() {
    sheet_ = settings_ = false;
    field_.close();
}

std::optional<std::pair<std::string, std::string>> LabPanels::draw(ui::Host& host, platform::Settings& settings,
                                                                   const LabLayout& places, LabAdapter& game) {
    if (!settings_)
        settings_panel_.leave(host);
    else if (settings_panel_.draw(host, settings).close)
        settings_ = false;
    std::optional<std::pair<std::string, std::string>> entered;
    const std::string dial = field_.open() ? field_.dial() : "";
    if (const auto words = field_.draw(host, host.view().to_px(places.question()))) entered.emplace(dial, *words);
    if (sheet_ && game.draw_sheet(host, sheet_px(host, places))) sheet_ = false;
    return entered;
}

}  // namespace boxcars::scenes
