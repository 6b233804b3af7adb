// The plates under the title's sign, one under the other: a sitting that waits, a guided first game, and tonight's
// Night. Decides where they stand and what tonight is offered as; what an action means is the title's.
#pragma once
#include "scenes/hud.h"
#include "scenes/layout.h"
#include "scenes/title/continue_offer.h"
#include "scenes/title/poster.h"

namespace boxcars::scenes {

// The purse as the title tells of it, in a corner at the right: what is in it, what lies at other tables, how often it
// was lent to. Nothing where nobody plays from it.
class PurseLine {
 public:
    explicit PurseLine(SceneServices& services);
    std::string words() const;  // "Purse $1,060 · $40 at tables · 2 loans"; empty: there is none here
    // In the lower corner as much of it as fits into the room; all of it in the upper one where not even what is in the
    // purse would.
    void draw(render::Canvas& canvas, glm::vec2 lower, glm::vec2 upper, float room) const;

 private:
    std::vector<std::string> parts_;  // the most important first
};

// The house's name over the title, and the line under it. Decides where they stand and how they look.

render::Rect sign_place(const Layout& layout, const PosterPlace& place, float left_edge);
render::Rect under_sign(const render::Rect& sign);  // for a plate
void draw_sign(render::Canvas& canvas, const render::Rect& sign, std::size_t tables);

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
