#include "scenes/pig/places.h"
#include "scenes/pig/show.h"

#include <fmt/format.h>

namespace boxcars::scenes {

using pig_feel::seat, pig_look::DashEnd, pig_look::hue::pink;

namespace {

using namespace along;

constexpr Along lines(float y) { return start(y, 29); }  // a name and the words under it

// clang-format off
constexpr PlaceRow end_rows[] = {  // the end of the player at the left; no face is drawn for a person
    // place           lies in    wide                         narrow                      upright
    {"end",            "dash",    lying(column(0, 2),                                      whole)},
    {"flaps",          "end",    {left(40, 36, 114, 53),       left(24, 12, 114, 52),      right(14, 11, 104, 50)}},
    {"name",           "end",    {{fill(174, 194), lines(49)}, {fill(156, 16), lines(27)}, {fill(14, 134), lines(24)}}},
    {"name by face",   "name",   {{fill(78), fill()},          whole,                      {fill(62), fill()}}},
    {"face",           "end",    {left(166, 19, 74, 74),       left(24, 77, 62, 62),       left(10, 7, 56, 56)}},
    {"speech",         "end",    {across(252, 62, 192, 32),    across(98, 92, 198, 32),    across(76, 36, 126, 32)}},
    {"other speaker",  "speech",  always({start(0, 32), fill()})},
    {"other speech",   "speech",  always({fill(41), fill()})},
    {"standings",      "end",    {across(40, 9, 206, 92),      across(20, 10, 200, 126),   across(8, 6, 22, 150)}},
};
// clang-format on
// The other end is the mirror image; on a handheld canvas it lies in the strip above or beside the table.
constexpr auto far_end_rows = [] {
    auto rows = std::to_array(end_rows);
    for (PlaceRow& row : rows) row.forms = opposite(row.forms);
    PlaceRow& row = rows.front();
    row = {row.name, "side", lying({row.forms.wide.x, after(0)}, whole)};
    return rows;
}();

// Buttons side by side, and the coach's figure above each.
constexpr Forms<Placing> of_two(float nth) { return lying(column(nth, 2, 16), column(nth, 2, 8)); }
constexpr Forms<Placing> left_of_two = of_two(0), right_of_two = of_two(1);
constexpr Placing third(float nth) { return column(nth, 3, 6); }
constexpr Placing odds(float gap) { return {inside(14), before(gap, 25)}; }
constexpr Forms<Placing> above_button = lying(odds(7), odds(11));
constexpr Placing light{start(32, 300), fill()};

// clang-format off
constexpr PlaceRow dash_rows[] = {
    {"near light",     "dash",    always(light)},
    {"far light",      "dash",    always(mirrored(light))},
    {"judgement",      "dash",    lying(nowhere,               inset(12, 74, 22))},
    {"solving",        "dash",    lying({fill(), before(14)},  {fill(), start(86)})},
    {"reply",          "dash",    lying({fill(), before(4)},   {fill(), start(100)})},
    {"verbs",          "dash",   {centred(18, 356, 72),        centred(80, 368, 58),       inset(14, 108, 80)}},
    {"hold",           "verbs",   left_of_two},
    {"hold odds",      "hold",    above_button},
    {"roll",           "verbs",   right_of_two},
    {"roll odds",      "roll",    above_button},
    {"look_previous",  "verbs",   lying(left_of_two.wide,      third(0))},
    {"look_next",      "verbs",   lying(right_of_two.wide,     third(1))},
    {"result",         "verbs",   lying(nowhere,               third(2))},
    {"at end",         "verbs",   lying(whole,                 {fill(), start(27, thumb)})},
    {"new_match",      "at end",  left_of_two},
    {"next_game",      "at end",  right_of_two},
    {"look_back",      "at end",  lying(nowhere,               {fill(), before(4, thumb)})},
};
// clang-format on
// Columns of the standings at least, as the strip above the table is low and wide; and the type of the names.
constexpr Forms<int> least_columns{1, 2};
constexpr Forms<Type> name_type{type::small, type::lead.sized(handheld_least_px)};
constexpr Forms<float> coach_takes{0, 170, 0};  // of the room under a name, px, for the figure beside it

// Draws a row for each player in the wagon's colour: face, name and score. The player on turn is highlighted.
void draw_standings(Canvas& canvas, const PigMoment& at) {
    for (int player = 0; const Rect& r : standings(at)) {
        const bool on_turn = at.shown.turn == player && !at.over(), strong = on_turn || at.shown.winner == player;
        const Colour hue = at.hue_of(player);
        if (on_turn) canvas.pill(r, 4, faded(hue, 0.16f), faded(hue, 0.16f));
        canvas.pill(Placing{along::start(1, 4), along::inside(1)}.in(r), 2, hue, hue);
        if (const auto* person = at.seats.people()[nth(player)])
            draw_face(canvas, *person, at.talk.mood(player, at.clock),
                      Placing{along::start(8, r.h - 1), along::inside(0.5f)}.in(r));
        const std::string words = at.seats.name(player);
        const Rect place = Placing{along::fill(r.h + 12, 36), along::fill()}.in(r);
        constexpr float least = 9;
        Type name = at.layout.of(name_type).in(strong ? Face::BodyBold : Face::Body).as_shrunk();
        name.px = std::min(name.px, r.h - 4);
        while (name.px > least && canvas.width(name, words) > place.w) name.px -= 0.5f;
        canvas.text(name, words, place.left(), Align::Left, strong ? colours::ivory : colours::ash);
        canvas.text(type::small_bold, std::to_string(at.shown.scores[nth(player)]), r.right() - px_right(6),
                    Align::Right, hue);
        ++player;
    }
}

// One end of the dash: a player's face, name, score and what they say.
struct PlayerEnd {
    Canvas& canvas;
    const PigMoment& at;
    int player;
    DashEnd end;
    const Places places = pig_look::end_places(at.layout, end);
    const Rect& name = places[at.seats.human(player) ? "name" : "name by face"];
    const Rect& speech = places["speech"];
    const bool face_at_left = places["face"].x < speech.x;  // words begin beside it

