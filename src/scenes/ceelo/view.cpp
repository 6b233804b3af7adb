#include "scenes/ceelo/view.h"

#include "scenes/ceelo/coins.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::scenes::ceelo_look {
namespace {

using namespace render;
constexpr float pi = glm::pi<float>();
constexpr float bank_plate_high = 42;

std::vector<glm::vec2> ring_part(const Camera& camera, glm::vec2 middle, float radius, float from, float to) {
    const int steps = std::max(2, static_cast<int>(std::abs(to - from) * 18));
    std::vector<glm::vec2> line;
    for (int i = 0; i <= steps; ++i) {
        const float turn = from + (to - from) * static_cast<float>(i) / static_cast<float>(steps);
        line.push_back(camera.project({middle + radius * glm::vec2(std::cos(turn), std::sin(turn)), 0}));
    }
    return line;
}

// The angle, in radians, of the point that lies `share` (0 to 1) of a full circle clockwise from the top.
float turn_of(float share) { return pi / 2 - 2 * pi * share; }

}  // namespace

std::string signed_coins(int change) {
    return change > 0 ? fmt::format("+{}", change) : change < 0 ? fmt::format("\u2212{}", -change) : "0";
}

Camera camera(const Layout& layout, int players) {
    Camera from;
    const Rect& t = layout.table;
    if (layout.portrait) {
        Layout below = layout;
        below.table.y += plate_rows(layout, players);
        below.table.h -= plate_rows(layout, players);
        from = table_camera(below, {9.7f, 10.3f});
        from.looks_at.y = -0.3f;
        from.band.y -= from.band.h;  // extended so that width sets the scale
        from.band.h *= 3;
        return from;
    }
    // A narrow window shows the middle of the 1280 px wide picture and cuts off its sides.
    from.band = layout.narrow ? Rect{t.centre().x - 640, t.y, 1280, t.h} : t;
    return from;
}

TableLook table_look(const Camera& from, const CeeloTable& table) {
    return {.shader = "ceelo_table", .camera = from, .numbers = table.numbers()};
}

RoomLook room(const Layout& layout, const Camera& from, const CeeloTable& table) {
    const float unit = from.px_per_unit({table.bank, 0});
    return {.seen = layout.table,
            .beam = from.project({-0.4f, 0.5f, 1.4f}),
            .reach = {4.9f * unit, 3.9f * unit},
            .brass = ring_on_table(from, table.drum, 0.5f * (table.planks + table.rim)),
            .lamp = hex(0xFFCF93),
            .window = hex(0xCFDDFF)};
}

void draw_arc(Canvas& canvas, const Camera& from, const CeeloTable& table, float covered, float proposed) {
    const float unit = from.px_per_unit({table.bank, 0}), wide = 2 * table.track_half * unit;
    covered = std::clamp(covered, 0.0f, 1.0f);
    if (covered > 0.001f) {
        const auto line = ring_part(from, table.bank, table.track, turn_of(0), turn_of(covered));
        canvas.stroke(line, wide * 2.6f, faded(amber, 0.13f), covered > 0.999f);
        canvas.stroke(line, wide, amber, covered > 0.999f);
        canvas.stroke(line, wide * 0.35f, hex(0xFFD694, 0.8f), covered > 0.999f);
    }
    const float end = std::min(1.0f, covered + proposed);
    constexpr float dash = 0.0125f, gap = 0.0085f;
    for (float share = covered + gap; share + 0.004f < end; share += dash + gap)
        canvas.stroke(ring_part(from, table.bank, table.track, turn_of(share), turn_of(std::min(end, share + dash))),
                      wide, hex(0xFFE9C4));
}

// The plate covers the lower edge of the bank's ring, nearer to the dice than to the coins of the player at the bottom.
Rect bank_plate(const Camera& from, const CeeloTable& table) {
    const float small = upright(from) ? 1 : std::clamp(from.px_per_unit({table.bank, 0}) / 62, 0.62f, 1.0f);
    const glm::vec2 middle = from.project({table.bank - glm::vec2(0, table.track - 0.10f), 0});
    const float wide = 164 * small, high = bank_plate_high * small;
    return {middle.x - wide / 2, middle.y - high / 2, wide, high};
}

void draw_bank_plate(Canvas& canvas, const Camera& from, const CeeloTable& table, const std::string& title,
                     const std::string& line) {
    const Rect where = bank_plate(from, table);
    const float small = where.h / bank_plate_high;
    draw_plate(canvas, where);
    canvas.text({Face::Label, 17 * small, 0.06f}, title, {where.centre().x, where.y + 13.5f * small}, Align::Centre,
                colours::ivory);
    canvas.text({Face::Body, 15.5f * small}, line, {where.centre().x, where.y + 30 * small}, Align::Centre, amber);
}

