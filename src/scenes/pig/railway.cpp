#include "scenes/pig/show.h"

#include "chance/dust.h"
#include "scenes/table/celebration.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

using namespace pig_look;
using pig_feel::seat;

// World units; the arm turns about the middle of its picture. The mast's foot and height are parts of its picture.
constexpr float signal_high = 2.30f, arm_picture = 1.67f, mast_foot = 0.9f, mast_part = 0.88f;
constexpr float lamp_apart = 0.010f;  // between two lamps, as a fraction of the rail
constexpr int sparks = 26;

float part_of_rail(const PigMoment& at, int points) {
    return std::min(1.0f, as_float(points) / as_float(at.sheet.goal));
}

// Draws the signal at the finish line. `fallen`: 0 is a level arm for stop, 1 a lowered arm as a player has won.
void draw_signal(Canvas& canvas, const Camera& camera, float fallen, vec2 corner) {
    const vec2 signal_foot{-0.34f, -corner.y - 2.14f};  // beside the line, outside the outer rail
    const vec3 top{signal_foot, signal_high};
    const vec2 foot = camera.project({signal_foot, 0}), head = camera.project(top), hinge = head + px_down(2);
    const float side = (foot.y - head.y) / mast_part;
    canvas.sprite("signal/mast", {(foot.x + head.x - side) / 2, foot.y - mast_foot * side, side, side});
    canvas.sprite("signal/arm", around(hinge, vec2{arm_picture * camera.px_per_unit(top)}), Colour{1},
                  52 * world::back_out(fallen, 1.6f));
    const Colour lamp = glm::mix(hex(0xFF4A2E), hex(0x6FE0A2), fallen);
    canvas.disc(hinge, 3.4f, glm::mix(lamp, hex(0xFFFFFF), 0.5f), lamp);
    canvas.glow(around(hinge, vec2{4}), 2, 13, faded(lamp, 0.55f));
}

// A wagon that a snout sends back throws sparks and puts out the lamps it passes.
void draw_skid(Canvas& canvas, const Camera& camera, const Skid& skid) {
    if (skid.done >= 1 || skid.from <= skid.to) return;
    const auto place_at = [&](float done) { return glm::mix(skid.from, skid.to, world::cubic_in_out(done)); };
    const float now = place_at(skid.done);
    for (float lamp = skid.to + lamp_apart; lamp < skid.from; lamp += lamp_apart) {
        const vec2 at = camera.project({skid.rail.point(lamp) + skid.rail.outward(lamp) * 0.24f, 0.05f});
        const float passed = (lamp - now) / std::max(0.02f, skid.from - skid.to);
        const float lit = lamp < now ? 1.0f : std::max(0.0f, 1 - 5 * passed);  // lamps the wagon has passed are out
        canvas.disc(at, 2.6f, glm::mix(hex(0x3A2016), hex(0xFFF0C8), lit), glm::mix(hex(0x22120C), hex(0xFFB454), lit));
        if (lit > 0.02f) canvas.glow(around(at, vec2{2}), 1, 8, hex(0xFFB454, 0.5f * lit));
    }
    for (int nth = 0; nth < sparks; ++nth) {  // sparks fly forwards from the wheels
        chance::Dust dust{0x5A + 13 * static_cast<std::uint64_t>(nth)};
        const float born = as_float(nth) / sparks * 0.8f, age = (skid.done - born) / 0.22f;
        const auto drawn = [&](double least, double most) { return static_cast<float>(dust.between(least, most)); };
        const float side = drawn(-0.30, 0.30), ahead = drawn(0.3, 1.5), up = drawn(0.2, 0.9);
        if (age < 0 || age > 1) continue;
        const float place = place_at(born), heading = skid.rail.heading(place);
        const vec2 on = skid.rail.point(place) + skid.rail.outward(place) * side +
                        vec2(std::cos(heading), std::sin(heading)) * (ahead * age);
        const vec2 at = camera.project({on, std::max(0.02f, up * 3 * age * (1 - age))});
        canvas.disc(at, 2.4f * (1 - 0.6f * age), hex(0xFFF3C0, 1 - age), hex(0xFF9A3C, 0.6f * (1 - age)));
    }
}

// A label beside a wagon's rail: its score, or the score it would have after a hold.
struct Tag {
    std::string words;
    Colour colour;
    world::Rail rail;
    float at = 0;  // fraction of the rail
    bool ghost = false;
};

