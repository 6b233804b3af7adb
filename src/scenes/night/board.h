// How the board of a Night looks: a row for each stop, with what it asks for and what it brought. Geometry and drawing;
// which is chosen and what may be done there, scene.h says.
#pragma once
#include "scenes/hud.h"
#include "scenes/page_games.h"
#include "session/night/night.h"

namespace boxcars::scenes {

struct NightBoard {  // logical px
    render::Rect plate{};
    std::size_t stops = 1;

    render::Rect row(std::size_t stop) const;
};
NightBoard night_board(const Layout& layout, std::size_t stops);

struct NightBoardLook {
    const session::Night& night;
    const PageGames& games;
    std::size_t chosen = 0;
    const std::string& refused;  // why the last press did nothing; empty: it did not
};
void draw_night_board(render::Canvas& canvas, const NightBoard& board, const NightBoardLook& look);

}  // namespace boxcars::scenes
