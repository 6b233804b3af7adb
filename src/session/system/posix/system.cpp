// Implements system.h, SystemFiles and signals.h for Linux, other POSIX systems and the web page (Emscripten).

#include "session/files.h"
#include "session/signals.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

namespace boxcars::session {
namespace {

constexpr int flags_of[]{O_RDONLY | O_NONBLOCK,                        // Read
                         O_RDONLY | O_DIRECTORY,                       // Folder
                         O_WRONLY | O_NONBLOCK,                        // Existing
                         O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,     // New
                         O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK};  // Append

FileKind kind_of(mode_t mode) {
    if (S_ISREG(mode)) return FileKind::File;
    if (S_ISDIR(mode)) return FileKind::Folder;
    if (S_ISFIFO(mode)) return FileKind::Pipe;
    if (S_ISBLK(mode)) return FileKind::Disk;
    return S_ISSOCK(mode) ? FileKind::Socket : FileKind::Device;
}

FileFacts facts(const struct stat& about) {
    return {kind_of(about.st_mode), static_cast<std::uintmax_t>(about.st_size), about.st_mode & 07777, about.st_dev,
            about.st_ino};
}

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

int SystemFiles::open(const std::filesystem::path& path, Opening opening) const {
    return ::open(path.c_str(), flags_of[static_cast<std::size_t>(opening)] | O_CLOEXEC | O_NOCTTY, S_IRUSR | S_IWUSR);
}

std::ptrdiff_t SystemFiles::write(int file, const void* bytes, std::size_t count) const {
    return ::write(file, bytes, count);
}

int SystemFiles::fsync(int file) const { return ::fsync(file); }
int SystemFiles::close(int file) const { return ::close(file); }

int SystemFiles::rename(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return std::rename(from.c_str(), to.c_str());
}

int SystemFiles::link(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return ::link(from.c_str(), to.c_str());
}

int SystemFiles::unlink(const std::filesystem::path& path) const { return ::unlink(path.c_str()); }

namespace os {

std::optional<FileFacts> facts_of(const std::filesystem::path& path) {
    struct stat about {};
    return ::stat(path.c_str(), &about) == 0 ? std::optional{facts(about)} : std::nullopt;
}

std::optional<FileFacts> facts_of(int file) {
    struct stat about {};
    return ::fstat(file, &about) == 0 ? std::optional{facts(about)} : std::nullopt;
}

bool has_name(const std::filesystem::path& path) {
    struct stat about {};
    return ::lstat(path.c_str(), &about) == 0;
}

std::ptrdiff_t read(int file, void* to, std::size_t most) { return ::read(file, to, most); }
void set_mode(int file, unsigned mode) { ::fchmod(file, static_cast<mode_t>(mode)); }
bool cut(int file, std::uintmax_t size) { return ::ftruncate(file, static_cast<off_t>(size)) == 0; }

bool wait_for_data(int pipe, int milliseconds) {
    pollfd wanted{pipe, POLLIN, 0};
    int ready = 0;
    do ready = ::poll(&wanted, 1, milliseconds);
    while (ready < 0 && errno == EINTR);
    return ready != 0;
}

void let_wait(int file) { ::fcntl(file, F_SETFL, O_WRONLY); }

bool no_room(int error) {  // EFBIG: the file is too large for the shell's limit or the disk's format
    return error == ENOSPC || error == EDQUOT || error == EFBIG;
}

std::optional<std::uintmax_t> largest_file() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return {};
    return limit.rlim_cur;
}

int process() { return ::getpid(); }
bool is_running(int process) { return ::kill(process, 0) == 0 || errno != ESRCH; }
bool is_terminal(int file) { return ::isatty(file) == 1; }

LockFile::~LockFile() {
    if (opened_ >= 0) ::close(opened_);
}

bool LockFile::open(const std::filesystem::path& path) {
    if (opened_ < 0) opened_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    return opened_ >= 0;
}

bool LockFile::lock() const { return ::flock(opened_, LOCK_EX | LOCK_NB) == 0; }

}  // namespace os

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
    pollfd asked{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&asked, 1, 0) > 0 && (asked.revents & POLLERR) != 0;
}

}  // namespace boxcars::session
