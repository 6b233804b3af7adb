#include "scenes/ceelo/plates.h"

#include "scenes/ceelo/coins.h"
#include "scenes/flat_die.h"

#include <algorithm>
#include <span>

namespace boxcars::scenes::ceelo_look {
namespace {

using namespace render;
constexpr float column_in = 40, column_in_narrow = 16;  // from the canvas' sides, px
constexpr float full_table = 548;                       // the table's height at 1280x720
constexpr float least_gap = 8;                          // between plates, and to the drum
constexpr int most_in_column = 4;                       // the left one: three opponents and the player at the bottom

float column_inset(const Layout& layout) { return layout.narrow ? column_in_narrow : column_in; }

float drum_width(const Camera& from) {
    const CeeloTable table;
    return 2 * table.rim * from.px_per_unit({table.drum, 0});
}

// `wide`: of every plate.
Rect plate_of(const Layout& layout, int place, int players, float wide) {
    const Rect& t = layout.table;
    const int opponents = players - 1, left = (opponents + 1) / 2, right = opponents - left;
    const float scale = t.h / full_table, in = column_inset(layout);
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

// As wide as there is room for beside the drum and the banker's mark, wherever that hangs.
float plate_width(const Layout& layout, const Camera& from, std::span<const Rect> marks) {
    const float beside_drum = (layout.table.w - drum_width(from)) / 2 - column_inset(layout) - least_gap;
    const float most = std::min(layout.narrow ? 192.0f : 280.0f, beside_drum);
    const int players = static_cast<int>(marks.size());
    float wide = most;
    for (int place = 0; place < players; ++place) {
        const Rect plate = plate_of(layout, place, players, most);
        for (const Rect& mark : marks) {
            const bool level = mark.y < plate.y + plate.h + 2 && plate.y < mark.y + mark.h + 2;
            const float room =
                plate.x < layout.table.centre().x ? mark.x - plate.x : plate.x + plate.w - mark.x - mark.w;
            if (level) wide = std::min(wide, room - least_gap);
        }
    }
    return wide;
}

void draw_black_die(Canvas& canvas, glm::vec2 centre, float px, int face) {
    const Rect tile{centre.x - px / 2, centre.y - px / 2, px, px};
    canvas.pill(tile, px * 0.18f, hex(0x2A2D34), hex(0x0E1014));
    canvas.pill_edge(tile, px * 0.18f, 1, hex(0x6B6E74, 0.8f));
    draw_pips(canvas, tile, face, hex(0xF4E3BC));
}

// Upper line: who, and the coins in the pocket.
void draw_plate_name(Canvas& canvas, bool narrow, float left, float right, float y, const Plate& plate) {
    const Type name_type{Face::Label, narrow ? 17.0f : 21.0f, 0.06f}, coins_type{Face::Label, narrow ? 18.0f : 21.0f};
    const float unit = narrow ? 30.0f : 34.0f;
    const int penny[] = {1};
    draw_coin_stack(canvas, {right - unit * 0.29f, y + 2}, unit, penny, 0.95f);
    const float coins_at = right - unit * 0.58f - 7;
    const float figure =
        canvas.text(coins_type, std::to_string(plate.coins), {coins_at, y}, Align::Right, colours::brass_light);
    const float name_wide = canvas.text(name_type, plate.name, {left, y}, Align::Left, colours::ivory);
    const float room = coins_at - figure - 8 - (left + name_wide + 9);
    if (!narrow && canvas.width(type::small, plate.style) <= room)
        canvas.text(type::small, plate.style, {left + name_wide + 9, y + 1}, Align::Left, colours::ash);
}

// Lower line: the dice thrown or words, and a figure at the right.
void draw_plate_round(Canvas& canvas, bool narrow, float left, float right, float y, const Plate& plate) {
    float edge = right;
    if (!plate.figure.empty()) {
        const Type figure_type{Face::Label, narrow ? 15.0f : 18.0f};
        edge -= canvas.text(figure_type, plate.figure, {right, y}, Align::Right, plate.figure_ink) + 8;
        if (plate.arrow != 0) {
            draw_arrow(canvas, {edge - 5, y}, 10, plate.arrow > 0, plate.figure_ink);
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

}  // namespace

SeatPlates::SeatPlates(const Layout& layout, int players)
    : players_(players), narrow_(layout.narrow), table_(layout.table) {
    CeeloTable table;
    table.players = players;
    const Camera from = camera(layout);
    for (int place = 0; place < players; ++place)
        marks_[static_cast<std::size_t>(place)] = banker_pill(from, table, static_cast<float>(place));
    const float wide = plate_width(layout, from, std::span{marks_}.first(static_cast<std::size_t>(players)));
    for (int place = 0; place < players; ++place)
        plates_[static_cast<std::size_t>(place)] = plate_of(layout, place, players, wide);
}

Rect face_on(const Rect& plate) {
    const float in = std::round(0.09f * plate.h), side = plate.h - 2 * in;
    return {plate.x + in + 2, plate.y + in, side, side};
}

// Whether somebody's words may stand there: inside the band, over nobody's plate and not where the mark may be.
bool SeatPlates::free_for_words(const Rect& where) const {
    const auto over = [&](const Rect& taken) {
        return taken.x < where.x + where.w && where.x < taken.x + taken.w && taken.y < where.y + where.h + 2 &&
               where.y < taken.y + taken.h + 2;
    };
    const auto seated = static_cast<std::size_t>(players_);
    return where.y >= table_.y + 2 && where.y + where.h <= table_.y + table_.h - 2 &&
           std::ranges::none_of(std::span{plates_}.first(seated), over) &&
           std::ranges::none_of(std::span{marks_}.first(seated), over);
}

Rect SeatPlates::speech(int place) const {
    constexpr float high = 30, apart = 6;
    const Rect& plate = at(place);
    for (const float y : {plate.y - apart - high, plate.y + plate.h + apart})
        if (const Rect beside{plate.x, y, plate.w, high}; free_for_words(beside)) return beside;
    const float left = face_on(plate).x + face_on(plate).w + 5;
    return {left, plate.y + 0.48f * plate.h, plate.x + plate.w - 6 - left, 0.44f * plate.h};
}

void SeatPlates::draw(Canvas& canvas, int place, const Plate& plate) const {
    const Rect& where = at(place);
    canvas.push_alpha(plate.dim ? 0.62f : 1.0f);
    if (plate.on_turn) canvas.glow(where.grown(-2), 8, 16, faded(amber, 0.55f));
    draw_plate(canvas, where);
    if (plate.on_turn) canvas.plate_edge(where, 4, 2, 2.2f, amber);
    const Rect face = face_on(where);
    if (plate.person) draw_face(canvas, *plate.person, plate.mood, face);
    const float in = narrow_ ? 13 : 20, right = where.x + where.w - in;
    const float left = plate.person ? face.x + face.w + (narrow_ ? 7.0f : 11.0f) : where.x + in;
    const std::optional<Rect> said = plate.says.empty() ? std::nullopt : std::optional{speech(place)};
    const bool inside = said && where.contains(said->centre());
    draw_plate_name(canvas, narrow_, left, right, where.y + where.h * 0.34f, plate);
    if (!inside) draw_plate_round(canvas, narrow_, left, right, where.y + where.h * 0.70f, plate);
    canvas.pop_alpha();
    if (!said) return;
    draw_speech(canvas, *said, plate.says,
                inside              ? SpeechFrom::Inside
                : said->y < where.y ? SpeechFrom::Below
                                    : SpeechFrom::Above);
}

}  // namespace boxcars::scenes::ceelo_look
