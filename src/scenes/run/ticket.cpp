// Draws what lies on the hall's counter: tickets of paper, and lanterns with their tags.
#include "scenes/flat_print.h"
#include "scenes/run/hall.h"
#include "scenes/table/celebration.h"

namespace boxcars::scenes::run_look {
namespace {

using namespace render;
using namespace along;
constexpr Colour print = hex(0x2A1A12), lesser_print = hex(0x4A3426), red_print = hex(0x8E1B1F),
                 light_print = hex(0xFFF3D2), brown = hex(0x8A5A34), green_light = hex(0xA8F0D8);
constexpr float notch = 7;  // px: of a ticket's corners

constexpr Along picture(float top, float below, float least, float most) {
    return {.at = top, .size = -below, .size_part = 1, .least = least, .most = most};
}
constexpr Placing low(float side, float above, float h) { return {inside(side), end(above, h)}; }
constexpr Placing beside(float y, float h) { return {fill(268, 16), start(y, h)}; }
constexpr Placing first(float w) { return {start(0, w), fill()}; }
constexpr Placing torn(float above) { return {fill(), end(above)}; }
constexpr Forms<float> print_step{18, 18, 22.5f, 21};  // px, of the small print

// clang-format off
constexpr PlaceRow ticket_rows[] = {  // the canvas is the ticket
    // place     lies in    Wide, Narrow                                  Upright                                     Compact
    {"head",    "canvas",  always(inset(8, 7, 40))},
    {"picture", "canvas",  lying({inside(20), picture(56, 254, 80, 170)}, {inside(20), picture(62, 282, 90, 210)},    {start(18, 240), picture(52, 144, 80, 130)})},
    {"window",  "picture", lying(first(134),                              first(180),                                 first(128))},
    {"ring",    "picture", lying({end(0, 100), fill()},                   {end(10, 140), fill()},                     {start(140, 100), fill()})},
    {"goal",    "canvas",  lying(low(16, 164, 28),                        low(16, 186, 30),                           beside(48, 44))},
    {"limits",  "canvas",  lying(low(16, 125, 38),                        low(16, 138, 46),                           beside(92, 42))},
    {"twist",   "canvas",  lying(low(16, 91, 34),                         low(16, 92, 45),                            beside(134, 38))},
    {"tear",    "canvas",  lying(torn(86),                                torn(88),                                   torn(76))},
    {"reward",  "canvas",  lying({fill(20, 104), end(10, 68)},            {fill(20, 108), end(8, 76)},                {fill(20, 100), end(6, 62)})},
    {"object",  "canvas",  lying({end(16, 84), end(12, 84)},              {end(16, 80), end(8, 80)},                  {end(14, 74), end(6, 78)})},
    {"lantern", "canvas",  lying(centred(0, 100, 142),                    centred(0, 90, 128),                        {start(6, 104), middle(148)})},
    {"tag",     "canvas",  lying({fill(), fill(126)},                     {fill(), fill(114)},                        {fill(116), fill()})},
};
// clang-format on

// The outline of a sheet with notched corners, turned about its middle.
std::vector<glm::vec2> sheet(const Rect& r, float corner, float degrees) {
    const LyingPrint laid{r.centre(), glm::radians(degrees), 1};
    const glm::vec2 half = glm::vec2{r.w, r.h} / 2.0f, in_x{corner, 0}, in_y{0, corner};
    std::vector<glm::vec2> outline;
    for (const glm::vec2 side : {glm::vec2{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
        const bool along_x = side.x * side.y > 0;
        for (const glm::vec2 in : {along_x ? in_y : in_x, in_x + in_y, along_x ? in_x : in_y})
            outline.push_back(laid(side * (half - in)));
    }
    return outline;
}

void draw_paper(Canvas& canvas, const Rect& where, const RunPlate& plate, const TicketPose& pose) {
    const float lift = pose.lift;
    const Rect shadow{where.x + 5 + 4 * lift, where.y + 8 + 9 * lift, where.w, where.h};
    canvas.glow(shadow.grown(-4), 8, 16 + 10 * lift, faded(grounds::black, 0.72f), Blend::Over);
    canvas.glow(where.grown(-2), 8, 20, faded(chosen_edge, 0.42f * lift));
    const auto edge = [&](float inset, float wide, Colour ink) {
        canvas.stroke(sheet(where.grown(-inset), notch, pose.turn), wide, ink, true);
    };
    const Colour paper = plate.open ? plate.paper.paper : glm::mix(plate.paper.paper, colours::ash, 0.45f);
    canvas.fill(sheet(where, notch, pose.turn), glm::mix(paper, Colour{1}, 0.22f), glm::mix(paper, brown, 0.2f));
    edge(0.5f, 1, faded(Colour{1}, 0.5f));
    edge(4, 1.6f, faded(plate.paper.ink, 0.9f));
    edge(7.5f, 0.8f, faded(plate.paper.ink, 0.55f));
    if (lift <= 0) return;
    edge(0, 3, faded(chosen_edge, lift));
    edge(-2.5f, 1, faded(chosen_edge, 0.45f * lift));
}

void draw_hole(Canvas& canvas, glm::vec2 at, float radius) {
    canvas.sprite("run/hole", around(at, glm::vec2{2 * radius}));
}

// The line along which the reward is torn off.
void draw_tear(Canvas& canvas, const Rect& where, Colour ink) {
    constexpr float step = 8;
    for (float x = where.x + 16; x < where.right().x - 12; x += step) canvas.disc({x, where.y}, 1.3f, ink, ink);
    for (const float side : {where.x, where.right().x}) draw_hole(canvas, {side, where.y}, 6.5f);
}

void draw_head(Canvas& canvas, const Rect& head, const RunPlate& plate, std::string_view under,
               const TicketPose& pose) {
    const Colour ink = plate.open ? plate.paper.ink : glm::mix(plate.paper.ink, lesser_print, 0.6f);
    canvas.fill(sheet(head, 3, pose.turn), glm::mix(ink, Colour{1}, 0.07f), ink);
    constexpr float pad = 11, name_part = 0.54f;
    const Rect words = head.grown(-pad);
    const float room = under.empty() ? words.w : name_part * words.w;
    const float wide = canvas.fitted_text(type::name, plate.title, room, words.left(), Align::Left, light_print);
    canvas.fitted_text(type::label_small, under, words.w - wide - 14, words.right(), Align::Right, light_print);
}

void draw_frame(Canvas& canvas, const Rect& window, const RunPlate& plate) {
    canvas.pill_edge(window, 3, 2.2f, plate.paper.ink);
    canvas.pill_edge(window.grown(-3), 1, 1, faded(light_print, 0.35f));
}

void draw_picture(Stage& stage, const Rect& window, const RunPlate& plate, const TicketPose& pose) {
    if (plate.window && pose.opaque >= 1) {
        const CardWindow seen = plate.window();
        draw_card_window(stage, seen, seen.dice, window, whole_window, pose.chosen ? 1.0f : 0.86f, pose.push_in);
    } else {
        stage.canvas().fill(window, plate.paper.ink, plate.paper.ink);
    }
    draw_frame(stage.canvas(), window, plate);
}

// Two boxcars before a fan of rays: the picture of a journey, cut to the window.
void draw_journey_picture(Canvas& canvas, const Rect& window, const RunPlate& plate) {
    constexpr float ratio = 6;  // width of the picture divided by its height
    canvas.push_clip(window);
    canvas.sprite("run/journey", around(window.centre(), {ratio * window.h, window.h}));
    canvas.pop_clip();
    draw_frame(canvas, window, plate);
}

// Part of a circle; `from` and `to`: whole turns from the top.
void draw_arc(Canvas& canvas, glm::vec2 centre, float radius, float from, float to, float wide, Colour colour) {
    constexpr int parts = 72;
    const auto angle = [](float turn) { return glm::two_pi<float>() * (turn - 0.25f); };
    const float end = to + (to - from) / (parts - 1);  // with the last point
    canvas.stroke(oval(centre, glm::vec2{radius}, parts, angle(from), angle(end)), wide, colour);
}

// The chance with best play. What the keepsakes add to it is the brighter end of the arc.
void draw_ring(Canvas& canvas, const Rect& room, const RunPlate& plate, const TicketPose& pose) {
    constexpr float wide = 9;
    const glm::vec2 centre = room.centre();
    const float radius = std::min({room.w, room.h, 104.0f}) / 2 - wide / 2;
    canvas.ring(centre, radius, wide, faded(lesser_print, 0.3f));
    constexpr float number = 8, words = 14;  // px from the middle
    if (!plate.chance) {
        const float turned = pose.time.still ? 0 : fraction(pose.time.seconds / 1.6);
        draw_arc(canvas, centre, radius, turned, turned + 0.18f, wide, faded(plate.paper.ink, 0.8f));
        return void(canvas.text(type::small, "…", centre, Align::Centre, lesser_print));
    }
    const auto chance = static_cast<float>(*plate.chance), without = static_cast<float>(plate.without.value_or(chance));
    draw_arc(canvas, centre, radius, 0, chance, wide, plate.paper.ink);
    if (chance > without) draw_arc(canvas, centre, radius, without, chance, wide - 4, chosen_edge);
    const float inner = 2 * radius - wide - 8;
    canvas.fitted_text(type::sum.tracked(0), session::percent_words(*plate.chance), inner, centre - px_down(number),
                       Align::Centre, print);
    canvas.fitted_text(type::caption, "best play", inner - 8, centre + px_down(words), Align::Centre, lesser_print);
}

// A stack of chips, the larger the more money it is.
void draw_chips(Canvas& canvas, glm::vec2 foot, float px, Cents money) {
    constexpr std::pair<Cents, std::string_view> values[]{
        {100 * dollar, "100"}, {25 * dollar, "25"}, {5 * dollar, "5"}, {dollar, "1"}};
    constexpr Cents most = 7;
    constexpr float thick = 0.105f;  // of its width
    const auto* value = std::ranges::find_if(values, [&](const auto& one) { return money >= 2 * one.first; });
    if (value == std::end(values)) --value;
    const auto count = static_cast<int>(std::clamp<Cents>(money / value->first, 1, most));
    canvas.sprite("chips/shadow", around(foot + px * glm::vec2{0.10f, 0.06f}, glm::vec2{1.2f * px}));
    for (int chip = 0; chip < count; ++chip) {
        const glm::vec2 at = foot + px * glm::vec2{0.02f * as_float(chip * 5 % 3 - 1), -thick * as_float(chip)};
        canvas.sprite(fmt::format("chips/{}_lying_{}", value->second, chip % 3), around(at, glm::vec2{px}));
    }
}

// The nth of `count` equal things in a row, each half before the next. `ratio`: its width divided by its height.
Rect in_row(const Rect& room, float ratio, int nth, int count) {
    constexpr float step = 0.5f;
    const float wide = 1 + step * as_float(count - 1);  // of one thing
    const float high = std::min(room.h, room.w / (ratio * wide)), own = ratio * high;
    return {room.centre().x + own * (step * as_float(nth) - wide / 2), room.y + room.h - high, own, high};
}

void draw_lamps(Canvas& canvas, const Rect& room, int count) {
    for (int nth = 0; nth < count; ++nth) {
        const Rect lamp = in_row(room, 1, nth, count);
        const glm::vec2 below = lamp.centre() + lamp.h * glm::vec2{0.05f, 0.08f};
        canvas.sprite("chips/shadow", around(below, glm::vec2{1.2f * lamp.h}));
        canvas.sprite("run/heart_lit", lamp);
    }
}

// The reward, or what a journey begins with, as things that lie on the paper. Hearts lie before the other things.
void draw_objects(Canvas& canvas, const Rect& room, const session::Reward& things, float drop) {
    constexpr float chip = 50, part = 0.6f, medal_ratio = 0.75f, lantern_ratio = 0.7f;
    const Rect in{room.x, room.y - drop, room.w, room.h};
    const bool several = things.hearts > 0 && (things.money > 0 || things.keepsakes > 0);
    constexpr Along farther{.size_part = part}, nearer = mirrored(farther);
    const Rect back = several ? Placing{farther, fill()}.in(in) : in,
               front = several ? Placing{nearer, nearer}.in(in) : in;
    if (things.money > 0) {
        const float px = std::min(chip, in.h * part);
        draw_chips(canvas, {back.centre().x, in.y + in.h - px * 0.42f}, px, things.money);
    }
    for (int nth = 0; nth < things.keepsakes; ++nth)
        draw_lantern(canvas, in_row(back, lantern_ratio, nth, things.keepsakes),
                     faded(green_light, 0.35f / as_float(things.keepsakes)));
    draw_lamps(canvas, front, things.hearts);
    if (things.medal != session::Medal::None)
        canvas.sprite(fmt::format("run/medal_{}", medal_word(things.medal)), in_row(in, medal_ratio, 0, 1));
}

// The run's chance to arrive with this plate, light on dark; nothing until it is known.
void draw_arrives(Canvas& canvas, const Rect& room, const RunPlate& plate) {
    constexpr float pad = 9;
    if (plate.arrives.empty()) return;
    const Type type = canvas.fitted(type::small_bold, plate.arrives, room.w - 2 * pad);
    const Rect chip{room.x, room.y, canvas.width(type, plate.arrives) + 2 * pad, room.h};
    canvas.fill(sheet(chip, 3, 0), plate.paper.ink, plate.paper.ink);
    canvas.text(type, plate.arrives, chip.centre(), Align::Centre, light_print);
}
constexpr Placing arrives_place{fill(), end(0, 24)};  // in its room

// The reward, or what a journey begins with, in one line, and the chance to arrive below it.
void draw_reward(Canvas& canvas, const Rect& room, std::string_view words, const RunPlate& plate) {
    constexpr Placing label{fill(), start(0, 18)}, line{fill(), fill(18, 26)};
    canvas.fitted_text(type::label_small, plate.rated ? "REWARD" : in_capitals(plate.limits), label.in(room),
                       Align::Left, lesser_print);
    canvas.fitted_text(type::sum, words, line.in(room), Align::Left, print);
    draw_arrives(canvas, arrives_place.in(room), plate);
}

void draw_table_ticket(Stage& stage, const Places& at, float step, const RunPlate& plate, const TicketPose& pose) {
    Canvas& canvas = stage.canvas();
    draw_picture(stage, at["window"], plate, pose);
    draw_ring(canvas, at["ring"], plate, pose);
    const Rect& goal = at["goal"];
    const float lines = goal.h < 2 * step ? 1 : 2;
    draw_within(canvas, type::sum, plate.goal, goal, goal.h / lines, print, Align::Centre);
    draw_within(canvas, type::small, plate.limits, at["limits"], step, lesser_print, Align::Centre);
    draw_within(canvas, type::caption, plate.twist, at["twist"], step * 0.9f, plate.paper.ink, Align::Centre);
    draw_reward(canvas, at["reward"], plate.brings, plate);
}

void draw_journey(Canvas& canvas, const Places& at, const RunPlate& plate) {
    const Rect &window = at["picture"], &limits = at["limits"], &twist = at["twist"];
    draw_journey_picture(canvas, window, plate);
    if (!plate.note.empty()) {
        const Rect stamp = Placing{inside(8), middle(52)}.in(window);
        canvas.plate(stamp, 4, 1, plate.paper.paper, plate.paper.paper);
        canvas.stroke(sheet(stamp.grown(-3), 4, 0), 1.6f, red_print, true);
        const Type note = type::small.in(Face::BodyBold);
        draw_lines_around(canvas, note, lines_of(canvas, note, plate.note, stamp.w - 20), stamp.centre(), 19,
                          Align::Centre, red_print);
    }
    canvas.fitted_text(type::label_small, plate.under, at["goal"], Align::Centre, lesser_print);
    const Rect rule{limits.x, limits.y, limits.w, twist.y + twist.h - limits.y};
    draw_within(canvas, type::body, plate.twist, rule, 22, print, Align::Centre);
    draw_reward(canvas, at["reward"], plate.goal, plate);
}

// A lantern, and the tag that is tied to it.
void draw_keepsake(Canvas& canvas, const Places& at, const RunPlate& plate, const TicketPose& pose) {
    const Rect& tag = at["tag"];
    Rect lantern = at["lantern"];
    draw_paper(canvas, tag, plate, pose);
    const Rect head = Placing{inside(8), start(8, 38)}.in(tag);
    canvas.fill(sheet(head, 3, pose.turn), plate.paper.ink, plate.paper.ink);
    canvas.fitted_text(type::name, plate.title, head.grown(-10), Align::Centre, light_print);
    const float line = canvas.handheld() ? 22.5f : 21.0f, half = (tag.h - 76) / 2;
    const Rect goal{tag.x + 18, tag.y + 68, tag.w - 36, half}, limits{goal.x, goal.y + half, goal.w, half};
    canvas.fitted_text(type::label_small, plate.under, {goal.x, goal.y - 20, goal.w, 16}, Align::Centre, lesser_print);
    draw_within(canvas, type::body, plate.goal, goal, line, print, Align::Centre);
    canvas.fill(Rect{limits.x, limits.y - 4, limits.w, 1}, faded(plate.paper.ink, 0.4f));
    const Rect arrives = arrives_place.in(limits), changes{limits.x, limits.y, limits.w, limits.h - arrives.h};
    draw_within(canvas, type::small, plate.limits, changes, line * 0.9f, lesser_print, Align::Centre);
    draw_arrives(canvas, arrives, plate);
    lantern.y -= pose.drop;
    draw_lantern(canvas, lantern, faded(glm::mix(plate.accent, green_light, 0.5f), 0.30f + 0.28f * pose.lift));
}

}  // namespace

void draw_ticket(Stage& stage, const Layout& layout, const Rect& where, const RunPlate& plate, RunPage::Lies lies,
                 const TicketPose& pose) {
    Layout own = layout;
    own.canvas = where;
    const Places at{own, ticket_rows};
    const bool table = lies == RunPage::Lies::Tables, keepsake = lies == RunPage::Lies::Keepsakes;
    Canvas& canvas = stage.canvas();
    if (pose.opaque < 1) canvas.push_alpha(pose.opaque);  // never around a table's picture, which ends it
    keepsake ? draw_keepsake(canvas, at, plate, pose) : draw_paper(canvas, where, plate, pose);
    if (!keepsake && pose.words) {
        draw_head(canvas, at["head"], plate, table ? plate.under : "", pose);
        draw_tear(canvas, at["tear"], faded(plate.paper.ink, 0.75f));
        table ? draw_table_ticket(stage, at, layout.of(print_step), plate, pose) : draw_journey(canvas, at, plate);
        draw_objects(canvas, at["object"], plate.objects, pose.drop);
        if (pose.bitten > 0) draw_hole(canvas, at["head"].right() + glm::vec2{-9, 29}, 9 * pose.bitten);
    }
    if (pose.opaque < 1) canvas.pop_alpha();
}

void draw_thread(Canvas& canvas, const Rect& one, const Rect& other) {
    constexpr float dots = 40, sags = 24, radius = 1.6f;
    const glm::vec2 below{one.h * 0.39f, one.h * 0.85f};  // the lowest point of the disc
    for (float n = 0; n <= dots; ++n) {
        const float part = n / dots, sag = sags * part * (1 - part);
        canvas.disc(glm::mix(one.corner(), other.corner(), part) + below + px_down(sag), radius, colours::brass_light,
                    colours::brass_light);
    }
}

void draw_stub(Canvas& canvas, const Rect& where, const RunPlate& plate, bool chosen) {
    draw_paper(canvas, where, plate, {.lift = chosen ? 1.0f : 0.0f});
    const Rect head = where.grown(-8);
    canvas.fill(sheet(head, 3, 0), plate.paper.ink, plate.paper.ink);
    float taken = 0;
    const Rect words = head.grown(-10);
    if (plate.rated && plate.chance)
        taken = 12 + canvas.text(type::small_bold, "chance " + session::percent_words(*plate.chance), words.right(),
                                 Align::Right, light_print);
    canvas.fitted_text(type::name, plate.title, words.w - taken, words.left(), Align::Left, light_print);
}

}  // namespace boxcars::scenes::run_look
