#include "console/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <ostream>

namespace boxcars::console {
namespace {

constexpr int width = 40;                       // characters
constexpr std::chrono::milliseconds pause{80};  // between two updates

}  // namespace

Progress::~Progress() {
    if (drawn_) err_ << fmt::format("\r{:{}}\r", "", width + 9);
}

void Progress::at(double part) {
    const std::scoped_lock lock{mutex_};
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || now - last_ < pause) return;
    last_ = now;
    drawn_ = true;
    const int full = static_cast<int>(std::clamp(part, 0.0, 1.0) * width);
    err_ << fmt::format("\r[{:#<{}}{:.<{}}] {:3.0f} %", "", full, "", width - full, 100 * part);
    err_.flush();
}

bool error_is_terminal() { return ::isatty(STDERR_FILENO) == 1; }

}  // namespace boxcars::console
