// Ctrl-C while something long is counted: it stops at the next pause and tells what it has. Knows nothing of what is
// counted.
#pragma once
#include <stop_token>

namespace boxcars::console {

class Interrupt {  // listens as long as it lives; one at a time
 public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    void look();  // asks for the stop if Ctrl-C was pressed; from any thread
    std::stop_token stop() const { return source_.get_token(); }

 private:
    std::stop_source source_;
    void (*before_)(int);
};

bool interrupted();                         // Ctrl-C has been pressed
constexpr int interrupted_exit_code = 130;  // as shells have it for a program ended by Ctrl-C

}  // namespace boxcars::console
