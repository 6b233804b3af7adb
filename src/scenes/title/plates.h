// The plates under the title's sign, one under the other: a sitting that waits, a guided first game, and tonight's
// Night. Decides where they stand and what tonight is offered as; what an action means is the title's.
#pragma once
#include "scenes/title/continue_offer.h"

namespace boxcars::scenes {

struct TitlePlate {
    OfferLook look;
    render::Rect where;
};
using TitlePlates = std::vector<TitlePlate>;

// `offers`: what is offered before the Night. `left`: where all on the title begins, logical px. No Night where no game
// has a stop in one.
TitlePlates title_plates(std::vector<OfferLook> offers, const SceneServices& services, const Layout& layout,
                         float left);

void draw_plates(render::Canvas& canvas, const TitlePlates& plates, glm::vec2 pointer);
std::optional<platform::Action> plate_clicked(const TitlePlates& plates, glm::vec2 down, glm::vec2 up);
void add_targets(const TitlePlates& plates, std::vector<HitTarget>& to);

}  // namespace boxcars::scenes
