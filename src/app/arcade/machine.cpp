#include "app/arcade/machine.h"

#include "base/error.h"
#include "chance/sealed_seed.h"
#include "platform/frames.h"
#include "session/files.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <utility>

namespace boxcars::app {
namespace {
constexpr Ticks save_after = 1 * ticks_per_second;
}

Keeper::Keeper(std::filesystem::path data, std::filesystem::path config, session::Place place)
    : data_(std::move(data)), config_(std::move(config)) {
    for (const auto& folder : {data_, config_})
        if (!folder.empty()) session::remove_left_behind(folder);
    if (data_.empty()) return;
    store_ = std::make_unique<session::Store>(data_, session::StoreOptions{.place = place});
    hear_store();
}

void Keeper::report(std::string sentence) {
    sentence = for_reader(std::move(sentence));
    fmt::print(stderr, "boxcars: {}\n", sentence);
    sentences_.push_back(std::move(sentence));
}

std::vector<std::string> Keeper::take_sentences() { return std::exchange(sentences_, {}); }

platform::Settings Keeper::load() {
    platform::SettingsRead read = platform::load_settings(config_);
    for (std::string& sentence : read.sentences) report(std::move(sentence));
    saved_ = last_ = read.settings;
    return read.settings;
}

void Keeper::settle(const platform::Settings& settings, Ticks now) {
    if (now % ticks_per_second == 0) hear_store();
    if (!(settings == last_)) {
        last_ = settings;
        changed_ = now;
    }
    if (now - changed_ >= save_after && !(last_ == saved_)) save(settings);
}

bool Keeper::finish(const platform::Settings& settings) {
    if (!(settings == saved_)) save(settings);
    if (!store_) return true;
    store_->close();
    hear_store();
    return !store_->lost();
}

void Keeper::save(const platform::Settings& settings) {
    saved_ = settings;  // even after a failure, to report it only once
    if (config_.empty()) return;
    if (std::string why = platform::save_settings(config_, settings); !why.empty()) report(std::move(why));
}

void Keeper::hear_store() {
    if (!store_) return;
    for (std::string& sentence : store_->take_sentences()) report(std::move(sentence));
}

std::filesystem::path Keeper::picture_file() {
    if (data_.empty()) {
        report("The picture is not kept: there is no folder for it. Say where with --data-dir.");
        return {};
    }
    const std::filesystem::path folder = data_ / "pictures";
    const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto name =
        fmt::format("boxcars-{:%Y-%m-%d-%H%M%S}-{:03}.png", fmt::gmtime(now), now.time_since_epoch().count() % 1000);
    try {
        session::make_folder(folder);
    } catch (const Error& error) {
        report(error.what());
        return {};
    }
    return folder / name;
}

namespace {

platform::WindowOptions window_options(const ArcadeOptions& options, const platform::Settings& settings) {
    return {options.width, options.height, options.headless, settings.full_screen, options.ui_scale};
}

std::vector<std::string> notices(Keeper& keeper, const audio::Sounds& sounds) {
    std::vector<std::string> all = keeper.take_sentences();
    if (!sounds.device_sentence().empty()) all.push_back(sounds.device_sentence());
    return all;
}

}  // namespace

CurrentScene::CurrentScene(const OpenScene& open, scenes::SceneServices& services, const SceneOptions& first,
                           std::vector<std::string> cars)
    : open_(open),
      services_(services),
      seed_(first.seed),
      tour_(first.seed ? *first.seed : chance::seed_from_system(), std::move(cars)) {
    enter(first);
}

void CurrentScene::enter(SceneOptions options) {
    present_ = std::move(options);
    services_.linked = present_.linked;
    scene_ = open_(present_, services_);
}

SceneOptions CurrentScene::next_stop(const std::string& game) {
    SceneOptions next;
    next.demo = game.empty() ? tour_.next() : tour_.next_at(game);
    next.to = scenes::ToTable{.game = next.demo->game};
    next.seed = next.demo->seed;
    next.from = scenes::name_of(present_.to);
    return next;
}

void CurrentScene::change(const scenes::Destination& there) {
    leave();
    if (const auto* attract = std::get_if<scenes::ToAttract>(&there)) return enter(next_stop(attract->game));
    SceneOptions next{
        .to = there, .seed = seed_, .from = scenes::name_of(present_.to), .from_demo = present_.demo.has_value()};
    // Leaving a recording from the store returns to the page where it was chosen, not to the title.
    if (const auto* watched = std::get_if<scenes::ToRecording>(&present_.to);
        watched && watched->file.empty() && std::holds_alternative<scenes::ToTitle>(there)) {
        next.to = scenes::ToHistory{watched->sitting};
        return enter({.to = std::move(next.to), .seed = seed_});
    }
    auto* const watches = std::get_if<scenes::ToRecording>(&next.to);
    if (!watches && !std::holds_alternative<scenes::ToKept>(there) && !std::holds_alternative<scenes::ToStation>(there))
        return enter(std::move(next));
    try {
        enter(next);
    } catch (const Error& trouble) {  // cannot be opened: the title says why
        services_.notices.emplace_back(trouble.what());
        enter({.seed = seed_, .from = scenes::name_of(next.to)});
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
      services{*sounds,       settings, host, timings, options.headless, options.data_dir, notices(keeper, *sounds),
               keeper.store()},
      quality(window.software(), options.headless) {
    apply();
    services.narration = services.notices;
    services.today = options.today;
}

bool Machine::apply() {
    const render::Quality wanted = quality.of(settings.quality);
    if (stage->quality() != wanted) stage->set_quality(wanted);
    if (settings == applied_) return false;
    applied_ = settings;
    apply_volumes();
    host.set_colour_vision(settings.colour_vision != platform::ColourVision::Off);
    window.set_full_screen(settings.full_screen);
    return true;
}

void Machine::apply_volumes() {
    const float on = settings.muted ? 0.0f : settings.volume;
    sounds->set_volume(audio::Bus::Music, on * settings.volume_music);
    sounds->set_volume(audio::Bus::Room, on * settings.volume_room);
    sounds->set_volume(audio::Bus::Dice, on * settings.volume_dice);
    sounds->set_volume(audio::Bus::Table, on * settings.volume_chips);
    sounds->set_volume(audio::Bus::Voices, on * settings.volume_dice);  // the setting is called "Dice and jingles"
}

bool Machine::settle(Ticks now) {
    const bool changed = apply();
    keeper.settle(settings, now);
    return changed;
}

void Machine::report() {
    const std::vector<std::string> sentences = keeper.take_sentences();
    for (auto* const heard : {&services.notices, &services.narration})
        heard->insert(heard->end(), sentences.begin(), sentences.end());
    for (const std::string& words : std::exchange(services.narration, {})) platform::narrate(words);
    for (const std::string& words : host.take_narration()) platform::narrate(words);
}

}  // namespace boxcars::app
