// The small plates beside chips on the craps felt: how much lies there, what was won or lost. Decides where each
// stands, so that none lies on print, dice, chips or another; one for which there is no room near its chips is left
// out, as the line over the dash and the receipt tell the same.
#pragma once
#include "scenes/craps/chips.h"

#include <optional>
#include <span>

namespace boxcars::scenes {

struct LabelAt {     // what wants a label
    glm::vec2 chip;  // where its chips touch the felt, logical px
    glm::vec2 size;  // of the label
    TagSide side;    // where it stands if there is room: Right or Below
};
// In order: the first come stand best. `taken`: what nothing may lie on; `within`: where labels may stand.
std::vector<std::optional<render::Rect>> label_places(std::span<const LabelAt> labels, std::vector<render::Rect> taken,
                                                      const render::Rect& within);

render::Rect stack_box(glm::vec2 at, float px, Cents amount);  // round a stack of chips, on the canvas
bool touches(const render::Rect& a, const render::Rect& b);

}  // namespace boxcars::scenes
