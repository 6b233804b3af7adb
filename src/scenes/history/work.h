// What takes longer than a frame and is done meanwhile: one thing at a time, on a thread of its own, that answers with
// a sentence. In headless play it is waited for, so that runs repeat.
#pragma once
#include <functional>
#include <future>
#include <optional>
#include <string>

namespace boxcars::scenes {

class HistoryWork {
 public:
    struct Done {
        std::string words{};
        bool trouble = false;
    };
    using Deed = std::function<std::string()>;  // throws Error where it cannot be done

    explicit HistoryWork(bool waits) : waits_(waits) {}
    bool busy() const { return work_.valid(); }
    void begin(Deed deed);           // requires: not busy
    std::optional<Done> finished();  // once; what was begun last

 private:
    bool waits_;
    std::future<Done> work_;  // waits in its destructor: nothing is broken off
};

}  // namespace boxcars::scenes
