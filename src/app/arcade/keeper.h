// Keeps settings, sittings and pictures on the disk. Every trouble becomes a sentence for the player; none stops the
// game.
#pragma once
#include "base/ticks.h"
#include "platform/settings.h"
#include "session/store/store.h"

#include <filesystem>
#include <string>
#include <vector>

namespace boxcars::app {

class Keeper {
 public:
    Keeper(std::filesystem::path data, std::filesystem::path config, session::Place place = session::Place::Window);

    platform::Settings load();
    // Call once a tick. Saves a second after the last change.
    void settle(const platform::Settings& settings, Ticks now);
    // Saves unsaved changes and closes the store. Returns false if some of what was played could not be saved.
    bool finish(const platform::Settings& settings);
    session::Store* store() const { return store_.get(); }  // nullptr: there is no data folder
    std::filesystem::path picture_file();                   // a new file name for a picture; empty: there is no folder
    std::vector<std::string> take_sentences();              // new sentences since the last call

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
