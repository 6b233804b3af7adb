// A desktop's readers see nothing of a window that SDL draws: who does not see it plays the same table with --text.
#include "platform/narration.h"

namespace boxcars::platform {

void narrate(const std::string&) {}

}  // namespace boxcars::platform
