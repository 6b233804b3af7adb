// Applies the player's settings to the window, the panels, the pictures and the sounds. With automatic quality, decides
// how much is drawn (quality.h). Does not read or save settings.
#pragma once
#include "app/arcade/quality.h"
#include "audio/sound.h"
#include "platform/window.h"
#include "ui/host.h"

namespace boxcars::app {

class AppliedSettings {
 public:
    AppliedSettings(const platform::Settings& settings, platform::Window& window, ui::Host& host, render::Stage& stage,
                    audio::Sounds& sounds, bool headless);  // applies the settings at once
    bool apply(const platform::Settings& settings);         // call once a tick; true: some settings have changed
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
