#include "scenes/craps/show.h"

namespace boxcars::scenes {
namespace {

constexpr Forms<float> flap{26, 22, 22}, held_chip{66, thumb};  // widths, px
constexpr Forms<Type> board_label{type::label, type::status};
// Whether a recording's bar covers the small buttons and the chips, and a look back's buttons the chips.
constexpr Forms<bool> bars_cover_dash{false, true};

// Flap boards stand at the side of their place that is nearer to the edge of the dash.
Align side_of(const Rect& board, const Layout& layout) {
    return board.x > layout.dash.centre().x ? Align::Right : Align::Left;
}

// Draws a name at the start of its place and a figure at the end.
void draw_figure(Canvas& canvas, const Rect& where, std::string_view name, std::string_view figure) {
    canvas.text(type::label, name, where.left(), Align::Left, colours::ash);
    if (!figure.empty()) canvas.text(type::figure, figure, where.right(), Align::Right, colours::brass_light);
}

// Draws the point, the hand's rolls and the sitting's status: side by side if the bar has room, otherwise as two lines.
void draw_standing(Canvas& canvas, const CrapsMoment& at, const Places& places) {
    const Rect& plate = places["standing"];
    if (plate.w < 2 * plate.h) return;  // a lesson leaves no room
    draw_plate(canvas, plate);
    const std::string status = at.status(), point = at.shown.point ? std::to_string(at.shown.point) : "";
    const std::string roll = std::to_string(at.shown.new_hand ? 0 : at.rolls);
    if (places["roll"].empty()) {
        std::vector<std::string> lines{point.empty() ? "COME-OUT" : "POINT " + point};
        if (!status.empty())
            lines.insert(lines.begin(), status);
        else if (!point.empty())
            lines.push_back("ROLL " + roll);
        return draw_lines_around(canvas, type::status, lines, plate.centre(), 22, Align::Centre, colours::brass_light);
    }
    canvas.fill(places["rule"], faded(colours::brass, 0.6f));
    draw_figure(canvas, places["point"], point.empty() ? "COME-OUT" : "POINT", point);
    draw_figure(canvas, places["roll"], "ROLL", roll);
    if (!status.empty())
        canvas.text(type::label_small, status, places["status"].left(), Align::Left, colours::brass_light);
}

// Draws the other players in columns of two, as far apart as their first place is large.
void draw_company(Canvas& canvas, const CrapsMoment& moment, const Rect& first) {
    if (first.empty()) return;
    for (int seat = 0; const CrapsOthers::Other& other : moment.others) {
        const vec2 at = first.corner() + vec2{seat / 2, seat % 2} * vec2{first.w, first.h};
        const std::string words = fmt::format("PLAYER {}, {}  {}", seat + 2, other.name, ui::look_money(other.worth()));
        const float wide = canvas.text(type::fine, words, at, Align::Left, colours::ash);
        if (other.last != 0)
            canvas.text(type::cap, ui::look_change(other.last), at + px_right(wide + 8), Align::Left,
                        moment.ink().of(other.last > 0));
        ++seat;
    }
}

void draw_rack(Canvas& canvas, const CrapsMoment& moment, const Places& at) {
    constexpr float rack_chip = 52;  // width of a chip in the dash
    const auto rack = craps_dash::rack(moment.layout);
    const Rect &label = at["chip label"], &keys = at["chip keys"];
    if (!label.empty()) canvas.text(type::label, "CHIP", label.left(), Align::Left, colours::ash);
    for (std::size_t chip = 0; chip < rack.size(); ++chip) {
        const vec2 middle = rack[chip].centre();
        const bool held = chip == moment.chip;
        draw_chip(canvas, middle, held ? moment.layout.of(held_chip) : rack_chip, chip_values[chip], held, mint);
        if (keys.empty()) continue;
        const auto action = static_cast<Action>(nth(Action::Chip1) + chip);
        if (const std::string key = key_cap(moment.settings.bindings, action); !key.empty())
            canvas.text(type::cap, "key " + key, {middle.x, keys.y}, Align::Centre, colours::ash);
    }
}

// Draws the hint at the foot of its place, on a plate if it has over two lines or `calls` is false (a low table).
void draw_hint_lines(Canvas& canvas, Rect where, bool calls, const std::string& words, Colour colour) {
    if (!calls) where.w -= 52;  // keeps clear of the puck
    Type type = type::lead;
    std::vector<std::string> lines = lines_of(canvas, type, words, where.w);
    if (lines.size() > 2) {
        type = type::small.as_shrunk();
        lines = lines_of(canvas, type, words, where.w - 16);
    }
    const float step = type.px + 3;
    const Rect text = Placing{along::fill(), along::end(0, step * as_float(lines.size()))}.in(where);
    const Colour ground = faded(colours::pill, 0.94f);
    if (!calls || lines.size() > 2) canvas.pill(Placing{along::fill(), along::inside(-4)}.in(text), 10, ground, ground);
    draw_lines_around(canvas, type, lines, text.centre(), step, Align::Centre, colour);
}

// The small buttons by their icons, which are also their places, and the actions of those that cost money.
constexpr std::pair<const char*, std::optional<Action>> small_buttons[] = {
    {"undo", {}}, {"clear", {}}, {"rebet", Action::Rebet}, {"double", Action::Double}, {"bets", {}}};

using namespace along;

// The place of the nth small button, from 0: one row of them, or `phone` on a canvas taller than wide.
constexpr Forms<Placing> small(float nth, const Placing& phone) {
    return {column(nth, 5, 12), column(nth, 5, 6), phone};
}
constexpr Placing plate{middle(240), middle(44)}, board{start(0, 130), fill()};
constexpr Along beside_name = fill(206, 138);
constexpr float next = thumb + 4, edge = 8;  // edge: beside an upright dash's buttons
constexpr Along chips_row = start(68, thumb), verb_row = start(134, 60);
constexpr Placing beside_verb(float nth) { return {start(edge + nth * next, thumb), verb_row}; }
constexpr Placing over_chips(float nth) { return {middle(thumb, nth * next), start(5, thumb)}; }

// clang-format off
constexpr PlaceRow dash_rows[] = {
    // place         lies in     wide                               narrow                   upright
    {"standing",     "bar",      {plate, plate,                {beside_name, middle(52)}, {beside_name.up_to(300), middle(52)}}},
    {"rule",         "standing", lying({start(134, 1), middle(22)},                     nowhere)},
    {"point",        "standing", lying({start(18, 98), fill()},                         nowhere)},
    {"roll",         "standing", lying({end(16, 80), fill()},                           nowhere)},
    {"status",       "standing", lying({after(16), fill()},                             nowhere)},
    {"boards",       "dash",     {left(40, 33, 436, 46),            left(24, 26, 384, 38),   inset(12, 27, 36)}},
    {"bankroll",     "boards",   lying(column(0, 2, 8),                                 board)},
    {"on the table", "boards",   lying(column(1, 2, 8),                                 mirrored(board))},
    {"others",       "dash",     {left(40, 84, 215, 12),            nowhere,                 nowhere}},
    {"rack",         "dash",     {{middle(318, -9), start(29, 54)}, left(30, 74, 274, 50),   {start(edge, 303), chips_row}}},
    {"chip label",   "rack",     {{fill(), before(8)},              nowhere,                 nowhere}},
    {"chip keys",    "rack",     {{fill(), after(16)},              {fill(), after(13)},      nowhere}},
    {"verb",         "dash",     {right(40, 18, 152, 72),           right(24, 76, 150, 60),  {fill(134, edge), verb_row}}},
    {"small",        "dash",     {right(224, 28, 248, 40),          right(190, 86, 224, 40), whole}},
    {"captions",     "small",    {{fill(), after(13)},              nowhere,                 nowhere}},
    {"undo",         "small",    small(0, beside_verb(0))},
    {"clear",        "small",    small(1, over_chips(-1))},
    {"rebet",        "small",    small(2, beside_verb(1))},
    {"double",       "small",    small(3, over_chips(0))},
    {"bets",         "small",    small(4, over_chips(1))},
    {"more bets",    "dash",     lying(nowhere,                                         {end(edge, 150), chips_row})},
    {"look back",    "dash",     {{start(60, 436)},                 {start(16, 436)},        {start(edge, 462)}}},
};
// clang-format on

}  // namespace

std::array<Rect, chip_values.size()> craps_dash::rack(const Layout& layout) {
    const Rect all = craps_places::dash(layout)["rack"];
    std::array<Rect, chip_values.size()> rack;
    const float step = (all.w - all.h) / as_float(rack.size() - 1);
    for (std::size_t chip = 0; chip < rack.size(); ++chip)
        rack[chip] = Placing{along::start(step * as_float(chip), all.h), along::fill()}.in(all);
    return rack;
}

void craps_dash::set_buttons(Buttons& buttons, const CrapsMoment& at, bool list_open, bool again) {
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach || at.open_felt);
    const Places places = craps_places::dash(at.layout);
    const Rect& verb = places["verb"];
    if (at.broke)
        buttons.add(
            {.name = "next_game", .where = verb, .label = "NEW BANKROLL", .bound = Action::Confirm, .primary = true});
    else
        buttons.add({.name = "roll",
                     .where = verb,
                     .label = "ROLL",
                     .bound = Action::Roll,
                     .primary = !(at.looked_back ? at.session.state().as<craps::State>() : at.shown).bets.empty(),
                     .enabled = !at.flying() && at.played,
                     .waiting = at.flying()});
    if (at.watching && at.layout.of(bars_cover_dash)) return;
    for (const auto& [icon, stakes] : small_buttons)
        buttons.add(
            {.name = icon,
             .where = places[icon],
             .label = icon,
             .enabled = at.played,
             .icon = true,
             .lit = (std::string_view{icon} == "bets" && list_open) || (std::string_view{icon} == "rebet" && again),
             .stakes = at.betting ? stakes : std::nullopt});
}