// Moves a tag beside a printed number that it would cover.
float clear_of_numbers(const world::Rail& rail, float at) {
    const float room = stands(rail) ? 0.042f : 0.027f;
    const float tenth = std::round(at * 10) / 10, off = at - tenth;
    return std::abs(off) >= room ? at : tenth + (off < 0 || tenth > 0.99f ? -room : room);
}

// Draws a dashed line to where the turn total would take the wagon on turn, and a dashed outline of the wagon there.
void draw_risk(Canvas& canvas, const Camera& camera, const world::Rail& rail, const PigMoment& at, double time) {
    const float from = part_of_rail(at, at.score()), to = part_of_rail(at, at.score() + at.at_risk());
    constexpr float dash = 0.0042f, half_box = 0.0098f;
    const auto seen = [&](vec2 p) { return camera.project({p, 0.02f}); };
    for (float place = from; place < to - half_box; place += 2 * dash) {
        std::vector<vec2> line = rail.stretch(place, std::min(to - half_box, place + dash));
        std::ranges::transform(line, line.begin(), seen);
        canvas.stroke(line, 9, faded(at.accent(), 0.22f));
        canvas.stroke(line, 3.6f, at.accent());
    }
    const float size = wagon_size(at.sheet.players),
                strength = 0.72f + 0.18f * static_cast<float>(std::sin(time / 19.0));
    const vec2 middle = rail.point(to), out = rail.outward(to);
    const vec2 ahead = vec2{out.y, -out.x} * 0.45f * size, aside = out * 0.25f * size;
    const std::array corners{seen(middle - ahead - aside), seen(middle + ahead - aside), seen(middle + ahead + aside),
                             seen(middle - ahead + aside)};
    const Colour floor = faded(at.accent(), 0.2f);
    canvas.fill(corners, floor, floor);
    for (std::size_t side = 0; side < corners.size(); ++side) {
        const vec2 begin = corners[side], end = corners[(side + 1) % corners.size()];
        const float dashes = std::max(2.0f, std::floor(glm::distance(begin, end) / 9));
        for (float i = 0; i < dashes; ++i)
            canvas.stroke(
                std::array{glm::mix(begin, end, (i + 0.15f) / dashes), glm::mix(begin, end, (i + 0.80f) / dashes)},
                1.8f, faded(at.accent(), strength));
    }
}

// `crowded`: of more than two players, it lies inside all tracks, except scores on the far side.
Rect tag_place(Canvas& canvas, const Camera& camera, const Tag& tag, bool crowded) {
    const TrayScale tray{Sight{camera}};
    world::Rail beside = tag.rail;  // tags of all tracks keep the same distance
    beside.beside = track(0, 2).beside;
    const vec2 out = beside.outward(tag.at);
    const bool inside = crowded && (tag.ghost || out.y < 0.9f), beyond = !inside && !tag.ghost && out.y > 0;
    beside.beside += beyond ? 1.22f : -label_gap - (inside ? 0.11f * std::abs(out.x) : 0);
    vec2 place = camera.project({beside.point(beyond ? tag.at : clear_of_numbers(tag.rail, tag.at)), 0});
    if (!inside && std::abs(out.x) > 0.8f) {  // short side: above the wagon, ghost below
        const float down = tag.ghost ? 46.0f : -44.0f;
        place = camera.project({tag.rail.point(tag.at), 0.3f}) + px_down(down * tray.scale);
    }
    const Type type = tray.sized(type::tag);
    return around(place, {std::max(44 * tray.scale, canvas.width(type, tag.words) + 22 * tray.scale),
                          std::max(24 * tray.scale, 1.25f * canvas.readable(type).px)});
}

// Sorted by importance: the score at risk, the player on turn, the highest scores. Later tags that overlap are dropped.
std::vector<Tag> all_tags(const PigMoment& at, const PigBoards& boards, double time) {
    std::vector<Tag> tags;
    if (const int risked = at.at_risk(); risked > 0 && !at.at_end()) {
        const int reached = at.score() + risked;
        tags.push_back({fmt::format("{}?", std::min(reached, 9999)), at.accent(), boards.rail(at.shown.turn),
                        part_of_rail(at, reached), true});
    }
    std::vector<int> order;
    for (int player = 0; player < at.seats.count(); ++player)
        if (at.shown.scores[seat(player)] > 0) order.push_back(player);
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](int player) {
        return std::pair{player == at.shown.turn, at.shown.scores[seat(player)]};
    });
    for (const int player : order)
        tags.push_back({std::to_string(at.shown.scores[seat(player)]), at.hue_of(player), boards.rail(player),
                        boards.place(player, time)});
    return tags;
}

