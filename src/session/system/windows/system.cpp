// Implements system.h, SystemFiles and signals.h for Windows 10 and later. File numbers are those of the C library.

#include "session/files.h"
#include "session/signals.h"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>
#include <atomic>
#include <cerrno>
#include <utility>

namespace boxcars::session {
namespace {

HANDLE handle_of(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

int failed(DWORD error = ::GetLastError()) {  // sets errno as POSIX would, and returns -1
    constexpr std::pair<DWORD, int> known[]{
        {ERROR_FILE_NOT_FOUND, ENOENT},    {ERROR_PATH_NOT_FOUND, ENOENT}, {ERROR_INVALID_NAME, ENOENT},
        {ERROR_ALREADY_EXISTS, EEXIST},    {ERROR_FILE_EXISTS, EEXIST},    {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},  {ERROR_WRITE_PROTECT, EROFS},   {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_SHARING_VIOLATION, EACCES}, {ERROR_LOCK_VIOLATION, EACCES}, {ERROR_INVALID_FUNCTION, ENOTSUP},
        {ERROR_NOT_SUPPORTED, ENOTSUP}};
    errno = EIO;
    for (const auto& [number, same] : known)
        if (number == error) errno = same;
    return -1;
}

FileFacts facts(HANDLE handle) {
    FileFacts found;
    const DWORD type = ::GetFileType(handle);
    if (type == FILE_TYPE_PIPE) found.kind = FileKind::Pipe;
    if (type == FILE_TYPE_CHAR) found.kind = FileKind::Device;
    BY_HANDLE_FILE_INFORMATION about{};
    if (type != FILE_TYPE_DISK || !::GetFileInformationByHandle(handle, &about)) return found;
    if (about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) found.kind = FileKind::Folder;
    found.size = std::uint64_t{about.nFileSizeHigh} << 32 | about.nFileSizeLow;
    found.disk = about.dwVolumeSerialNumber;
    found.name = std::uint64_t{about.nFileIndexHigh} << 32 | about.nFileIndexLow;
    return found;
}

// Repeats a call for about a second, because a virus scanner or an indexer may hold a file that was just written.
template <class Call>
int tried_again(const Call& call) {
    for (int times = 0;; ++times) {
        if (call()) return 0;
        const DWORD error = ::GetLastError();
        if (times == 20 || (error != ERROR_ACCESS_DENIED && error != ERROR_SHARING_VIOLATION)) return failed(error);
        ::Sleep(times == 0 ? 1 : 50);
    }
}

constexpr int plain = _O_BINARY | _O_NOINHERIT;

// ---- signals. Windows calls a handler on a thread of its own. When a console is closed or a session ends, Windows
// ends the program after five seconds, or as soon as the handler returns: so the handler waits.

constexpr int closed = 1;          // the number of SIGHUP on other systems
constexpr DWORD patience = 10000;  // milliseconds; Windows ends the program earlier
std::atomic<int> came = 0;
PHANDLER_ROUTINE handler = nullptr;    // of the one EndingSignals
std::atomic<HANDLE> reader = nullptr;  // the thread that waits for input and is woken by a signal

int signal_of(DWORD event) { return event == CTRL_C_EVENT ? SIGINT : event == CTRL_BREAK_EVENT ? SIGBREAK : closed; }

BOOL WINAPI note(DWORD event) {
    int none = 0;
    const bool first = came.compare_exchange_strong(none, signal_of(event));
    if (const HANDLE waits = reader) ::CancelSynchronousIo(waits);
    if (signal_of(event) == closed) ::Sleep(patience);
    return first ? TRUE : FALSE;  // FALSE: Windows ends the program, at a second signal
}

BOOL WINAPI end_at_once(DWORD event) {
    constexpr std::string_view sentence = "\rboxcars: Stopped before anything was found.\n";
    _write(2, sentence.data(), static_cast<unsigned>(sentence.size()));
    ::ExitProcess(static_cast<UINT>(exit_code_of(signal_of(event))));
}

}  // namespace

// Windows cannot flush a folder; instead rename(), below, writes through to the disk.
int SystemFiles::open(const std::filesystem::path& path, Opening opening) const {
    constexpr int flags_of[]{_O_RDONLY, -1, _O_WRONLY, _O_WRONLY | _O_CREAT | _O_EXCL,
                             _O_WRONLY | _O_CREAT | _O_APPEND};
    if (opening != Opening::Folder)
        return _wopen(path.c_str(), flags_of[static_cast<std::size_t>(opening)] | plain, _S_IREAD | _S_IWRITE);
    errno = ENOTSUP;
    return -1;
}

std::ptrdiff_t SystemFiles::write(int file, const void* bytes, std::size_t count) const {
    constexpr std::size_t most = 1 << 30;  // bytes that one call takes
    return _write(file, bytes, static_cast<unsigned>(count < most ? count : most));
}

int SystemFiles::fsync(int file) const { return _commit(file); }  // FlushFileBuffers()
int SystemFiles::close(int file) const { return _close(file); }

int SystemFiles::rename(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return tried_again([&] {
        return ::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
    });
}

int SystemFiles::link(const std::filesystem::path& from, const std::filesystem::path& to) const {
    return ::CreateHardLinkW(to.c_str(), from.c_str(), nullptr) ? 0 : failed();
}

int SystemFiles::unlink(const std::filesystem::path& path) const {
    return tried_again([&] { return ::DeleteFileW(path.c_str()) != 0; });
}

namespace os {

std::optional<FileFacts> facts_of(const std::filesystem::path& path) {
    const HANDLE handle = ::CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                        nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE) {
        failed();
        return {};
    }
    const FileFacts found = facts(handle);
    ::CloseHandle(handle);
    return found;
}

std::optional<FileFacts> facts_of(int file) {
    const HANDLE handle = handle_of(file);
    return handle == INVALID_HANDLE_VALUE ? std::nullopt : std::optional{facts(handle)};
}

bool has_name(const std::filesystem::path& path) {
    if (::GetFileAttributesW(path.c_str()) != INVALID_FILE_ATTRIBUTES) return true;
    failed();
    return false;
}

std::ptrdiff_t read(int file, void* to, std::size_t most) { return _read(file, to, static_cast<unsigned>(most)); }
void set_mode(int, unsigned) {}  // a new file inherits the rights of its folder
bool cut(int file, std::uintmax_t size) { return _chsize_s(file, static_cast<std::int64_t>(size)) == 0; }

bool wait_for_data(int pipe, int milliseconds) {
    constexpr int pause = 10;
    for (int waited = 0; waited < milliseconds; waited += pause) {
        DWORD there = 0;
        if (!::PeekNamedPipe(handle_of(pipe), nullptr, 0, nullptr, &there, nullptr) || there > 0) return true;
        ::Sleep(pause);
    }
    return false;
}

void let_wait(int) {}  // a write always waits on Windows
bool no_room(int error) { return error == ENOSPC || error == EFBIG; }
std::optional<std::uintmax_t> largest_file() { return {}; }
int process() { return static_cast<int>(::GetCurrentProcessId()); }

bool is_running(int process) {
    const HANDLE handle = ::OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(process));
    if (!handle) return ::GetLastError() != ERROR_INVALID_PARAMETER;
    const bool ended = ::WaitForSingleObject(handle, 0) == WAIT_OBJECT_0;
    ::CloseHandle(handle);
    return !ended;
}

bool is_terminal(int file) {
    DWORD mode = 0;
    return ::GetConsoleMode(handle_of(file), &mode) != 0;
}

LockFile::~LockFile() {
    if (opened_ >= 0) _close(opened_);
}

bool LockFile::open(const std::filesystem::path& path) {
    if (opened_ < 0) opened_ = _wopen(path.c_str(), _O_RDWR | _O_CREAT | plain, _S_IREAD | _S_IWRITE);
    return opened_ >= 0;
}

bool LockFile::lock() const {
    OVERLAPPED at{};
    at.Offset = 1 << 30;
    return ::LockFileEx(handle_of(opened_), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at) != 0;
}

}  // namespace os

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
    return signal == SIGINT ? "Ctrl-C" : signal == SIGBREAK ? "Ctrl-Break" : "the closing of its window";
}

void let_writes_fail() {}  // on Windows such writes fail anyway

bool nobody_reads_output() {
    const auto output = reinterpret_cast<HANDLE>(_get_osfhandle(1));
    DWORD written = 0;
    return ::GetFileType(output) == FILE_TYPE_PIPE && !::WriteFile(output, "", 0, &written, nullptr);
}

}  // namespace boxcars::session
