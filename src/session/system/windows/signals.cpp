// Windows calls a handler on a thread of its own. When a console is closed or a session ends, Windows ends the program
// after five seconds, or as soon as the handler returns: so the handler waits.
#include "session/signals.h"

#include <io.h>
#include <windows.h>

#include <atomic>
#include <string_view>

namespace boxcars::session {
namespace {

constexpr int closed = 1;          // the number of SIGHUP on other systems
constexpr DWORD patience = 10000;  // milliseconds; Windows ends the program earlier
std::atomic<int> came = 0;
PHANDLER_ROUTINE handler = nullptr;    // of the one EndingSignals
std::atomic<HANDLE> reader = nullptr;  // the thread that waits for input and is woken by a signal

int signal_of(DWORD event) {
    if (event == CTRL_C_EVENT) return SIGINT;
    return event == CTRL_BREAK_EVENT ? SIGBREAK : closed;
}

BOOL WINAPI note(DWORD event) {
    int none = 0;
    const bool first = came.compare_exchange_strong(none, signal_of(event));
    if (const HANDLE waits = reader) ::CancelSynchronousIo(waits);
    if (signal_of(event) == closed) ::Sleep(patience);
    return first ? TRUE : FALSE;  // Windows ends the program on a second signal
}

BOOL WINAPI end_at_once(DWORD event) {
    constexpr std::string_view sentence = "\rboxcars: Stopped before anything was found.\n";
    _write(2, sentence.data(), static_cast<unsigned>(sentence.size()));
    ::ExitProcess(static_cast<UINT>(exit_code_of(signal_of(event))));
}

}  // namespace

EndingSignals::EndingSignals(Ends ends) {
    handler = ends == Ends::Program ? end_at_once : note;
    ::SetConsoleCtrlHandler(handler, TRUE);
    HANDLE self = nullptr;
    const HANDLE process = ::GetCurrentProcess();
    if (ends == Ends::Input &&
        ::DuplicateHandle(process, ::GetCurrentThread(), process, &self, 0, FALSE, DUPLICATE_SAME_ACCESS))
        reader = self;
}

EndingSignals::~EndingSignals() {
    ::SetConsoleCtrlHandler(handler, FALSE);
    if (const HANDLE waited = reader.exchange(nullptr)) ::CloseHandle(waited);
}

std::optional<int> ending_signal() { return came == 0 ? std::nullopt : std::optional<int>{came}; }

std::string_view signal_name(int signal) {
    if (signal == SIGINT) return "Ctrl-C";
    return signal == SIGBREAK ? "Ctrl-Break" : "the closing of its window";
}

void let_writes_fail() {}  // on Windows such writes fail anyway

bool nobody_reads_output() {
    const auto output = reinterpret_cast<HANDLE>(_get_osfhandle(1));
    DWORD written = 0;
    return ::GetFileType(output) == FILE_TYPE_PIPE && !::WriteFile(output, "", 0, &written, nullptr);
}

}  // namespace boxcars::session
