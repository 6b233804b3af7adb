// This table's card on the title: its words, and what is seen through its window.
#pragma once
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {

Card pig_card(render::DieKind die);

}  // namespace boxcars::scenes
