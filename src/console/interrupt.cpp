#include "console/interrupt.h"

namespace boxcars::console {

void Interrupt::look() {
    if (ending_signal()) source_.request_stop();
}

}  // namespace boxcars::console