double won_for(const PigMoment& at, double time) { return time - real(at.announced.won_since); }  // ticks since the win

}  // namespace

std::optional<pig_look::Skid> pig_look::skid_of(const world::Rail& rail, const PigMoment& at) {
    if (!at.draining() || at.announced.lost <= 0 || !at.on_turn()) return {};
    return Skid{rail, part_of_rail(at, at.score() + at.announced.lost), part_of_rail(at, at.score()), at.skidded()};
}

void draw_pig_table(Stage& stage, const TableLook& look, const PigMoment& at, const PigBoards& boards,
                    const GameEnd& end, double time) {
    Canvas& canvas = stage.canvas();
    stage.table(look, 1.0f);
    Sight seen = at.sight();
    seen.camera = look.camera;
    if (at.at_end() && end.celebrate && !at.settings.reduced_motion) draw_rays(canvas, rays(seen), won_for(at, time));
    if (at.at_risk() > 0 && !at.at_end()) draw_risk(canvas, look.camera, boards.rail(at.shown.turn), at, time);
    if (seen.board.empty()) draw_pig_tray(canvas, seen, at, end, time);
}

void draw_pig_tray(Canvas& canvas, const Sight& seen, const PigMoment& at, const GameEnd& end, double time) {
    at.at_end() ? draw_end(canvas, seen, end, won_for(at, time)) : draw_turn(canvas, seen, at);
}

void draw_on_the_way(Canvas& canvas, const Camera& camera, const PigMoment& at, const PigBoards& boards, double time) {
    const float falls = at.settings.reduced_motion ? 1 : part_over(won_for(at, time), 0, pig_feel::signal_falls);
    draw_signal(canvas, camera, at.at_end() ? falls : 0, at.sight().corner);
    if (at.at_end()) {
        const int winner = at.shown.winner;
        if (winner < 0 || !boards.laps(winner, at.clock)) return;
        const world::Rail& rail = boards.rail(winner);
        const float place = boards.place(winner, time), heading = rail.heading(place);
        draw_steam(canvas, camera.project({rail.point(place), 0.62f}),
                   vec2(-std::cos(heading), std::sin(heading)) * 74.0f, time / ticks_per_second, 1);
        return;
    }
    if (at.looked_back() || !at.on_turn()) return;
    if (const auto skid = skid_of(boards.rail(at.shown.turn), at)) draw_skid(canvas, camera, *skid);
}

void draw_score_tags(Canvas& canvas, const Camera& camera, const PigMoment& at, const PigBoards& boards, double time) {
    const float apart = stands(boards.rail(0)) ? 0.075f : 0.05f;  // closer tags would overlap
    auto tags = all_tags(at, boards, time);
    if (at.seats.two() && tags.size() >= 2) {  // moves the outer tag, which has room
        Tag &a = tags[tags.size() - 2], &b = tags.back();
        Tag &near = a.rail.beside < b.rail.beside ? a : b, &far = a.rail.beside < b.rail.beside ? b : a;
        if (!near.ghost && !far.ghost && std::abs(near.at - far.at) < apart)
            far.at = near.at + (far.at < near.at && near.at >= apart ? -apart : apart);
    }
    std::vector<Rect> drawn;
    for (const Tag& tag : tags) {  // a tag that would cover an earlier one is left out; the dash shows every score
        const Rect pill = tag_place(canvas, camera, tag, !at.seats.two());
        if (std::ranges::any_of(drawn, [&](const Rect& other) { return pill.touches(other); })) continue;
        draw_edged_pill(canvas, pill, pill.h / 2, colours::pill, tag.colour, 1.6f);
        canvas.text(TrayScale{Sight{camera}}.sized(type::tag), tag.words, pill.centre(), Align::Centre, tag.colour);
        drawn.push_back(pill);
    }
}

}  // namespace boxcars::scenes
