#include "scenes/history/scene.h"

#include "ui/history/view.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::scenes::history_look {

using namespace render;

namespace {

constexpr float row_high = 38, head_high = 62, flaps_wide = 90, upright_row_high = 32;

}  // namespace

void draw_bar(Canvas& canvas, const Layout& layout) {
    draw_top_bar(canvas, layout, {.name = "HISTORY", .car = "THE MAIL CAR", .accent = accent});
}

Rect panel_place(const Layout& layout) {
    const Rect& c = layout.canvas;
    const float top = layout.bar.y + layout.bar.h + 14, wide = std::min(c.w - 32, 1200.0f);
    return {c.centre().x - wide / 2, top, wide, c.y + c.h - top - 30};
}

std::string score_words(const rules::ScoreKind& kind, std::int64_t figure, const std::string& rank) {
    return fmt::format("{}: {}, {} place", kind.words, ui::history_figure(kind.unit, figure), rank);
}

void ScoreBoard::show(const std::vector<session::GameScores>& scores, const PageGames& games, Ticks now, bool reduced) {
    tables_.clear();
    for (const session::GameScores& of : scores)
        for (const session::ScoreTable& table : of.tables) {
            const PageGame* game = page_game(games, of.game);
            Column& column = tables_.emplace_back();
            column.words = table.kind.words;
            column.accent = game ? game->accent : colours::brass;
            for (const session::ScoreLine& line : table.lines) {
                const Ticks later = std::ssize(column.rows) * milliseconds(30);
                Row& row = column.rows.emplace_back();
                row.figure = ui::history_figure(table.kind.unit, line.figure);
                row.date = session::date_text(line.played).substr(0, 10);
                row.flaps.cells = 3;
                row.flaps.ink = colours::brass_light;
                row.flaps.reduced = reduced;
                row.flaps.show("   ", now, true);
                row.flaps.show(line.initials == session::unsigned_initials ? "" : line.initials, now + later, reduced);
            }
        }
}

void ScoreBoard::tick(Ticks now) {
    for (Column& column : tables_)
        for (Row& row : column.rows) row.flaps.tick(now);
}

bool ScoreBoard::take_flip() {
    int flips = 0;
    for (Column& column : tables_)
        for (Row& row : column.rows) flips += std::exchange(row.flaps.flips, 0);
    return flips > 0;
}

Rect ScoreBoard::place_of(std::size_t column) const {
    const auto count = static_cast<float>(std::max<std::size_t>(1, tables_.size()));
    if (where_.h > where_.w)  // the tables are stacked
        return {where_.x + 8, where_.y + static_cast<float>(column) * where_.h / count, where_.w - 16,
                where_.h / count};
    const float wide = (where_.w - 24) / count;
    return {where_.x + 12 + static_cast<float>(column) * wide, where_.y, wide, where_.h};
}

void ScoreBoard::lay_out(Rect where) {
    where_ = where;
    const float high = where.h > where.w ? upright_row_high
                                         : std::min(row_high, (where.h - head_high - 20) / session::places_in_a_table);
    for (std::size_t n = 0; n < tables_.size(); ++n) {
        float y = place_of(n).y + head_high + 8;
        for (Row& row : tables_[n].rows) {
            row.flaps.where = {place_of(n).x + 44, y + 3, std::min(flaps_wide, place_of(n).w * 0.22f), high - 6};
            y += high;
        }
    }
}

void ScoreBoard::draw(Canvas& canvas, double time) const {
    draw_plate(canvas, where_, true);
    for (std::size_t n = 0; n < tables_.size(); ++n) {
        const Column& column = tables_[n];
        const Rect where = place_of(n);
        if (n > 0 && where_.h <= where_.w)
            canvas.fill(Rect{where.x - 1, where_.y + 18, 1, where_.h - 36}, faded(colours::brass, 0.25f));
        canvas.text({Face::Label, 20, 0.04f}, column.words, {where.x + 14, where.y + 30}, Align::Left,
                    colours::brass_light);
        canvas.fill(Rect{where.x + 14, where.y + 47, where.w - 34, 1.5f}, faded(column.accent, 0.8f));
        if (column.rows.empty())
            canvas.text(type::small, "No scores here yet.", {where.x + 14, where.y + head_high + 28}, Align::Left,
                        colours::ash);
        int rank = 0;
        for (const Row& row : column.rows) {
            const Rect& flaps = row.flaps.where;
            if (flaps.y + flaps.h > where.y + where.h) break;  // leave out rows that do not fit
            const float y = flaps.centre().y;
            canvas.text({Face::BodyBold, 16, 0, 0.6f}, fmt::format("{}", ++rank), {where.x + 32, y}, Align::Right,
                        colours::ash);
            row.flaps.draw(canvas, time);
            canvas.text({Face::BodyBold, 18}, row.figure, {where.x + where.w - 116, y}, Align::Right, colours::ivory);
            canvas.text(type::small, row.date, {where.x + where.w - 20, y}, Align::Right, colours::ash);
        }
    }
}

}  // namespace boxcars::scenes::history_look
