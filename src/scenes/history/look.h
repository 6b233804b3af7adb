// The look of the history page outside its panels: the mail car at night, and the board of high scores with initials on
// split flaps.
#pragma once
#include "scenes/hud.h"
#include "scenes/page_games.h"
#include "world/parts.h"

namespace boxcars::scenes::history_look {

constexpr render::Colour accent = render::hex(0xF2C879);  // lamplight on a mail bag

void draw_car(render::Stage& stage, const Layout& layout, bool framed);
void draw_bar(render::Canvas& canvas, const Layout& layout);
render::Rect panel_place(const Layout& layout);  // logical px

// A high score in words, such as "Longest hand: 31 throws, third place".
std::string score_words(const rules::ScoreKind& kind, std::int64_t figure, const std::string& rank);

class ScoreBoard {  // score tables of games, side by side
 public:
    void show(const std::vector<session::GameScores>& scores, const PageGames& games, Ticks now, bool reduced);
    void tick(Ticks now);
    bool moving() const;
    bool take_flip();
    void lay_out(render::Rect where);
    void draw(render::Canvas& canvas, double time) const;

 private:
    struct Row {
        std::string figure, date;
        world::Flaps flaps;
    };
    struct Column {
        std::string words;
        render::Colour accent;
        std::vector<Row> rows;
    };
    render::Rect place_of(std::size_t column) const;
    void draw_column(render::Canvas& canvas, const Column& column, render::Rect where, double time) const;

    std::vector<Column> tables_;
    render::Rect where_{};
};

}  // namespace boxcars::scenes::history_look
