#include "audio/sound.h"

#include "audio/catalogue.h"
#include "audio/device.h"

#include <SDL_mixer.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numbers>
#include <thread>

namespace boxcars::audio {
namespace {

constexpr int channels = 32;
constexpr double glide_seconds = 0.25;  // a loop's way from one loudness to another
constexpr float ducked = 0.5f;          // 6 dB

// One sound, made in the background; read by the player only once it is ready.
struct Record {
    const Voice* voice = nullptr;
    std::vector<std::vector<std::int16_t>> pcm;
    std::vector<Mix_Chunk*> chunks;
    std::atomic<bool> ready = false;
    int last = -1;  // the take played last: not twice running

    // A loop never stops once begun: it is heard or not.
    int channel = -1;
    std::atomic<float> wanted = 0;
    float heard = 0;  // the sound thread's own
    std::atomic<bool> on = false;
};

// Called by the mixer, on its own thread: loops change loudness without a step.
void glide(int, void* stream, int bytes, void* record_of) {
    Record& record = *static_cast<Record*>(record_of);
    auto* samples = static_cast<std::int16_t*>(stream);
    const float wanted = record.wanted.load(std::memory_order_relaxed);
    const auto part = static_cast<float>(1 - std::exp(-1 / (glide_seconds / 3 * sample_rate)));
    for (int i = 0; i + 1 < bytes / 2; i += 2) {
        record.heard += (wanted - record.heard) * part;
        for (int side = 0; side < 2; ++side)
            samples[i + side] = static_cast<std::int16_t>(static_cast<float>(samples[i + side]) * record.heard);
    }
}

class Loud final : public Sounds {
 public:
    explicit Loud(std::unique_ptr<Device> device);
    ~Loud() override;
    void play(std::string_view name, float strength, float pan) override;
    void loop(std::string_view name, bool on) override;
    void set_volume(Bus bus, float volume) override;
    void duck(bool on) override;
    void hush(bool on) override { hushed_ = on; }
    bool silent() const override { return false; }
    std::string device_sentence() const override { return {}; }

 private:
    Record* find(std::string_view name);
    float volume(const Record& record) const { return volumes_[static_cast<std::size_t>(record.voice->bus)]; }
    void make_all();
    void make(Record& record);
    int choose(Record& record, float strength);
    int idle_channel() const;
    void set_loops();

    std::unique_ptr<Device> device_;  // outlives what plays on it
    std::vector<std::unique_ptr<Record>> records_;
    std::mutex loops_;  // held while loops are started or set: the maker starts those wanted before they were ready
    std::array<std::atomic<float>, 3> volumes_{1.0f, 1.0f, 1.0f};
    std::atomic<bool> ducked_ = false;
    bool hushed_ = false;
    int loop_channels_ = 0;  // the first ones
    chance::Dust dust_{0xb0c5};
    std::atomic<bool> leaving_ = false;
    std::thread maker_;
};

Loud::Loud(std::unique_ptr<Device> device) : device_(std::move(device)) {
    Mix_AllocateChannels(channels);
    for (const Voice& voice : voices()) {
        auto record = std::make_unique<Record>();
        record->voice = &voice;
        if (voice.loop) record->channel = loop_channels_++;
        records_.push_back(std::move(record));
    }
    maker_ = std::thread([this] { make_all(); });
}

Loud::~Loud() {
    leaving_ = true;
    maker_.join();
    Mix_HaltChannel(-1);
    for (auto& record : records_)
        for (Mix_Chunk* chunk : record->chunks) Mix_FreeChunk(chunk);
}

void Loud::make_all() {  // the short ones first: they are wanted first
    for (const bool loops : {false, true})
        for (auto& record : records_)
            if (record->voice->loop == loops && !leaving_) make(*record);
}

void Loud::make(Record& record) {
    for (int variant = 0; variant < variants(*record.voice) && !leaving_; ++variant) {
        record.pcm.push_back(to_pcm(render(*record.voice, variant)));
        auto& pcm = record.pcm.back();
        record.chunks.push_back(
            Mix_QuickLoad_RAW(reinterpret_cast<Uint8*>(pcm.data()), static_cast<Uint32>(pcm.size() * 2)));
    }
    record.ready = !leaving_;
    if (record.voice->loop) set_loops();
}

Record* Loud::find(std::string_view name) {
    for (auto& record : records_)
        if (record->voice->name == name) return record.get();
    return nullptr;
}

int Loud::choose(Record& record, float strength) {
    int take = dust_.below(takes);
    if (take == record.last) take = (take + 1) % takes;
    record.last = take;
    const bool hard = record.voice->by_force && strength > 0.45f;
    return hard ? take + takes : take;
}

void Loud::play(std::string_view name, float strength, float pan) {
    if (hushed_) return;
    Record* record = find(name);
    if (!record || !record->ready || record->voice->loop || strength <= 0) return;
    const int channel = idle_channel();
    if (channel < 0) return;  // thirty sounds at once are enough
    // Loudness follows strength so that half the strength is clearly softer, not gone.
    const float level = volume(*record) * std::pow(std::clamp(strength, 0.0f, 1.0f), 1.3f);
    Mix_Volume(channel, static_cast<int>(std::lround(level * MIX_MAX_VOLUME)));
    const float angle = (std::clamp(pan, -1.0f, 1.0f) * 0.8f + 1) * std::numbers::pi_v<float> / 4;
    const auto side = [](float part) {
        return static_cast<Uint8>(std::min(255.0f, part * 255 * std::numbers::sqrt2_v<float>));
    };
    if (pan != 0) Mix_SetPanning(channel, side(std::cos(angle)), side(std::sin(angle)));
    Mix_PlayChannel(channel, record->chunks[static_cast<std::size_t>(choose(*record, strength))], 0);
}

// Loudness and place are set before a sound begins, so the channel is chosen here and not by the mixer.
int Loud::idle_channel() const {
    for (int channel = loop_channels_; channel < channels; ++channel)
        if (!Mix_Playing(channel)) return channel;
    return -1;
}

void Loud::set_loops() {
    const std::lock_guard hold(loops_);
    for (auto& record : records_) {
        if (!record->voice->loop) continue;
        record->wanted = record->on ? volume(*record) * (ducked_ ? ducked : 1.0f) : 0.0f;
        if (!record->on || !record->ready || Mix_Playing(record->channel)) continue;
        Mix_RegisterEffect(record->channel, glide, nullptr, record.get());  // before it plays: it begins unheard
        Mix_PlayChannel(record->channel, record->chunks.front(), -1);
    }
}

void Loud::loop(std::string_view name, bool on) {
    if (Record* record = find(name)) record->on = on && record->voice->loop;
    set_loops();
}

void Loud::set_volume(Bus bus, float volume) {
    volumes_[static_cast<std::size_t>(bus)] = std::clamp(volume, 0.0f, 1.0f);
    set_loops();
}

void Loud::duck(bool on) {
    ducked_ = on;
    set_loops();
}

class Silent final : public Sounds {
 public:
    explicit Silent(std::string why) : why_(std::move(why)) {}
    void play(std::string_view, float, float) override {}
    void loop(std::string_view, bool) override {}
    void set_volume(Bus, float) override {}
    void duck(bool) override {}
    bool silent() const override { return true; }
    std::string device_sentence() const override { return why_; }

 private:
    std::string why_;
};

}  // namespace

std::unique_ptr<Sounds> open_sounds(bool wanted) {
    auto device = std::make_unique<Device>(wanted);
    if (!device->open()) return std::make_unique<Silent>(device->sentence());
    return std::make_unique<Loud>(std::move(device));
}

}  // namespace boxcars::audio
