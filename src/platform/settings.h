// The player's settings: sound, pace, looks, keys. They are kept as JSON in the config folder and read strictly: a bad
// value is reported in a sentence and replaced by its default; an unreadable file is renamed, not overwritten.
#pragma once
#include "platform/input.h"

#include <filesystem>
#include <map>

namespace boxcars::platform {

enum class ColourVision { Off, Deutan, Protan, Tritan };
enum class Coach { Off, WhenAsked, Always };            // WhenAsked: a key shows it until the next throw
enum class FeltBets { First, More, All };               // the craps bets that are shown at first
enum class PictureQuality { Auto, Plain, Fine, Full };  // Auto: by driver and frame time

constexpr float least_letters = 0.75f, most_letters = 2;
constexpr int guide_done = -1;  // the guide was finished or skipped
constexpr std::size_t most_linked = 20;

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
    float letters = 1.0f;  // size of all letters and controls, times the usual one: 0.75..2
    ColourVision colour_vision = ColourVision::Off;
    bool plain_felt = false, ivory_dice = false;  // ivory at craps; otherwise clear red
    PictureQuality quality = PictureQuality::Auto;
    bool full_screen = false;
    bool rumble = true;       // a game controller shakes when dice land
    bool save_power = false;  // draws at most 30 frames a second
    // Colours by their names (ui/panels/settings_panel.h). Empty: the usual ones.
    std::string dice_look{}, felt_look{}, chip_look{}, livery{};
    // play
    Coach coach = Coach::WhenAsked;
    bool goal_coach = true;  // the coach speaks at stations of a run until he is silenced there
    FeltBets felt_bets = FeltBets::First;
    std::map<std::string, int> guides{};  // indexed by game: the step where its guide was left, or guide_done
    std::vector<std::string> linked{};    // newest sittings at tables that a link opened; CONTINUE leaves them out
    Bindings bindings;
    bool operator==(const Settings&) const = default;
};

struct SettingsRead {
    Settings settings;
    std::vector<std::string> sentences;  // problems with the file
};

std::string settings_json(const Settings& settings);                         // the text of the file
SettingsRead settings_from_json(std::string_view text);                      // never throws
void leave_out_of_continue(Settings& settings, const std::string& sitting);  // adds it to `linked`
SettingsRead load_settings(const std::filesystem::path& folder);             // the defaults if there is no file
std::string save_settings(const std::filesystem::path& folder, const Settings& settings);  // the failure, or empty

}  // namespace boxcars::platform
