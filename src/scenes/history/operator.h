// Who carries out what is asked of a kept sitting, beside the frames: one thing at a time; the page hears what came of
// it. Decides nothing about what may be asked.
#pragma once
#include "scenes/history/pages.h"
#include "scenes/history/work.h"
#include "scenes/scene.h"

namespace boxcars::scenes {

class HistoryOperator {
 public:
    HistoryOperator(HistoryPages& pages, SceneServices& services);

    void carry_out(const ui::HistoryRequest& request);  // Export or Verify, of the chosen sitting
    void agree(const std::string& file);                // to the question that stands; file: to be imported
    bool hear();                                        // true: something is done, and the page reads it again
    bool busy() const { return work_.busy(); }
    std::string chosen() const;  // the sitting's name; empty: none

 private:
    void begin(HistoryWork::Deed deed);

    HistoryPages& pages_;
    SceneServices& services_;
    HistoryWork work_;
};

}  // namespace boxcars::scenes
