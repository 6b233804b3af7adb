// Mixes all sounds: five buses and the master. Loops and band follow one clock. Ambience and music are lowered by 6 dB
// during a call (bus Voices), and a limiter keeps everything under the ceiling. Not for use by two threads at once.
#pragma once
#include "audio/score/score.h"
#include "audio/synth.h"

namespace boxcars::audio {

// Keeps the mix below a ceiling: looks two milliseconds ahead, so that it is lowered in time, and recovers slowly. A
// mix that stays under the ceiling passes unchanged.
class Limiter {
 public:
    explicit Limiter(double ceiling);            // dBFS
    void operator()(float& left, float& right);  // takes a frame, returns that of `ahead` - 1 frames ago
    static constexpr std::size_t ahead = 96;

 private:
    float least_of_those_ahead(float needed);
    struct Needed {
        std::uint64_t since;
        float gain;
    };
    float ceiling_, held_ = 1;
    double sum_ = ahead;  // sum of the gains of the last `ahead` frames
    std::uint64_t now_ = 0;
    std::array<Needed, ahead> needed_{};  // a queue of rising gains: the first is the lowest
    std::size_t first_ = 0, count_ = 0;
    std::array<float, ahead> gains_{}, left_{}, right_{};
};

constexpr double ceiling_db = -3.0;  // dBFS, of the samples; the true peak stays under -1.5 dB

struct Shot {
    Bus bus = Bus::Dice;
    float gain = 1, pan = 0;   // pan: -1 left .. 1 right
    double calls_seconds = 0;  // length of its call, which lowers ambience and music; 0: no call
};

class Glide {  // a level that changes gradually
 public:
    Glide(double seconds, float begins);
    void to(float wanted) { wanted_ = wanted; }
    float step() { return now_ += (wanted_ - now_) * part_; }
    bool unheard() const { return now_ < 1e-5f && wanted_ <= 0; }
    void stop() { now_ = 0; }

 private:
    float part_, now_, wanted_;
};

class Mix {
 public:
    void play(const Clip& clip, const Shot& shot);  // does nothing if the maximum number of sounds is playing
    void loop(const Clip& clip, Bus bus, bool on);  // fades in or out; a loop stays in time with the band
    void set_volume(Bus bus, float volume);         // 0..1
    Conductor& conductor() { return conductor_; }
    void duck(bool on);                    // mutes the music and lowers the ambience by 6 dB
    void render(std::span<float> frames);  // interleaved, left first

 private:
    static constexpr std::size_t block = 240, most_shots = 28;  // block: frames, 5 ms
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
    Reverberation hall_;  // the band's reverberation
    Glide make_way_{0.05, 1};
    bool ducked_ = false;
    std::int64_t clock_ = 0, calls_until_ = 0;  // in frames
    Limiter limiter_{ceiling_db};
};

}  // namespace boxcars::audio