void draw_sector_light(Canvas& canvas, const Camera& from, const CeeloTable& table, int place, Colour colour,
                       float light) {
    const float half = pi / static_cast<float>(table.players), middle = table.angle(place);
    const auto point = [&](float radius, float turn) {
        return from.project({table.drum + radius * glm::vec2(std::cos(turn), std::sin(turn)), 0});
    };
    const int steps = std::max(4, static_cast<int>(half * 20));
    const float inner = table.track + 0.32f, outer = table.chalk - 0.05f, edge = 0.03f;
    for (int i = 0; i < steps; ++i) {
        const float a = middle - half + edge + 2 * (half - edge) * static_cast<float>(i) / static_cast<float>(steps);
        const float b =
            middle - half + edge + 2 * (half - edge) * static_cast<float>(i + 1) / static_cast<float>(steps);
        const glm::vec2 quad[] = {point(inner, a), point(inner, b), point(outer, b), point(outer, a)};
        canvas.fill(quad, faded(colour, light), faded(colour, light));
    }
}

Rect banker_pill(const Camera& from, const CeeloTable& table, float place) {
    const float turn = -pi / 2 - 2 * pi * place / static_cast<float>(table.players);
    const float radius = (table.planks + table.rim) / 2 - 0.02f;
    glm::vec2 out{(radius + 0.52f) * std::cos(turn), radius * std::sin(turn)};  // clear of the banker's own coins
    if (upright(from)) out = {3.6f * std::cos(turn), radius * std::sin(turn) + 0.4f * std::abs(std::cos(turn))};
    const glm::vec2 at = from.project({table.drum + out, 0.12f});
    const float wide = upright(from) ? 104 : 79, high = upright(from) ? 27 : 23;  // px, fits the word
    return {at.x - wide / 2, at.y - high / 2, wide, high};
}

void draw_banker_pill(Canvas& canvas, Rect where) {
    const Type words{Face::Label, 13, 0.10f};
    const float high = where.h;
    canvas.glow(where.grown(1), high / 2, 8, hex(0x000000, 0.7f), Blend::Over);
    canvas.pill(where, high / 2, hex(0xFBE3A6), hex(0xB9873A));
    canvas.pill_edge(where, high / 2, 1.2f, hex(0xFFF2C8));
    canvas.text(words, "BANKER", where.centre(), Align::Centre, colours::brass_ink);
}

void draw_proposed(Canvas& canvas, glm::vec2 at, float unit, int amount) {
    const float r = 0.32f * unit;
    constexpr int dashes = 14;
    for (int i = 0; i < dashes; ++i) {
        std::vector<glm::vec2> dash;
        for (int k = 0; k <= 3; ++k) {
            const float turn = 2 * pi * (static_cast<float>(i) + 0.2f * static_cast<float>(k)) / dashes;
            dash.push_back(at + glm::vec2(std::cos(turn), std::sin(turn)) * r);
        }
        canvas.stroke(dash, 2.2f, hex(0xFFE9C4));
    }
    const std::string words = std::to_string(amount);
    canvas.text({Face::Label, words.size() > 2 ? 14.0f : 17.0f}, words, at, Align::Centre, hex(0xFFF3DC));
}

void draw_standings(Canvas& canvas, const Camera& from, const CeeloTable& table, const std::string& title,
                    std::span<const Standing> standings, const MoneyInk& ink, double since) {
    const float come = world::quint_out(world::unit(since / static_cast<double>(milliseconds(420))));
    canvas.push_alpha(come);
    const glm::vec2 middle = from.project({table.bank, 0});
    const float line = 27, high = 84 + line * static_cast<float>(standings.size());
    const Rect where{middle.x - 180, middle.y - high / 2 + 12 * (1 - come), 360, high};
    draw_plate(canvas, where, true);
    canvas.text({Face::Label, 23, 0.04f}, title, {middle.x, where.y + 36}, Align::Centre, colours::brass_light);
    float y = where.y + 72;
    for (std::size_t i = 0; i < standings.size(); ++i, y += line) {
        const Standing& standing = standings[i];
        const Colour name = standing.won ? amber : colours::ivory;
        const auto ahead = std::ranges::count_if(standings, [&](const auto& s) { return s.coins > standing.coins; });
        canvas.text({Face::Label, 16}, std::to_string(ahead + 1), {where.x + 40, y}, Align::Right, colours::ash);
        canvas.text({Face::Label, 18, 0.06f}, standing.name, {where.x + 54, y}, Align::Left, name);
        const int penny[] = {1};
        draw_coin_stack(canvas, {where.x + where.w - 118, y + 2}, 32, penny, 0.95f);
        canvas.text({Face::Label, 18}, std::to_string(standing.coins), {where.x + where.w - 134, y}, Align::Right,
                    name);
        const int change = standing.change;
        const Colour tone = change > 0 ? ink.win : change < 0 ? ink.loss : colours::ash;
        canvas.text({Face::Label, 16}, signed_coins(change), {where.x + where.w - 34, y}, Align::Right, tone);
        if (change != 0) draw_arrow(canvas, {where.x + where.w - 82, y}, 10, change > 0, tone);
    }
    canvas.pop_alpha();
}

