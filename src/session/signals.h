// Signals that ask the program to end: Ctrl-C, Ctrl-\, a terminal that was closed, `kill`. Somebody who is playing or
// counting ends in order instead of in the middle of a line: what was played is kept, what was counted is told, and the
// exit code is the shells', 128 and the signal's number. A second one of the same ends the program at once.
#pragma once
#include <csignal>

#include <array>
#include <optional>
#include <string_view>

namespace boxcars::session {

constexpr std::array ending_signals{SIGINT, SIGQUIT, SIGHUP, SIGTERM};

class EndingSignals {  // listens as long as it lives; one at a time
 public:
    // Input: a question that waits for an answer, and every later one, finds that the input has ended.
    enum class Ends { Nothing, Input };
    explicit EndingSignals(Ends ends = Ends::Nothing);
    ~EndingSignals();
    EndingSignals(const EndingSignals&) = delete;
    EndingSignals& operator=(const EndingSignals&) = delete;

 private:
    std::array<struct sigaction, ending_signals.size()> before_{};
    int nothing_ = -1;  // an input that is at its end
};

std::optional<int> ending_signal();        // the first that came
std::string_view signal_name(int signal);  // "Ctrl-C", "SIGTERM"
constexpr int exit_code_of(int signal) { return 128 + signal; }

// While something is computed that is of no use before it is whole: the program ends at once, with a sentence.
class EndAtOnce {
 public:
    EndAtOnce();
    ~EndAtOnce();
    EndAtOnce(const EndAtOnce&) = delete;
    EndAtOnce& operator=(const EndAtOnce&) = delete;

 private:
    std::array<struct sigaction, ending_signals.size()> before_{};
};

// From now on a write fails, instead of ending the program, where nobody reads a pipe any more or a file has reached
// the size that the shell allows (ulimit -f).
void let_writes_fail();
bool nobody_reads(int file);  // what is written there goes to a pipe without a reader

}  // namespace boxcars::session
