// Draws the card of a finished run: one line per station, skill and luck, and up to three sentences about the run.
#include "base/words.h"
#include "scenes/hud.h"
#include "scenes/run/scene.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes::run_look {
namespace {

using namespace render;

constexpr float pad = 28, columns_apart = 36;
constexpr std::string_view best_words = "of what best play would reach";

struct Columns {  // x of the right ends of figures, of the left ends of words
    float station, what, chance, given, outcome;
};

void draw_station(Canvas& canvas, const Columns& at, const session::StationResult& of, int number, float y) {
    const std::string name = fmt::format("{} {}", number, in_capitals(of.station));
    canvas.fitted_text({Face::Label, 15}, name, at.what - at.station - 12, {at.station, y}, Align::Left,
                       colours::brass_light);
    if (!canvas.upright())
        canvas.fitted_text({Face::Body, 16}, of.what, at.chance - 72 - at.what, {at.what, y}, Align::Left,
                           colours::ivory);
    canvas.text(type::body, session::percent_words(of.ledger.chance), {at.chance, y}, Align::Right, colours::ivory);
    const double points = 100 * of.ledger.given_away();
    const bool none = points < 0.05;
    canvas.text(type::body, none ? "0.0" : fmt::format("{:.1f}", points), {at.given, y}, Align::Right,
                none ? colours::ash : colours::loss);
    const Colour ink = of.made ? colours::win : colours::loss;
    const glm::vec2 sign{at.outcome + 5, y};
    if (of.made)
        canvas.disc(sign, 5, ink, ink);
    else
        canvas.ring(sign, 4.5f, 2, ink);
    canvas.text(type::body, of.made ? "reached" : "missed", {at.outcome + 18, y}, Align::Left, ink);
}

void draw_stations(Canvas& canvas, const Rect& room, const session::RunResult& result, const std::string& about) {
    const float right = room.x + room.w;
    const bool upright = canvas.upright();  // leaves out the goals' words
    const Columns at =
        upright ? Columns{room.x, right - 246, right - 184, right - 112, right - 92}
                : Columns{room.x, room.x + std::min(190.0f, room.w * 0.22f), right - 204, right - 104, right - 76};
    const float step =
        upright ? 25.0f
                : std::min(44.0f, (room.h - 96) / static_cast<float>(std::max<std::size_t>(8, result.stations.size())));
    canvas.text(type::label_small, "STATION", {at.station, room.y}, Align::Left, colours::ash);
    canvas.text(type::label_small, "CHANCE", {at.chance, room.y}, Align::Right, colours::ash);
    canvas.text(type::label_small, upright ? "LOST" : "POINTS LOST", {at.given + 10, room.y}, Align::Right,
                colours::ash);
    float y = room.y + (upright ? 26.0f : 36.0f);
    int number = 0;
    for (const session::StationResult& of : result.stations) {
        draw_station(canvas, at, of, ++number, y);
        canvas.fill(Rect{room.x, y + step / 2, room.w, 1}, faded(colours::brass, 0.16f));
        y += step;
    }
    if (upright) return;
    float below = room.y + room.h - 26;
    for (const std::string& words : {average_words(result), about}) {
        canvas.fitted_text(type::small, words, room.w, {room.x, below}, Align::Left, colours::ash);
        below += 20;
    }
}

void draw_skill(Canvas& canvas, const Rect& room, const session::RunResult& result) {
    const float middle = room.centre().x, hero = room.w < 320 ? 76.0f : 96.0f;
    const auto centred = [&](const Type& wanted, std::string_view words, float y, Colour ink) {
        canvas.fitted_text(wanted, words, room.w, {middle, room.y + y}, Align::Centre, ink);
    };
    centred(type::label_small, "SKILL", 0, colours::ash);
    const std::string number = fmt::format("{:.1f}", 100 * result.skill());
    const Type figures{Face::Display, hero}, sign{Face::Display, hero * 0.4f};
    const float wide = canvas.width(figures, number) + 6 + canvas.width(sign, "%"), left = middle - wide / 2;
    const float next = left + canvas.text(figures, number, {left, room.y + 56}, Align::Left, colours::brass_light) + 6;
    canvas.text(sign, "%", {next, room.y + 56 + hero * 0.2f}, Align::Left, colours::brass_light);
    centred(type::small, best_words, 110, colours::ash);
    centred(type::small,
            fmt::format("choice of goals {} × play {}", session::percent_words(result.choosing()),
                        session::percent_words(result.playing())),
            129, colours::ivory);
    centred(type::label_small, "LUCK, PLAYED THIS WAY", 166, colours::ash);
    centred({Face::Label, 26}, session::luck_runs(result.luck), 192, colours::ivory);
    centred(type::small, session::luck_verb(result.luck), 217, colours::ash);
}

void draw_sentences(Canvas& canvas, const Rect& room, const session::RunResult& result) {
    float y = room.y;
    const float line = canvas.upright() ? 22.0f : 19.0f;
    for (const std::string& sentence : result.sentences) {
        const auto lines = lines_of(canvas, type::small, sentence, room.w);
        if (y + line * static_cast<float>(lines.size()) > room.y + room.h + 8) continue;
        y = draw_lines(canvas, type::small, lines, {room.x, y}, line, Align::Left, colours::ivory) + 8;
    }
}

void draw_progress(Canvas& canvas, const Rect& card, float done) {
    const glm::vec2 middle = card.centre();
    const Rect bar{middle.x - 160, middle.y + 14, 320, 6};
    constexpr std::string_view working = "Working out what best play would have done";
    canvas.fitted_text(type::body, working, card.w - 40, middle - glm::vec2{0, 12}, Align::Centre, colours::ivory);
    canvas.pill(bar, 3, hex(0x2B303C), hex(0x2B303C));
    canvas.pill({bar.x, bar.y, std::max(6.0f, bar.w * done), bar.h}, 3, accent, accent);
}

}  // namespace

