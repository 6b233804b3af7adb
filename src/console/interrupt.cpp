#include "console/interrupt.h"

namespace boxcars::console {

void Interrupt::look() {
    if (session::ending_signal()) source_.request_stop();
}

}  // namespace boxcars::console
