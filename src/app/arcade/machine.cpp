#include "app/arcade/machine.h"

#include "platform/narration.h"

#include <utility>

namespace boxcars::app {
namespace {

platform::WindowOptions window_options(const ArcadeOptions& options, const platform::Settings& settings) {
    return {options.width, options.height, options.headless, settings.full_screen, options.ui_scale};
}

std::vector<std::string> notices(Keeper& keeper, const audio::Sounds& sounds) {
    std::vector<std::string> all = keeper.take_sentences();
    if (sounds.silent() && !sounds.device_sentence().empty()) all.push_back(sounds.device_sentence());
    return all;
}

}  // namespace

Machine::Machine(const ArcadeOptions& options, const Parts& parts)
    : keeper(options.data_dir, options.config_dir,
             options.headless ? session::Place::Headless : session::Place::Window),
      settings(keeper.load()),
      window(window_options(options, settings)),
      host(window.sdl(), window.context()),
      stage(parts.stage()),
      sounds(parts.sounds(!options.no_audio && !options.headless)),
      services{
          *sounds,        settings,     host, timings, options.headless, options.data_dir, notices(keeper, *sounds),
          keeper.store(), options.purse},
      applied(settings, window, host, *stage, *sounds, options.headless) {
    services.narration = services.notices;
    services.tonight = options.tonight;
}

bool Machine::settle(Ticks now) {
    const bool changed = applied.apply(settings);
    keeper.settle(settings, now);
    return changed;
}

void Machine::tell() {
    const std::vector<std::string> sentences = keeper.take_sentences();
    for (auto* const heard : {&services.notices, &services.narration})
        heard->insert(heard->end(), sentences.begin(), sentences.end());
    for (const std::string& words : std::exchange(services.narration, {})) platform::narrate(words);
    for (const std::string& words : host.take_told()) platform::narrate(words);
}

}  // namespace boxcars::app
