// Files, read with a limit and written so that a crash leaves the old file or the new one, never half of one.
// Every trouble is an Error whose sentence names the file, what could not be done with it, the reason and what to do;
// what was there before is then there still, and nothing else. New files are readable by their owner alone.
// No other file of the program writes a file, except for SQLite's (session/store).
#pragma once
#include "session/system_files.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::session {

// `what` is the word a sentence begins with: "dice file", "replay". Reads regular files and pipes; a pipe into which
// nothing is written for five seconds is an Error, as are devices, sockets and folders.
std::string read_file(const std::filesystem::path& path, std::string_view what, std::size_t most_bytes);

bool is_there(const std::filesystem::path& path);  // false as well where it cannot be known

// Writes a file of the program's own, replacing what was there: writes a new file beside it, flushes that to the disk,
// renames it and flushes the folder.
void write_file(const std::filesystem::path& path, std::string_view text, const SystemFiles& system = SystemFiles{});

enum class Existing { Keep, Replace };  // what happens to a file that is there already

// Writes a file that a person named, in the same way. An existing file is replaced only where `existing` says so, and
// then keeps its mode; a link is followed to its file. "-", standard output, pipes and devices are written through and
// never replaced. Refused always: folders, disks, links to nothing, and whatever belongs to a store of sittings.
void write_named_file(const std::filesystem::path& path, std::string_view text, Existing existing,
                      const SystemFiles& system = SystemFiles{});
bool is_standard_output(const std::filesystem::path& path);  // "-", /dev/stdout, or the file it is redirected to
// Throws the Error with which write_named_file() would refuse the path now. Writes nothing.
void check_named_file(const std::filesystem::path& path, Existing existing);

// Several files that belong together: all of them, or on trouble none. None of them may be there already.
struct NamedText {
    std::filesystem::path path;
    std::string text;
};
void write_together(std::span<const NamedText> files, const SystemFiles& system = SystemFiles{});

// Adds to the end of the file, or begins it; what is there stays as it is. Refuses pipes, devices and the files of a
// store. Throws Error.
void append_file(const std::filesystem::path& path, std::string_view text, const SystemFiles& system = SystemFiles{});

void make_folder(const std::filesystem::path& folder);  // with its parents; no trouble if it is there

// So that new and renamed files in it, too, survive a power cut; not every system can, and none says so.
void flush_folder(const std::filesystem::path& folder);

// Removes what write_file() left in a folder when its program was killed. A program that still runs keeps its own.
void remove_left_behind(const std::filesystem::path& folder);

}  // namespace boxcars::session
