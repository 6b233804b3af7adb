// What the lab's keys and buttons mean: each is handed to whoever does it. Decides nothing else, and draws nothing.
#pragma once
#include "scenes/lab/adapter.h"
#include "scenes/lab/experiment.h"
#include "scenes/lab/steering.h"
#include "scenes/scene.h"

#include <filesystem>
#include <optional>

namespace boxcars::scenes {

// What the lab keeps: a page's picture and its tables, three files of one name in the data folder, all of them or none.
// The picture is written by who draws, so keeping ends when he has said that it is there.
class LabExport {
 public:
    explicit LabExport(std::filesystem::path data) : data_(std::move(data)) {}

    // Writes the tables and asks for the picture. Answers why not, as a sentence. `game`: in the files' names.
    std::optional<std::string> keep(const LabPage& page, std::string_view game);
    const std::filesystem::path& picture_wanted() const { return picture_; }  // empty: none
    std::string picture_kept(bool kept);                                      // what there is to say of it

 private:
    std::filesystem::path data_, stem_, picture_;
};

// Runs, stops, watches and keeps an experiment, and has the last word about it: where files were kept, why something
// was not. Which button or key asked is the scene's business.
class LabOperator {
 public:
    LabOperator(LabExperiment& experiment, SceneServices& services)
        : experiment_(experiment), services_(services), export_(services.data) {}

    void run(Ticks now);  // or stop
    void watch(Ticks now);
    void keep(const LabPage& page);
    void tell(std::string words, bool trouble);
    void forget() { words_.clear(); }

    const std::string& words() const { return words_; }
    bool trouble() const { return trouble_ && !words_.empty(); }
    const std::filesystem::path& picture_wanted() const { return export_.picture_wanted(); }
    void picture_kept(bool kept) { tell(export_.picture_kept(kept), !kept); }

 private:
    LabExperiment& experiment_;
    SceneServices& services_;
    LabExport export_;
    std::string words_;
    bool trouble_ = false;
};

class LabControls {
 public:
    LabControls(LabExperiment& experiment, SceneServices& services, LabSteering& steering, LabOperator& op)
        : experiment_(experiment), services_(services), steering_(steering), operator_(op) {}

    void listen(const platform::Input& input, Ticks now);
    void press(const std::string& button, Ticks now);
    bool take_leaving() { return std::exchange(leaving_, false); }  // the way back was asked for, and nothing was open

 private:
    void act(platform::Action action, Ticks now);
    void confirm(Ticks now);
    void go_back(Ticks now);
    bool panel_open() const { return steering_.panels().any(); }

    LabExperiment& experiment_;
    SceneServices& services_;
    LabSteering& steering_;
    LabOperator& operator_;
    bool leaving_ = false;
};

}  // namespace boxcars::scenes
