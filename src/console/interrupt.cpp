#include "console/interrupt.h"

namespace boxcars::console {

Interrupt::Interrupt(const std::optional<std::stop_token>& asked) : token_(asked.value_or(source_.get_token())) {
    if (!asked) signals_.emplace();
}

void Interrupt::look() {
    if (signals_ && session::ending_signal()) source_.request_stop();
}

}  // namespace boxcars::console
