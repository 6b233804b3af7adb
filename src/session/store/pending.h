// What is in memory, laid over what is on the disk: a record that is not committed yet, or was committed meanwhile, as
// the reader of a sitting or of a list shall see it. Decides nothing of its own.
#pragma once
#include "session/store/stored_sitting.h"

namespace boxcars::session {

void lay(std::optional<StoredSitting>& over, const Record& record);  // of that sitting
void lay(std::vector<SittingLine>& lines, const Record& record);

}  // namespace boxcars::session
