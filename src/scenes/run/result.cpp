// Draws the card of a finished run: one line per station, skill and luck, and up to three sentences about the run.
#include "scenes/run/scene.h"

namespace boxcars::scenes::run_look {
namespace {

using namespace render;
constexpr std::string_view best_words = "of what best play would reach";

void draw_station(Canvas& canvas, const Places& at, const session::StationResult& of, int number, float y) {
    const auto left = [&](std::string_view column) { return glm::vec2{at[column].x, y}; };
    const auto right = [&](std::string_view column) { return glm::vec2{at[column].right().x, y}; };
    const std::string name = fmt::format("{} {}", number, in_capitals(of.station));
    canvas.fitted_text(type::tag, name, at["station"].w, left("station"), Align::Left, colours::brass_light);
    if (const Rect& goal = at["goal"]; !goal.empty())
        canvas.fitted_text(type::body, of.what, goal.w, left("goal"), Align::Left, colours::ivory);
    canvas.text(type::body, session::percent_words(of.ledger.chance), right("chance"), Align::Right, colours::ivory);
    const double lost = of.ledger.given_away();
    canvas.text(type::body, is_change(lost) ? fmt::format("{:.1f}", 100 * lost) : "0.0", right("lost"), Align::Right,
                is_change(lost) ? colours::loss : colours::ash);
    const Colour ink = of.made ? colours::win : colours::loss;
    const glm::vec2 sign = left("outcome") + px_right(5);
    of.made ? canvas.disc(sign, 5, ink, ink) : canvas.ring(sign, 4.5f, 2, ink);
    canvas.text(type::body, of.made ? "reached" : "missed", sign + px_right(13), Align::Left, ink);
}

void draw_stations(Canvas& canvas, const Places& at, const session::RunResult& result, const std::string& about) {
    const Rect &room = at["stations"], &rows = at["station rows"], &lost = at["lost"];
    const float step = std::min(44.0f, rows.h / static_cast<float>(std::max<std::size_t>(8, result.stations.size())));
    const auto head = [&](std::string_view words, float x, Align align) {
        canvas.text(type::label_small, words, {x, room.y}, align, colours::ash);
    };
    constexpr std::string_view points = "POINTS LOST";
    head("STATION", room.x, Align::Left);
    head("CHANCE", at["chance"].right().x, Align::Right);
    head(canvas.width(type::label_small, points) > lost.w ? "LOST" : points, lost.right().x + 10, Align::Right);
    float y = rows.y;
    int number = 0;
    for (const session::StationResult& of : result.stations) {
        draw_station(canvas, at, of, ++number, y);
        canvas.fill(Rect{room.x, y + step / 2, room.w, 1}, faded(colours::brass, 0.16f));
        y += step;
    }
    Rect note = at["notes"];
    if (note.empty()) return;
    note.h /= 2;
    for (const std::string& words : {average_words(result), about}) {
        canvas.fitted_text(type::small, words, note.w, note.left(), Align::Left, colours::ash);
        note.y += note.h;
    }
}

void draw_skill(Canvas& canvas, const Rect& room, const session::RunResult& result) {
    constexpr float gap = 6;
    const float middle = room.centre().x;
    const auto centred = [&](const Type& wanted, std::string_view words, float y, Colour ink) {
        canvas.fitted_text(wanted, words, room.w, {middle, room.y + y}, Align::Centre, ink);
    };
    centred(type::label_small, "SKILL", 0, colours::ash);
    const std::string number = fmt::format("{:.1f}", 100 * result.skill());
    const Type figures = type::hero.scaled(room.w < 320 ? 0.58f : 0.73f), sign = figures.scaled(0.4f);
    const float wide = canvas.width(figures, number) + gap + canvas.width(sign, "%");
    glm::vec2 at{middle - wide / 2, room.y + 56};
    at.x += canvas.text(figures, number, at, Align::Left, colours::brass_light) + gap;
    canvas.text(sign, "%", at + px_down(figures.px * 0.2f), Align::Left, colours::brass_light);
    centred(type::small, best_words, 110, colours::ash);
    centred(type::small,
            fmt::format("choice of goals {} × play {}", session::percent_words(result.choosing()),
                        session::percent_words(result.playing())),
            132, colours::ivory);
    centred(type::label_small, "LUCK, PLAYED THIS WAY", 166, colours::ash);
    centred(type::heading.tracked(0), session::luck_runs(result.luck), 192, colours::ivory);
    centred(type::small, session::luck_verb(result.luck), 217, colours::ash);
}

void draw_sentences(Canvas& canvas, const Rect& room, const session::RunResult& result) {
    constexpr float gap = 8;
    float y = room.y;
    const float line = std::floor(canvas.readable(type::small).px) + 4;
    for (const std::string& sentence : result.sentences) {
        const Type one_line = canvas.fitted(type::small, sentence, room.w - 1);
        const Type& type = canvas.handheld() && canvas.width(one_line, sentence) <= room.w ? one_line : type::small;
        const auto lines = lines_of(canvas, type, sentence, room.w);
        if (y + line * as_float(lines.size()) > room.y + room.h + gap) continue;
        y = draw_lines(canvas, type, lines, {room.x, y}, line, Align::Left, colours::ivory) + gap;
    }
}

void draw_progress(Canvas& canvas, const Rect& card, const Rect& bar, float done) {
    constexpr std::string_view working = "Working out what best play would have done";
    canvas.fitted_text(type::body, working, card.w - 40, card.centre() - px_down(12), Align::Centre, colours::ivory);
    constexpr float radius = 3;
    constexpr Colour groove = hex(0x2B303C);
    canvas.pill(bar, radius, groove, groove);
    canvas.pill({bar.x, bar.y, std::max(2 * radius, bar.w * done), bar.h}, radius, accent, accent);
}

}  // namespace

void draw_result(Canvas& canvas, const Places& at, const RunPage& page, const session::RunResult* result, float done) {
    draw_plate(canvas, at["card"], true);
    const Rect &label = at["card label"], &words = at["card words"];
    canvas.fitted_text(type::label, page.label, label.w, label.left(), Align::Left, colours::ash);
    canvas.fitted_text(type::lead, page.words, words.w, words.left(), Align::Left, colours::ivory);
    if (!result) return draw_progress(canvas, at["card"], at["progress"], done);
    draw_stations(canvas, at, *result, page.about);
    draw_skill(canvas, at["skill"], *result);
    draw_sentences(canvas, at["sentences"], *result);
}

}  // namespace boxcars::scenes::run_look
