#include "scenes/buttons.h"
#include "base/words.h"
#include "scenes/flat_print.h"
#include "scenes/places/places.h"

namespace boxcars::scenes {
namespace {

constexpr float disabled_words = 0.38f, disabled_edge = 0.35f;  // opacity

void draw_verb(Canvas& canvas, const Button& b, bool hovered, bool down, Colour accent) {
    constexpr float step = 4;
    constexpr int steps = 3;
    Rect r = b.where;
    if (down) r.y += 2;
    const bool filled = b.primary && (b.enabled || b.waiting);
    const auto plate = [&](Colour top, Colour foot) { canvas.plate(r, step, steps, top, foot); };
    const auto edge = [&](Colour colour) { canvas.plate_edge(r, step, steps, 1.5f, colour); };
    const auto inner_edge = [&](Colour colour) { canvas.plate_edge(r.grown(-5), step, steps, 1, colour); };
    if (b.waiting) canvas.push_alpha(0.62f);
    if (filled) {
        canvas.glow(r.grown(-6), 8, hovered ? 26.0f : 16.0f, faded(accent, hovered ? 0.65f : 0.35f));
        down ? plate(colours::brass, colours::brass_dark) : plate(colours::brass_light, hex(0xB07F32));
        inner_edge(faded(colours::brass_ink, 0.32f));
        edge(hex(0xFFF2C8));
    } else {
        plate(grounds::plate, grounds::plate_foot);
        if (hovered && b.enabled) plate(faded(colours::brass, 0.12f), faded(colours::brass, 0.04f));
        edge(faded(colours::brass, b.enabled ? 1 : disabled_edge));
        inner_edge(faded(colours::brass, b.enabled ? 0.20f : 0.08f));
    }
    const Colour ink = filled ? colours::brass_ink : faded(colours::ivory, b.enabled ? 1 : disabled_words);
    const vec2 middle = r.centre();
    constexpr std::size_t sign = 3;  // bytes of the longest sign, "−"
    const float room = r.w - 28;
    const bool fits = r.h >= 50 && r.w >= 100 && canvas.width(type::verb, b.label) <= room;
    const Type whole = fits || b.label.size() <= sign ? type::verb : type::title;
    constexpr float most_cap = 21;
    const float cap = std::min(most_cap, b.where.h / 2 - 13);  // the key cap's distance below the middle, px
    const float raised = b.key.empty() ? 0 : 7 + (most_cap - cap) / 4;
    canvas.fitted_text(whole, b.label, r.w < 150 ? r.w - 16 : room, middle - px_down(raised), Align::Centre, ink);
    draw_key_cap(canvas, middle + px_down(cap), b.key, ink);
    if (b.waiting) canvas.pop_alpha();
}

// An icon, or a low button: label beside key, or two lines.
void draw_low(Canvas& canvas, const Button& b, bool hovered, bool down, Colour accent) {
    constexpr float radius = 6, gap = 8;
    const auto ink = [&](Colour usual) { return b.lit ? accent : hovered ? colours::brass_light : usual; };
    Rect r = b.where;
    if (down) r.y += 1;
    const float solid = b.icon ? 0.85f : 0.82f;
    canvas.pill(r, radius, faded(b.icon ? colours::coal : hex(0x0D1512), solid),
                faded(b.icon ? colours::night : hex(0x0A100E), solid));
    if (b.lit) canvas.pill(r, radius, faded(accent, b.icon ? 0.16f : 0.30f), faded(accent, b.icon ? 0.06f : 0.14f));
    canvas.pill_edge(r, radius, 1.2f, ink(faded(colours::brass, b.icon ? 0.55f : 0.7f)));
    if (b.icon) {
        const Along side = along::middle(r.w < 50 ? 22.0f : 30.0f);
        return canvas.sprite("icons/" + b.label, Placing{side, side}.in(r), ink(colours::ivory));
    }
    if (b.marked) canvas.disc({r.right().x - 10, r.y + 10}, 5, colours::brass_light, colours::brass);
    const vec2 middle = r.centre(), half_line = px_down(12);
    if (const auto second = b.label.find('\n'); second != std::string::npos) {
        const auto write = [&](Face face, const std::string& words, vec2 at, Colour colour) {
            canvas.fitted_text(type::small_verb.in(face).tracked(0.04f), words, r.w - gap, at, Align::Centre, colour);
        };
        write(Face::Label, b.label.substr(0, second), middle - half_line, colours::ivory);
        return write(Face::BodyBold, b.label.substr(second + 1), middle + half_line, colours::brass_light);
    }
    const float cap = b.key.empty() ? 0 : key_cap_width(canvas, b.key) + gap;
    constexpr Type words = type::small_verb;
    const float room = r.w - 2 * gap - cap, most = canvas.width(canvas.fitted(words, b.label, room), b.label);
    const float left = middle.x - (std::min(most, room) + cap) / 2;
    const Colour colour = faded(hovered ? colours::brass_light : colours::ivory, b.enabled ? 1 : disabled_words);
    const float wide = canvas.fitted_text(words, b.label, room, {left, middle.y}, Align::Left, colour);
    if (cap > 0) draw_key_cap(canvas, {left + wide + (cap + gap) / 2, middle.y}, b.key, colour);
}

}  // namespace

bool carry_out(std::span<const SceneCommand> commands, std::string_view button) {
    for (const SceneCommand& each : commands)
        if (each.button == button && each.while_waiting.empty()) return each.does(), true;
    return false;
}

void TableCommands::add(std::vector<SceneCommand> own) {
    for (const SceneCommand& each : own) keys_.insert(keys_.end(), each.keys.begin(), each.keys.end());
    commands_.insert(commands_.begin(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
}

bool TableCommands::hear_move(const Input& input, const std::optional<std::string>& clicked) {
    bool heard = false;
    for (const std::string_view move = awaited_; const SceneCommand& each : commands_) {
        if (std::ranges::count(each.while_waiting, move) == 0 || !each.asked(input, clicked)) continue;
        each.does();
        heard = true;
    }
    return heard;
}

static bool is_verb(const Press& press) {
    return press.kind == PressKind::ActionDown &&
           (press.action == Action::Roll || press.action == Action::Confirm || press.action == Action::Skip);
}

bool go_on(const Input& input) { return std::ranges::any_of(input.presses, is_verb); }

Input without_verbs(Input input) {
    std::erase_if(input.presses, is_verb);
    return input;
}

void Buttons::add(Button button) {
    if (button.where.empty()) return;
    if (lesson_) button.primary = std::ranges::count(*lesson_, button.name) > 0;
    // Enter presses only the brass button.
    if (button.bound == Action::Confirm && !button.primary) button.bound.reset();
    if (button.bound && bindings_) button.key = key_cap(*bindings_, *button.bound);
    const auto was = std::ranges::find(before_, button.name, &Button::name);
    button.appeared = was != before_.end() && was->stakes && was->enabled && was->appeared ? was->appeared : now_;
    buttons_.push_back(std::move(button));
}

void Buttons::step_back(bool over) {
    for (Button& button : buttons_) {
        button.appeared = now_;
        if (button.primary && button.bound == Action::Confirm) button.key.clear();
        if (over && button.primary) button.enabled = false;
        button.primary = false;
    }
}

Input Buttons::without_early_keys(Input input) const {
    std::erase_if(input.presses, [this](const Press& press) {
        return press.kind == PressKind::ActionDown &&
               std::ranges::any_of(buttons_, [&](const Button& b) { return too_early(b) && b.stakes == press.action; });
    });
    return input;
}

std::optional<std::string> Buttons::tick(const Input& input) {
    pressed_now_.clear();
    const Button* over = under(input.pointer);
    hovered_ = over && over->enabled ? over->name : "";
    std::optional<std::string> clicked;
    for (const auto& press : input.presses) {
        if (press.button != 1) continue;
        const Button* at = under(press.at);
        if (press.kind == PressKind::PointerDown && at && at->enabled && !too_early(*at))
            held_ = pressed_now_ = at->name;
        if (press.kind == PressKind::PointerUp) {
            if (at && at->enabled && held_ == at->name) clicked = at->name;
            held_.clear();
        }
    }
    if (!input.pointer_down && !clicked) held_.clear();
    return clicked;
}

void Buttons::draw(Canvas& canvas, Colour accent) const {
    for (Button b : buttons_) {
        if (canvas.handheld()) b.key.clear();  // a phone has no keys
        const bool hovered = b.name == hovered_, down = b.name == held_ && hovered;
        (b.icon || b.line ? draw_low : draw_verb)(canvas, b, hovered, down, accent);
    }
}

std::vector<HitTarget> Buttons::hit_targets(std::vector<HitTarget> others) const {
    for (const Button& b : buttons_)
        if (b.enabled) others.push_back({b.name, b.where, b.primary});
    others.insert(others.end(), targets_.begin(), targets_.end());
    return others;
}

void draw_edged_pill(Canvas& canvas, const Rect& where, float radius, Colour ground, Colour edge, float wide) {
    canvas.pill(where, radius, ground, ground);
    canvas.pill_edge(where, radius, wide, edge);
}

std::string key_cap(const platform::Bindings& bindings, Action action) {
    const std::string cap = in_capitals(bindings.key_cap(action));
    return cap == "RETURN" ? "ENTER" : cap;
}

constexpr float cap_high = 18;

float key_cap_width(Canvas& canvas, std::string_view key) {
    return key.empty() ? 0 : std::max(cap_high, canvas.width(type::cap, key) + 14);
}

void draw_key_cap(Canvas& canvas, vec2 centre, std::string_view key, Colour ink) {
    if (key.empty()) return;
    constexpr float radius = 4;
    const Rect cap = around(centre, {key_cap_width(canvas, key), cap_high});
    canvas.pill(cap, radius, faded(ink, 0.06f), faded(ink, 0.02f));
    canvas.pill_edge(cap, radius, 1, faded(ink, 0.75f));
    canvas.text(type::cap, key, centre, Align::Centre, ink);
}

float draw_key_hint(Canvas& canvas, vec2 left, std::string_view key, std::string_view meaning) {
    if (key.empty()) return 0;  // after a touch no key is named
    const float cap = key_cap_width(canvas, key), after_cap = cap + 8;
    draw_key_cap(canvas, left + px_right(cap / 2), key, colours::ivory);
    return after_cap + canvas.text(type::body, meaning, left + px_right(after_cap), Align::Left, colours::ash);
}

}  // namespace boxcars::scenes
