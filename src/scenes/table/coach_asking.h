// Whether the coach speaks at a table now: always, or from when he was asked until the next throw. The setting says
// which; his key changes it only where it must. What he says is each game's.
#pragma once
#include "platform/settings.h"

namespace boxcars::scenes {

class CoachAsked {
 public:
    bool speaks(platform::Coach setting) const {
        return setting == platform::Coach::Always || (setting == platform::Coach::WhenAsked && asked_);
    }
    // His key: who is silent is asked, who speaks is silent until he is asked again.
    void press(platform::Coach& setting) {
        asked_ = !speaks(setting);
        setting = platform::Coach::WhenAsked;
    }
    void thrown() { asked_ = false; }  // he was asked about what is decided now

 private:
    bool asked_ = false;
};

// The seats' tick says always or not; whoever had him off without it keeps him off.
inline platform::Coach ticked(platform::Coach before, bool always) {
    if (always) return platform::Coach::Always;
    return before == platform::Coach::Always ? platform::Coach::WhenAsked : before;
}

}  // namespace boxcars::scenes
