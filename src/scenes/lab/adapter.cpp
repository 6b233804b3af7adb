#include "scenes/lab/adapter.h"

#include "scenes/flat_print.h"
#include "sim/plain/rounds.h"

#include <set>

namespace boxcars::scenes {

LabRequest lab_request(const rules::Sheet& rules) {
    LabRequest request{.game = std::string{game_name(rules)}};
    for (const auto& knob : knobs_of(rules))
        if (knob.name != "players")  // the seats give this number
            request.knobs.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    return request;
}

namespace {

class PlainLab : public LabAdapter {
 public:
    PlainLab(const rules::AnyGame& game, const ui::LabWords& words)
        : LabAdapter(game.defaults(), words,
                     {.seats = std::vector<int>(sim::most_lab_players, nobody), .rounds = 100, .evenings = 1'000}) {
        for (const rules::Event& decision : legal(sheet_, opening(sheet_)))
            if (const int entry = add({to_text(decision), "the same every round"}); entry < std::ssize(start_.seats))
                start_.seats[nth(entry)] = entry;
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_plain(sheet_, names_of(entries));
    }

 protected:
    int read(const std::string& decision) override {
        throw Error{"'" + decision + "' is no decision at " + std::string{words().name} + "."};
    }
};

using namespace along;

// The plot's window lies above the form on a tall screen, beside it on others; on a small one, above what is said.
constexpr Along upper{.at = 4, .size_part = 0.53f}, lower{.at = 14, .at_part = 0.53f, .size = -22, .size_part = 0.47f};
constexpr Along deep = fill(8, 12), margins = inside(12);
constexpr Placing low_rail = inset(40, 30, 30), low_hint = inset(40, 62, 40);

// clang-format off
constexpr PlaceRow lab_rows[] = {
    // place    lies in     Wide                            Narrow                          Upright                  Compact
    {"foot",    "canvas", {{fill(), end(0, 108)},         {fill(), end(0, 144)},          {fill(), end(0, 200)},    {fill(0, dash_column), end(0, 172)}}},
    {"form",    "table",  {{start(24, 372), deep},        {start(12, 324), deep},         {margins, lower},       {after(4, dash_column - 12), fill(2, 8)}}},
    {"window",  "table",  {{fill(412, 24), deep},         {fill(346, 12), deep},          {margins, upper},       {inside(8), fill(4, 182)}}},
    {"plot",    "window", {{fill(20, 18), fill(14, 68)},  {fill(20, 18), fill(14, 106)},  {margins, inside(10)},  {margins, inside(10)}}},
    {"says",    "canvas", {{fill(434, 46), end(128, 52)}, {fill(368, 34), end(164, 90)},  {inside(20), end(4, 104)}, {fill(16, dash_column + 12), end(4, 96)}}},
    {"rail",    "foot",   {low_rail,                      low_rail,                       inset(24, 14, 30),       inset(24, 8, 26)}},
    {"hint",    "foot",   {low_hint,                      low_hint,                       inset(20, 48, 42),       across(16, 36, 12, 36)}},
};
// clang-format on

}  // namespace

std::unique_ptr<LabAdapter> plain_lab(const rules::AnyGame& game) {
    static std::set<std::string> kept;  // LabWords refers to them
    std::string name{game.name()};
    std::ranges::replace(name, '_', '-');
    const ui::LabWords words{.name = *kept.insert(capitalised(name)).first, .unit = {"coin", "coins"}};
    return std::make_unique<PlainLab>(game, words);
}

Places lab_places(const Layout& layout) { return {layout, lab_rows}; }

void draw_lab_progress(Canvas& canvas, Rect rail, double done, bool running) {
    const float y = rail.centre().y, at = rail.x + rail.w * world::unit(done);
    draw_track(canvas, Placing{fill(), middle(16)}.in(rail), rail.x, at, lab_accent);
    if (at > rail.x && running) canvas.glow({at - 40, y - 8, 40, 16}, 6, 18, faded(lab_accent, 0.35f));
    if (done <= 0 && !running) return;
    canvas.sprite("lab/wagon", {std::clamp(at - 18, rail.x - 4, rail.right().x - 32), y - 11, 36, 22});
}

void draw_lab_note(Canvas& canvas, Rect plot, const char* title, const char* words) {
    const vec2 middle = plot.centre();
    canvas.text(type::verb, title, middle - px_down(22), Align::Centre, faded(colours::brass_light, 0.9f));
    canvas.fitted_text(type::body, words, plot.w, middle + px_down(14), Align::Centre, colours::ash);
}

void draw_lab_says(Canvas& canvas, Rect where, const std::string& words, Colour colour) {
    Type type = type::small;
    std::vector<std::string> lines = lines_of(canvas, type, words, where.w);
    if (where.h < canvas.readable(type).px * as_float(lines.size())) {
        type.shrunk = true;
        lines = lines_of(canvas, type, words, where.w);
    }
    const float apart = std::min(1.24f * canvas.readable(type).px, where.h / as_float(lines.size()));
    draw_lines_around(canvas, type, lines, where.left(), apart, Align::Left, colour);
}

}  // namespace boxcars::scenes