Rect result_title(const PagePlaces& places) {
    const float cell = (places.title.w + 4) / 12;
    return {places.inner.x + pad - 12, places.title.y + 14, result_cells * cell - 4, places.title.h};
}

void draw_result(Canvas& canvas, const PagePlaces& places, const RunPage& page, const session::RunResult* result,
                 float done) {
    const Rect& inner = places.inner;
    const Rect card{inner.x - 12, inner.y + 14, inner.w + 24, places.foot.y - inner.y - 34};
    draw_plate(canvas, card, true);
    const Rect title = result_title(places);
    const bool upright = places.upright;
    const float left = upright ? title.x : title.x + title.w + 24, room = card.x + card.w - pad - left;
    const float label = title.y + (upright ? title.h + 22 : 10), words = upright ? label + 24 : title.y + title.h - 11;
    canvas.fitted_text(type::label, page.label, room, {left, label}, Align::Left, colours::ash);
    canvas.fitted_text({Face::Body, 19}, page.words, room, {left, words}, Align::Left, colours::ivory);
    if (!result) return draw_progress(canvas, card, done);
    if (upright) {
        const Rect below{card.x + pad - 8, words + 34, card.w - 2 * pad + 16, card.y + card.h - 40 - words - 34};
        constexpr float skill_high = 244, stations_high = 246;
        draw_skill(canvas, below, *result);
        draw_stations(canvas, {below.x, below.y + skill_high, below.w, stations_high}, *result, page.about);
        const float above = skill_high + stations_high;
        return draw_sentences(canvas, {below.x, below.y + above, below.w, below.h - above}, *result);
    }
    const float top = title.y + title.h + 46, foot = card.y + card.h - 24;
    const float side = std::clamp(card.w * 0.30f, 264.0f, 380.0f);
    draw_stations(canvas, {card.x + pad, top, card.w - 2 * pad - side - columns_apart, foot - top}, *result,
                  page.about);
    const Rect right{card.x + card.w - pad - side, top, side, foot - top};
    draw_skill(canvas, right, *result);
    draw_sentences(canvas, {right.x, right.y + 258, right.w, right.h - 258}, *result);
}

}  // namespace boxcars::scenes::run_look
