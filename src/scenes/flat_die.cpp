#include "scenes/flat_die.h"

namespace boxcars::scenes {

void draw_pips(render::Canvas& canvas, render::Rect tile, int face, render::Colour ink) {
    const float s = tile.w * 0.26f, r = tile.w * 0.095f;
    const auto pip = [&](float x, float y) { canvas.disc(tile.centre() + glm::vec2(x, y) * s, r, ink, ink); };
    if (face % 2 == 1) pip(0, 0);
    if (face >= 2) pip(-1, -1), pip(1, 1);
    if (face >= 4) pip(1, -1), pip(-1, 1);
    if (face == 6) pip(-1, 0), pip(1, 0);
}

void draw_flat_die(render::Canvas& canvas, glm::vec2 centre, float px, int face) {
    const render::Rect tile{centre.x - px / 2, centre.y - px / 2, px, px};
    canvas.pill(tile, px * 0.15f, render::hex(0xD81B38), render::hex(0xB00D23));
    draw_pips(canvas, tile, face, render::hex(0xFFF8EC));
}

}  // namespace boxcars::scenes
