#include "app/arcade/keeper.h"

#include "base/error.h"
#include "session/files.h"
#include "session/sittings.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <utility>

namespace boxcars::app {
namespace {
constexpr Ticks save_after = 1 * ticks_per_second;
}

void Keeper::report(std::string sentence) {
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
    if (!(settings == last_)) {
        last_ = settings;
        changed_ = now;
    }
    if (now - changed_ >= save_after && !(last_ == saved_)) save(settings);
}

void Keeper::finish(const platform::Settings& settings) {
    if (!(settings == saved_)) save(settings);
}

void Keeper::save(const platform::Settings& settings) {
    saved_ = settings;  // also when it fails: told once, not every second
    if (config_.empty()) return;
    if (std::string why = platform::save_settings(config_, settings); !why.empty()) report(std::move(why));
}

void Keeper::keep_sitting(const std::string& replay) {
    if (replay.empty() || data_.empty()) return;
    try {
        const session::Recording recording = session::recording_from(replay, "sitting");
        if (recording.entries.empty()) return;
        session::SittingFile{data_, recording}.save(recording);
    } catch (const Error& error) {
        report(fmt::format("This sitting is not saved. {}", error.what()));
    }
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

}  // namespace boxcars::app