    void draw() const {
        draw_player_face(player, places["face"]);
        write(type::heading, at.seats.name(player), name.y, colours::ivory);
        if (!draw_line_said() || name.y + name.h < speech.y) draw_under_name();
    }
    void draw_player_face(int of, const Rect& where) const {
        if (const auto* person = at.seats.people()[seat(of)])
            draw_face(canvas, *person, at.talk.mood(of, at.clock), where);
    }
    void write(const Type& type, const std::string& words, float y, Colour ink) const {
        canvas.text(type, words, {face_at_left ? name.x : name.x + name.w, y},
                    face_at_left ? Align::Left : Align::Right, ink);
    }
    // Returns false if nothing is said on this side. With more than two players, all speech is on the left.
    bool draw_line_said() const {
        const auto spoken = at.talk.spoken(at.clock);
        const bool own = spoken && spoken->seat == player;
        if (!spoken || (!own && at.seats.two())) return false;
        if (!own) draw_player_face(spoken->seat, places["other speaker"]);
        draw_speech(canvas, own ? speech : places["other speech"], spoken->words,
                    face_at_left ? SpeechFrom::Left : SpeechFrom::Right);
        return true;
    }
    // How a computer plays, and in brief where that does not fit; or whose turn it is.
    void draw_under_name() const {
        const float room = name.w - (coach_speaks(at) ? at.layout.of(coach_takes) : 0);
        const players::PigPolicy* policy = at.seats.policy(player);
        std::string brief = policy ? policy->title() : "", full = policy ? brief + ": " + policy->in_words() : "";
        if (!policy && at.shown.turn == player && !at.over())
            full = brief = at.seats.humans() == 1 ? "your turn" : "to play";
        const int score = at.shown.scores[seat(player)];
        const std::string then = at.shown.winner == player
                                     ? fmt::format("reached {}", score)
                                     : fmt::format("{} to go", std::max(0, at.sheet.goal - score));
        for (std::string* words : {&full, &brief}) *words += (words->empty() ? "" : " · ") + then;
        write(type::small, canvas.width(type::small, full) <= room ? full : brief, name.y + name.h, colours::ash);
    }
};

}  // namespace

Places pig_look::dash_places(const Layout& layout) { return {layout, dash_rows}; }
Places pig_look::end_places(const Layout& layout, DashEnd end) {
    return end == DashEnd::Near ? Places{layout, end_rows} : Places{layout, far_end_rows};
}

// Each button lies in the place of its name.
void add_pig_buttons(Buttons& buttons, const PigMoment& at) {
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach);
    const Places places = pig_look::dash_places(at.layout);
    const auto add = [&](Button button) {
        button.where = places[button.name];
        buttons.add(std::move(button));
    };
    if (!at.over()) {
        const bool deciding = at.by_hand() && at.deciding(), may_hold = deciding && !legal(at.sheet, at.shown).empty();
        const auto advice = coached(at);
        const bool hold = may_hold && ((at.shown.turn_total > 0 && at.at_goal()) ||
                                       (advice && advice->may_hold && !advice->best_is_roll));
        add({"hold", {}, "HOLD", Action::Hold, hold, may_hold});
        add({"roll", {}, "ROLL", Action::Roll, !hold, deciding || at.shaking(), at.by_hand() && at.flying()});
        if (at.deciding()) buttons.add_target({"die", at.die_place()});
        return;
    }
    const bool open = at.look_back.open();
    Rect look = places[open ? "result" : "look_back"];
    if (look.empty()) look = pig_look::look_back_place(at.sight());
    if (at.look_back.count() > 0)
        buttons.add({.name = "look_back", .where = look, .label = open ? "RESULT" : "LOOK BACK"});
    if (!open) {
        add({"new_match", {}, "NEW MATCH", Action::NewMatch});
        return add({"next_game", {}, "NEXT GAME", Action::Confirm, true});
    }
    add({"look_previous", {}, "PREVIOUS", Action::Left, false, at.look_back.may_step(-1)});
    add({"look_next", {}, "NEXT", Action::Right, true, at.look_back.may_step(1)});
}