namespace {

void set_upright_places(Dash& dash, const Rect& d) {
    const float wide = (d.w - 28) / 3, row = d.y + 72, low = d.y + 137;
    dash.purse_label = {d.x + 12, d.y + 16};
    dash.purse = {d.x + 12, d.y + 28, 84, 36};
    dash.words = {d.x + 166, d.y + 25};
    dash.words_wide = dash.words_wide_alone = d.w - 176;
    dash.less = {d.x + 8, row, thumb, thumb};
    dash.amount_label = {d.x + 73, row + 7};
    dash.amount = {d.x + 73, row + 18, 84, 40};
    dash.more = {d.x + 163, row, thumb, thumb};
    dash.slider = {d.x + 232, row, d.w - 240, thumb};
    dash.all = dash.skip = {d.x + 8, low, wide, thumb};
    dash.cover = dash.pause = {d.x + 14 + wide, low, wide, thumb};
    dash.verb = dash.speed = {d.x + 20 + 2 * wide, low, wide, thumb};
    dash.new_match = {d.x + 8, low, 2 * wide + 6, thumb};
    dash.look_back = {d.x + d.w - 8 - 160, d.y - 64, 160, thumb};
}

void set_narrow_places(Dash& dash, const Rect& d) {
    const float right = d.x + d.w;
    const float verb = std::clamp(0.15f * d.w, 120.0f, 150.0f), stake = std::clamp(0.16f * d.w, 128.0f, 160.0f);
    dash.purse_label = {d.x + 24, d.y + 18};
    dash.purse = {d.x + 24, d.y + 28, 84, 40};
    dash.words = {d.x + 200, d.y + 26};
    dash.words_wide = dash.words_wide_alone = d.w - 220;
    dash.amount_label = {d.x + 24, d.y + 84};
    dash.less = {d.x + 24, d.y + 92, 44, 44};
    dash.amount = {d.x + 78, d.y + 94, 84, 40};
    dash.more = {d.x + 172, d.y + 92, 44, 44};
    dash.verb = {right - 24 - verb, d.y + 78, verb, 60};
    dash.cover = {dash.verb.x - 12 - stake, d.y + 78, stake, 60};
    dash.all = {dash.cover.x - 12 - stake, d.y + 84, stake, 52};
    dash.slider = {d.x + 240, d.y + 92, std::clamp(dash.all.x - d.x - 264, 0.0f, 230.0f), 44};
    dash.skip = {d.x + 24, d.y + 84, 90, 52};
    dash.pause = {d.x + 122, d.y + 84, 96, 52};
    dash.speed = {d.x + 226, d.y + 84, 64, 52};
    dash.new_match = {d.x + 24, d.y + 84, 180, 52};
}

}  // namespace

Dash dash_places(const Layout& layout) {
    const Rect& d = layout.dash;
    const float right = d.x + d.w;
    Dash dash;
    dash.look_back = {right - (layout.narrow ? 16.0f : 40.0f) - 160, d.y - 54, 160, 40};
    if (layout.portrait) return set_upright_places(dash, d), dash;
    if (layout.narrow) return set_narrow_places(dash, d), dash;
    dash.purse_label = {d.x + 40, d.y + 22};
    dash.purse = {d.x + 40, d.y + 34, 96, 46};
    dash.words = {d.x + 190, d.y + 43};
    dash.amount_label = {right - 652, d.y + 22};
    dash.less = {right - 652, d.y + 33, 48, 48};
    dash.amount = {right - 594, d.y + 34, 96, 46};
    dash.more = {right - 488, d.y + 33, 48, 48};
    dash.slider = {right - 652, d.y + 84, 212, 20};
    dash.cover = {right - 396, d.y + 9, 180, 50};
    dash.all = {right - 396, d.y + 63, 180, 40};
    dash.verb = {right - 204, d.y + 18, 168, 72};
    dash.skip = {right - 652, d.y + 29, 78, 50};
    dash.pause = {right - 566, d.y + 29, 90, 50};
    dash.speed = {right - 468, d.y + 29, 60, 50};
    dash.new_match = {right - 396 - 12 - 180, d.y + 29, 180, 50};
    dash.words_wide = dash.less.x - dash.words.x - 24;
    dash.words_wide_alone = dash.skip.x - dash.words.x - 24;
    return dash;
}

}  // namespace boxcars::scenes::ceelo_look
