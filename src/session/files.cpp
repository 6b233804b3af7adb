#include "session/files.h"

#include "base/error.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

std::string reason() { return std::generic_category().message(errno); }

class Descriptor {  // owns one open file
 public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }
    bool open() const { return number_ >= 0; }
    bool close() {  // full disks on network folders tell only here
        const int number = number_;
        number_ = -1;
        return ::close(number) == 0;
    }

 private:
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
        default:
            return "Choose another file";
    }
}

[[noreturn]] void cannot_write(const fs::path& path) {
    throw Error(fmt::format("Cannot write {}: {}. {}.", path.string(), reason(), advice()));
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(file) == 0;
}

}  // namespace

std::string read_file(const fs::path& path, std::string_view what, std::size_t most_bytes) {
    const auto cannot = [&](const std::string& why) {
        return Error(fmt::format("Cannot read the {} {}: {}.", what, path.string(), why));
    };
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
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
    const Descriptor open_folder{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    if (open_folder.open()) ::fsync(open_folder.number());
}

void write_file(const fs::path& path, std::string_view text) {
    const fs::path beside = path.string() + fmt::format(".{}.part", ::getpid());
    Descriptor file{::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)};
    if (!file.open()) cannot_write(path);
    if (!write_all(file.number(), text) || !file.close() || ::rename(beside.c_str(), path.c_str()) != 0) {
        const int why = errno;
        ::unlink(beside.c_str());
        errno = why;
        cannot_write(path);
    }
    flush_folder(path.has_parent_path() ? path.parent_path() : fs::path{"."});
}

void write_together(std::span<const NamedText> files) {
    for (std::size_t n = 0; n < files.size(); ++n) try {
            write_file(files[n].path, files[n].text);
        } catch (const Error&) {
            for (const NamedText& written : files.first(n)) ::unlink(written.path.c_str());
            throw;
        }
}

void append_file(const fs::path& path, std::string_view text) {
    Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644)};
    if (!file.open() || !write_all(file.number(), text) || !file.close()) cannot_write(path);
}

void make_folder(const fs::path& folder) {
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (!trouble && fs::is_directory(folder, trouble)) return;
    throw Error(fmt::format("Cannot make the folder {}: {}. Name another one with --data-dir or --config-dir.",
                            folder.string(), trouble ? trouble.message() : "a file of that name is in the way"));
}

}  // namespace boxcars::session
