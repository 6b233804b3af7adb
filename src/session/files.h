// Files, read with a limit and written so that a crash leaves the old file or the new one, never half of one.
// Every trouble is an Error whose sentence names the file, what could not be done with it, the reason and what to do;
// what was there before is then there still, and nothing else. They are readable by their owner alone.
#pragma once
#include "session/system_files.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace boxcars::session {

// `what` is the word a sentence begins with: "dice file", "replay".
std::string read_file(const std::filesystem::path& path, std::string_view what, std::size_t most_bytes);

// Writes beside the file, flushes to the disk, then renames over it and flushes the folder.
void write_file(const std::filesystem::path& path, std::string_view text, const SystemFiles& system = SystemFiles{});

// Several files that belong together: all of them, or on trouble none; what lay under a name before is gone then too.
struct NamedText {
    std::filesystem::path path;
    std::string text;
};
void write_together(std::span<const NamedText> files, const SystemFiles& system = SystemFiles{});

// Adds to the end of the file, or begins it; what is there stays as it is. Throws Error.
void append_file(const std::filesystem::path& path, std::string_view text, const SystemFiles& system = SystemFiles{});

void make_folder(const std::filesystem::path& folder);  // with its parents; no trouble if it is there

// So that new and renamed files in it, too, survive a power cut; not every system can, and none says so.
void flush_folder(const std::filesystem::path& folder);

// Removes what write_file() left in a folder when its program was killed. A program that still runs keeps its own.
void remove_left_behind(const std::filesystem::path& folder);

}  // namespace boxcars::session
