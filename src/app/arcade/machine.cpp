#include "app/arcade/machine.h"

#include "base/error.h"
#include "chance/entropy.h"
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

CurrentScene::CurrentScene(const OpenScene& open, scenes::SceneServices& services, const TableOptions& first,
                           std::vector<std::string> cars)
    : open_(open),
      services_(services),
      seed_(first.seed),
      tour_(first.seed ? *first.seed : chance::seed_from_system(), std::move(cars)) {
    enter(first);
}

void CurrentScene::enter(const TableOptions& table) {
    present_ = table;
    scene_ = open_(table, services_);
}

TableOptions CurrentScene::next_stop(const std::string& game) {
    TableOptions next;
    next.demo = true;
    next.stop = game.empty() ? tour_.next() : tour_.next_hand_at(game);
    next.game = next.stop.game;
    next.seed = next.stop.seed;
    next.from = present_.game;
    return next;
}

TableOptions CurrentScene::page_it_was_chosen_on() const {  // the options of the recording watched
    TableOptions page;
    page.seed = seed_;
    page.game = present_.night.empty() ? scenes::history_name : scenes::night_name;
    page.sitting = present_.sitting;
    page.night = present_.night;
    page.sent = present_.sent;
    return page;
}

void CurrentScene::change(const scenes::SceneChange& go) {
    using Where = scenes::SceneChange::Where;
    leave();
    if (go.where == Where::Attract) return enter(next_stop(go.game));
    TableOptions next;
    next.seed = seed_;
    if (go.where != Where::Title) next.game = go.game;
    if (go.where == Where::Title && present_.watches) return enter(page_it_was_chosen_on());
    next.from = present_.game;
    next.from_demo = present_.demo;
    next.lab = go.lab;
    next.sitting = go.sitting;
    next.watches = go.where == Where::Watch;
    next.recording = go.recording;
    next.night = go.night;
    next.next_stop = go.where == Where::NextStop;
    if (next.watches && present_.game == scenes::night_name) {
        next.night = present_.night;
        next.sent = present_.sent;
    }
    next.guided = go.where == Where::Guide;
    next.at_entry = go.at_entry;
    next.goes_on = !go.sitting.empty() && !next.watches;
    if (!seed_) next.bankroll = Bankroll::AsSettingsSay;
    if (!next.goes_on && !next.watches && !next.next_stop) return enter(next);
    try {
        enter(next);
        // The recording has changed or cannot be read: back to the title, which says so.
    } catch (const Error& trouble) {
        services_.notices.emplace_back(trouble.what());
        TableOptions title;
        title.seed = seed_;
        title.from = next.game;
        enter(title);
    }
}

void CurrentScene::leave() { scene_.reset(); }

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
