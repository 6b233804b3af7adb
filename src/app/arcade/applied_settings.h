// Applies the player's settings to the window, the panels, the pictures and the sounds. With automatic quality, decides
// how much is drawn (quality.h). Does not read or save settings.
#pragma once
#include "audio/sound.h"
#include "platform/settings.h"
#include "platform/window.h"
#include "render/stage.h"
#include "ui/host.h"

#include <algorithm>
#include <vector>

namespace boxcars::app {

// How much is drawn: as set, or automatically: depends on the driver's name, and goes one step down if frames take too
// long.
class QualityGuard {
 public:
    // Headless pictures are drawn in full, because nobody waits for them. A software renderer starts at Plain.
    QualityGuard(bool software, bool headless)
        : auto_(headless   ? render::Quality::Full
                : software ? render::Quality::Plain
                           : render::Quality::Full),
          watching_(!headless) {}

    render::Quality of(platform::PictureQuality set) const {
        switch (set) {
            case platform::PictureQuality::Plain:
                return render::Quality::Plain;
            case platform::PictureQuality::Fine:
                return render::Quality::Fine;
            case platform::PictureQuality::Full:
                return render::Quality::Full;
            case platform::PictureQuality::Auto:
                break;
        }
        return auto_;
    }

    // work_ms: the time of a frame without waiting. Judges by the median over a second and a half, so that a single
    // stall does not count.
    void add(float work_ms) {
        if (!watching_ || auto_ == render::Quality::Plain) return;
        seen_.push_back(work_ms);
        if (seen_.size() < judged_frames) return;
        std::nth_element(seen_.begin(), seen_.begin() + judged_frames / 2, seen_.end());
        if (seen_[judged_frames / 2] > most_ms)
            auto_ = auto_ == render::Quality::Full ? render::Quality::Fine : render::Quality::Plain;
        seen_.clear();
    }

 private:
    static constexpr std::size_t judged_frames = 90;
    static constexpr float most_ms = 15.0f;  // out of the 16.7 ms of a frame at 60 per second
    render::Quality auto_;
    bool watching_;
    std::vector<float> seen_;
};

inline std::string_view name(render::Quality quality) {
    return quality == render::Quality::Plain ? "plain" : quality == render::Quality::Fine ? "fine" : "full";
}

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
