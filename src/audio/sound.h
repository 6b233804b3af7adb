// Sounds by name, a band that reacts to the game, five buses. Every sound is synthesised by the program in the
// background. A machine without a sound device plays in silence and says so once.
#pragma once
#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace boxcars::audio {

// What the band reacts to at a table.
struct Tension {
    float stake = 0;        // 0..1: how much of the player's money the dice may take
    bool deciding = false;  // the dice are deciding something important: the band pauses
    bool operator==(const Tension&) const = default;
};

enum class Bus { Music, Room, Dice, Table, Voices };  // table: chips, coins, flaps, buttons; voices: stings and calls
constexpr std::array every_bus{Bus::Music, Bus::Room, Bus::Dice, Bus::Table, Bus::Voices};
constexpr std::size_t bus_count = every_bus.size();

// This class plays in silence. catalogue.h has the names of sounds and ambience, score/scores.cpp those of scores.
class Sounds {
 public:
    virtual ~Sounds() = default;
    // Plays one of the sound's takes. Strength: 0 to 1; pan: -1 to 1.
    virtual void play(std::string_view, float /*strength*/ = 1.0f, float /*pan*/ = 0.0f) {}
    virtual void loop(std::string_view, bool) {}  // ambience, faded in and out
    virtual void score(std::string_view) {}       // the score to play from now on; empty: none
    virtual void listen(const Tension&) {}        // tells the band what is at stake, and when the deciding dice tumble
    virtual void duck(bool) {}                    // mutes the music and lowers the ambience by 6 dB
    virtual void turn() {}                        // plays the band's short phrase for a win
    virtual void set_volume(Bus, float) {}        // 0..1
    virtual void pass_ticks(int) {}               // advances a recording; replaces a device that was pulled out
    virtual std::string device_sentence() const { return {}; }  // why the device is missing; empty: open or unwanted
};

// Records what would be heard as ticks pass, and at the end hands over the bytes of a WAV file. `keep` may not throw.
using KeepRecording = std::function<void(std::string wav)>;
std::unique_ptr<Sounds> record_sounds(KeepRecording keep);

// Never fails: silent without a device. Keeps sounds in the folder `cache` and reads those made earlier; empty: none.
std::unique_ptr<Sounds> open_sounds(bool wanted, const std::filesystem::path& cache = {});

}  // namespace boxcars::audio
