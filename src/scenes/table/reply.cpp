#include "scenes/table/reply.h"

namespace boxcars::scenes {

void TableNews::draw(render::Canvas& canvas, const Layout& layout, const SceneServices& services, double time) const {
    draw_odds_line(canvas, layout, odds_);
    const float below = draw_news(canvas, layout, services, time);
    if (told_.empty()) return;
    draw_notices(canvas, layout, std::span{&told_, 1}, time - static_cast<double>(told_at_), below);
}

}  // namespace boxcars::scenes
