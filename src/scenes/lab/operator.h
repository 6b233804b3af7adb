// Runs, stops, watches and keeps an experiment, and has the last word about it: where files were kept, why something
// was not. Which button or key asked is the scene's business.
#pragma once
#include "scenes/lab/experiment.h"
#include "scenes/lab/export.h"
#include "scenes/scene.h"

namespace boxcars::scenes {

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

}  // namespace boxcars::scenes
