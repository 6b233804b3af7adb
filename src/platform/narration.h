// What a table tells, for whoever does not see it: handed on to what reads aloud. Decides nothing of what is told and
// when.
#pragma once
#include <string>

namespace boxcars::platform {

void narrate(const std::string& words);

}  // namespace boxcars::platform
