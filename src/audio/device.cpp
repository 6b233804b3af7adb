#include "audio/device.h"

#include "audio/synth.h"
#include "base/pieces.h"

#include <SDL.h>

namespace boxcars::audio {
namespace {

constexpr int buffer_frames = has_device_threads ? 512 : 2048;  // 11 ms; 43 ms if it is filled between two frames

void say_nothing(const char*, int, const char*, int, const char*, ...) {}

// ALSA writes many lines to stderr if there is no card. We report it once, in a sentence, so ALSA's own messages are
// turned off. SDL has loaded the library by then, if at all; this only looks it up.
void quieten_alsa() {
    void* library = SDL_LoadObject("libasound.so.2");
    if (!library) return;
    using Handler = void (*)(const char*, int, const char*, int, const char*, ...);
    using Set = int (*)(Handler);
    if (void* symbol = SDL_LoadFunction(library, "snd_lib_error_set_handler"))
        reinterpret_cast<Set>(symbol)(say_nothing);
    SDL_UnloadObject(library);  // releases only our own reference
}

}  // namespace

Device::Device(bool wanted) {
    if (!wanted) return;  // silent by choice: no sentence
    started_ = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    if (started_) {
        quieten_alsa();
        SDL_AudioSpec spec{};
        spec.freq = sample_rate;
        spec.format = AUDIO_F32SYS;
        spec.channels = 2;
        spec.samples = buffer_frames;
        spec.callback = fill;
        spec.userdata = this;
        id_ = SDL_OpenAudioDevice(nullptr, 0, &spec, nullptr, 0);  // SDL converts to what the device wants
    }
    if (!open())
        sentence_ = std::string("No sound device could be opened (") + SDL_GetError() +
                    "); Boxcars plays in silence and shows everything that would be heard.";
}

Device::~Device() {
    if (open()) SDL_CloseAudioDevice(id_);  // waits for the last call of fill()
    if (started_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void Device::play(std::function<void(std::span<float>)> render) {
    render_ = std::move(render);
    SDL_PauseAudioDevice(id_, 0);
}

void Device::fill(void* device, std::uint8_t* stream, int bytes) {
    static_cast<Device*>(device)->render_(
        {reinterpret_cast<float*>(stream), static_cast<std::size_t>(bytes) / sizeof(float)});
}

}  // namespace boxcars::audio
