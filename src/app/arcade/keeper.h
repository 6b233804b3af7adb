// What outlasts the window: settings, sittings, pictures. Every trouble is a sentence; none stops the game.
#pragma once
#include "base/ticks.h"
#include "platform/settings.h"

#include <filesystem>
#include <string>
#include <vector>

namespace boxcars::app {

class Keeper {
 public:
    Keeper(std::filesystem::path data, std::filesystem::path config)
        : data_(std::move(data)), config_(std::move(config)) {}

    platform::Settings load();
    void settle(const platform::Settings& settings, Ticks now);  // once a tick: saves a second after the last change
    void finish(const platform::Settings& settings);             // saves what is not yet saved
    void keep_sitting(const std::string& replay);                // a replay file's text; empty: nothing to keep
    std::filesystem::path picture_file();                        // a new name for a picture; empty: nowhere to keep it
    std::vector<std::string> take_sentences();                   // told since last asked

 private:
    void save(const platform::Settings& settings);
    void report(std::string sentence);

    std::filesystem::path data_, config_;
    platform::Settings saved_, last_;
    Ticks changed_ = 0;
    std::vector<std::string> sentences_;
};

}  // namespace boxcars::app