// More than five players share two columns. A row is at most 30 px high.
std::vector<Rect> standings(const PigMoment& at) {
    constexpr int most_in_column = 5;
    constexpr float highest = 30, apart = 14;
    const int players = at.seats.count(), needed = (players + most_in_column - 1) / most_in_column,
              columns = std::max(at.layout.of(least_columns), needed), in_column = (players + columns - 1) / columns;
    Rect all = pig_look::end_places(at.layout, DashEnd::Far)["standings"];
    all.h = std::min(all.h, highest * as_float(in_column));
    if (const float strip = pig_look::strip(at.layout, players).h; strip > 0) all.h = std::min(all.h, strip - 12);
    std::vector<Rect> rows;
    for (int nth = 0; nth < players; ++nth)
        rows.push_back(Placing{along::share(as_float(nth / in_column), as_float(columns), apart),
                               along::share(as_float(nth % in_column), as_float(in_column), 1)}
                           .in(all));
    return rows;
}

void draw_pig_dash(Canvas& canvas, const PigMoment& at) {
    const Places places = pig_look::dash_places(at.layout);
    const int near = at.seats.near(at.shown), far = at.seats.far(at.shown);
    const bool near_turn = at.shown.turn == near, playing = !at.over() && at.on_turn();
    const Rect lit = playing ? places[near_turn ? "near light" : "far light"] : Rect{};
    draw_side(canvas, at.layout);
    draw_dash(canvas, at.layout, at.hue_of(near_turn ? near : far), lit.x, lit.x + lit.w);
    draw_top_bar(canvas, at.layout,
                 {.wordmark = pig_look::wordmark, .car = "THE BUFFET CAR", .status = status_of(at), .accent = pink});
    if (const Rect above = pig_look::strip(at.layout, at.seats.count()); above.h > 0) {
        canvas.fill(above, faded(midnight, 0.82f), hex(0x0B0810, 0.82f));
        canvas.fill(Placing{along::fill(), along::end(0, 1.5f)}.in(above), faded(colours::brass, 0.6f));
    }
    const auto judged = under_total(at);
    if (const Rect& line = places["judgement"]; line.w > 0 && judged.size() > 1)
        for (std::size_t i = 0; i < judged.size(); ++i)
            canvas.fitted_text(type::lead, judged[i], line.w, {line.centre().x, line.y + line.h * as_float(i)},
                               Align::Centre, i > 0 ? colours::brass_light : colours::ivory);
    PlayerEnd{canvas, at, near, DashEnd::Near}.draw();
    if (at.seats.two())
        PlayerEnd{canvas, at, far, DashEnd::Far}.draw();
    else
        draw_standings(canvas, at);
}

// Draws the coach's chance above each of the two buttons.
void draw_pig_coach(Canvas& canvas, const PigMoment& at) {
    if (!coach_speaks(at)) return;
    const Places places = pig_look::dash_places(at.layout);
    const auto advice = coached(at);
    if (!advice)
        return void(canvas.fitted_text(type::small,
                                       favours_a_seat(at.sheet)
                                           ? pig::favour_refusal
                                           : fmt::format("the coach is working it out: {:.0f} %", 100 * at.solving),
                                       places["solving"].w, places["solving"].centre(), Align::Centre, colours::ash));
    const auto figure = [&](const Rect& pill, const std::string& words, bool best) {
        draw_edged_pill(canvas, pill, pill.h / 2, colours::pill, best ? pink : faded(colours::ash, 0.6f),
                        best ? 1.8f : 1);
        canvas.fitted_text(type::small_bold, words, pill.w - 12, pill.centre(), Align::Centre,
                           best ? pink : colours::ash);
    };
    const bool roll = advice->best_is_roll || !advice->may_hold;
    figure(places["roll odds"], (roll ? "best · wins " : "wins ") + percent_of(advice->roll), roll);
    if (advice->may_hold)
        figure(places["hold odds"], (roll ? "wins " : "best · wins ") + percent_of(advice->hold), !roll);
}

}  // namespace boxcars::scenes
