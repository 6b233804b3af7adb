// Draws a progress bar on a terminal, and nothing anywhere else.
#pragma once
#include <chrono>
#include <iosfwd>
#include <mutex>

namespace boxcars::console {

class Progress {
 public:
    Progress(std::ostream& err, bool on_terminal) : err_(err), shown_(on_terminal) {}
    ~Progress();  // erases the bar
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    void at(double part);  // 0..1, from any thread

 private:
    std::ostream& err_;
    bool shown_;
    bool drawn_ = false;
    std::mutex mutex_;
    std::chrono::steady_clock::time_point last_{};
};

bool error_is_terminal();

}  // namespace boxcars::console
