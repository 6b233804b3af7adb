#include "session/files.h"

#include "base/error.h"
#include "base/words.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <limits>
#include <optional>
#include <system_error>
#include <utility>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

std::string reason() { return std::generic_category().message(errno); }

class Descriptor {  // owns one open file
 public:
    Descriptor(const SystemFiles& system, const fs::path& path, int flags)
        : system_(system), number_(system.open(path.c_str(), flags | O_CLOEXEC, S_IRUSR | S_IWUSR)) {}
    ~Descriptor() {
        if (number_ >= 0) system_.close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }
    bool open() const { return number_ >= 0; }
    bool write_all(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = system_.write(number_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool flush() const { return system_.fsync(number_) == 0; }
    bool close() { return system_.close(std::exchange(number_, -1)) == 0; }

 private:
    const SystemFiles& system_;
    int number_;
};

std::string advice() {
    switch (errno) {
        case ENOSPC:
        case EDQUOT:
            return "Make room on the disk and try again";
        case EROFS:
        case EACCES:
        case EPERM:
            return "Choose a place you may write to";
        case ENOENT:
        case ENOTDIR:
            return "Make its folder first";
        case EIO:
            return "Look after the disk, or choose a file on another one";
        default:
            return "Choose another file";
    }
}

// Where writing stopped. A full disk behind a network may tell of it as late as when the file is closed.
enum class FileStep { Write, Flush, Close, Rename };

std::string_view what_failed(FileStep step) {
    switch (step) {
        case FileStep::Flush:
            return "it does not reach the disk: ";
        case FileStep::Close:
            return "it cannot be closed: ";
        case FileStep::Rename:
            return "it cannot be put in its place: ";
        case FileStep::Write:
            break;
    }
    return "";
}

std::string cannot_write(const fs::path& path, FileStep step) {
    return fmt::format("Cannot write {}: {}{}. {}.", path.string(), what_failed(step), reason(), advice());
}

// All of the text and onto the disk, or the step that failed, with errno. A flush that failed once may succeed when it
// is asked for again although the bytes are lost, so it is not.
std::optional<FileStep> write_and_close(Descriptor& file, std::string_view text) {
    if (!file.write_all(text)) return FileStep::Write;
    if (!file.flush()) return FileStep::Flush;
    if (!file.close()) return FileStep::Close;
    return {};
}

// So that the rename, too, survives a power cut. Not every system can flush a folder: EINVAL and the like say that.
void flush_folder_of(const fs::path& path, const SystemFiles& system) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    const Descriptor open_folder{system, folder, O_RDONLY | O_DIRECTORY};
    if (!open_folder.open() || open_folder.flush()) return;
    if (errno == EINVAL || errno == ENOTSUP || errno == EROFS || errno == EBADF) return;
    throw Error(
        fmt::format("{} is written, but its folder does not reach the disk: {}. After a power cut the file of "
                    "before may be there again: save it once more.",
                    path.string(), reason()));
}

constexpr std::string_view part_ending = ".part";

fs::path beside(const fs::path& path) { return path.string() + fmt::format(".{}{}", ::getpid(), part_ending); }

// The process in "name.json.1234.part".
std::optional<pid_t> writer_of(std::string_view name) {
    if (!name.ends_with(part_ending)) return {};
    name.remove_suffix(part_ending.size());
    const auto dot = name.rfind('.');
    return dot == std::string_view::npos ? std::nullopt
                                         : whole_number(name.substr(dot + 1), 1, std::numeric_limits<int>::max());
}

// A file as long as it was, after writing beyond its end failed.
void put_back(const fs::path& path, std::uintmax_t size) {
    const int why = errno;
    const SystemFiles system;
    if (const Descriptor file{system, path, O_WRONLY}; file.open())
        if (::ftruncate(file.number(), static_cast<off_t>(size)) == 0) file.flush();
    errno = why;
}

std::uintmax_t size_of(const Descriptor& file) {  // 0 for what is no file
    struct stat about {};
    return ::fstat(file.number(), &about) == 0 && S_ISREG(about.st_mode) ? static_cast<std::uintmax_t>(about.st_size)
                                                                         : 0;
}

}  // namespace

std::string read_file(const fs::path& path, std::string_view what, std::size_t most_bytes) {
    const auto cannot = [&](const std::string& why) {
        return Error(fmt::format("Cannot read the {} {}: {}.", what, path.string(), why));
    };
    const SystemFiles system;
    const Descriptor file{system, path, O_RDONLY};
    if (!file.open()) throw cannot(reason());
    struct stat about {};
    if (::fstat(file.number(), &about) == 0 && S_ISDIR(about.st_mode)) throw cannot("it is a folder");
    std::string text;
    char piece[1 << 16];
    for (;;) {
        const ssize_t got = ::read(file.number(), piece, sizeof piece);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) throw cannot(reason());
        if (got == 0) return text;
        text.append(piece, static_cast<std::size_t>(got));
        if (text.size() > most_bytes) throw cannot(fmt::format("it has more than {} bytes", most_bytes));
    }
}

void flush_folder(const fs::path& folder) {
    const SystemFiles system;
    const Descriptor open_folder{system, folder, O_RDONLY | O_DIRECTORY};
    if (open_folder.open()) open_folder.flush();
}

void write_file(const fs::path& path, std::string_view text, const SystemFiles& system) {
    const fs::path part = beside(path);
    {
        Descriptor file{system, part, O_WRONLY | O_CREAT | O_TRUNC};
        if (!file.open()) throw Error(cannot_write(path, FileStep::Write));
        std::optional<FileStep> failed = write_and_close(file, text);
        if (!failed && system.rename(part.c_str(), path.c_str()) != 0) failed = FileStep::Rename;
        if (failed) {
            const std::string sentence = cannot_write(path, *failed);  // before errno is another's
            system.unlink(part.c_str());
            throw Error(sentence);
        }
    }
    flush_folder_of(path, system);
}

void write_together(std::span<const NamedText> files, const SystemFiles& system) {
    for (std::size_t n = 0; n < files.size(); ++n) try {
            write_file(files[n].path, files[n].text, system);
        } catch (const Error&) {
            for (const NamedText& written : files.first(n + 1)) system.unlink(written.path.c_str());
            throw;
        }
}

void append_file(const fs::path& path, std::string_view text, const SystemFiles& system) {
    const bool fresh = !fs::exists(path);
    Descriptor file{system, path, O_WRONLY | O_CREAT | O_APPEND};
    if (!file.open()) throw Error(cannot_write(path, FileStep::Write));
    const std::uintmax_t size = size_of(file);
    if (const auto failed = write_and_close(file, text)) {
        const std::string sentence = cannot_write(path, *failed);  // before errno is another's
        if (fresh)
            system.unlink(path.c_str());
        else
            put_back(path, size);
        throw Error(sentence);
    }
    if (fresh) flush_folder_of(path, system);
}

void make_folder(const fs::path& folder) {
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (!trouble && fs::is_directory(folder, trouble)) return;
    throw Error(fmt::format("Cannot make the folder {}: {}. Name another one with --data-dir or --config-dir.",
                            folder.string(), trouble ? trouble.message() : "a file of that name is in the way"));
}

void remove_left_behind(const fs::path& folder) {
    std::error_code trouble;
    for (fs::directory_iterator at{folder, trouble}, end; !trouble && at != end; at.increment(trouble))
        if (const auto writer = writer_of(at->path().filename().string()))
            if (::kill(*writer, 0) != 0 && errno == ESRCH) ::unlink(at->path().c_str());
}

}  // namespace boxcars::session