std::array<FlapBoard, 2> craps_dash::boards(const Flaps& flaps, const Layout& layout, Cents bankroll, Cents on_table) {
    const Places at = craps_places::dash(layout);
    const auto board = [&](world::Id id, const Rect& room, Cents amount, std::size_t least) -> FlapBoard {
        const std::string text = ui::look_money(amount);
        const std::size_t cells = std::max(least, text.size());
        const float wide = std::min(layout.of(flap) * as_float(cells), room.w);
        const Along x = side_of(room, layout) == Align::Right ? along::end(0, wide) : along::start(0, wide);
        return {id, Placing{x, along::fill()}.in(room), numeric_cast<int>(cells), text};
    };
    return {board(flaps[0], at["bankroll"], bankroll, 5), board(flaps[1], at["on the table"], on_table, 4)};
}

void craps_dash::draw(Canvas& canvas, const CrapsMoment& at) {
    const Layout& layout = at.layout;
    const Places places = craps_places::dash(layout);
    draw_dash(canvas, layout, mint);
    draw_top_bar(canvas, layout, {.wordmark = craps_look::wordmark, .car = "THE CASINO CAR", .accent = mint});
    draw_standing(canvas, at, places);
    for (const auto& [board, name] : {std::pair{"bankroll", "BANKROLL"}, {"on the table", "ON THE TABLE"}}) {
        const Rect label = Placing{along::fill(), along::before(12)}.in(places[board]);
        canvas.fitted_text(layout.of(board_label), name, label, side_of(label, layout), colours::ash);
    }
    draw_company(canvas, at, places["others"]);
    if (!at.demo && !(layout.of(bars_cover_dash) && (at.looked_back || at.watching))) draw_rack(canvas, at, places);
    if (at.played && !places["captions"].empty())
        for (const auto& [icon, stakes] : small_buttons)
            canvas.text(type::cap, capitalised(icon), {places[icon].centre().x, places["captions"].y}, Align::Centre,
                        colours::ash);
}

void craps_dash::draw_hint(Canvas& canvas, const Layout& layout, const std::string& words, Colour colour) {
    if (words.empty()) return;
    const Rect lines = craps_places::felt(layout)["hint"];
    if (lines.empty()) return draw_note(canvas, layout, layout.dash.y - 19, words, colour);  // clear of the print
    draw_hint_lines(canvas, lines, craps_places::calls_on_felt(layout), words, colour);
}

Places craps_places::dash(const Layout& layout) { return {layout, dash_rows}; }

}  // namespace boxcars::scenes
