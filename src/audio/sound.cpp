#include "audio/sound.h"

#include "audio/repertoire.h"
#include "base/ticks.h"

#include <cmath>
#include <set>

namespace boxcars::audio {
namespace {

constexpr int buffer_frames = has_device_threads ? 512 : 2048;  // 11 ms; 43 ms if it is filled between two frames

void say_nothing(const char*, int, const char*, int, const char*, ...) {}

// Turns off ALSA's many messages about a missing card, which we report once. SDL has loaded the library if it uses it.
void quieten_alsa() {
    void* library = SDL_LoadObject("libasound.so.2");
    if (!library) return;
    using Handler = void (*)(const char*, int, const char*, int, const char*, ...);
    using Set = int (*)(Handler);
    if (void* set = SDL_LoadFunction(library, "snd_lib_error_set_handler")) reinterpret_cast<Set>(set)(say_nothing);
    SDL_UnloadObject(library);  // releases only our own reference
}

// Opens and closes the sound device, and calls a function that renders the sound. sentence(): why there is no device.
class Device {
 public:
    explicit Device(bool wanted) {
        if (!wanted) return;  // silent by choice: no sentence
        started_ = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
        if (started_) {
            quieten_alsa();
            open_default();
        }
        if (!open())
            sentence_ = std::string("No sound device could be opened (") + SDL_GetError() +
                        "); Boxcars plays in silence and shows everything that would be heard.";
    }
    ~Device() {
        if (open()) SDL_CloseAudioDevice(id_);  // waits for the last call of fill()
        if (started_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    Device& operator=(Device&&) = delete;
    bool open() const { return id_ != 0; }
    const std::string& sentence() const { return sentence_; }  // why it is not open
    // From now on calls `render` on a thread of the device, with frames to fill, left first. Requires open().
    void play(std::function<void(std::span<float>)> render) {
        render_ = std::move(render);
        SDL_PauseAudioDevice(id_, 0);
    }
    // Opens the default device if the one that plays was pulled out. Tries again every other second.
    void pass_ticks(int ticks) {
        if (open() && SDL_GetAudioDeviceStatus(id_) != SDL_AUDIO_STOPPED) return;
        if ((until_retry_ -= ticks) > 0) return;
        until_retry_ = 2 * ticks_per_second;
        if (open()) SDL_CloseAudioDevice(std::exchange(id_, 0));
        open_default();
        if (open()) SDL_PauseAudioDevice(id_, 0);
    }

 private:
    void open_default() {
        SDL_AudioSpec spec{};
        spec.freq = sample_rate;
        spec.format = AUDIO_F32SYS;
        spec.channels = 2;
        spec.samples = buffer_frames;
        spec.callback = fill;
        spec.userdata = this;
        id_ = SDL_OpenAudioDevice(nullptr, 0, &spec, nullptr, 0);  // SDL converts to the device's format
    }
    static void fill(void* device, std::uint8_t* stream, int bytes) {
        static_cast<Device*>(device)->render_(
            {reinterpret_cast<float*>(stream), static_cast<std::size_t>(bytes) / sizeof(float)});
    }

    bool started_ = false;
    std::uint32_t id_ = 0;
    int until_retry_ = 0;  // ticks
    std::function<void(std::span<float>)> render_;
    std::string sentence_;
};

// Sounds, ambience and band as one mix. A mutex separates the thread that renders it from the callers.
class MixedSounds : public Sounds {
 public:
    void play(std::string_view name, float strength, float pan) override {
        Record* record = repertoire_.find(name);
        if (!record || record->voice->loop || strength <= 0 || !repertoire_.ready(*record)) return;
        // At half the strength a sound is clearly softer, but still audible.
        const float gain = std::pow(std::clamp(strength, 0.0f, 1.0f), 1.3f);
        const Clip& clip = *record->takes[static_cast<std::size_t>(choose(*record, strength))];
        locked().mix.play(clip, {record->voice->bus, gain, pan, record->voice->calls_seconds});
    }
    void loop(std::string_view name, bool on) override {
        const Record* record = repertoire_.find(name);
        if (!record || !record->voice->loop) return;
        {
            const std::lock_guard hold(mutex_);
            const bool changed = on ? loops_on_.emplace(name).second : loops_on_.erase(std::string{name}) > 0;
            if (!changed) return;
            if (!on && record->ready) mix_.loop(*record->takes.front(), record->voice->bus, false);
        }
        if (on) repertoire_.want(name);
    }
    void score(std::string_view name) override {
        {
            const std::lock_guard hold(mutex_);
            if (score_ == name) return;
            score_ = name;
        }
        if (!name.empty()) repertoire_.want(name);
        take_up();
    }
    void listen(const Tension& tension) override { locked().mix.conductor().listen(tension); }
    void duck(bool on) override { locked().mix.duck(on); }
    void turn() override { locked().mix.conductor().turn(); }
    void set_volume(Bus bus, float volume) override { locked().mix.set_volume(bus, volume); }

 protected:
    explicit MixedSounds(Repertoire::Making making, const std::filesystem::path& cache = {})
        : repertoire_(
              making, [this] { take_up(); }, cache) {}
    void render(std::span<float> frames) { locked().mix.render(frames); }

 private:
    struct LockedMix {
        std::lock_guard<std::mutex> hold;
        Mix& mix;
    };
    LockedMix locked() { return {std::lock_guard{mutex_}, mix_}; }  // until the end of the caller's statement
    // Starts the score and the ambience that have become ready.
    void take_up() {
        const std::lock_guard hold(mutex_);
        mix_.conductor().take_up(score_.empty() ? nullptr : repertoire_.ready_score(score_));
        for (const auto& name : loops_on_)
            if (const Record* record = repertoire_.find(name); record && record->ready)
                mix_.loop(*record->takes.front(), record->voice->bus, true);
    }
    int choose(Record& record, float strength) {
        int take = dust_.below(takes);
        if (take == record.last) take = (take + 1) % takes;
        record.last = take;
        return record.voice->by_force && strength > 0.45f ? take + takes : take;
    }

    std::mutex mutex_;  // guards the mix and the requests to it
    Mix mix_;
    std::set<std::string, std::less<>> loops_on_;
    std::string score_;
    chance::Dust dust_{0xb0c5};
    Repertoire repertoire_;  // the last member: its thread ends first
};

class Loud final : public MixedSounds {
 public:
    Loud(std::unique_ptr<Device> device, const std::filesystem::path& cache)
        : MixedSounds(Repertoire::Making::Behind, cache), device_(std::move(device)) {
        device_->play([this](std::span<float> frames) { render(frames); });
    }
    void pass_ticks(int ticks) override { device_->pass_ticks(ticks); }

 private:
    std::unique_ptr<Device> device_;
};

class RecordedSounds final : public MixedSounds {
 public:
    explicit RecordedSounds(KeepRecording keep) : MixedSounds(Repertoire::Making::AtOnce), keep_(std::move(keep)) {}
    ~RecordedSounds() override { keep_(wav_of(pcm_)); }
    void pass_ticks(int ticks) override {
        std::vector<float> frames(2 * static_cast<std::size_t>(ticks) * sample_rate / ticks_per_second);
        render(frames);
        for (const float sample : frames) pcm_.push_back(to_whole(sample));
    }

 private:
    std::vector<std::int16_t> pcm_{};
    KeepRecording keep_;
};

class Silent final : public Sounds {
 public:
    explicit Silent(std::string why) : why_(std::move(why)) {}
    std::string device_sentence() const override { return why_; }

 private:
    std::string why_;
};

}  // namespace

std::unique_ptr<Sounds> open_sounds(bool wanted, const std::filesystem::path& cache) {
    auto device = std::make_unique<Device>(wanted);
    if (!device->open()) return std::make_unique<Silent>(device->sentence());
    return std::make_unique<Loud>(std::move(device), cache);
}

std::unique_ptr<Sounds> record_sounds(KeepRecording keep) { return std::make_unique<RecordedSounds>(std::move(keep)); }

}  // namespace boxcars::audio
