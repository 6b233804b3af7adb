#include "scenes/ceelo/view.h"

#include "scenes/ceelo/coins.h"
#include "scenes/flat_die.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>

namespace boxcars::scenes::ceelo_look {
namespace {

using namespace render;
constexpr float pi = glm::pi<float>();
constexpr float column_in = 40, column_in_narrow = 16;  // from the canvas' sides, px
constexpr float full_table = 548;                       // the table's height at 1280x720
constexpr float least_gap = 8;                          // between plates, and to the drum
constexpr float bank_plate_high = 42;
constexpr int most_in_column = 4;  // the left one: three opponents and the player at the bottom

std::vector<glm::vec2> ring_part(const Camera& camera, glm::vec2 middle, float radius, float from, float to) {
    const int steps = std::max(2, static_cast<int>(std::abs(to - from) * 18));
    std::vector<glm::vec2> line;
    for (int i = 0; i <= steps; ++i) {
        const float turn = from + (to - from) * static_cast<float>(i) / static_cast<float>(steps);
        line.push_back(camera.project({middle + radius * glm::vec2(std::cos(turn), std::sin(turn)), 0}));
    }
    return line;
}

// Clockwise from the top by a share of the whole way round.
float turn_of(float share) { return pi / 2 - 2 * pi * share; }

float drum_width(const Layout& layout) {
    const CeeloTable table;
    return 2 * table.rim * camera(layout).px_per_unit({table.drum, 0});
}

void draw_black_die(Canvas& canvas, glm::vec2 centre, float px, int face) {
    const Rect tile{centre.x - px / 2, centre.y - px / 2, px, px};
    canvas.pill(tile, px * 0.18f, hex(0x2A2D34), hex(0x0E1014));
    canvas.pill_edge(tile, px * 0.18f, 1, hex(0x6B6E74, 0.8f));
    draw_pips(canvas, tile, face, hex(0xF4E3BC));
}

}  // namespace

std::string signed_coins(int change) {
    return change > 0 ? fmt::format("+{}", change) : change < 0 ? fmt::format("\u2212{}", -change) : "0";
}

Camera camera(const Layout& layout) {
    Camera from;
    const Rect& t = layout.table;  // a narrow window shows the same drum with less of the car beside it
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

namespace {

Rect plate_of(const Layout& layout, int place, int players, float wide) {
    const Rect& t = layout.table;
    const int opponents = players - 1, left = (opponents + 1) / 2, right = opponents - left;
    const float scale = t.h / full_table, in = layout.narrow ? column_in_narrow : column_in;
    const float high = std::min(layout.narrow ? 55.0f : 80.0f, (t.h - 5 * least_gap) / most_in_column);
    const float left_x = t.x + in, right_x = t.x + t.w - in - wide;
    const float bottom = t.y + t.h - high - std::max(least_gap, 22 * scale);
    const auto row = [&](int from_top, int count) {
        const float top = t.y + 51 * scale,
                    last = bottom - std::max(high + least_gap, (count == 3 ? 116 : 139) * scale);
        if (count == 1) return players == 2 ? top : t.y + 190 * scale;
        return top + (last - top) * static_cast<float>(from_top) / static_cast<float>(count - 1);
    };
    if (place == 0) return {left_x, bottom, wide, high};
    if (place <= left) return {left_x, row(left - place, left), wide, high};
    return {right_x, row(place - left - 1, right), wide, high};
}

// As wide as there is room for beside the drum and the banker's mark, wherever that stands.
float plate_width(const Layout& layout, int players) {
    CeeloTable table;
    table.players = players;
    const Camera from = camera(layout);
    const float beside_drum =
        (layout.table.w - drum_width(layout)) / 2 - (layout.narrow ? column_in_narrow : column_in) - least_gap;
    float wide = std::min(layout.narrow ? 192.0f : 280.0f, beside_drum);
    for (int place = 0; place < players; ++place) {
        const Rect plate = plate_of(layout, place, players, wide);
        for (int banker = 0; banker < players; ++banker) {
            const Rect pill = banker_pill(from, table, static_cast<float>(banker));
            const bool level = pill.y < plate.y + plate.h + 2 && plate.y < pill.y + pill.h + 2;
            const float room =
                plate.x < layout.table.centre().x ? pill.x - plate.x : plate.x + plate.w - pill.x - pill.w;
            if (level) wide = std::min(wide, room - least_gap);
        }
    }
    return wide;
}

}  // namespace

Rect plate_rect(const Layout& layout, int place, int players) {
    return plate_of(layout, place, players, plate_width(layout, players));
}

Rect face_on(const Rect& plate) {
    const float in = std::round(0.09f * plate.h), side = plate.h - 2 * in;
    return {plate.x + in + 2, plate.y + in, side, side};
}

// Whether somebody's words may stand there: inside the band, over nobody's plate and not where the mark may be.
static bool free_for_words(const Layout& layout, Rect where, int players) {
    const auto over = [&](const Rect& taken) {
        return taken.x < where.x + where.w && where.x < taken.x + taken.w && taken.y < where.y + where.h + 2 &&
               where.y < taken.y + taken.h + 2;
    };
    CeeloTable table;
    table.players = players;
    const Camera from = camera(layout);
    bool free = where.y >= layout.table.y + 2 && where.y + where.h <= layout.table.y + layout.table.h - 2;
    for (int place = 0; place < players; ++place)
        free = free && !over(plate_rect(layout, place, players)) &&
               !over(banker_pill(from, table, static_cast<float>(place)));
    return free;
}

Rect speech_rect(const Layout& layout, int place, int players) {
    constexpr float high = 30, apart = 6;
    const Rect plate = plate_rect(layout, place, players);
    for (const float y : {plate.y - apart - high, plate.y + plate.h + apart})
        if (const Rect beside{plate.x, y, plate.w, high}; free_for_words(layout, beside, players)) return beside;
    const float left = face_on(plate).x + face_on(plate).w + 5;
    return {left, plate.y + 0.48f * plate.h, plate.x + plate.w - 6 - left, 0.44f * plate.h};
}

// Upper line: who, and the coins in the pocket.
static void draw_plate_name(Canvas& canvas, bool narrow, float left, float right, float y, const Plate& plate) {
    const Type name_type{Face::Label, narrow ? 17.0f : 21.0f, 0.06f}, coins_type{Face::Label, narrow ? 18.0f : 21.0f};
    const float unit = narrow ? 30.0f : 34.0f;
    const int penny[] = {1};
    draw_coin_stack(canvas, {right - unit * 0.29f, y + 2}, unit, penny, 0.95f);
    const float coins_at = right - unit * 0.58f - 7;
    const float figure =
        canvas.text(coins_type, std::to_string(plate.coins), {coins_at, y}, Align::Right, colours::brass_light);
    const float name_wide = canvas.text(name_type, plate.name, {left, y}, Align::Left, colours::ivory);
    const float room = coins_at - figure - 8 - (left + name_wide + 9);
    if (!narrow && canvas.width(type::small, plate.temper) <= room)
        canvas.text(type::small, plate.temper, {left + name_wide + 9, y + 1}, Align::Left, colours::ash);
}

// Lower line: the dice thrown or words, and a figure at the right.
static void draw_plate_round(Canvas& canvas, bool narrow, float left, float right, float y, const Plate& plate) {
    float edge = right;
    if (!plate.figure.empty()) {
        const Type figure_type{Face::Label, narrow ? 15.0f : 18.0f};
        edge -= canvas.text(figure_type, plate.figure, {right, y}, Align::Right, plate.figure_ink) + 8;
        if (plate.arrow != 0) {
            draw_arrow(canvas, {edge - 5, y}, 10, plate.arrow > 0, {plate.figure_ink, plate.figure_ink});
            edge -= 18;
        }
    }
    float x = left;
    for (const int face : plate.faces) {
        const float size = narrow ? 15.0f : 19.0f;
        draw_black_die(canvas, {x + size / 2, y}, size, face);
        x += size + 3;
    }
    if (!plate.faces.empty()) x += 5;
    if (narrow && !plate.faces.empty()) return;
    const Type line = canvas.fitted({Face::Body, narrow ? 14 : 16.5f}, plate.line, edge - x);
    canvas.text(line, plate.line, {x, y}, Align::Left, colours::ash);
}

void draw_plate_of(Canvas& canvas, const Layout& layout, Rect where, Rect speech, const Plate& plate) {
    canvas.push_alpha(plate.dim ? 0.62f : 1.0f);
    if (plate.on_turn) canvas.glow(where.grown(-2), 8, 16, faded(amber, 0.55f));
    draw_plate(canvas, where);
    if (plate.on_turn) canvas.plate_edge(where, 4, 2, 2.2f, amber);
    const Rect face = face_on(where);
    if (plate.person) draw_face(canvas, *plate.person, plate.mood, face);
    const float in = layout.narrow ? 13 : 20, right = where.x + where.w - in;
    const float left = plate.person ? face.x + face.w + (layout.narrow ? 7.0f : 11.0f) : where.x + in;
    const bool inside = !plate.says.empty() && where.contains(speech.centre());
    draw_plate_name(canvas, layout.narrow, left, right, where.y + where.h * 0.34f, plate);
    if (!inside) draw_plate_round(canvas, layout.narrow, left, right, where.y + where.h * 0.70f, plate);
    canvas.pop_alpha();
    if (plate.says.empty()) return;
    draw_speech(canvas, speech, plate.says,
                inside               ? SpeechFrom::Inside
                : speech.y < where.y ? SpeechFrom::Below
                                     : SpeechFrom::Above);
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

// Over the lower edge of the bank's ring: nearer to the dice than to the coins of the player at the bottom.
Rect bank_plate(const Camera& from, const CeeloTable& table) {
    const float small = std::clamp(from.px_per_unit({table.bank, 0}) / 62, 0.62f, 1.0f);
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
    const float radius = (table.planks + table.rim) / 2 - 0.02f, aside = 0.52f;  // clear of the banker's own coins
    const glm::vec2 out{(radius + aside) * std::cos(turn), radius * std::sin(turn)};
    const glm::vec2 at = from.project({table.drum + out, 0.12f});
    constexpr float wide = 79, high = 23;  // the word and a little air
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
        if (change != 0) draw_arrow(canvas, {where.x + where.w - 82, y}, 10, change > 0, {tone, tone});
    }
    canvas.pop_alpha();
}

Dash dash_places(const Layout& layout) {
    const Rect& d = layout.dash;
    const float right = d.x + d.w;
    Dash dash;
    if (layout.narrow) {
        const float verb = std::clamp(0.176f * d.w, 120.0f, 176.0f), all = std::clamp(0.19f * d.w, 120.0f, 190.0f);
        dash.purse_label = {d.x + 24, d.y + 18};
        dash.purse = {d.x + 24, d.y + 28, 84, 40};
        dash.words = {d.x + 200, d.y + 26};
        dash.words_wide = dash.words_wide_alone = d.w - 220;
        dash.amount_label = {d.x + 24, d.y + 84};
        dash.less = {d.x + 24, d.y + 92, 44, 44};
        dash.amount = {d.x + 78, d.y + 94, 84, 40};
        dash.more = {d.x + 172, d.y + 92, 44, 44};
        dash.all = {right - 24 - verb - 16 - all, d.y + 84, all, 52};
        dash.verb = {right - 24 - verb, d.y + 78, verb, 60};
        dash.slider = {d.x + 240, d.y + 92, std::clamp(dash.all.x - d.x - 264, 0.0f, 230.0f), 44};
        dash.pause = {dash.verb.x - 16 - 130, d.y + 84, 130, 52};
        dash.speed = {dash.pause.x - 12 - 130, d.y + 84, 130, 52};
        return dash;
    }
    dash.purse_label = {d.x + 40, d.y + 22};
    dash.purse = {d.x + 40, d.y + 34, 96, 46};
    dash.words = {d.x + 190, d.y + 43};
    dash.amount_label = {right - 652, d.y + 22};
    dash.less = {right - 652, d.y + 33, 48, 48};
    dash.amount = {right - 594, d.y + 34, 96, 46};
    dash.more = {right - 488, d.y + 33, 48, 48};
    dash.slider = {right - 652, d.y + 84, 212, 20};
    dash.all = {right - 396, d.y + 33, 180, 50};
    dash.verb = {right - 204, d.y + 18, 168, 72};
    dash.pause = {dash.verb.x - 16 - 132, d.y + 29, 132, 50};
    dash.speed = {dash.pause.x - 12 - 132, d.y + 29, 132, 50};
    dash.words_wide = dash.less.x - dash.words.x - 24;
    dash.words_wide_alone = dash.speed.x - dash.words.x - 24;
    return dash;
}

}  // namespace boxcars::scenes::ceelo_look
