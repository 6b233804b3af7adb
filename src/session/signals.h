// Signals that ask the program to end: Ctrl-C, Ctrl-\, a closed terminal, `kill`. A game or a simulation then ends in
// order: what was played is kept, what was counted is printed, and the exit code is 128 plus the signal's number. A
// second signal of that kind ends the program at once. Windows has Ctrl-C, Ctrl-Break and a closed console instead.
#pragma once
#include <csignal>
#include <optional>
#include <string_view>

namespace boxcars::session {

class EndingSignals {  // catches them while it exists; only one may exist
 public:
    // Input: the current question, and every later one, finds that the input has ended. Program: it ends at once, with
    // a sentence, as for work without a partial result.
    enum class Ends { Nothing, Input, Program };
    explicit EndingSignals(Ends ends = Ends::Nothing);
    ~EndingSignals();
    EndingSignals(const EndingSignals&) = delete;
    EndingSignals& operator=(const EndingSignals&) = delete;
};

std::optional<int> ending_signal();        // the first ending signal received
std::string_view signal_name(int signal);  // "Ctrl-C", "SIGTERM"
constexpr int exit_code_of(int signal) { return 128 + signal; }

// From now on, writing into a pipe without a reader or beyond `ulimit -f` fails instead of ending the program.
void let_writes_fail();
bool nobody_reads_output();                                 // whether standard output is a pipe without a reader
constexpr int exit_code_without_reader = exit_code_of(13);  // SIGPIPE

}  // namespace boxcars::session
