#include "console/interrupt.h"

#include <csignal>

namespace boxcars::console {
namespace {

volatile std::sig_atomic_t pressed = 0;

void press(int) { pressed = 1; }

}  // namespace

Interrupt::Interrupt() : before_(std::signal(SIGINT, press)) {}

Interrupt::~Interrupt() { std::signal(SIGINT, before_ == SIG_ERR ? SIG_DFL : before_); }

void Interrupt::look() {
    if (interrupted()) source_.request_stop();
}

bool interrupted() { return pressed != 0; }

}  // namespace boxcars::console
