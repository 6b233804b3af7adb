// Ctrl-C, a closed terminal or `kill` while something long is counted: it stops at the next pause and tells what it
// has. Knows nothing of what is counted.
#pragma once
#include "session/signals.h"

#include <stop_token>

namespace boxcars::console {

class Interrupt {  // listens as long as it lives; one at a time
 public:
    void look();  // asks for the stop if a signal came; from any thread
    std::stop_token stop() const { return source_.get_token(); }

 private:
    session::EndingSignals signals_{};
    std::stop_source source_{};
};

}  // namespace boxcars::console
