#include "app/arcade/machine.h"

#include "chance/sealed_seed.h"
#include "platform/frames.h"
#include "ui/panels/settings_panel.h"

#include <fmt/chrono.h>

namespace boxcars::app {

constexpr Ticks passage_takes = milliseconds(600), fade_takes = milliseconds(200);  // durations of a transition
constexpr int idle_frames = 6;  // if nothing moves, only every sixth frame is drawn
constexpr Ticks save_after = 1 * ticks_per_second;

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

void Keeper::keep_picture(const std::function<std::string()>& png) {
    if (data_.empty()) return report("The picture is not kept: there is no folder for it. Say where with --data-dir.");
    const std::filesystem::path folder = data_ / "pictures";
    const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    const auto file = folder / fmt::format("boxcars-{:%Y-%m-%d-%H%M%S}-{:03}.png", fmt::gmtime(now),
                                           now.time_since_epoch().count() % 1000);
    try {
        session::make_folder(folder);
        session::write_named_file(file, png(), session::Existing::Keep);
        platform::save_for_player(file);
    } catch (const Error& error) {
        report(error.what());
    }
}

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
    shown_ = std::ssize(services_.notices);
    scene_ = open_(present_, services_);
}

void CurrentScene::change(const scenes::Destination& there) {
    auto& notices = services_.notices;
    notices.erase(notices.begin(), notices.begin() + std::min(shown_, std::ssize(notices)));
    leave();
    const std::string from = scenes::name_of(present_.to);
    if (const auto* attract = std::get_if<scenes::ToAttract>(&there)) {
        const scenes::AttractStop stop = attract->game.empty() ? tour_.next() : tour_.next_at(attract->game);
        return enter({.to = scenes::ToTable{.game = stop.game}, .seed = stop.seed, .demo = stop, .from = from});
    }
    SceneOptions next{.to = there, .seed = seed_, .from = from, .from_demo = present_.demo.has_value()};
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

Machine::Machine(const ArcadeOptions& options, const Parts& parts)
    : keeper(options.data_dir, options.config_dir,
             options.headless ? session::Place::Headless : session::Place::Window),
      settings(keeper.load()),
      window({options.width, options.height, options.headless, settings.full_screen,
              options.letters.value_or(settings.letters)}),
      host(window.sdl(), window.context()),
      stage(parts.stage()),
      sounds(parts.sounds(!options.no_audio && !options.headless)),
      services{*sounds,       settings, host, timings, options.headless, options.data_dir, keeper.take_sentences(),
               keeper.store()},
      quality(window.software(), options.headless) {
    apply();
    if (!sounds->device_sentence().empty()) services.notices.push_back(sounds->device_sentence());
    services.narration = services.notices;
    services.today = options.today;
}

bool Machine::apply() {
    const render::Quality wanted = quality.of(settings.quality);
    if (stage->quality() != wanted) stage->set_quality(wanted);
    if (settings == applied_) return false;
    if (applied_ && settings.letters != applied_->letters) window.set_letters(settings.letters);
    applied_ = settings;
    const float on = settings.muted ? 0.0f : settings.volume;
    for (const auto& [bus, share] : {std::pair{audio::Bus::Music, settings.volume_music},
                                     {audio::Bus::Room, settings.volume_room},
                                     {audio::Bus::Dice, settings.volume_dice},
                                     {audio::Bus::Table, settings.volume_chips},
                                     {audio::Bus::Voices, settings.volume_dice}})  // called "Dice and jingles"
        sounds->set_volume(bus, on * share);
    host.set_colour_vision(settings.colour_vision != platform::ColourVision::Off);
    window.set_full_screen(settings.full_screen);
    return true;
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

// Shows the program's name on a dark ground: compiling the shaders of a table's first picture may take a second.
void SceneView::raise_curtain() {
    measure();
    if (!window_.drawable()) return;
    stage_.begin_frame(logical_.drawable, logical_.scale, 0);
    const render::Rect all = stage_.canvas_rect();
    const float wide = std::min(686.0f, 0.9f * all.w), high = wide / 6.86f;  // the wordmark's proportions
    stage_.canvas().sprite("wordmarks/boxcars", {all.centre().x - wide / 2, all.centre().y - high / 2, wide, high});
    stage_.end_frame();
    window_.swap();
}

void SceneView::draw(scenes::Scene& scene, Ticks now, double between) {
    measure();
    if (!window_.drawable()) return;
    stage_.wear(ui::wear_of(settings_));
    stage_.begin_frame(logical_.drawable, logical_.scale, (static_cast<double>(now) + between) / ticks_per_second);
    scene.draw(stage_, between);
    if (const double share = passed(now, between); share < 1)
        stage_.pass_by(
            towards_ == render::TransitionStyle::Fading ? world::unit(share) : world::cubic_in_out(world::unit(share)),
            towards_);
    stage_.end_frame();
}

void SceneView::draw_panels(scenes::Scene& scene, double frame_seconds, bool seen, const std::function<void()>& more) {
    if (!window_.drawable()) return;
    if (host_.begin_frame(ui::view_of(logical_), frame_seconds)) {
        scene.overlay();
        if (more) more();
    }
    host_.end_frame(seen);
}

void SceneView::lay_out(scenes::Scene& scene, Ticks now) {
    stage_.set_seen(false);
    draw(scene, now, 0);
    stage_.set_seen(true);
    draw_panels(scene, 0, false);
}

bool SceneView::worth_drawing(const scenes::Scene& scene, Ticks now) {
    return passing(now, 0) || scene.moving() || stirred_ || ++frames_since_drawn_ >= idle_frames;
}

void SceneView::leave(Ticks now, render::TransitionStyle towards) {
    stage_.leave_picture();
    set_off_ = now;
    towards_ = settings_.reduced_motion ? render::TransitionStyle::Fading : towards;
}

double SceneView::passed(Ticks now, double between) const {
    const Ticks takes = towards_ == render::TransitionStyle::Fading ? fade_takes : passage_takes;
    return (static_cast<double>(now - set_off_) + between) / static_cast<double>(takes);
}

void SceneView::rebuild() {
    stage_.rebuild();
    host_.rebuild();
    stir();
}

}  // namespace boxcars::app
