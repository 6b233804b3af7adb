#include "session/signals.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace boxcars::session {
namespace {

// The only variables of the handler: the signal received, and the file that replaces the input, or -1.
volatile std::sig_atomic_t came = 0, instead_of_input = -1;

constexpr std::array<std::pair<int, std::string_view>, 4> ending_signals{
    {{SIGINT, "Ctrl-C"}, {SIGQUIT, "SIGQUIT"}, {SIGHUP, "SIGHUP"}, {SIGTERM, "SIGTERM"}}};

using Handler = void (*)(int);
using Actions = std::array<struct sigaction, ending_signals.size()>;
Actions handlers_before{};  // those that the one EndingSignals restores

void note(int signal) {
    const int error = errno;
    if (came == 0) came = signal;
    if (instead_of_input >= 0) ::dup2(instead_of_input, STDIN_FILENO);
    errno = error;
}

void end_at_once(int signal) {
    constexpr std::string_view wiped = "\r                                                  \r",
                               sentence = "boxcars: Stopped before anything was found.\n";
    if (::isatty(STDERR_FILENO) == 1) static_cast<void>(!::write(STDERR_FILENO, wiped.data(), wiped.size()));
    static_cast<void>(!::write(STDERR_FILENO, sentence.data(), sentence.size()));
    ::_exit(exit_code_of(signal));
}

// Handles the signals without SA_RESTART, so that a waiting read ends. Those ignored at start (nohup) stay ignored.
Actions listen(Handler handler) {
    Actions before{};
    for (std::size_t i = 0; i < ending_signals.size(); ++i) {
        const int signal = ending_signals[i].first;
        ::sigaction(signal, nullptr, &before[i]);
        if (before[i].sa_handler == SIG_IGN) continue;
        struct sigaction ours {};
        ours.sa_handler = handler;
        ours.sa_flags = static_cast<int>(SA_RESETHAND);
        ::sigaction(signal, &ours, nullptr);
    }
    return before;
}

}  // namespace

EndingSignals::EndingSignals(Ends ends) {
    if (ends == Ends::Input) instead_of_input = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    handlers_before = listen(ends == Ends::Program ? end_at_once : note);
}

EndingSignals::~EndingSignals() {
    for (std::size_t i = 0; i < ending_signals.size(); ++i)
        ::sigaction(ending_signals[i].first, &handlers_before[i], nullptr);
    const int nothing = instead_of_input;
    instead_of_input = -1;
    if (nothing >= 0) ::close(nothing);
}

std::optional<int> ending_signal() { return came == 0 ? std::nullopt : std::optional<int>{came}; }

std::string_view signal_name(int signal) {
    for (const auto& [number, name] : ending_signals)
        if (number == signal) return name;
    return "a signal";
}

void let_writes_fail() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

bool nobody_reads_output() {
    struct pollfd asked {
        .fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0
    };
    return ::poll(&asked, 1, 0) > 0 && (asked.revents & POLLERR) != 0;
}

}  // namespace boxcars::session
