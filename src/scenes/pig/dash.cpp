#include "scenes/pig/show.h"

#include "scenes/people/people.h"

#include <fmt/format.h>

namespace boxcars::scenes {

using namespace render;
using pig_feel::seat;
using pig_look::hue::pink;
using platform::Action;

namespace pig_look {

// On an upright screen, the opponent is shown in the strip above the table.
static Sides upright_sides(const Layout& layout) {
    const Rect& d = layout.dash;
    const auto [x, y, w, _] = layout.table;
    const float right = x + w - 14, half = (w - 36) / 2, low = d.y + d.h - 92;
    return {{right - 104, d.y + 11, 104, 50},
            {right - 104, y + 11, 104, 50},
            {x + 14, d.y + 24},
            {x + 14, y + 24},
            {x + 10, d.y + 8, 56, 56},
            {x + 10, y + 7, 56, 56},
            {x + 76, d.y + 36, w - 76 - 126, 32},
            {x + 76, y + 36, w - 76 - 126, 32},
            {x + 14, low, half, 80},
            {right - half, low, half, 80},
            {x + 8, y + 6, w - 16, 0}};
}

Sides dash_sides(const Layout& layout) {
    const Rect& d = layout.dash;
    const float mid = d.centre().x;
    if (layout.portrait) return upright_sides(layout);
    if (layout.narrow) {
        const float top = d.y + 12, low = d.y + 80, from = mid + 200;
        return {{d.x + 24, top, 114, 52},
                {d.x + d.w - 24 - 114, top, 114, 52},
                {d.x + 156, top + 15},
                {d.x + d.w - 156, top + 15},
                {d.x + 24, low - 3, 62, 62},
                {d.x + d.w - 24 - 62, low - 3, 62, 62},
                {d.x + 98, low + 12, mid - 184 - 14 - d.x - 98, 32},
                {mid + 198, low + 12, d.x + d.w - 98 - mid - 198, 32},
                {mid - 184, low, 176, 58},
                {mid + 8, low, 176, 58},
                {from, d.y + 10, d.x + d.w - 20 - from, d.h - 18}};
    }
    const float left = d.x + 40, right = d.x + d.w - 40, y = d.y + 36, from = mid + 206;
    return {{left, y, 114, 53},
            {right - 114, y, 114, 53},
            {left + 134, y + 13},
            {right - 134, y + 13},
            {left + 126, d.y + 19, 74, 74},
            {right - 126 - 74, d.y + 19, 74, 74},
            {left + 212, d.y + 62, mid - 178 - 14 - left - 212, 32},
            {mid + 192, d.y + 62, right - 212 - mid - 192, 32},
            {mid - 178, d.y + 18, 170, 72},
            {mid + 8, d.y + 18, 170, 72},
            {from, d.y + 9, right - from, d.h - 16}};
}

}  // namespace pig_look

// ---- buttons ----

void PigDash::add_buttons(Buttons& buttons) const {
    add_top_buttons(buttons, layout_, at_.settings.muted, at_.coach);
    at_.over() ? add_end_buttons(buttons) : add_verbs(buttons);
    if (at_.deciding()) buttons.add_target({"die", at_.die_place()});
}

void PigDash::add_verbs(Buttons& buttons) const {
    const bool deciding = at_.by_hand() && at_.deciding();
    const bool may_hold = deciding && !legal(at_.rules(), at_.shown).empty();
    const bool hold = may_hold && hold_is_best(at_);
    buttons.add({.name = "hold",
                 .where = sides_.verb_left,
                 .label = "HOLD",
                 .bound = Action::Hold,
                 .primary = hold,
                 .enabled = may_hold});
    buttons.add({.name = "roll",
                 .where = sides_.verb_right,
                 .label = "ROLL",
                 .bound = Action::Roll,
                 .primary = !hold,
                 .enabled = deciding || at_.shaking(),
                 .waiting = at_.by_hand() && at_.flying()});
}

void PigDash::add_end_buttons(Buttons& buttons) const {
    const pig_look::Sight seen = at_.sight();
    const pig_look::TrayScale tray{seen.camera, seen.corner};
    const PigLookBack& look_back = at_.look_back;
    Rect left = sides_.verb_left, right = sides_.verb_right, look = pig_look::look_back_place(tray);
    if (layout_.portrait && !look_back.open()) {  // two rows
        left.h = right.h = look.h = thumb;
        look = left;
        look.w = right.x + right.w - left.x;
        look.y = layout_.dash.y + 72;
        left.y = right.y = layout_.dash.y + 72 + thumb + 4;
    } else if (layout_.portrait) {
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

// ---- picture ----

void PigDash::draw(Canvas& canvas) const {
    const int near = at_.seats.near(at_.shown), far = at_.seats.far(at_.shown);
    const bool near_turn = at_.shown.turn == near, playing = !at_.over() && at_.shown.turn >= 0;
    const Rect& d = layout_.dash;
    const float from = near_turn ? d.x + 32 : d.x + d.w - 332;
    scenes::draw_dash(canvas, layout_, at_.hue_of(near_turn ? near : far), playing ? from : 0,
                      playing ? from + 300 : 0);
    draw_top_bar(canvas, layout_,
                 {.wordmark = pig_look::wordmark, .car = "THE BUFFET CAR", .status = status_of(at_), .accent = pink});
    if (const Rect above = pig_look::strip(layout_, at_.seats.count()); above.h > 0) {
        canvas.fill(above, hex(0x05060A, 0.82f), hex(0x0B0810, 0.82f));
        canvas.fill(Rect{above.x, above.y + above.h - 1.5f, above.w, 1.5f}, faded(colours::brass, 0.6f));
    }
    if (const auto judged = under_total(at_); layout_.portrait && judged.size() > 1)
        for (std::size_t i = 0; i < judged.size(); ++i)
            canvas.text(canvas.fitted({Face::Body, 18}, judged[i], d.w - 24), judged[i],
                        {d.centre().x, sides_.verb_left.y - 34 + 22 * static_cast<float>(i)}, Align::Centre,
                        i > 0 ? colours::brass_light : colours::ivory);
    draw_player(canvas, near, true);
    if (at_.seats.count() == 2)
        draw_player(canvas, far, false);
    else
        draw_standings(canvas);
}

// More than five players share two columns, and so do all on an upright screen. A row is at most 30 px high.
std::vector<PigDash::SeatRow> PigDash::rows() const {
    const int players = at_.seats.count();
    constexpr int most_in_column = 5;
    constexpr float highest = 30;
    Rect all = sides_.standings;
    if (layout_.portrait) all.h = pig_look::strip(layout_, players).h - 12;
    const int columns = layout_.portrait ? 2 : (players + most_in_column - 1) / most_in_column,
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

// Draws a row for each player in the wagon's colour: face, name and score. The player on turn is highlighted.
void PigDash::draw_standings(Canvas& canvas) const {
    for (const SeatRow& row : rows()) {
        const Rect& r = row.where;
        const float mid = r.y + r.h / 2;
        const bool on_turn = at_.shown.turn == row.seat && !at_.over(), won = at_.shown.winner == row.seat;
        const Colour hue = at_.hue_of(row.seat);
        if (on_turn) canvas.pill(r, 4, faded(hue, 0.16f), faded(hue, 0.16f));
        canvas.pill({r.x + 1, r.y + 1, 4, r.h - 2}, 2, hue, hue);
        const Rect face{r.x + 8, r.y + 0.5f, r.h - 1, r.h - 1};
        if (const auto* person = at_.seats.people()[seat(row.seat)])
            draw_face(canvas, *person, at_.talk.mood(row.seat, at_.clock), face);
        const Colour ink = on_turn || won ? colours::ivory : colours::ash;
        const std::string words = at_.seats.name(row.seat);
        constexpr float largest = 15, least = 9, to_score = 36;
        const float from = face.x + face.w + 5;
        Type name{on_turn || won ? Face::BodyBold : Face::Body, layout_.portrait ? 19 : std::min(largest, r.h - 4)};
        name.shrunk = true;
        while (name.px > least && canvas.width(name, words) > r.x + r.w - to_score - from) name.px -= 0.5f;
        canvas.text(name, words, {from, mid}, Align::Left, ink);
        canvas.text({Face::BodyBold, 14}, std::to_string(at_.shown.scores[seat(row.seat)]), {r.x + r.w - 6, mid},
                    Align::Right, hue);
    }
}

// Draws the coach's chance above each of the two buttons.
void PigDash::draw_coach(Canvas& canvas) const {
    if (!coach_speaks(at_)) return;
    const auto advice = coached(at_);
    if (!advice) {
        canvas.text(type::small, fmt::format("the coach is working it out: {:.0f} %", 100 * at_.solving),
                    {layout_.table.centre().x, layout_.portrait ? sides_.verb_left.y - 22 : layout_.dash.y - 14},
                    Align::Centre, colours::ash);
        return;
    }
    const auto figure = [&](Rect verb, const std::string& words, bool best) {
        const Rect pill{verb.x + pig_look::coach_inset, verb.y - (layout_.portrait ? 36 : 32),
                        verb.w - 2 * pig_look::coach_inset, 25};
        canvas.pill(pill, 12.5f, colours::pill, colours::pill);
        canvas.pill_edge(pill, 12.5f, best ? 1.8f : 1.0f, best ? pink : faded(colours::ash, 0.6f));
        canvas.text(canvas.fitted({Face::BodyBold, 14.5f}, words, pill.w - 12), words, pill.centre(), Align::Centre,
                    best ? pink : colours::ash);
    };
    const bool roll = advice->best_is_roll || !advice->may_hold;
    figure(sides_.verb_right, (roll ? "best · wins " : "wins ") + percent_of(advice->roll), roll);
    if (advice->may_hold) figure(sides_.verb_left, (roll ? "wins " : "best · wins ") + percent_of(advice->hold), !roll);
}

// In a wide window a computer player's name stands beside the face.
glm::vec2 PigDash::name_at(int player, bool left) const {
    constexpr float past_face = 78;
    const glm::vec2 place = left ? sides_.near_name : sides_.far_name;
    if (layout_.portrait) return place + glm::vec2(at_.seats.human(player) ? 0 : 62, 0);
    if (layout_.narrow || at_.seats.human(player)) return place;
    return place + glm::vec2(left ? past_face : -past_face, 0);
}

void PigDash::draw_player(Canvas& canvas, int player, bool left) const {
    const auto* person = at_.seats.people()[seat(player)];
    if (person) draw_face(canvas, *person, at_.talk.mood(player, at_.clock), left ? sides_.near_face : sides_.far_face);
    canvas.text({Face::Label, 24, 0.08f}, at_.seats.name(player), name_at(player, left),
                left || layout_.portrait ? Align::Left : Align::Right, colours::ivory);
    if (!draw_line_said(canvas, player, left) || (layout_.narrow && !layout_.portrait))
        draw_under_name(canvas, player, left);
}

// Returns false if nothing is said on this side. With more than two players, all speech is on the left.
bool PigDash::draw_line_said(Canvas& canvas, int player, bool left) const {
    const auto spoken = at_.talk.spoken(at_.clock);
    const bool here = spoken && (spoken->seat == player || (left && at_.seats.count() > 2));
    if (!here) return false;
    Rect plate = left ? sides_.near_speech : sides_.far_speech;
    if (spoken->seat != player) {
        draw_face(canvas, *at_.seats.people()[seat(spoken->seat)], at_.talk.mood(spoken->seat, at_.clock),
                  {plate.x, plate.y, plate.h, plate.h});
        plate.x += plate.h + pig_look::beside_speaker;
        plate.w -= plate.h + pig_look::beside_speaker;
    }
    draw_speech(canvas, plate, spoken->words, left || layout_.portrait ? SpeechFrom::Left : SpeechFrom::Right);
    return true;
}

void PigDash::draw_under_name(Canvas& canvas, int player, bool left) const {
    constexpr float air = 16;
    const glm::vec2 place = name_at(player, left);
    // The text ends at the buttons; in a narrow window in the middle, or at the coach's figure while the coach speaks.
    const bool up_to_middle = layout_.narrow && !coach_speaks(at_);
    const float coach = layout_.narrow ? pig_look::coach_inset : 0;
    const float end = up_to_middle ? layout_.dash.centre().x
                      : left       ? sides_.verb_left.x + coach
                                   : sides_.verb_right.x + sides_.verb_right.w - coach;
    const float room = layout_.portrait ? sides_.near_flaps.x - place.x - air : std::abs(end - place.x) - air;
    const UnderName words = under_name(at_, player);
    canvas.text(type::small, canvas.width(type::small, words.full) <= room ? words.full : words.brief,
                place + glm::vec2(0, 29), left || layout_.portrait ? Align::Left : Align::Right, colours::ash);
}

}  // namespace boxcars::scenes
