// Draws a die's face flat: its pips alone, or the red die of the craps table.
#pragma once
#include "render/canvas.h"
#include "render/dice.h"

namespace boxcars::scenes {

inline void draw_pips(render::Canvas& canvas, render::Rect tile, int face, render::Colour ink) {
    for (const glm::vec2 pip : render::flat_pips(face))
        canvas.disc(tile.centre() + pip * render::pip_reach * tile.w, render::pip_radius * tile.w, ink, ink);
}

inline void draw_flat_die(render::Canvas& canvas, glm::vec2 centre, float px, int face) {
    const render::Rect tile{centre.x - px / 2, centre.y - px / 2, px, px};
    canvas.pill(tile, px * 0.15f, render::hex(0xD81B38), render::hex(0xB00D23));
    draw_pips(canvas, tile, face, render::hex(0xFFF8EC));
}

}  // namespace boxcars::scenes
