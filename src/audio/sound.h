// Sounds by name, three buses, captions for what cannot be heard. Everything is synthesised at start; a machine without
// a sound device plays in silence and says so once. Decides nothing about play.
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::audio {

enum class Bus { Dice, Chips, Room };  // dice and stings; chips and coins, flaps; train and room

// Names: die_felt die_wall die_leather die_plank die_bowl die_die (by contact), shake, flap, button, button_no, chip,
// coin, win, big_win, loss, snout, bank, whistle, rail (ambience loop), buffet (ambience loop).
class Sounds {
 public:
    virtual ~Sounds() = default;
    virtual void play(std::string_view name, float strength = 1.0f,
                      float pan = 0.0f) = 0;                // 0..1, -1..1; one of four takes, pitch +-4 %
    virtual void loop(std::string_view name, bool on) = 0;  // ambience, faded in and out
    virtual void set_volume(Bus bus, float volume) = 0;     // 0..1
    virtual void duck(bool on) = 0;                         // ambience 6 dB down under a call
    virtual void hush(bool) {}                              // what is played meanwhile is not heard, nor later
    virtual bool silent() const = 0;                        // no device
    virtual std::string device_sentence() const = 0;        // why silent; empty when not, or by choice
};

std::unique_ptr<Sounds> open_sounds(bool wanted);  // never fails: silent when there is no device

bool save_all(
    const std::filesystem::path& folder);  // every take of every sound as a WAV file; false: could not be written

}  // namespace boxcars::audio
