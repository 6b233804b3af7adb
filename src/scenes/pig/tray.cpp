#include "scenes/pig/show.h"

#include <fmt/format.h>

namespace boxcars::scenes::pig_look {
namespace {

constexpr std::size_t most_tiles = 14;  // a longer turn shows its last faces

// A snout stands for a 1 on the tile of a six-sided die; other dice have numbers.
void draw_tile(Canvas& canvas, vec2 middle, float px, int face, int sides, bool latest) {
    const bool pips = sides == 6;
    draw_flat_die(canvas, middle, px, latest ? "pink" : "spent", pips ? face : 0);
    if (latest) canvas.pill_edge(around(middle, vec2{px}), px * 0.17f, 2, colours::ivory);
    if (!pips) canvas.text(type::call.sized(px / 2), std::to_string(face), middle, Align::Centre, hue::pip);
}

void draw_tiles(Canvas& canvas, const TrayScale& tray, const PigMoment& moment) {
    constexpr int of_large = 5;  // so many lie in one row
    const std::span all{moment.announced.faces};
    const std::span shown = all.last(std::min(most_tiles, all.size()));
    const int count = how_many(shown), rows = count <= of_large ? 1 : 2;
    const int in_row = count > 2 * of_large ? static_cast<int>(most_tiles) / 2 : (count + rows - 1) / rows;
    const float scale = std::max(0.72f, tray.scale);
    const float px = (rows == 1 ? 46.0f : 32.0f) * scale, step = (rows == 1 ? 56.0f : 39.0f) * scale;
    // A low tray has one row of tiles, and others above it.
    const float middle = as_float(rows - 1) / (tray.tight() ? 1.0f : 2.0f);
    const vec2 centre = tray.tight() ? tray.rolls - px_down(22) : tray.on_rolls(-20);
    for (int i = 0; i < count; ++i) {
        const int row = i / in_row, in_this = std::min(in_row, count - row * in_row);
        const vec2 off{as_float(i % in_row) - as_float(in_this - 1) / 2, as_float(row) - middle};
        draw_tile(canvas, centre + off * step, px, shown[nth(i)], moment.sheet.sides, i + 1 == count);
    }
}

std::string sum_of(const PigMoment& at) {
    std::vector<int> faces = at.announced.faces;
    const bool lost = at.draining();
    if (lost) faces.pop_back();  // the losing face
    if (lost && faces.empty()) return "";
    if (faces.size() > 8) return fmt::format("{} rolls", faces.size());
    std::string sum;
    for (const int face : faces) sum += (sum.empty() ? "" : " + ") + std::to_string(face);
    return lost && at.announced.kept == 0 ? sum + ", gone" : sum;
}

// Draws the wins of each player. Two players get large figures, the winner's lit up; more players get a line each.
void draw_won(Canvas& canvas, const TrayScale& tray, const GameEnd& end, float come) {
    if (end.won.size() != 2) {
        constexpr float room = 150;  // height of all lines, px
        const float step = std::min(25.0f, room / as_float(end.won.size()));
        Type type = tray.sized(type::small.sized(std::min(type::small.px, 0.74f * step)));
        for (float y = -54; const MatchLine& line : end.won) {
            type.face = line.strong ? Face::BodyBold : Face::Body;
            const Colour ink = line.strong ? colours::ivory : colours::ash;
            canvas.text(type, line.what, tray.on_rolls(y, -118), Align::Left, ink);
            canvas.text(type, line.figures, tray.on_rolls(y, 120), Align::Right, ink);
            y += step;
        }
        return;
    }
    constexpr float figures = -8;
    for (float x = -76; const MatchLine& line : end.won) {
        const bool lit = line.strong && end.celebrate;
        const Colour ink = line.strong ? colours::ivory : colours::ash;
        const vec2 at = tray.on_rolls(figures, x), size{40, 48};
        if (lit) canvas.glow(around(at, size), size.y / 2, size.x * tray.scale, faded(hue::inlay, 0.30f * come));
        canvas.text(tray.sized(type::hero.scaled(line.strong ? 0.73f - 0.09f * come : 0.64f)), line.figures, at,
                    Align::Centre, lit ? hue::inlay : ink);
        canvas.text(tray.sized(type::motto.tracked(0.08f)), line.what, tray.on_rolls(58, x), Align::Centre, ink);
        x = -x;
    }
    canvas.text(tray.sized(type::headline), ":", tray.on_rolls(figures), Align::Centre, colours::ash);
}

}  // namespace

void draw_turn(Canvas& canvas, const TrayScale& tray, const PigMoment& at) {
    const float drained = at.announced.drained(at.clock);
    const Colour ink = glm::mix(at.accent(), colours::ivory, drained);
    const int banked = at.banked(), climbing = at.climbing();
    const int total = at.draining() ? at.announced.lost : banked > 0 ? banked : at.shown.turn_total;
    const bool tight = tray.tight();  // the label stands beside the number
    const char* const label = banked > 0 ? "BANKED" : "TURN TOTAL";
    constexpr float heads = -76;
    canvas.text(tray.sized(type::label), label, tight ? tray.total - px_right(20) : tray.on_total(heads), Align::Centre,
                colours::ivory);
    const float beside_label = tight ? canvas.width(type::label, label) / 2 - 8 : 0;
    const float grown = climbing > 0 ? 1.06f : 1.0f;  // larger while it counts up
    auto under = under_total(at);
    const bool tiles = !at.announced.faces.empty();
    // A handheld dash has two lines. A low tray has no room for one below the tiles and their sum.
    if ((at.layout.handheld && under.size() > 1) || (tight && tiles && !at.draining())) under.clear();
    const float up = under.size() > 1 ? 20.0f : 0.0f;  // the look back has two lines, and a button below them
    const float size = total >= 1000 ? 0.70f : total >= 100 || up > 0 ? 0.85f : 1.0f;
    canvas.text(tray.sized(type::hero.scaled(size * grown)), std::to_string(total - climbing),
                tray.on_total(-up / 2) + vec2{beside_label, 6 * drained}, tight ? Align::Left : Align::Centre,
                faded(ink, 1 - 0.65f * drained));
    for (std::size_t i = 0; i < under.size(); ++i)
        canvas.text(tray.sized(up > 0 ? type::small : type::lead), under[i],
                    tight ? tray.rolls + px_down(tiles ? 8 : 4) : tray.on_total(78 - up + 22 * as_float(i)),
                    Align::Centre,
                    at.draining() ? colours::loss
                    : i > 0       ? colours::brass_light
                                  : colours::ivory);
    if (!tight) canvas.text(tray.sized(type::label), "THIS TURN", tray.on_rolls(heads), Align::Centre, colours::ivory);
    if (!tiles) return;
    draw_tiles(canvas, tray, at);
    const int score = at.on_turn() ? at.score() - banked : 0;
    if (!tight)
        canvas.text(tray.sized(type::lead), sum_of(at), tray.on_rolls(36), Align::Centre, faded(colours::ivory, 0.85f));
    if (!at.draining())
        canvas.text(tray.sized(type::sum), fmt::format("{} + {} = {}", score, total, score + total),
                    tight ? tray.rolls + px_down(8) : tray.on_rolls(72), Align::Centre, hex(0xFFF6DF));
}

void draw_end(Canvas& canvas, Sight seen, const GameEnd& end, double since) {
    constexpr float remark_line = 19, margin = 8, beside_ring = 272;  // beside_ring: its width
    const Rect board = seen.board;
    const Type remark = TrayScale{seen}.sized(type::small).as_shrunk();
    std::vector<std::pair<std::string, Colour>> remarks;
    for (std::string whole : end.remarks) {
        if (seen.stands() && end.remarks.size() > 1) whole = whole.substr(0, whole.find(" in "));  // a line for each
        const Colour ink = remarks.empty() ? colours::brass_light : colours::ash;
        for (std::string& words : lines_of(canvas, remark, whole,
                                           board.empty() ? beside_ring * TrayScale{seen}.step.x : board.w - 4 * margin))
            remarks.emplace_back(std::move(words), ink);
    }
    seen.board.y += margin;
    seen.board.h -= remark_line * as_float(remarks.size()) + 2 * margin;  // they lie below all else
    const TrayScale tray = seen;
    const float come = world::quint_out(part_over(since, milliseconds(420)));
    canvas.push_alpha(come);
    const Colour verdict = end.celebrate ? end.ink : colours::ivory;
    const Type large =
        canvas.fitted(tray.sized(type::call.scaled(end.celebrate ? 1.25f : 1)), end.verdict, beside_ring * tray.step.x);
    const float top = tray.on_total(-95).y;
    const auto at = [&](float y, float below_top) {  // `below_top`: px, in a tray that stands
        return tray.stands ? vec2{tray.total.x, top + below_top} : tray.on_total(y);
    };
    canvas.text(large, end.verdict, at(-48 + 12 * (1 - come), 20), Align::Centre, verdict);
    canvas.text(tray.sized(type::score), end.score, at(2, 48), Align::Centre, colours::ivory);
    for (float line = 0; const auto& [words, ink] : remarks) {
        const vec2 below{board.centre().x, seen.board.y + seen.board.h + remark_line * (line + 0.5f)};
        canvas.text(remark, words, board.empty() ? at(40 + 18 * line, 70 + remark_line * line) : below, Align::Centre,
                    ink);
        ++line;
    }
    if (!end.won.empty())  // a lesson counts no games
        canvas.text(tray.sized(type::label), "THIS MATCH", tray.on_rolls(-88), Align::Centre, colours::ivory);
    draw_won(canvas, tray, end, come);
    canvas.pop_alpha();
}

Rect look_back_place(const TrayScale& tray) { return around(tray.on_total(118), vec2{168, 32} * tray.scale); }

WinRays rays(const Sight& seen) {
    return {16, 0.09f, hue::inlay, 0.064f, [&seen](vec2 way, bool outer) {
                constexpr float inner = 2.32f;  // world units
                const vec2 to_seam = seen.seam() / glm::max(vec2(1e-4f), glm::abs(way));
                const float seam = std::min(to_seam.x, to_seam.y);  // the leather ends there
                return seen.camera.project({way * (outer ? seam : std::min(inner, seam)), 0});
            }};
}

}  // namespace boxcars::scenes::pig_look
