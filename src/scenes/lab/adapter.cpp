#include "scenes/lab/adapter.h"

#include "base/error.h"
#include "base/words.h"
#include "sim/plain/rounds.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace boxcars::scenes {

using namespace render;

LabRequest lab_request(const rules::Sheet& rules) {
    LabRequest request{.game = std::string{game_name(rules)}};
    for (const auto& knob : knobs_of(rules))
        if (knob.name != "players")  // the seats give this number
            request.knobs.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    return request;
}

std::optional<std::string> LabAdapter::set_knob(std::string_view name, std::string_view value) {
    return rules::set_knob(sheet_, name, value);
}

void LabAdapter::draw_sheet(ui::Host& host) {
    editor_.lay(sheet_);
    editor_.body(host, sheet_);
    sheet_ = editor_.edited();
}

std::optional<int> LabAdapter::entry_named(const std::string& words) const {
    for (std::size_t n = 0; n < menu_.size(); ++n)
        if (ui::lab_name(menu_[n].name) == ui::lab_name(words)) return static_cast<int>(n);
    return {};
}

std::vector<std::string> LabAdapter::names_of(std::span<const int> entries) const {
    std::vector<std::string> names;
    for (const int one : entries) names.push_back(menu_[static_cast<std::size_t>(one)].name);
    return names;
}

namespace {

class PlainLab : public LabAdapter {
 public:
    PlainLab(const rules::AnyGame& game, const ui::LabWords& words)
        : LabAdapter(game.defaults(), words,
                     {.seats = std::vector<int>(sim::most_lab_players, nobody), .rounds = 100, .evenings = 1'000}) {
        for (const rules::Event& decision : legal(sheet_, opening(sheet_)))
            if (const int entry = add({to_text(decision), "the same every round"}); entry < std::ssize(start_.seats))
                start_.seats[static_cast<std::size_t>(entry)] = entry;
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_plain(sheet_, names_of(entries));
    }

 protected:
    int read(const std::string& decision) override {
        throw Error{"'" + decision + "' is no decision at " + std::string{words().name} + "."};
    }
};

// An upright screen: the window with its plot above the form, which scrolls, and the sentences on the dash.
LabLayout upright_lab(const Layout& layout) {
    constexpr float margin = 12;
    const Rect &t = layout.table, &d = layout.dash;
    const float high = std::floor(t.h * 0.53f), wide = t.w - 2 * margin;
    LabLayout p;
    p.window = {t.x + margin, t.y + 4, wide, high};
    p.plot = {p.window.x + 12, p.window.y + 10, wide - 24, high - 20};
    p.form = {p.window.x, p.window.y + high + 10, wide, t.h - high - 22};
    p.rail = {d.x + 24, d.y + 14, d.w - 48, 30};
    p.hint = {d.x + 20, d.y + 48, d.w - 40, 42};
    p.says = {d.x + 20, d.y + 92, d.w - 40, 104};
    return p;
}

}  // namespace

std::unique_ptr<LabAdapter> plain_lab(const rules::AnyGame& game) {
    static std::set<std::string> kept;  // LabWords refers to them
    std::string name{game.name()};
    std::ranges::replace(name, '_', '-');
    const ui::LabWords words{.name = *kept.insert(capitalised(name)).first, .unit = {"coin", "coins"}};
    return std::make_unique<PlainLab>(game, words);
}

LabLayout lab_layout_for(const Layout& layout) {
    if (layout.portrait) return upright_lab(layout);
    const Rect &t = layout.table, &d = layout.dash;
    const float edge = layout.narrow ? 12.0f : 24.0f, gap = layout.narrow ? 10.0f : 16.0f;
    LabLayout p;
    p.form = {t.x + edge, t.y + 8, layout.narrow ? 324.0f : 372.0f, t.h - 20};
    const float left = p.form.x + p.form.w + gap;
    p.window = {left, t.y + 8, t.x + t.w - edge - left, t.h - 20};
    const float says = layout.narrow ? 90.0f : 52.0f;
    p.says = {left + 22, p.window.y + p.window.h - says - 8, p.window.w - 44, says};
    p.plot = {left + 20, p.window.y + 14, p.window.w - 38, p.says.y - p.window.y - 22};
    p.rail = {d.x + 40, d.y + 30, d.w - 80, 30};
    p.hint = {p.rail.x, p.rail.y + p.rail.h + 2, p.rail.w, 40};
    return p;
}

namespace lab_look {

void draw_progress(Canvas& canvas, Rect rail, double done, bool running) {
    const float y = rail.y + rail.h / 2, end = rail.x + rail.w,
                at = rail.x + rail.w * static_cast<float>(std::clamp(done, 0.0, 1.0));
    for (float x = rail.x; x <= end; x += 14) canvas.fill(Rect{x - 2, y - 8, 4, 16}, hex(0x3A2A1C), hex(0x251A12));
    for (const float side : {-5.0f, 5.0f}) {
        canvas.fill(Rect{rail.x - 4, y + side - 1.5f, rail.w + 8, 3}, hex(0x4A5160));
        if (at > rail.x) canvas.fill(Rect{rail.x - 4, y + side - 1.5f, at - rail.x + 4, 3}, accent);
    }
    if (at > rail.x && running) canvas.glow({at - 40, y - 8, 40, 16}, 6, 18, faded(accent, 0.35f));
    if (done <= 0 && !running) return;
    const Rect car{std::clamp(at - 18, rail.x - 4, end - 32), y - 11, 36, 22};  // a wagon with two lit windows
    canvas.pill(car, 4, hex(0xF4E7C6), hex(0xC8B48A));
    canvas.pill_edge(car, 4, 1, hex(0x6B5630));
    for (const float x : {8.0f, 20.0f}) canvas.pill({car.x + x, car.y + 6, 8, 10}, 3, hex(0xFFD675), hex(0xE8982E));
}

void draw_nothing(Canvas& canvas, Rect plot, const char* title, const char* words) {
    const glm::vec2 middle = plot.centre();
    canvas.text({Face::Label, 27, 0.08f}, title, middle - glm::vec2{0, 22}, Align::Centre,
                faded(colours::brass_light, 0.9f));
    canvas.text({Face::Body, 17}, words, middle + glm::vec2{0, 14}, Align::Centre, colours::ash);
}

void draw_says(Canvas& canvas, Rect where, const std::string& words, Colour colour) {
    const Type type{Face::Body, 16};
    const std::vector<std::string> lines = lines_of(canvas, type, words, where.w);
    const auto count = static_cast<float>(lines.size());
    const float apart = std::min(1.24f * canvas.readable(type).px, where.h / count);
    draw_lines(canvas, type, lines, {where.x, where.centre().y - apart * (count - 1) / 2}, apart, Align::Left, colour);
}

}  // namespace lab_look

}  // namespace boxcars::scenes
