// The player's requests that outlast a sitting: sound, pace, looks, keys. Kept as JSON in the config folder.
// Read strictly: a bad value is named in a sentence and the default used; a file that cannot be read is set aside, not
// lost.
#pragma once
#include "platform/bindings.h"

#include <filesystem>
#include <map>

namespace boxcars::platform {

enum class ColourVision { Off, Deutan, Protan, Tritan };
enum class Coach { Off, WhenAsked, Always };            // WhenAsked: his key has him speak until the next throw
enum class FeltBets { First, More, All };               // of craps: which bets lie open before any chip does
enum class PictureQuality { Auto, Plain, Fine, Full };  // Auto: by the driver's name, then by measured frame time

constexpr int guide_done = -1;  // finished, or skipped

struct Settings {
    // sound, 0..1
    float volume = 1, volume_music = 0.7f, volume_dice = 0.8f, volume_chips = 0.7f, volume_room = 0.35f;
    bool muted = false;
    // motion
    float throw_pace = 1.0f;     // 0.75 calm, 1 normal, 1.5 brisk; 0.5..2
    float computer_pace = 1.0f;  // how fast computer players play: 0.5..4
    bool reduced_motion = false;
    float screen_shake = 0.4f;  // 0..1
    // picture
    float ui_scale = 1.0f;  // interface size of panels, on top of the window's: 0.8..1.5
    ColourVision colour_vision = ColourVision::Off;
    bool plain_felt = false;
    bool ivory_dice = false;  // at craps: clear red ones otherwise
    PictureQuality quality = PictureQuality::Auto;
    bool full_screen = false;
    bool save_power = false;  // 30 frames a second at most: a cooler machine, a longer battery
    // play
    Coach coach = Coach::WhenAsked;
    FeltBets felt_bets = FeltBets::First;
    bool purse = true;                    // new tables are played from it; else each with a bankroll of its own
    std::map<std::string, int> guides{};  // guided first games, by game: the step where one was left, or guide_done
    Bindings bindings;

    bool operator==(const Settings&) const = default;
};

struct SettingsRead {
    Settings settings;
    std::vector<std::string> sentences;  // what was wrong with the file; empty when nothing was
};

std::string settings_json(const Settings& settings);              // what the file holds
SettingsRead settings_from_json(std::string_view text);           // never throws
SettingsRead load_settings(const std::filesystem::path& folder);  // no file: the defaults, silently
std::string save_settings(const std::filesystem::path& folder, const Settings& settings);  // why not; empty when saved

}  // namespace boxcars::platform
