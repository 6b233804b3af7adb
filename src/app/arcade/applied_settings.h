// What the player set, carried out: at the window, the panels, the pictures and the sounds. Decides how much is drawn
// when that is left to us (quality.h); neither reads nor saves settings.
#pragma once
#include "app/arcade/quality.h"
#include "audio/sound.h"
#include "platform/window.h"
#include "ui/host.h"

namespace boxcars::app {

class AppliedSettings {
 public:
    AppliedSettings(const platform::Settings& settings, platform::Window& window, ui::Host& host, render::Stage& stage,
                    audio::Sounds& sounds, bool headless);  // these are applied at once
    bool apply(const platform::Settings& settings);         // once a tick; true: some are new
    void frame_took(float work_ms) { quality_.add(work_ms); }

 private:
    void apply_volumes(const platform::Settings& settings);

    platform::Window& window_;
    ui::Host& host_;
    render::Stage& stage_;
    audio::Sounds& sounds_;
    QualityGuard quality_;
    std::optional<platform::Settings> applied_;
};

}  // namespace boxcars::app
