// How measurements are taken and told: contenders run in turn, several rounds in one process, timed in processor
// seconds of the whole process (a busy machine hardly moves those); the median counts, and a ratio is taken inside each
// round.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace boxcars::bench {

double cpu_seconds();     // used by this process, all threads
void keep(double value);  // so that the compiler cannot leave out what made it

struct Contender {
    std::string name;
    std::function<void()> run;
    double work = 1;  // units done by one run
    int limit = -1;   // the contender that does only what cannot be left out: this one is told as a share of its speed
};

class Report {
 public:
    explicit Report(bool quick) : quick_(quick) {}
    bool quick() const { return quick_; }  // a trial: one round

    // The last contender is the yardstick: each ratio is how many times faster than that one the others are.
    void compare(std::string_view title, std::string_view unit, const std::vector<Contender>& contenders,
                 int rounds = 7);
    // One figure by itself, with what it must not exceed; 0: it has no limit.
    void figure(std::string_view title, double value, std::string_view unit, double most = 0);

 private:
    bool quick_;
};

}  // namespace boxcars::bench
