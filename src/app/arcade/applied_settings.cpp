#include "app/arcade/applied_settings.h"

namespace boxcars::app {

AppliedSettings::AppliedSettings(const platform::Settings& settings, platform::Window& window, ui::Host& host,
                                 render::Stage& stage, audio::Sounds& sounds, bool headless)
    : window_(window), host_(host), stage_(stage), sounds_(sounds), quality_(window.software(), headless) {
    apply(settings);
}

bool AppliedSettings::apply(const platform::Settings& settings) {
    const render::Quality quality = quality_.of(settings.quality);
    if (stage_.quality() != quality) stage_.set_quality(quality);
    if (settings == applied_) return false;
    applied_ = settings;
    apply_volumes(settings);
    host_.set_colour_vision(settings.colour_vision != platform::ColourVision::Off);
    window_.set_full_screen(settings.full_screen);
    return true;
}

void AppliedSettings::apply_volumes(const platform::Settings& settings) {
    const float on = settings.muted ? 0.0f : settings.volume;
    sounds_.set_volume(audio::Bus::Music, on * settings.volume_music);
    sounds_.set_volume(audio::Bus::Room, on * settings.volume_room);
    sounds_.set_volume(audio::Bus::Dice, on * settings.volume_dice);
    sounds_.set_volume(audio::Bus::Table, on * settings.volume_chips);
    sounds_.set_volume(audio::Bus::Voices, on * settings.volume_dice);  // the setting is called "Dice and stings"
}

}  // namespace boxcars::app
