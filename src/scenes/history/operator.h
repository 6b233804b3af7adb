// Who carries out what is asked of a kept sitting, beside the frames: one thing at a time; the page hears what came of
// it. Decides nothing about what may be asked.
#pragma once
#include "scenes/history/pages.h"
#include "scenes/scene.h"

#include <functional>
#include <future>
#include <optional>
#include <string>

namespace boxcars::scenes {

// What takes longer than a frame and is done meanwhile: one thing at a time, on a thread of its own, that answers with
// a sentence. In headless play it is waited for, so that runs repeat.
class HistoryWork {
 public:
    struct Done {
        std::string words{};
        bool trouble = false;
    };
    using Job = std::function<std::string()>;  // throws Error where it cannot be done

    explicit HistoryWork(bool waits) : waits_(waits) {}
    bool busy() const { return work_.valid(); }
    void begin(Job job);             // requires: not busy
    std::optional<Done> finished();  // once; what was begun last

 private:
    bool waits_;
    std::future<Done> work_;  // waits in its destructor: nothing is broken off
};

class HistoryOperator {
 public:
    HistoryOperator(HistoryPages& pages, SceneServices& services);

    void carry_out(const ui::HistoryRequest& request);  // Export or Verify, of the chosen sitting
    void agree(const std::string& file);                // to the question that stands; file: to be imported
    bool hear();                                        // true: something is done, and the page reads it again
    bool busy() const { return work_.busy(); }
    std::string chosen() const;  // the sitting's name; empty: none

 private:
    void begin(HistoryWork::Job job);

    HistoryPages& pages_;
    SceneServices& services_;
    HistoryWork work_;
};

}  // namespace boxcars::scenes
