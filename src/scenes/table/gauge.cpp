#include "scenes/table/gauge.h"

#include "scenes/flat_print.h"
#include "scenes/hud.h"
#include "scenes/table/celebration.h"
#include "session/hands.h"
#include "ui/amounts.h"

namespace boxcars::scenes {
namespace {

using namespace along;

constexpr float scale_ends = 135;                  // degrees from the top to either end of the scale
constexpr float overshoot = 1.4f, tremble = 0.6f;  // `tremble` is in degrees
constexpr double trembles_below = 0.10, tremble_hz = 3;
constexpr Ticks after_rest = milliseconds(120), swings = milliseconds(520), ghost_stays = milliseconds(1600),
                ghost_fades = milliseconds(300);
constexpr Ticks pin_after = milliseconds(217);  // of a swing: when it first comes to its end
constexpr Colour low = colours::loss, high = colours::win;
constexpr std::pair<double, Colour> zones[] = {{0.15, low}, {0.60, colours::brass}, {1, high}};

constexpr float angle_of(double chance) { return scale_ends * static_cast<float>(2 * chance - 1); }

vec2 on_dial(double chance, float radius) {
    const float turned = glm::radians(angle_of(chance));
    return radius * vec2{std::sin(turned), -std::cos(turned)};
}

// Whole percent; 0 and 100 only if the chance is exactly that.
std::string figure_of(double chance) {
    const long nearest = std::lround(100 * chance);
    return std::to_string(chance <= 0 ? 0 : chance >= 1 ? 100 : std::clamp(nearest, 1L, 99L));
}

// In a column beside a wide table, in a strip above a narrow or upright one, or above a compact one.
constexpr Forms<Placing> stood(const Placing& beside, const Placing& strip, const Placing& compact) {
    return {beside, strip, strip, compact};
}
constexpr Forms<Placing> stood(const Placing& beside, const Placing& above) { return stood(beside, above, above); }
constexpr Placing lines_of_plate{inside(22), start(150, 206)}, opened{inside(6), after(6, 128)};
constexpr Placing row(float y, float tall) { return {fill(), start(y, tall)}; }

// clang-format off
constexpr PlaceRow own_rows[] = {
    // place     lies in   beside                        strip                                 compact
    {"plate",   "gauge",  stood({inside(8), start(92, 284)},  nowhere,                              nowhere)},
    {"dial",    "gauge",  stood(centred(10, 128, 128),        {start(8, 88), middle(88)},           {start(5, 68), middle(68)})},
    {"figure",  "dial",   stood({middle(38, -7), end(9, 23)}, {after(8, 54), middle(40)},           {after(6, 44), middle(34)})},
    {"words",   "gauge",  stood(lines_of_plate,               {fill(212, 12).up_to(380), fill()},   {fill(168, 6), fill()})},
    {"goal",    "words",  stood(row(34, 42),                  row(3, 46),                           row(3, 42))},
    {"rail",    "words",  stood(row(85, 8),                   row(58, 8),                           row(46, 7))},
    {"now",     "words",  stood(row(100, 18),                 row(70, 22),                          nowhere)},
    {"left",    "words",  stood(row(119, 18),                 row(70, 22),                          row(55, 20))},
    {"board",   "gauge", {lines_of_plate,                     {fill(612), fill()},                  opened}},
    {"station", "board",  stood(row(0, 30),                   across(16, 12, 140, 22))},
    {"trace",   "board",  stood(row(146, 40),                 {inside(16), fill(42, 14)})},
    {"change",  "board",  stood(row(192, 18),                 right(16, 12, 124, 22))},
};
constexpr PlaceRow table_rows[] = {  // on a wide table, left of its dice
    {"plate",   "gauge", always({fill(76), start(13, 132)})},
    {"dial",    "gauge", always(left(0, 3, 152, 152))},
    {"figure",  "dial",  always({middle(42, -8), end(14, 26)})},
    {"words",   "plate", always({fill(90, 14), fill()})},
    {"station", "words", always(row(11, 14))},
    {"goal",    "words", always(row(28, 24))},
    {"rail",    "words", always(row(57, 8))},
    {"now",     "words", always(row(70, 18))},
    {"left",    "words", always(row(70, 18))},
    {"trace",   "words", always(across(0, 92, 78, 30))},
    {"change",  "words", always(right(0, 104, 74, 18))},
};
// clang-format on
constexpr float line_high = 21;  // of the goal

// What the player sat down with, in the unit of what is won.
std::int64_t start_of(const session::Sitting& sitting, std::string_view unit) {
    const auto buy_in = sitting.game_played().buy_in(sitting.rules());
    if (!buy_in) return 0;
    return money(opening(sitting.setup().rules), 0).all() / (unit == "cents" ? 1 : buy_in->cents);
}

Places places_of(const Layout& layout) {
    return layout.gauge_on_table() ? Places{layout, table_rows} : Places{layout, own_rows};
}

// Lights the part of the scale that the needle swept, each zone in its colour, and the face below it.
void draw_sector(Canvas& canvas, vec2 middle, float radius, double one, double other) {
    const auto [from, to] = std::minmax({std::clamp(one, 0.0, 1.0), std::clamp(other, 0.0, 1.0)});
    if (to - from < 0.002) return;
    const auto arc = [&, middle, radius](double first, double last, float at, float wide, Colour ink) {
        constexpr int parts = 40;  // with the last point
        const auto angle = [](double chance) { return glm::radians(angle_of(chance) - 90); };
        const double end = first + (last - first) * parts / (parts - 1);
        canvas.stroke(oval(middle, vec2{at * radius}, parts, angle(first), angle(end)), wide * radius, ink);
    };
    arc(from, to, 0.44f, 0.34f, faded(other > one ? high : low, 0.16f));
    double begins = 0;
    for (const auto& [ends, ink] : zones) {
        const double first = std::max(from, begins), last = std::min(to, ends);
        begins = ends;
        if (last <= first) continue;
        arc(first, last, 0.76f, 0.15f, faded(ink, 0.35f));
        arc(first, last, 0.76f, 0.06f, glm::mix(ink, Colour(1), 0.45f));
    }
}

// Rails from before the start to the goal, with a wagon like a die that shows a six.
void draw_way(Canvas& canvas, const Rect& where, float along, Colour accent) {
    constexpr float start = 0.12f;
    constexpr vec2 wagon{19, 20};
    const float part = along < 0 ? start * (1 + std::max(-1.0f, along)) : start + (1 - start) * std::min(1.0f, along);
    const float begins = where.x + start * where.w, at = where.x + part * (where.w - wagon.x / 2);
    draw_track(canvas, where, std::min(begins, at), std::max(begins, at), at < begins ? low : accent);
    canvas.fill(around({begins, where.centre().y}, {2, where.h + 4}), colours::brass_light);
    canvas.fill(around(where.right(), {3, where.h + 10}), colours::ivory);
    canvas.sprite("run/die", around({at, where.centre().y}, wagon));
}

}  // namespace

GaugeStand stand_of(const session::Sitting& sitting) {
    const session::StopTerms& stop = *sitting.setup().stop;
    const rules::GoalTerms& goal = stop.goal;
    const session::StopStanding standing = session::standing_of(sitting);
    GaugeStand stand{.over = standing.over};
    const bool games = goal.kind == rules::GoalKind::Win, stays = goal.kind == rules::GoalKind::Stay;
    if (!games || goal.length > 1)
        stand.left = standing.over ? "over" : session::length_words(stop.unit, goal.length - standing.done) + " left";
    if (games) return stand;
    const std::int64_t start = start_of(sitting, standing.unit), has = start + standing.brought;
    stand.now = standing.unit == "cents" ? ui::look_money(has) + " now"
                                         : fmt::format("{} {} now", has, has == 1 ? "coin" : "coins");
    const std::int64_t way = goal.kind == rules::GoalKind::Reach ? goal.target - start : goal.target;
    stand.along = stays ? as_float(standing.done) / as_float(goal.length)
                        : as_float(standing.brought) / as_float(std::max<std::int64_t>(1, way));
    return stand;
}

void Gauge::swing_to(const Swing& swing, Ticks now) {
    swing_ = swing;
    knocked_ = swing.from <= 0 || swing.to > 0;
    figure_.reduced = swing.still;
    const std::string figure = figure_of(swing.to);
    figure_.show_in({0, 0, 1, 1}, std::max(2, how_many(figure)), figure, now, false);
}

void Gauge::hear(const session::StationLedger& ledger, Ticks now, bool still) {
    if (trace_.size() == ledger.moments.size() + 1 && present_.to == ledger.now) return;
    const bool first = !known();
    trace_.assign(1, ledger.chance);
    for (const session::RunMoment& moment : ledger.moments) trace_.push_back(moment.after);
    trace_.back() = ledger.now;
    if (!first && present_.to == ledger.now) return;
    std::optional<double> before = first ? std::nullopt : std::optional{present_.to};
    if (first && !ledger.moments.empty()) before = ledger.moments.back().before;
    present_ = {first ? 0 : shown(real(now)), ledger.now, before, now + (still ? 0 : after_rest), still};
    if (!past_) swing_to(present_, now);
}

void Gauge::look_at(const session::RunMoment* past, Ticks now) {
    if (past == std::exchange(past_, past)) return;
    Swing swing = present_;
    if (past) swing = {past->before, past->after, past->before, now, true};
    swing_to(swing, now);
    knocked_ = true;
}

void Gauge::tick(Ticks now, audio::Sounds& sounds) {
    figure_.tick(now);
    if (std::exchange(figure_.flips, 0) > 0) sounds.play("flap", 0.15f);
    if (!knocked_ && now >= swing_.began + (swing_.still ? 0 : pin_after)) {
        knocked_ = true;
        sounds.play("gauge_pin", 0.8f);
    }
}

double Gauge::shown(double time) const {
    const float part = world::unit((time - real(swing_.began)) / real(swings));
    if (swing_.still || part >= 1) return swing_.to;
    return swing_.from + (swing_.to - swing_.from) * static_cast<double>(world::back_out(part, overshoot));
}

float Gauge::angle(double time) const {
    constexpr float beyond = 3;  // degrees from an end of the scale to the pin there
    const float at = std::clamp(angle_of(shown(time)), -scale_ends - beyond, scale_ends + beyond);
    const bool trembles =
        !swing_.still && swing_.to > 0 && swing_.to < trembles_below && time > real(swing_.began + swings);
    if (!trembles) return at;
    const double turns = tremble_hz * (time - real(swing_.began)) / ticks_per_second;
    return at + tremble * static_cast<float>(std::sin(glm::two_pi<double>() * turns));
}

std::optional<double> Gauge::ghost(double time) const {
    const bool seen = past_ || (time >= real(swing_.began) && time < real(swing_.began + ghost_stays));
    return seen ? swing_.before : std::nullopt;
}

std::string Gauge::change() const {
    if (!known() || !swing_.before || std::abs(*swing_.before - swing_.to) < 0.0005) return {};
    const std::string before = figure_of(*swing_.before), after = figure_of(swing_.to);
    if (before != after) return fmt::format("{} → {} %", before, after);
    return fmt::format("{:.1f} → {:.1f} %", 100 * *swing_.before, 100 * swing_.to);
}

void Gauge::report(Json& out, Ticks now) const {
    out = {{"angle", angle(real(now))},
           {"figure", known() ? figure_of(swing_.to) : ""},
           {"change", change()},
           {"trace", trace_},
           {"goal", goal_},
           {"now", stand_.now},
           {"left", stand_.left},
           {"over", stand_.over},
           {"open", open_}};
    if (const auto before = ghost(real(now))) out["ghost"] = *before;
}

void Gauge::draw_dial(Canvas& canvas, vec2 middle, float radius, const GaugeView& view) const {
    const Rect whole = around(middle, vec2{2 * radius});
    const bool lit = known() && swing_.to >= 1 && shown(view.time) >= 1;
    const vec2 needle = radius * vec2{0.24f, 2};  // size of its picture
    canvas.glow(around(middle + 0.06f * radius, vec2{2 * radius}), radius, 0.24f * radius, faded(grounds::black, 0.6f),
                Blend::Over);
    if (lit) canvas.glow(whole, radius, 0.4f * radius, faded(high, 0.55f));
    canvas.sprite("gauge/face", whole, view.face);
    canvas.sprite("gauge/rim", whole);
    if (lit) canvas.ring(middle, 0.905f * radius, 0.09f * radius, faded(colours::brass_light, 0.85f));
    for (const int mark : {0, 50, 100})
        if (radius > 60)  // there is room
            canvas.text(type::fine, std::to_string(mark), middle + on_dial(mark / 100.0, 0.5f * radius), Align::Centre,
                        colours::ivory);
    if (known() && swing_.before) draw_sector(canvas, middle, radius, *swing_.before, swing_.to);
    if (const auto before = ghost(view.time)) {
        const double left = real(swing_.began + ghost_stays) - view.time;
        canvas.sprite("gauge/ghost", around(middle, needle),
                      faded(Colour{1}, past_ ? 1 : world::unit(left / real(ghost_fades))), angle_of(*before));
    }
    for (const auto& [below, tint] : {std::pair{0.04f, faded(grounds::black, 0.4f)}, {0.0f, Colour{1}}})
        canvas.sprite("gauge/needle", around(middle + below * radius, needle), tint, angle(view.time));
    canvas.sprite("gauge/glass", whole);
}

void Gauge::draw_trace(Canvas& canvas, const Rect& where, Colour accent) const {
    if (where.empty() || !known()) return;
    constexpr std::size_t most = 40;
    const std::size_t steps = std::min(most, trace_.size() - 1);
    const float floor = where.y + where.h;
    std::vector<vec2> line;
    for (std::size_t n = 0; n <= steps; ++n) {
        const double chance = trace_[steps == 0 ? 0 : n * (trace_.size() - 1) / steps];
        line.push_back({where.x + where.w * as_float(n) / as_float(std::max<std::size_t>(1, steps)),
                        floor - where.h * static_cast<float>(chance)});
    }
    for (std::size_t n = 1; n < line.size(); ++n)
        canvas.fill(std::array{line[n - 1], line[n], vec2{line[n].x, floor}, vec2{line[n - 1].x, floor}},
                    faded(colours::brass, 0.22f), faded(colours::brass, 0.05f));
    canvas.fill(Rect{where.x, floor, where.w, 1}, faded(colours::brass, 0.4f));
    if (line.size() > 1) canvas.stroke(line, 1.6f, colours::brass);
    if (line.size() > 1) canvas.stroke(std::span{line}.last(2), 2.4f, accent);
    canvas.disc(line.back(), 3.6f, accent, accent);
}

// The chance in split flaps: in a window of the dial or, in a strip, beside it.
void Gauge::draw_figure(Canvas& canvas, const Places& at, double time) const {
    const bool on_dial = at["dial"].contains(at["figure"]);
    world::Flaps figure = figure_;
    figure.where = at["figure"];
    const float third = as_float(figure.cells - 2) * figure.where.w / 2, sign = 0.5f * figure.where.h;
    figure.where.w += third;
    if (on_dial) figure.where.x -= third / 2;
    const Rect window{figure.where.x - 4, figure.where.y - 3, figure.where.w + sign + 11, figure.where.h + 6};
    if (on_dial) draw_edged_pill(canvas, window, 4, hex(0x05070A), colours::brass, 1.2f);
    figure.draw(canvas, time);
    canvas.text(type::label.sized(sign), "%", figure.where.right() + px_right(3), Align::Left, colours::ivory);
}

void Gauge::draw_goal(Canvas& canvas, const Places& at, const GaugeView& view) const {
    const Type goal = view.layout.of(Forms<Type>{type::status, type::sum, type::body_bold});
    const float line = canvas.width(goal, goal_) > at["goal"].w ? line_high : at["goal"].h;
    draw_within(canvas, goal, goal_, at["goal"], line, colours::ivory);
    if (stand_.along) draw_way(canvas, at["rail"], *stand_.along, view.accent);
    Rect now = at["now"], left = at["left"];
    const bool shows_now = !now.empty() && !stand_.now.empty(), shares = shows_now && now.y == left.y;
    if (shares) {
        now.w *= 0.46f;
        left = {now.right().x, left.y, left.w - now.w, left.h};
    }
    if (shows_now) canvas.fitted_text(type::small_bold, stand_.now, now, Align::Left, view.accent);
    canvas.fitted_text(type::small_bold, stand_.left, left, shares ? Align::Right : Align::Left, colours::ivory);
}

void Gauge::draw(Canvas& canvas, const GaugeView& view) const {
    const Layout& layout = view.layout;
    const Places at = places_of(layout);
    Rect plate = at["plate"], trace = at["trace"], changed = at["change"];
    const bool strip = plate.empty(), column = !strip && !layout.gauge_on_table();
    if (column && !stand_.along)
        for (float* part : {&plate.h, &changed.y, &trace.y}) *part -= trace.y - at["rail"].y;
    strip ? draw_bar(canvas, layout.gauge, colours::brass_dark) : draw_plate(canvas, plate);
    draw_dial(canvas, at["dial"].centre(), at["dial"].w / 2, view);
    draw_figure(canvas, at, view.time);
    draw_goal(canvas, at, view);
    if (layout.handheld && !open_) return;
    if (layout.handheld) draw_plate(canvas, at["board"]);
    draw_within(canvas, type::label_small, station_, at["station"], 15, colours::ash);
    draw_trace(canvas, trace, view.accent);
    canvas.fitted_text(type::small_bold, change(), changed, column ? Align::Left : Align::Right, view.accent);
}

}  // namespace boxcars::scenes
