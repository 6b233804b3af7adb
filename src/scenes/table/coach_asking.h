// Whether the coach gives advice at a table now. The setting says when: always, never, or from being asked until the
// next throw. Each game words its own advice.
#pragma once
#include "platform/settings.h"

namespace boxcars::scenes {

class CoachAsked {
 public:
    bool speaks(platform::Coach setting) const {
        return setting == platform::Coach::Always || (setting == platform::Coach::WhenAsked && asked_);
    }
    // Handles the coach's key: asks a silent coach for advice, or silences a speaking one until he is asked again.
    void press(platform::Coach& setting) {
        asked_ = !speaks(setting);
        setting = platform::Coach::WhenAsked;
    }
    void thrown() { asked_ = false; }  // advice ends with the throw

 private:
    bool asked_ = false;
};

// The setting after the "always" box in the seats: cleared, it turns Always into WhenAsked and keeps the other values.
inline platform::Coach ticked(platform::Coach before, bool always) {
    if (always) return platform::Coach::Always;
    return before == platform::Coach::Always ? platform::Coach::WhenAsked : before;
}

}  // namespace boxcars::scenes
