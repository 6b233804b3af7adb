// What outlasts the window: settings, sittings, pictures. Every trouble is a sentence; none stops the game.
#pragma once
#include "base/ticks.h"
#include "platform/settings.h"
#include "session/store/take_over.h"

#include <filesystem>
#include <string>
#include <vector>

namespace boxcars::app {

class Keeper {
 public:
    Keeper(std::filesystem::path data, std::filesystem::path config, session::Place place = session::Place::Window);

    platform::Settings load();
    void settle(const platform::Settings& settings, Ticks now);  // once a tick: saves a second after the last change
    void finish(const platform::Settings& settings);             // saves what is not yet saved, and closes the store
    session::Store* store() const { return store_.get(); }       // none: there is no data folder
    void take_over(const session::Verify& verify);               // what an earlier Boxcars left as files
    std::filesystem::path picture_file();                        // a new name for a picture; empty: nowhere to keep it
    std::vector<std::string> take_sentences();                   // told since last asked

    void report(std::string sentence);  // shown to the player

 private:
    void save(const platform::Settings& settings);

    void hear_store();

    std::filesystem::path data_, config_;
    std::unique_ptr<session::Store> store_;
    platform::Settings saved_, last_;
    Ticks changed_ = 0;
    std::vector<std::string> sentences_;
};

}  // namespace boxcars::app
