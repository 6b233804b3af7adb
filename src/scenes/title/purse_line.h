// The purse as the title tells of it, in a corner at the right: what is in it, what lies at other tables, how often it
// was lent to. Nothing where nobody plays from it.
#pragma once
#include "scenes/hud.h"

namespace boxcars::scenes {

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

}  // namespace boxcars::scenes
