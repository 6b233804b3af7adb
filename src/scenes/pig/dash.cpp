#include "scenes/pig/show.h"

#include <fmt/format.h>

namespace boxcars::scenes {

using namespace render;
using pig_feel::seat;
using pig_look::hue::pink;
using platform::Action;

namespace pig_look {

// The same end on the other side of the line x = `middle`.
static DashSide mirrored(const DashSide& side, float middle) {
    const auto across = [&](const Rect& r) { return Rect{2 * middle - (r.x + r.w), r.y, r.w, r.h}; };
    return {across(side.flaps),
            {2 * middle - side.name.x, side.name.y},
            across(side.face),
            across(side.speech),
            across(side.verb)};
}

Sides dash_sides(const Layout& layout) {
    const Rect& d = layout.dash;
    const float mid = d.centre().x;
    if (layout.portrait) {  // the opponent is shown in the strip above the table
        const float x = layout.table.x, y = layout.table.y, w = layout.table.w;
        const float right = x + w - 14, half = (w - 36) / 2, low = d.y + d.h - 92;
        const auto side = [&](float top, float face_top, const Rect& verb) {
            return DashSide{{right - 104, top + 11, 104, 50},
                            {x + 14, top + 24},
                            {x + 10, face_top, 56, 56},
                            {x + 76, top + 36, w - 76 - 126, 32},
                            verb};
        };
        const Rect left_verb{x + 14, low, half, 80}, right_verb{right - half, low, half, 80};
        return {side(d.y, d.y + 8, left_verb), side(y, y + 7, right_verb), {x + 8, y + 6, w - 16, 0}};
    }
    if (layout.narrow) {
        const float top = d.y + 12, low = d.y + 80, from = mid + 200;
        const DashSide near{{d.x + 24, top, 114, 52},
                            {d.x + 156, top + 15},
                            {d.x + 24, low - 3, 62, 62},
                            {d.x + 98, low + 12, mid - 184 - 14 - d.x - 98, 32},
                            {mid - 184, low, 176, 58}};
        return {near, mirrored(near, mid), {from, d.y + 10, d.x + d.w - 20 - from, d.h - 18}};
    }
    const float left = d.x + 40, y = d.y + 36, from = mid + 206;
    const DashSide near{{left, y, 114, 53},
                        {left + 134, y + 13},
                        {left + 126, d.y + 19, 74, 74},
                        {left + 212, d.y + 62, mid - 178 - 14 - left - 212, 32},
                        {mid - 178, d.y + 18, 170, 72}};
    return {near, mirrored(near, mid), {from, d.y + 9, d.x + d.w - 40 - from, d.h - 16}};
}

}  // namespace pig_look

static void add_verbs(Buttons& buttons, const PigMoment& at, const pig_look::Sides& sides) {
    const bool deciding = at.by_hand() && at.deciding();
    const bool may_hold = deciding && !legal(at.rules(), at.shown).empty();
    const auto advice = coached(at);
    const bool hold = may_hold && ((at.shown.turn_total > 0 && at.at_goal()) ||
                                   (advice && advice->may_hold && !advice->best_is_roll));
    buttons.add({.name = "hold",
                 .where = sides.near.verb,
                 .label = "HOLD",
                 .bound = Action::Hold,
                 .primary = hold,
                 .enabled = may_hold});
    buttons.add({.name = "roll",
                 .where = sides.far.verb,
                 .label = "ROLL",
                 .bound = Action::Roll,
                 .primary = !hold,
                 .enabled = deciding || at.shaking(),
                 .waiting = at.by_hand() && at.flying()});
}

static void add_end_buttons(Buttons& buttons, const PigMoment& at, const pig_look::Sides& sides) {
    const pig_look::Sight seen = at.sight();
    const pig_look::TrayScale tray{seen};
    const PigLookBack& look_back = at.look_back;
    Rect left = sides.near.verb, right = sides.far.verb, look = pig_look::look_back_place(tray);
    if (at.layout.portrait && !look_back.open()) {  // two rows
        left.h = right.h = look.h = thumb;
        look = left;
        look.w = right.x + right.w - left.x;
        look.y = at.layout.dash.y + 72;
        left.y = right.y = at.layout.dash.y + 72 + thumb + 4;
    } else if (at.layout.portrait) {
        constexpr float gap = 6;  // between three buttons in a row
        left.w = right.w = look.w = (right.x + right.w - left.x - 2 * gap) / 3;
        right.x = left.x + left.w + gap;
        look = right;
        look.x += look.w + gap;
    }
    if (look_back.count() > 0)
        buttons.add({.name = "look_back", .where = look, .label = look_back.open() ? "RESULT" : "LOOK BACK"});
    if (!look_back.open()) {
        buttons.add({.name = "new_match", .where = left, .label = "NEW MATCH", .bound = Action::NewMatch});
        buttons.add(
            {.name = "next_game", .where = right, .label = "NEXT GAME", .bound = Action::Confirm, .primary = true});
        return;
    }
    buttons.add({.name = "look_previous",
                 .where = left,
                 .label = "PREVIOUS",
                 .bound = Action::Left,
                 .enabled = look_back.may_step(-1)});
    buttons.add({.name = "look_next",
                 .where = right,
                 .label = "NEXT",
                 .bound = Action::Right,
                 .primary = true,
                 .enabled = look_back.may_step(1)});
}

void add_pig_buttons(Buttons& buttons, const PigMoment& at) {
    add_top_buttons(buttons, at.layout, at.settings.muted, at.coach);
    (at.over() ? add_end_buttons : add_verbs)(buttons, at, pig_look::dash_sides(at.layout));
    if (at.deciding()) buttons.add_target({"die", at.die_place()});
}

// More than five players share two columns, and so do all on an upright screen. A row is at most 30 px high.
std::vector<SeatRow> standings(const PigMoment& at) {
    const int players = at.seats.count();
    constexpr int most_in_column = 5;
    constexpr float highest = 30;
    Rect all = pig_look::dash_sides(at.layout).standings;
    if (at.layout.portrait) all.h = pig_look::strip(at.layout, players).h - 12;
    const int columns = at.layout.portrait ? 2 : (players + most_in_column - 1) / most_in_column,
              in_column = (players + columns - 1) / columns;
    const float wide = all.w / static_cast<float>(columns);
    const float high = std::min(highest, all.h / static_cast<float>(in_column));
    std::vector<SeatRow> rows;
    for (int seat = 0; seat < players; ++seat) {
        const int column = seat / in_column, row = seat % in_column;
        rows.push_back({seat,
                        {all.x + wide * static_cast<float>(column), all.y + high * static_cast<float>(row),
                         wide - (columns > 1 ? 14.0f : 0.0f), high - 1}});
    }
    return rows;
}

namespace {

// Draws a row for each player in the wagon's colour: face, name and score. The player on turn is highlighted.
void draw_standings(Canvas& canvas, const PigMoment& at) {
    for (const SeatRow& row : standings(at)) {
        const Rect& r = row.where;
        const float mid = r.y + r.h / 2;
        const bool on_turn = at.shown.turn == row.seat && !at.over(), won = at.shown.winner == row.seat;
        const Colour hue = at.hue_of(row.seat);
        if (on_turn) canvas.pill(r, 4, faded(hue, 0.16f), faded(hue, 0.16f));
        canvas.pill({r.x + 1, r.y + 1, 4, r.h - 2}, 2, hue, hue);
        const Rect face{r.x + 8, r.y + 0.5f, r.h - 1, r.h - 1};
        if (const auto* person = at.seats.people()[seat(row.seat)])
            draw_face(canvas, *person, at.talk.mood(row.seat, at.clock), face);
        const Colour ink = on_turn || won ? colours::ivory : colours::ash;
        const std::string words = at.seats.name(row.seat);
        constexpr float largest = 15, least = 9, to_score = 36;
        const float from = face.x + face.w + 5;
        Type name{on_turn || won ? Face::BodyBold : Face::Body, at.layout.portrait ? 19 : std::min(largest, r.h - 4)};
        name.shrunk = true;
        while (name.px > least && canvas.width(name, words) > r.x + r.w - to_score - from) name.px -= 0.5f;
        canvas.text(name, words, {from, mid}, Align::Left, ink);
        canvas.text({Face::BodyBold, 14}, std::to_string(at.shown.scores[seat(row.seat)]), {r.x + r.w - 6, mid},
                    Align::Right, hue);
    }
}

// One end of the dash: a player's face, name, score and what they say.
struct PlayerEnd {
    Canvas& canvas;
    const PigMoment& at;
    const pig_look::Sides& sides;
    int player;
    bool left;
    const pig_look::DashSide& side = left ? sides.near : sides.far;

