// Reads files with a limit and writes them so that a crash leaves the old file or the new one, never half of one.
// Failures are Errors whose sentence names the file, the reason and what to do; the old file is then unchanged. New
// files are readable only by their owner. Only this code and SQLite (session/store) write files.
#pragma once

#include "session/system/system.h"

#include <string>
#include <string_view>

namespace boxcars::session {

// The system calls that write files and report failures in errno; session/system has them. Tests make them fail.
class SystemFiles {
 public:
    virtual ~SystemFiles() = default;
    virtual int open(const std::filesystem::path& path, Opening opening) const;
    virtual std::ptrdiff_t write(int file, const void* bytes, std::size_t count) const;
    virtual int fsync(int file) const;
    virtual int close(int file) const;
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to) const;  // replaces `to`
    virtual int link(const std::filesystem::path& from, const std::filesystem::path& to) const;
    virtual int unlink(const std::filesystem::path& path) const;
};

// `what` names the file in sentences: "dice file", "replay". Reads regular files and pipes. Throws Error for a pipe
// that stays empty for five seconds, and for devices, sockets and folders.
std::string read_bytes(const std::filesystem::path& path, std::string_view what, std::size_t most_bytes);

// The text without what editors add: a byte order mark before it, and carriage returns before its line feeds.
std::string plain_lines(std::string text);
inline bool is_utf16(std::string_view text) {  // it has a byte order mark of UTF-16; all readers refuse it
    return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
}

// Reads a text in the same way, with plain_lines(). Throws Error for UTF-16, too.
std::string read_file(const std::filesystem::path& path, std::string_view what, std::size_t most_bytes);
bool is_there(const std::filesystem::path& path);  // false as well if the system cannot tell

// Writes a file of the program's own: a new one beside it is flushed and renamed over the old one; flushes the folder.
void write_file(const std::filesystem::path& path, std::string_view text, const SystemFiles& system = SystemFiles{});

enum class Existing { Keep, Replace };  // what to do with an existing file

// Writes a file that a person named, in the same way. Replaces an existing file only if `existing` says so, and keeps
// its mode. Follows links. Writes into "-", standard output, pipes and devices without replacing them. Always refuses
// folders, disks, broken links, and the files of a store.
void write_named_file(const std::filesystem::path& path, std::string_view text, Existing existing,
                      const SystemFiles& system = SystemFiles{});
bool is_standard_output(const std::filesystem::path& path);  // "-", /dev/stdout, or the file it is redirected to
// Throws the Error with which write_named_file() would refuse the path now.
void check_named_file(const std::filesystem::path& path, Existing existing);

// Appends to the file, or creates it. Refuses pipes, devices and the files of a store. Throws Error.
void append_file(const std::filesystem::path& path, std::string_view text, const SystemFiles& system = SystemFiles{});

void make_folder(const std::filesystem::path& folder);  // with its parents; it may exist
// Makes new and renamed files in the folder survive a power cut, if the system can.
void flush_folder(const std::filesystem::path& folder);
// Removes the temporary files of write_file() from a folder, except those of a program that still runs.
void remove_left_behind(const std::filesystem::path& folder);

}  // namespace boxcars::session
