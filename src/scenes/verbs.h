// The keys that hurry whatever moves at a table: roll, confirm and skip. What hurries never throws, so that these are
// left out of what is heard after such a press.
#pragma once
#include "platform/input.h"

namespace boxcars::scenes {

bool go_on(const platform::Input& input);              // one of them is pressed: whatever moves may be hurried
platform::Input without_verbs(platform::Input input);  // the same with none of those three pressed

}  // namespace boxcars::scenes