    void draw() const {
        const auto* person = at.seats.people()[seat(player)];
        if (person) draw_face(canvas, *person, at.talk.mood(player, at.clock), side.face);
        canvas.text({Face::Label, 24, 0.08f}, at.seats.name(player), name_at(),
                    left || at.layout.portrait ? Align::Left : Align::Right, colours::ivory);
        if (!draw_line_said() || (at.layout.narrow && !at.layout.portrait)) draw_under_name();
    }
    // In a wide window a computer player's name stands beside the face.
    glm::vec2 name_at() const {
        constexpr float past_face = 78;
        const glm::vec2 place = side.name;
        if (at.layout.portrait) return place + glm::vec2(at.seats.human(player) ? 0 : 62, 0);
        if (at.layout.narrow || at.seats.human(player)) return place;
        return place + glm::vec2(left ? past_face : -past_face, 0);
    }
    // Returns false if nothing is said on this side. With more than two players, all speech is on the left.
    bool draw_line_said() const {
        const auto spoken = at.talk.spoken(at.clock);
        const bool here = spoken && (spoken->seat == player || (left && at.seats.count() > 2));
        if (!here) return false;
        Rect plate = side.speech;
        if (spoken->seat != player) {
            draw_face(canvas, *at.seats.people()[seat(spoken->seat)], at.talk.mood(spoken->seat, at.clock),
                      {plate.x, plate.y, plate.h, plate.h});
            plate.x += plate.h + pig_look::beside_speaker;
            plate.w -= plate.h + pig_look::beside_speaker;
        }
        draw_speech(canvas, plate, spoken->words, left || at.layout.portrait ? SpeechFrom::Left : SpeechFrom::Right);
        return true;
    }
    void draw_under_name() const {
        constexpr float air = 16;
        const glm::vec2 place = name_at();
        // The text ends at the buttons; in a narrow window in the middle, or at the figure of a coach who speaks.
        const bool up_to_middle = at.layout.narrow && !coach_speaks(at);
        const float coach = at.layout.narrow ? pig_look::coach_inset : 0;
        const float end = up_to_middle ? at.layout.dash.centre().x
                          : left       ? sides.near.verb.x + coach
                                       : sides.far.verb.x + sides.far.verb.w - coach;
        const float room = at.layout.portrait ? sides.near.flaps.x - place.x - air : std::abs(end - place.x) - air;
        const players::PigPolicy* policy = at.seats.policy(player);
        // How a computer plays, and in brief where that does not fit; or whose turn it is.
        std::string brief = policy ? policy->title() : "", full = policy ? brief + ": " + policy->in_words() : "";
        if (!policy && at.shown.turn == player && !at.over())
            full = brief = at.seats.humans() == 1 ? "your turn" : "to play";
        const int score = at.shown.scores[seat(player)];
        const std::string then = at.shown.winner == player
                                     ? fmt::format("reached {}", score)
                                     : fmt::format("{} to go", std::max(0, at.rules().goal - score));
        for (std::string* words : {&full, &brief}) *words += (words->empty() ? "" : " · ") + then;
        canvas.text(type::small, canvas.width(type::small, full) <= room ? full : brief, place + glm::vec2(0, 29),
                    left || at.layout.portrait ? Align::Left : Align::Right, colours::ash);
    }
};

}  // namespace

void draw_pig_dash(Canvas& canvas, const PigMoment& at) {
    const pig_look::Sides sides = pig_look::dash_sides(at.layout);
    const int near = at.seats.near(at.shown), far = at.seats.far(at.shown);
    const bool near_turn = at.shown.turn == near, playing = !at.over() && at.shown.turn >= 0;
    const Rect& d = at.layout.dash;
    const float from = near_turn ? d.x + 32 : d.x + d.w - 332;
    draw_dash(canvas, at.layout, at.hue_of(near_turn ? near : far), playing ? from : 0, playing ? from + 300 : 0);
    draw_top_bar(canvas, at.layout,
                 {.wordmark = pig_look::wordmark, .car = "THE BUFFET CAR", .status = status_of(at), .accent = pink});
    if (const Rect above = pig_look::strip(at.layout, at.seats.count()); above.h > 0) {
        canvas.fill(above, hex(0x05060A, 0.82f), hex(0x0B0810, 0.82f));
        canvas.fill(Rect{above.x, above.y + above.h - 1.5f, above.w, 1.5f}, faded(colours::brass, 0.6f));
    }
    if (const auto judged = under_total(at); at.layout.portrait && judged.size() > 1)
        for (std::size_t i = 0; i < judged.size(); ++i)
            canvas.fitted_text({Face::Body, 18}, judged[i], d.w - 24,
                               {d.centre().x, sides.near.verb.y - 34 + 22 * static_cast<float>(i)}, Align::Centre,
                               i > 0 ? colours::brass_light : colours::ivory);
    PlayerEnd{canvas, at, sides, near, true}.draw();
    if (at.seats.count() == 2)
        PlayerEnd{canvas, at, sides, far, false}.draw();
    else
        draw_standings(canvas, at);
}

// Draws the coach's chance above each of the two buttons.
void draw_pig_coach(Canvas& canvas, const PigMoment& at) {
    if (!coach_speaks(at)) return;
    const pig_look::Sides sides = pig_look::dash_sides(at.layout);
    const auto advice = coached(at);
    if (!advice) {
        canvas.text(type::small, fmt::format("the coach is working it out: {:.0f} %", 100 * at.solving),
                    {at.layout.table.centre().x, at.layout.portrait ? sides.near.verb.y - 22 : at.layout.dash.y - 14},
                    Align::Centre, colours::ash);
        return;
    }
    const auto figure = [&](Rect verb, const std::string& words, bool best) {
        const Rect pill{verb.x + pig_look::coach_inset, verb.y - (at.layout.portrait ? 36 : 32),
                        verb.w - 2 * pig_look::coach_inset, 25};
        canvas.pill(pill, 12.5f, colours::pill, colours::pill);
        canvas.pill_edge(pill, 12.5f, best ? 1.8f : 1.0f, best ? pink : faded(colours::ash, 0.6f));
        canvas.fitted_text({Face::BodyBold, 14.5f}, words, pill.w - 12, pill.centre(), Align::Centre,
                           best ? pink : colours::ash);
    };
    const bool roll = advice->best_is_roll || !advice->may_hold;
    figure(sides.far.verb, (roll ? "best · wins " : "wins ") + percent_of(advice->roll), roll);
    if (advice->may_hold) figure(sides.near.verb, (roll ? "wins " : "best · wins ") + percent_of(advice->hold), !roll);
}

}  // namespace boxcars::scenes
