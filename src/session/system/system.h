// What files and the store ask of the operating system: open files, kinds of files, locks, processes, terminals. Each
// system answers in a folder of its own, posix/ or windows/. Where a call fails, errno says why.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace boxcars::session {

// How a file is opened, in the order of each system's flags. Opening never blocks, even on a pipe without a reader.
// Only the owner may use a new file.
enum class Opening {
    Read,
    Folder,    // opens a folder to flush it
    Existing,  // opens an existing file for writing
    New,       // creates a file; fails if the name exists
    Append     // appends to a file, creates it if missing
};

enum class FileKind { File, Folder, Pipe, Device, Disk, Socket };

struct FileFacts {
    FileKind kind = FileKind::File;
    std::uintmax_t size = 0;
    unsigned mode = 0;                 // permissions, as chmod() takes them
    std::uint64_t disk = 0, name = 0;  // two files with both equal are the same
};

namespace os {

std::optional<FileFacts> facts_of(const std::filesystem::path& path);  // follows links
std::optional<FileFacts> facts_of(int file);
bool has_name(const std::filesystem::path& path);  // a file or a link of that name, even a link to nothing

std::ptrdiff_t read(int file, void* to, std::size_t most);
void set_mode(int file, unsigned mode);
bool cut(int file, std::uintmax_t size);
bool wait_for_data(int pipe, int milliseconds);  // false: neither data nor the end of the pipe in time
void let_wait(int file);                         // from now on a write waits for the reader of a pipe

bool no_room(int error);                       // whether errno says that the disk is full
std::optional<std::uintmax_t> largest_file();  // largest file allowed; empty: no limit

int process();
bool is_running(int process);

inline constexpr int standard_output = 1, standard_error = 2;
bool is_terminal(int file);

// A lock file. Its lock belongs to the open file, not to the process, and ends when it is closed.
class LockFile {
 public:
    LockFile() = default;
    ~LockFile();
    LockFile(const LockFile&) = delete;
    LockFile& operator=(const LockFile&) = delete;
    bool open(const std::filesystem::path& path);  // creates a missing file; true if it is open already
    bool lock() const;                             // call it until it is true; false: it is locked elsewhere

 private:
    int opened_ = -1;
};

}  // namespace os
}  // namespace boxcars::session
