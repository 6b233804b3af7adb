// Sounds by name, a band that listens, five buses. Everything is synthesised by us in the background; a machine without
// a sound device plays in silence and says so once. Decides nothing about play.
#pragma once
#include "audio/tension.h"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace boxcars::audio {

enum class Bus { Music, Room, Dice, Table, Voices };  // Table: chips, coins, flaps, buttons; Voices: stings and calls
constexpr std::array every_bus{Bus::Music, Bus::Room, Bus::Dice, Bus::Table, Bus::Voices};
constexpr std::size_t bus_count = every_bus.size();

// Names: see catalogue.cpp for sounds and ambience, score/scores.cpp for scores.
class Sounds {
 public:
    virtual ~Sounds() = default;
    virtual void play(std::string_view name, float strength = 1.0f,
                      float pan = 0.0f) = 0;                // 0..1, -1..1; one of its takes
    virtual void loop(std::string_view name, bool on) = 0;  // ambience, faded in and out
    virtual void score(std::string_view) {}                 // what the band plays from now on; empty: nothing
    virtual void listen(const Tension&) {}                  // the band does: to what is at stake, and to the hush
    virtual void duck(bool) {}                              // the hush by itself: the band out, the room 6 dB down
    virtual void turn() {}                                  // the band's, at a win
    virtual void set_volume(Bus bus, float volume) = 0;     // 0..1
    virtual void hush(bool) {}                              // what is played meanwhile is not heard, nor later
    virtual void pass_ticks(int) {}                   // of a time that is the tick count: where no device counts it
    virtual bool silent() const = 0;                  // no device
    virtual std::string device_sentence() const = 0;  // why silent; empty when not, or by choice
};

std::unique_ptr<Sounds> open_sounds(bool wanted);  // never fails: silent when there is no device
// What would have been heard while ticks passed, handed over at the end as the bytes of a WAV file. `keep` may not
// throw.
using KeepRecording = std::function<void(std::string wav)>;
std::unique_ptr<Sounds> record_sounds(KeepRecording keep);

}  // namespace boxcars::audio
