#include "scenes/run/hall.h"

#include "scenes/flat_print.h"

namespace boxcars::scenes::run_look {
namespace {

using namespace render;
using namespace along;

constexpr Ticks slides = milliseconds(320), next_slides = milliseconds(180), drops = milliseconds(160),
                rises = milliseconds(140), bites = milliseconds(90), slides_off = milliseconds(260),
                dips = milliseconds(500), fades = milliseconds(200), swipes = milliseconds(220);
constexpr float slide_turn = 3, lifted = 4, dip = 0.04f;      // degrees; px; a part of the picture
constexpr std::array<float, 3> at_rest{-0.5f, 0.35f, -0.3f};  // degrees, by ticket
constexpr std::size_t most_worded_hooks = 4;                  // more have no sentence
constexpr Placing row(float y, float h) { return {fill(), start(y, h)}; }
constexpr Placing low(float above, float h) { return {fill(), end(above, h)}; }
constexpr Placing from(float w, float x = 0) { return {start(x, w), fill()}; }
constexpr Placing upto(float w, float x = 0) { return {end(x, w), fill()}; }
constexpr Placing speaker{before(4, 44), middle(44)};
constexpr Placing low_button(float x, float w) { return {start(x, w), middle(44)}; }
constexpr float flap = 27, tall_flap = 23, flat_flap = 25, slim_purse_flap = 22;  // steps of split flaps, px
constexpr float flaps(std::size_t cells, float step) { return step * as_float(cells) - 4; }
constexpr float lamp = 44, hearts = lamp * as_float(session::most_hearts);  // px
constexpr float flat_lamp = 36, flat_hearts = flat_lamp * as_float(session::most_hearts);
constexpr float moon_room = 262;  // px at the right of a wide page
constexpr Along beside_moon = fill(0, moon_room), page_wide = amid(30, 1320), page_slim = amid(20, 1320);

// Heights on a handheld screen. Without keepsakes the rail is bare; a page that explains runs has a higher board.
struct Heights {
    explicit Heights(const RunPage& page)
        : tall_board(page.about.empty() ? 180 : 256), flat_board(page.about.empty() ? 84 : 112) {
        if (page.kept.empty()) tall_rail = flat_rail = 16;
    }
    float tall_board, flat_board, tall_rail = 78, flat_rail = 46;
};

void add_board_rows(std::vector<PlaceRow>& rows, const RunPage& page, const Heights& high) {
    const std::size_t sign = page.sign.size(), purse = page.purse.size();
    const float purse_wide = flaps(purse, flap), purse_slim = flaps(purse, slim_purse_flap);
    const bool alone = page.purse.empty();  // beside the sign
    const Along by_sign = fill(flaps(sign, flap) + 48, alone ? 22 : hearts + purse_wide + 112),
                flat_by_sign = fill(flaps(sign, flat_flap) + 36, alone ? 12 : flat_hearts + purse_slim + 40);
    const Placing flat_words = page.about.empty() ? Placing{fill(16, 404), start(44, 36)} : nowhere;
    const Forms<Placing> rail{row(186, 92), row(172, 86), row(high.tall_board + 20, high.tall_rail),
                              row(high.flat_board + 10, high.flat_rail)};
    // clang-format off
    rows.insert(rows.end(), {
        // place       lies in   wide                                   narrow                                  upright                                compact
        {"board",      "page",  {{beside_moon, start(14, 158)},         row(12, 148),                           row(10, high.tall_board),              row(6, high.flat_board)}},
        {"sign",       "board", {left(26, 20, flaps(sign, flap), 40),   left(26, 18, flaps(sign, flap), 38),    left(16, 14, flaps(sign, tall_flap), 36), left(16, 10, flaps(sign, flat_flap), 34)}},
        {"label",      "board", {{by_sign, start(30)},                  {by_sign, start(28)},                   across(16, 68, 150, 0),                {flat_by_sign, start(27)}}},
        {"words",      "board", {{by_sign, start(40, 21)},              {by_sign, start(38, 21)},               across(16, 80, 150, 44),               flat_words}},
        {"hearts",     "board", {right(22, 18, hearts, lamp),           right(20, 16, hearts, lamp),            right(14, 60, hearts, lamp),           right(14, 9, flat_hearts, flat_lamp)}},
        {"purse",      "board", {right(hearts + 38, 20, purse_wide, 40), right(hearts + 34, 18, purse_wide, 38), right(16, 14, purse_slim, 36),        right(flat_hearts + 24, 10, purse_slim, 34)}},
        {"purse name", "purse", lying({before(12, 60), fill()},                                                 nowhere)},
        {"line",       "board", {across(22, 76, 22, 74),                across(20, 72, 20, 70),                 across(10, 130, 10, 44),               {end(12, 380), start(42, 36)}}},
        {"about",      "board", {across(26, 70, 26, 72),                across(26, 66, 26, 72),                 across(16, 104, 16, 142),              across(16, 50, 16, 58)}},
        {"rail",       "canvas", rail},
        {"hooks",      "page",   rail},
    });
    // clang-format on
}

Places places_of(const Layout& layout, const RunPage& page) {
    const Heights high{page};
    const float face = page.speech.empty() ? 0 : 52;
    const float tall = high.tall_board + high.tall_rail + 34, flat = high.flat_board + high.flat_rail + 18;
    std::vector<PlaceRow> rows{
        {"page", "canvas", {{page_wide, fill()}, {page_slim, fill()}, {page_slim, fill()}, {amid(16, 1320), fill()}}}};
    add_board_rows(rows, page, high);
    // clang-format off
    rows.insert(rows.end(), {
        // place    lies in     wide                                      narrow                              upright                                compact
        {"counter", "page",    {{beside_moon, fill(290, 84).up_to(390)},  {fill(), fill(274, 132).up_to(400)}, {middle(421), fill(tall, 204)},        {fill(320, 6), fill(flat, 82).up_to(330)}}},
        {"tickets", "counter", lying(whole,                                                                   {fill(), amid(0, 520)},                whole)},
        {"stubs",   "page",    lying(nowhere,                                                                 nowhere,                               {start(0, 304), fill(flat, 82)})},
        {"dots",    "page",    lying(nowhere,                                                                 {middle(3 * thumb), end(140, thumb)},  nowhere)},
        {"notice",  "page",    {{end(0, moon_room - 14), fill(298, 196)}, nowhere,                 nowhere}},
        {"effect",  "page",    {{end(0, moon_room - 14), end(100, 60)},   {fill(), end(92, 34)},              nowhere}},
        {"foot",    "canvas",  lying(foot(72),                                                                foot(128),                             foot(76))},
        {"buttons", "page",    lying(low(7, 58),                                                              low(13, thumb),                        low(8, thumb))},
        {"back",    "buttons", lying(low_button(0, 136),                                                      from(84))},
        {"second",  "buttons", lying(low_button(146, 116),                                                    from(140, 94))},
        {"main",    "buttons", lying(upto(210),                                                               upto(190))},
        {"hint",    "buttons", {{fill(278), fill()},                      nowhere,                            nowhere}},
        {"message", "buttons", {{fill(432, 232), middle(40)},             {fill(272 + face, 232), fill()},    {fill(face), before(14, 44)},          {fill(244 + face, 200), fill()}}},
        {"speaker", "message", {nowhere, speaker, speaker, speaker}},
    });
    // clang-format on
    return {layout, rows};
}

// Hooks hang in columns. Few have their sentence beside them, more their name, those on a handheld screen neither.
Rect hook_place(const Places& at, std::size_t nth, std::size_t count, bool handheld) {
    const Rect& room = at["hooks"];
    const Along column = share(as_float(nth), as_float(std::max(count, handheld ? 1 : most_worded_hooks)));
    if (handheld)
        return {room.x + std::min(thumb + 4, room.w / as_float(count)) * as_float(nth), room.y,
                std::min(thumb, room.w / as_float(count)), room.h};
    const auto [x, wide] = column.solved(room.x, room.w);
    return {x, room.y + 4, wide - 6, room.h - 8};
}

void draw_pole(Canvas& canvas, const Rect& rail, float left, float right) {
    const float y = rail.y + 12, thick = 3.5f;
    canvas.glow({left, y + 4, right - left, 5}, 2, 8, faded(grounds::black, 0.6f), Blend::Over);
    canvas.pill({left, y - thick, right - left, 2 * thick}, thick, hex(0xFFF0C2), hex(0x7A5420));
    for (const float end : {left, right}) {
        canvas.disc({end, y}, 8, hex(0xF7DC98), hex(0x6E4A1C));
        canvas.disc({end - 2, y - 2}, 3, hex(0xFFF8E0), hex(0xF7DC98, 0));
    }
}

void draw_sign(Canvas& canvas, const Rect& where, const Kept& kept, bool works) {
    constexpr glm::vec2 whole{104, 124}, middle{48, 66};  // px of assets/run/hook.svg
    constexpr float radius = 30;
    const float px = where.h / whole.y, r = radius * px;
    const glm::vec2 disc = where.corner() + middle * px;
    if (works) canvas.glow(Rect{disc.x, disc.y}.grown(r), r, r * 1.1f, faded(kept.accent, 0.75f));
    canvas.sprite("run/hook", {where.x, where.y, whole.x * px, where.h});
    if (works) canvas.ring(disc, r, 2, kept.accent);
    canvas.sprite("run/sign_" + kept.sign, Rect{disc.x, disc.y}.grown(r * 0.62f),
                  works ? kept.accent : glm::mix(kept.accent, hex(0x6A5A4A), 0.35f));
}

Rect sign_place(const Rect& hook, bool handheld) {
    const float high = std::min(hook.h + 6, 92.0f);
    return {handheld ? hook.centre().x - high * 0.39f : hook.x, hook.y + 4, high, high - 6};
}

void draw_hook(Canvas& canvas, const Rect& where, const Kept& kept, bool works, bool worded) {
    const Rect sign = sign_place(where, canvas.handheld());
    draw_sign(canvas, sign, kept, works);
    if (canvas.handheld()) return;
    const Rect words{where.x + sign.w * 0.72f + 6, where.y + 16, where.w - sign.w * 0.72f - 12, where.h - 20};
    const Colour ink = works ? kept.accent : colours::brass_light;
    if (!worded) return void(draw_within(canvas, type::small_verb, kept.title, words, words.h / 3, ink));
    canvas.fitted_text(type::small_verb, kept.title, words.w, words.corner() + px_down(9), Align::Left, ink);
    draw_within(canvas, type::caption, kept.sentence, {words.x, words.y + 19, words.w, words.h - 19}, 17,
                colours::ivory);
}

void draw_hooks(Canvas& canvas, const Places& at, const RunPage& page) {
    constexpr std::string_view none = "Keepsakes hang here. They change rules, never dice.";
    const Rect &rail = at["rail"], &room = at["hooks"];
    const bool handheld = canvas.handheld();
    if (handheld && page.kept.empty()) return;
    draw_pole(canvas, rail, room.x + 4, room.right().x - 4);
    if (page.kept.empty())
        return void(canvas.fitted_text(type::small, none, {room.x + 24, room.y + 12, room.w, room.h - 12}, Align::Left,
                                       colours::ash));
    const RunPlate* chosen = page.lies == RunPage::Lies::Tables ? &page.plates[page.chosen] : nullptr;
    const auto hook = [&](std::size_t n) { return hook_place(at, n, page.kept.size(), handheld); };
    for (const KeptLink& link : page.links)
        draw_thread(canvas, sign_place(hook(link.one), handheld), sign_place(hook(link.other), handheld));
    for (std::size_t n = 0; n < page.kept.size(); ++n)
        draw_hook(canvas, hook(n), page.kept[n], chosen && n < chosen->works.size() && chosen->works[n],
                  page.kept.size() <= most_worded_hooks);
}

// What the keepsakes do to the chosen table, before and after.
void draw_effect(Canvas& canvas, const Places& at, const RunPage& page) {
    const Rect& room = at["effect"];
    if (room.empty() || page.lies != RunPage::Lies::Tables) return;
    const RunPlate& plate = page.plates[page.chosen];
    if (plate.effect.empty()) return;
    const auto count = std::ranges::count(plate.works, true);
    const std::string words = count == 1 ? "One keepsake works here:" : fmt::format("{} keepsakes work here:", count);
    const float half = room.h / 2, gap = 10;
    if (half < 24)  // in one line
        return void(canvas.fitted_text(type::title.tracked(0.02f), fmt::format("{} {}", words, plate.effect), room,
                                       Align::Centre, chosen_edge));
    canvas.fitted_text(type::body, words, {room.x, room.y, room.w, half}, Align::Centre, colours::ivory);
    canvas.fitted_text(type::sum, plate.effect, {room.x + gap, room.y + half, room.w - 2 * gap, half}, Align::Centre,
                       chosen_edge);
}

}  // namespace

void Hall::lay_out(const Layout& layout, const RunPage& page) {
    layout_ = layout;
    at_ = places_of(layout, page);
}

void Hall::turn_flaps(const RunPage& page, Ticks now, bool at_once) {
    const auto turn = [&](world::Flaps& flaps, const Rect& where, const std::string& text) {
        if (flaps.cells != how_many(text) || flaps.where.empty()) flaps.show_in(where, how_many(text), "", now, true);
        flaps.show_in(where, how_many(text), text, now, at_once);
    };
    turn(sign_, at_["sign"], page.sign);
    if (!page.purse.empty()) turn(purse_, at_["purse"], page.purse);
}

void Hall::enter(const RunPage& page, Ticks now, bool still) {
    sign_.ink = purse_.ink = colours::ivory;
    sign_.reduced = purse_.reduced = still;
    entered_ = now;
    before_ = page.chosen;
    boarding_.reset();
    dragged_ = 0;
    turn_flaps(page, now, false);
}

int Hall::tick(Ticks now) {
    sign_.tick(now);
    purse_.tick(now);
    const Ticks since = now - entered_ - slides;
    const bool lands = since >= 0 && since % next_slides == 0 && since / next_slides < session::invitations_on_board;
    return std::exchange(sign_.flips, 0) + std::exchange(purse_.flips, 0) + (lands ? 1 : 0);
}

Rect Hall::ticket_place(std::size_t nth, const RunPage& page, double time) const {
    const Rect& room = at_["tickets"];
    if (points()) {
        const auto [x, wide] = share(as_float(nth), as_float(page.plates.size()), 18).solved(room.x, room.w);
        return {x, room.y, wide, room.h};
    }
    if (!drags()) return room;
    constexpr float gap = 12;
    const float swiped = world::cubic_out(part_over(time, chosen_since_, swipes));
    const float at = std::lerp(as_float(before_), as_float(page.chosen), swiped);
    return {room.x + (as_float(nth) - at) * (room.w + gap) + dragged_, room.y, room.w, room.h};
}

Rect Hall::target(std::size_t nth, const RunPage& page) const {
    if (points()) return ticket_place(nth, page, 0);
    if (const Rect& dots = at_["dots"]; !dots.empty())
        return column(as_float(nth), as_float(page.plates.size())).in(dots);
    const Rect& stubs = at_["stubs"];
    constexpr float gap = 9;
    return {stubs.x, stubs.y + as_float(nth) * (thumb + gap), stubs.w, thumb};
}

Rect Hall::hook_target(std::size_t nth, const RunPage& page) const {
    const Rect where = hook_place(at_, nth, page.kept.size(), layout_.handheld);
    return where.h < thumb && layout_.handheld ? Rect{} : where;
}

// How far the nth ticket has come from the right, 0 to 1.
float Hall::slide(std::size_t nth, double time, bool still) const {
    return still ? 1 : part_over(time, entered_ + next_slides * static_cast<Ticks>(nth), slides);
}

TicketPose Hall::pose(std::size_t nth, const RunPage& page, double time, bool still) const {
    const bool chosen = nth == page.chosen;
    const float rise = still ? 1 : world::cubic_out(part_over(time, chosen_since_, rises));
    const float far = 1 - world::cubic_out(slide(nth, time, still));
    const float lies = page.lies == RunPage::Lies::Keepsakes ? 0 : at_rest[nth % at_rest.size()];
    TicketPose pose{.lift = chosen           ? rise
                            : nth == before_ ? 1 - rise
                                             : 0,
                    .chosen = chosen,
                    .time = {time / ticks_per_second, still}};
    pose.turn = points() ? far * slide_turn + lies * (1 - pose.lift) : 0;
    const Ticks last = entered_ + next_slides * static_cast<Ticks>(page.plates.size()) + slides - next_slides;
    if (!still) {
        const float fallen = part_over(time, last, drops);
        pose.drop = fallen < 0.6f ? 26 * (1 - world::quad_in(fallen / 0.6f))
                                  : 4 * std::sin(glm::pi<float>() * (fallen - 0.6f) / 0.4f);
    }
    pose.opaque = still ? part_over(time, entered_, fades) : 1;
    if (page.taken) pose.bitten = 1;
    if (!boarding_ || !chosen) return pose;
    pose.bitten = part_over(time, *boarding_, bites);
    pose.push_in = dip * world::cubic_in_out(part_over(time, *boarding_ + bites, dips));
    return pose;
}

void Hall::draw_tickets(Stage& stage, const RunPage& page, double time, bool still) const {
    const Rect& canvas = layout_.canvas;
    for (std::size_t n = 0; n < page.plates.size(); ++n) {
        const bool chosen = n == page.chosen;
        if ((page.taken || (!points() && !drags())) && !chosen) continue;
        Rect where = ticket_place(n, page, time);
        TicketPose posed = pose(n, page, time, still);
        where.x += (1 - world::cubic_out(slide(n, time, still))) * (canvas.right().x - where.x);
        where.y -= lifted * posed.lift;
        if (boarding_ && !chosen)
            where.x += world::cubic_in(part_over(time, *boarding_ + bites, slides_off)) * (canvas.w + where.w) *
                       (n < page.chosen ? -1.0f : 1.0f);
        if (!where.touches(canvas)) continue;
        posed.words = !drags() || canvas.contains(where) || dragged_ != 0 || time < real(chosen_since_ + swipes);
        draw_ticket(stage, layout_, where, page.plates[n], page.lies, posed);
    }
    if (points() || page.taken) return;
    for (std::size_t n = 0; n < page.plates.size(); ++n) {
        const Rect spot = target(n, page);
        if (!drags())
            draw_stub(stage.canvas(), spot, page.plates[n], n == page.chosen);
        else if (n == page.chosen)
            stage.canvas().disc(spot.centre(), 7, colours::brass_light, colours::brass);
        else
            stage.canvas().ring(spot.centre(), 6, 2, colours::brass);
    }
}

void Hall::draw_foot(Canvas& canvas, const RunPage& page) const {
    const bool effect = at_["effect"].empty() && !page.refused && page.lies == RunPage::Lies::Tables &&
                        !page.plates[page.chosen].effect.empty();
    const Rect& room = at_["message"];
    const std::string words = effect ? capitalised(page.plates[page.chosen].effect) : page.message;
    draw_bar(canvas, at_["foot"], colours::brass_dark);
    const Colour ink = page.refused ? colours::loss : effect ? chosen_edge : colours::ash;
    const float step = std::min(room.h / 2, 21.0f);
    const auto lines = lines_of(canvas, type::small, words, room.w);
    if (step * as_float(lines.size()) <= room.h)
        draw_lines_around(canvas, type::small, lines, room.centre(), step, Align::Centre, ink);
    else
        draw_within(canvas, type::small, words, room, step, ink, Align::Centre);
}

void Hall::draw(Stage& stage, const RunPage& page, double time, bool still) const {
    const Rect &c = layout_.canvas, &rail = at_["rail"], &foot = at_["foot"];
    const bool wide = at_["board"].right().x < c.right().x - moon_room;
    const float radius = wide ? 56.0f : 44.0f;
    const glm::vec2 moon =
        wide ? glm::vec2{at_["page"].right().x - 122 - c.x, 96} : glm::vec2{c.w * 0.84f, rail.y * 0.46f - c.y};
    const std::array<glm::vec4, 2> numbers{
        {{c.w, rail.y - c.y, rail.y + rail.h - c.y, foot.y - c.y}, {moon, radius, 0.46f * c.w}}};
    stage.shade(c, "run_hall", numbers);
    Canvas& canvas = stage.canvas();
    draw_board(canvas, at_, page, {time / ticks_per_second, still}, time - real(entered_));
    sign_.draw(canvas, time);
    if (!page.purse.empty()) purse_.draw(canvas, time);
    draw_hooks(canvas, at_, page);
    draw_tickets(stage, page, time, still);
    draw_effect(canvas, at_, page);
    draw_foot(canvas, page);
    draw_notice(canvas, at_, page);
}

bool Hall::moving(Ticks now, const RunPage& page) const {
    const Ticks arrives =
        entered_ + next_slides * static_cast<Ticks>(page.plates.size()) + slides + drops + ticks_per_second;
    return now < arrives || now - chosen_since_ < swipes || boarding_ || dragged_ != 0 || sign_.moving() ||
           purse_.moving();
}

}  // namespace boxcars::scenes::run_look
