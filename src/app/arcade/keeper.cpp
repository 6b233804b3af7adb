#include "app/arcade/keeper.h"

#include "base/error.h"
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
    saved_ = settings;  // also after a failure, so that it is reported once, not every second
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

}  // namespace boxcars::app
