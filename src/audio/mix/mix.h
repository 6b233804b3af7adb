// All that is heard at once, as numbers: five buses and the master. Sounds begin, loops keep the rail's time, the band
// plays; room and music make way for a call by 6 dB, and nothing leaves louder than the ceiling. Knows no device, no
// file and no thread: whoever shares it keeps it to one at a time.
#pragma once
#include "audio/mix/limiter.h"
#include "audio/reverberation.h"
#include "audio/score/conductor.h"
#include "audio/sound.h"

#include <span>

namespace boxcars::audio {

constexpr double ceiling_db = -3.0;  // of the master's numbers: the wave between them stays under -1.5

struct Clip {  // a sound as it is kept: left first, in turns
    std::vector<std::int16_t> pcm;
    std::size_t frames() const { return pcm.size() / 2; }
};

struct Shot {
    Bus bus = Bus::Dice;
    float gain = 1, pan = 0;   // -1..1
    double calls_seconds = 0;  // for so long room and music make way
};

class Glide {  // a level on its way to another, without a step
 public:
    Glide(double seconds, float begins);
    void to(float wanted) { wanted_ = wanted; }
    float now() const { return now_; }
    float step() { return now_ += (wanted_ - now_) * part_; }
    bool unheard() const { return now_ < 1e-5f && wanted_ <= 0; }
    void stop() { now_ = 0; }

 private:
    float part_, now_, wanted_;
};

class Mix {
 public:
    void play(const Clip& clip, const Shot& shot);  // nothing, when as many sound as may
    void loop(const Clip& clip, Bus bus, bool on);  // fades in and out; begins where the rail is
    void set_volume(Bus bus, float volume);         // 0..1
    Conductor& conductor() { return conductor_; }
    void duck(bool on);                                 // the hush: the band out, the room as under a call
    void render(std::span<float> frames);               // left first, in turns
    float made_way() const { return make_way_.now(); }  // of room and music: 1, or half under a call

 private:
    static constexpr std::size_t block = 240;  // frames; 5 ms
    static constexpr std::size_t most_shots = 28;
    struct Stereo {
        std::array<float, block> left, right;
    };
    struct SoundingClip {
        const Clip* clip = nullptr;
        std::size_t at = 0;
        float left = 0, right = 0;
        Bus bus = Bus::Dice;
    };
    struct Looping {
        const Clip* clip;
        Bus bus;
        Glide level;
    };
    Stereo& bus(Bus which) { return mixed_[static_cast<std::size_t>(which)]; }
    void add_shots(std::size_t frames);
    void add_loops(std::size_t frames);
    void add_band(std::size_t frames);
    void master(std::span<float> frames);

    std::array<Stereo, bus_count> mixed_{};
    std::array<Glide, bus_count> volumes_{Glide{0.02, 1}, {0.02, 1}, {0.02, 1}, {0.02, 1}, {0.02, 1}};
    std::array<SoundingClip, most_shots> shots_{};
    std::vector<Looping> loops_;
    Conductor conductor_;
    Reverberation hall_;  // the band's
    Glide make_way_{0.05, 1};
    bool ducked_ = false;
    std::int64_t clock_ = 0, calls_until_ = 0;  // frames
    Limiter limiter_{ceiling_db};
};

}  // namespace boxcars::audio
