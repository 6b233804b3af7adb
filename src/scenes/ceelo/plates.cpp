#include "scenes/ceelo/announced.h"

namespace boxcars::scenes::ceelo_look {

// Where the players' plates stand: in two columns beside the drum or, if `row` is more than 0, in rows of at most that
// height, above the drum or beside the table. In px.
struct PlateForm {
    float from_side{}, widest{}, highest{}, row{};
};
constexpr Forms<PlateForm> plate_forms{PlateForm{40, 280, 80}, {16, 192, 55}, {.row = 62}, {.row = 92}};
constexpr float full_plate = plate_forms.wide.highest;
constexpr float least_gap = 8, between_rows = 6;  // px between plates and to the drum; between rows

static float rows_of(int players) {
    const int rows = (players + 1) / 2;
    return as_float(rows);
}

static float row_high(const Layout& layout, int players) {
    constexpr float most = 0.4f;  // of their room's height: leaves some to words
    return std::min(
        {layout.of(plate_forms).row, most * layout.side.h, (layout.side.h - between_rows) / rows_of(players)});
}

float plate_rows(const Layout& layout, int players) {
    const float row = row_high(layout, players);
    return row > 0 ? between_rows + row * rows_of(players) : 0;
}

Camera camera(const Layout& layout, int players) {
    Layout below = layout;
    const float above = layout.side.x > layout.table.x ? 0 : plate_rows(layout, players);
    below.table.y += above;
    below.table.h -= above;
    constexpr BankView beside{.least = 1280};
    return bank_camera(below, {beside, beside, {.part = {9.7f, 10.3f}, .y = -0.3f}});
}

RoomLook room(const Layout& layout, const Camera& from, const CeeloTable& table) {
    const float unit = unit_at(from, table.bank);
    return {.seen = layout.table,
            .beam = from.project({-0.4f, 0.5f, 1.4f}),
            .reach = {4.9f * unit, 3.9f * unit},
            .brass = ring_on_table(from, table.drum, 0.5f * (table.planks + table.rim)),
            .lamp = hex(0xFFCF93),
            .window = hex(0xCFDDFF)};
}

// The plate covers the lower edge of the bank's ring, nearer to the dice than to the coins of the player at the bottom.
Rect bank_plate(const Layout& layout, const Camera& from, const CeeloTable& table) {
    constexpr Forms<float> least{0.62f, 1};
    const float small = std::clamp(unit_at(from, table.bank) / full_unit, layout.of(least), 1.0f);
    return around(place_of(from, table.bank - vec2(0, table.track - 0.10f)), vec2{164, bank_plate_high} * small);
}

Rect banker_pill(const Layout& layout, const Camera& from, const CeeloTable& table, float place) {
    struct Mark {
        vec2 size;        // px, fits the word
        float aside, up;  // where it is at the drum's left and right, world units
    };
    constexpr Mark beside{{79, 23}, 4.95f, 0};  // clear of the banker's own coins
    constexpr vec2 large{104, 27};
    const auto [size, aside, up] = layout.of(Forms<Mark>{beside, beside, {large, 3.6f, 0.4f}, {large, 3.4f, 0.4f}});
    const float turn = -glm::half_pi<float>() - glm::two_pi<float>() * place / as_float(table.players);
    const float across = std::cos(turn), radius = (table.planks + table.rim) / 2 - 0.02f;
    const vec2 out{aside * across, radius * std::sin(turn) + up * std::abs(across)};
    constexpr Forms<float> above_words{34, 34, 0, 0};  // px over the dash that words to the player may take
    Rect where = around(from.project({table.drum + out, 0.12f}), size);
    if (!layout.gauge.empty()) where.y = std::min(where.y, layout.dash.y - layout.of(above_words) - where.h);
    return where;
}

namespace {

constexpr float full_table = 548;  // table height at 1280x720, px
constexpr int most_in_column = 4;  // three opponents and the viewer

// `wide` is the width of every plate, px.
Rect plate_of(const Layout& layout, int place, int players, float wide) {
    const Rect& t = layout.side;
    const PlateForm form = layout.of(plate_forms);
    const float row = row_high(layout, players);
    const int left = players / 2, right = players - 1 - left;  // opponents on each side
    const bool last_right = row > 0 && place == 0 && left > right, beside = place > left || last_right;
    const int nth = last_right ? right : beside ? place - left - 1 : left - place;  // from the top
    if (row > 0)
        return {t.x + least_gap + (beside ? wide + between_rows : 0), t.y + between_rows + row * as_float(nth), wide,
                row - between_rows};
    const float scale = t.h / full_table, x = beside ? t.right().x - form.from_side - wide : t.x + form.from_side;
    const float high = std::min(form.highest, (t.h - 5 * least_gap) / most_in_column);
    const float top = t.y + 51 * scale, bottom = t.y + t.h - high - std::max(least_gap, 22 * scale);
    if (place == 0) return {x, bottom, wide, high};
    const int count = beside ? right : left;
    if (count == 1) return {x, players == 2 ? top : t.y + 190 * scale, wide, high};
    const float last = bottom - std::max(high + least_gap, (count == 3 ? 116 : 139) * scale);
    return {x, glm::mix(top, last, as_float(nth) / as_float(count - 1)), wide, high};
}

// The greatest plate width that leaves the drum and every place of the banker's mark free; in rows: half the table.
float plate_width(const Layout& layout, const Camera& from, std::span<const Rect> marks) {
    const PlateForm form = layout.of(plate_forms);
    if (form.row > 0) return (layout.side.w - 2 * least_gap - between_rows) / 2;
    const CeeloTable table;
    const float drum_wide = 2 * table.rim * unit_at(from, table.drum);
    const float beside_drum = (layout.table.w - drum_wide) / 2 - form.from_side - least_gap;
    const float most = std::min(form.widest, beside_drum);
    const int players = how_many(marks);
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

struct PlateWords {
    Canvas& canvas;
    const CeeloMoment& moment;
    int player;
    float high, left, right;                    // `high`: the plate's height
    float scale = (1 + high / full_plate) / 2;  // of letters and coin: they shrink half as much as the plate
    bool full = high > 0.8f * full_plate;       // has the player's style, and words beside the dice
    const CeeloLine& line = moment.announced.line(player);

    // Draws the upper line: the player's name and style, and the coins in the pocket.
    void draw_name(float y, int coins) const {
        const std::string name = in_capitals(moment.seats.name(player)), style = moment.seats.style(player);
        const Type name_type = type::title.scaled(scale), coins_type = name_type.tracked(0);
        const float unit = 34 * scale;
        const int penny[] = {1};
        draw_coin_stack(canvas, {right - unit * 0.29f, y + 2}, unit, penny, 0.95f);
        const float coins_at = right - unit * 0.58f - 7;
        const float free_to = coins_at - canvas.text(coins_type, std::to_string(coins), {coins_at, y}, Align::Right,
                                                     colours::brass_light);
        const Type fitting = canvas.fitted(name_type, name, free_to - 6 - left);
        const float after_name = left + canvas.text(fitting, name, {left, y}, Align::Left, colours::ivory) + 9;
        if (full && canvas.width(type::small, style) <= free_to - 8 - after_name)
            canvas.text(type::small, style, {after_name, y + 1}, Align::Left, colours::ash);
    }
    std::string words(bool on_turn) const {
        const ceelo::Phase phase = moment.shown.phase;
        if (!line.words.empty()) return line.words;
        if (phase == ceelo::Phase::Cover && moment.shown.banker >= 0) return on_turn ? "betting now" : "waiting to bet";
        return phase == ceelo::Phase::Stake && player == moment.shown.banker ? "setting the stake" : "";
    }
    // Draws the lower line: the dice thrown, words, and a figure at the right. A small plate with dice has no words.
    void draw_round(float y, bool on_turn) const {
        float edge = right;
        const std::string figure = line.settled      ? signed_coins(line.amount)
                                   : line.amount > 0 ? std::to_string(line.amount)
                                                     : "";
        const Colour ink = !line.settled      ? amber
                           : line.amount != 0 ? ink_for(moment.settings.colour_vision).of(line.amount > 0)
                                              : colours::ash;
        if (!figure.empty()) {
            edge -= canvas.text(type::status.scaled(scale), figure, {right, y}, Align::Right, ink) + 8;
            if (line.settled && line.amount != 0) {
                draw_arrow(canvas, {edge - 5, y}, 10, line.amount > 0, ink);
                edge -= 18;
            }
        }
        float x = left;
        for (const int face : line.faces) {
            const float size = std::min(19.0f, 0.27f * high);
            draw_flat_die(canvas, {x + size / 2, y}, size, "black", face);
            x += size + 3;
        }
        if (!line.faces.empty()) x += 5;
        if (!full && !line.faces.empty()) return;
        const std::string said = words(on_turn);
        const Type type = canvas.fitted(type::body.scaled(scale), said, edge - x);
        if (canvas.width(type, said) <= edge - x) canvas.text(type, said, {x, y}, Align::Left, colours::ash);
    }
};

}  // namespace

SeatPlates::SeatPlates(const Layout& layout, int players) : side_(layout.side) {
    const CeeloTable table{.players = players};
    const Camera from = camera(layout, players);
    for (int place = 0; place < players; ++place) marks_.push_back(banker_pill(layout, from, table, as_float(place)));
    const float wide = plate_width(layout, from, marks_);
    for (int place = 0; place < players; ++place) plates_.push_back(plate_of(layout, place, players, wide));
}

Rect face_on(const Rect& plate) {
    const float in = std::round(0.09f * plate.h), side = plate.h - 2 * in;
    return {plate.x + in + 2, plate.y + in, side, side};
}

Rect SeatPlates::speech(int place) const {
    constexpr float high = 30, apart = 6;
    const Rect& plate = at(place);
    for (const Along& y : {along::before(apart, high), along::after(apart, high)}) {
        const Rect beside = Placing{along::fill(), y}.in(plate);
        const Rect with_air = Placing{along::fill(), along::inside(-2)}.in(beside);
        const auto over = [&](const Rect& taken) { return with_air.touches(taken); };
        if (side_.contains(with_air) && std::ranges::none_of(plates_, over) && std::ranges::none_of(marks_, over))
            return beside;
    }
    const float left = face_on(plate).right().x + 5;
    return {left, plate.y + 0.48f * plate.h, plate.right().x - 6 - left, 0.44f * plate.h};
}

void SeatPlates::draw(Canvas& canvas, const CeeloMoment& moment, const CeeloFeltView& view, int player,
                      double time) const {
    const Rect& where = at(view.place(player));
    const bool on_turn = moment.shown.turn == player && !moment.announcing() && moment.playing();
    canvas.push_alpha(moment.announced.line(player).out ? 0.7f : 1.0f);
    if (on_turn) canvas.glow(where.grown(-2), 8, 16, faded(amber, 0.55f));
    draw_plate(canvas, where);
    if (on_turn) draw_lit_edge(canvas, where, amber);
    const Rect face = face_on(where);
    const players::Person* const person = moment.talk.person(player);
    if (person) draw_face(canvas, *person, moment.talk.mood(player, moment.clock), face);
    const float in = where.h / 4, left = person ? face.right().x + 0.1375f * where.h : where.x + in;
    const auto spoken = moment.talk.spoken(moment.clock);
    const bool speaks = spoken && spoken->seat == player;
    const Rect said = speaks ? speech(view.place(player)) : Rect{};
    const bool inside = speaks && where.contains(said.centre());
    const PlateWords words{canvas, moment, player, where.h, left, where.right().x - in};
    words.draw_name(where.y + where.h * 0.34f, moment.announced.coins.lying({PotKind::Pocket, player}, time));
    if (!inside) words.draw_round(where.y + where.h * 0.70f, on_turn);
    canvas.pop_alpha();
    if (!speaks) return;
    draw_speech(canvas, said, spoken->words,
                inside             ? SpeechFrom::Inside
                : said.y < where.y ? SpeechFrom::Below
                                   : SpeechFrom::Above);
}

}  // namespace boxcars::scenes::ceelo_look
