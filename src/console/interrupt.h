// Ctrl-C, a closed terminal or `kill` while something long is counted, or the program that asked for it: it stops at
// the next pause and tells what it has. Knows nothing of what is counted.
#pragma once
#include "session/signals.h"

#include <stop_token>

namespace boxcars::console {

class Interrupt {  // listens as long as it lives; one at a time
 public:
    // To signals; where somebody has a token of his own, to that alone.
    explicit Interrupt(const std::optional<std::stop_token>& asked);
    void look();  // asks for the stop if a signal came; from any thread
    const std::stop_token& stop() const { return token_; }

 private:
    std::optional<session::EndingSignals> signals_{};
    std::stop_source source_{};
    std::stop_token token_;
};

}  // namespace boxcars::console
