#include "session/files.h"

#include "base/error.h"
#include "base/words.h"
#include "chance/sealed_seed.h"

#include <fmt/format.h>
#include <cerrno>
#include <limits>
#include <system_error>
#include <utility>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

std::string reason() { return std::generic_category().message(errno); }

bool write_all(const SystemFiles& system, int file, std::string_view text) {
    while (!text.empty()) {
        const std::ptrdiff_t written = system.write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

class Descriptor {  // owns one open file
 public:
    Descriptor(const SystemFiles& system, const fs::path& path, Opening opening)
        : system_(system), number_(system.open(path, opening)) {}
    ~Descriptor() {
        if (number_ >= 0) system_.close(number_);
    }
    Descriptor& operator=(Descriptor&&) = delete;
    int number() const { return number_; }
    bool open() const { return number_ >= 0; }
    bool write(std::string_view text) const { return write_all(system_, number_, text); }
    bool flush() const { return system_.fsync(number_) == 0; }
    bool close() { return system_.close(std::exchange(number_, -1)) == 0; }

 private:
    const SystemFiles& system_;
    int number_;
};

std::string advice() {
    if (os::no_room(errno)) return "Make room on the disk and try again";
    if (errno == EROFS || errno == EACCES || errno == EPERM) return "Choose a place you may write to";
    if (errno == ENOENT || errno == ENOTDIR) return "Make its folder first";
    if (errno == EIO) return "Look after the disk, or choose a file on another one";
    return "Choose another file";
}

Error refusal(const fs::path& path, std::string_view why, std::string_view advice) {
    return Error(fmt::format("Cannot write {}: {}. {}.", path.string(), why, advice));
}

// `step`: what failed, if it was not writing itself.
Error cannot_write(const fs::path& path, std::string_view step = {}) {
    return refusal(path, std::string{step} + reason(), advice());
}

// Writes and flushes all of the text, or throws Error with the step that failed; a full network disk may report it only
// at close(). Never repeats a failed flush: it can succeed the second time although the bytes are lost.
void write_and_close(const fs::path& path, Descriptor& file, std::string_view text) {
    if (!file.write(text)) throw cannot_write(path);
    if (!file.flush()) throw cannot_write(path, "it does not reach the disk: ");
    if (!file.close()) throw cannot_write(path, "it cannot be closed: ");
}

// Flushes the folder so that the rename survives a power cut. Some systems cannot, and report EINVAL or similar.
void flush_folder_of(const fs::path& path, const SystemFiles& system) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    const Descriptor open_folder{system, folder, Opening::Folder};
    if (!open_folder.open() || open_folder.flush()) return;
    if (errno == EINVAL || errno == ENOTSUP || errno == EROFS || errno == EBADF) return;
    throw Error(
        fmt::format("{} is written, but its folder does not reach the disk: {}. After a power cut the file of "
                    "before may be there again: save it once more.",
                    path.string(), reason()));
}

constexpr std::string_view part_ending = ".part";

// The process id in a name such as ".boxcars-0123456789abcdef.1234.part".
std::optional<int> writer_of(std::string_view name) {
    if (!name.ends_with(part_ending)) return {};
    name.remove_suffix(part_ending.size());
    const auto dot = name.rfind('.');
    return dot == std::string_view::npos ? std::nullopt
                                         : whole_number(name.substr(dot + 1), 1, std::numeric_limits<int>::max());
}

// Cuts the file back to its old length after appending failed.
void put_back(const fs::path& path, std::uintmax_t size) {
    const SystemFiles system;
    if (const Descriptor file{system, path, Opening::Existing}; file.open())
        if (os::cut(file.number(), size)) file.flush();
}

constexpr int patience_ms = 5000;  // longest wait for a pipe's data
constexpr std::string_view standard_output = "-", another_file = "Choose another file";
constexpr std::string_view part_of_store = "it belongs to a store of sittings";

// Recognises a store's files by name, in any folder, and SQLite files by first bytes, also links and renamed copies.
bool belongs_to_store(const fs::path& file) {
    const std::string name = file.filename().string();
    if (name.starts_with("boxcars.db") || name == "boxcars.lock") return true;
    const SystemFiles system;
    const Descriptor open_file{system, file, Opening::Read};
    char head[16] = {};
    if (!open_file.open() || os::read(open_file.number(), head, sizeof head) < 4) return false;
    const std::string_view begins{head, sizeof head};
    return begins.starts_with("SQLite format 3") || begins.starts_with("\x37\x7f\x06\x82") ||
           begins.starts_with("\x37\x7f\x06\x83");
}

// Recognises standard output and standard error: "-", "/dev/stdout", or the file they are redirected to.
std::optional<int> standard_stream(const fs::path& path, const std::optional<FileFacts>& there) {
    if (path == standard_output) return os::standard_output;
    if (!there) return {};
    for (const int stream : {os::standard_output, os::standard_error}) {
        const auto open_one = os::facts_of(stream);
        if (open_one && open_one->name != 0 && open_one->disk == there->disk && open_one->name == there->name)
            return stream;
    }
    return {};
}

void write_through(const fs::path& path, int file, std::string_view text) {
    if (!write_all(SystemFiles{}, file, text)) throw cannot_write(path);
}

// Opens a pipe without waiting, because a pipe without a reader would block forever. Checks the open file again: a link
// may have replaced the pipe or device since the first check.
void write_through(const fs::path& path, std::string_view text, const SystemFiles& system) {
    const Descriptor file{system, path, Opening::Existing};
    if (!file.open() && errno == ENXIO) throw refusal(path, "nobody reads from it", "Start its reader first");
    if (!file.open()) throw cannot_write(path);
    const auto opened = os::facts_of(file.number());
    if (!opened || (opened->kind != FileKind::Pipe && opened->kind != FileKind::Device))
        throw refusal(path, "it is no pipe or device any more", another_file);
    os::let_wait(file.number());
    write_through(path, file.number(), text);
}

// The file behind a path and all links in it. Throws Error for a link to nothing, or to itself.
fs::path behind_links(const fs::path& path) {
    std::error_code trouble;
    if (!fs::is_symlink(path, trouble)) return path;
    const fs::path file = fs::canonical(path, trouble);
    if (trouble) throw refusal(path, "it is a link that leads to no file: " + trouble.message(), another_file);
    return file;
}

struct WriteTarget {                 // what the named path refers to
    fs::path file{};                 // the path after following links
    std::optional<int> stream{};     // the open stream, if the path names one
    bool through = false;            // the path is a pipe or a device
    std::optional<unsigned> mode{};  // mode of the existing file
};

WriteTarget target_of(const fs::path& path, Existing existing) {
    const auto there = os::facts_of(path);
    if (const auto stream = standard_stream(path, there)) return {.stream = stream};
    const fs::path file = behind_links(path);
    if (belongs_to_store(file)) throw refusal(path, part_of_store, another_file);
    if (!there) {
        if (!os::has_name(path) && errno != ENOENT) throw cannot_write(path);
        return {.file = file};
    }
    if (there->kind == FileKind::Folder) throw refusal(path, "it is a folder", "Name a file in it");
    if (there->kind == FileKind::Disk) throw refusal(path, "it is a disk", another_file);
    if (there->kind == FileKind::Socket) throw refusal(path, "it is a socket", another_file);
    if (there->kind != FileKind::File) return {.file = file, .through = true};
    if (existing == Existing::Keep)
        throw refusal(path, "there is a file of that name already",
                      "Add --force to replace it, or choose another name");
    return {.file = file, .mode = there->mode};
}

// Renames `part`, or links it if a file at `path` must be kept. A file system without hard links renames it then, too.
bool put_in_place(const fs::path& part, const fs::path& path, Existing existing, const SystemFiles& system) {
    if (existing == Existing::Keep) {
        if (system.link(part, path) == 0) return system.unlink(part), true;
        const bool has_links = errno == EEXIST || (errno != EPERM && errno != ENOTSUP && errno != EMLINK);
        if (has_links || os::has_name(path)) return false;
    }
    return system.rename(part, path) == 0;
}

void write_beside(const fs::path& path, std::string_view text, Existing existing, std::optional<unsigned> mode,
                  const SystemFiles& system) {
    // A short name that nobody can guess and place a link at: ".boxcars-", 16 random digits, process id, ".part".
    const fs::path part = path.parent_path() /
                          fmt::format(".boxcars-{:016x}.{}{}", chance::seed_from_system(), os::process(), part_ending);
    Descriptor file{system, part, Opening::New};
    if (!file.open()) throw cannot_write(path);
    if (mode) os::set_mode(file.number(), *mode);
    try {
        write_and_close(path, file, text);
        if (!put_in_place(part, path, existing, system)) throw cannot_write(path, "it cannot be put in its place: ");
    } catch (const Error&) {
        system.unlink(part);
        throw;
    }
    flush_folder_of(path, system);
}

}  // namespace

std::string read_bytes(const fs::path& path, std::string_view what, std::size_t most_bytes) {
    const auto cannot = [&](const std::string& why) {
        return Error(fmt::format("Cannot read the {} {}: {}.", what, path.string(), why));
    };
    const SystemFiles system;
    const Descriptor file{system, path, Opening::Read};
    if (!file.open()) throw cannot(reason());
    const auto about = os::facts_of(file.number());
    if (!about) throw cannot(reason());
    if (about->kind == FileKind::Folder) throw cannot("it is a folder");
    const bool pipe = about->kind == FileKind::Pipe;
    if (!pipe && about->kind != FileKind::File) throw cannot("it is a device or a socket, not a file");
    std::string text;
    char piece[1 << 16];
    for (;;) {
        if (pipe && !os::wait_for_data(file.number(), patience_ms))
            throw cannot("it is a pipe, and nothing was written into it");
        const std::ptrdiff_t got = os::read(file.number(), piece, sizeof piece);
        if (got < 0 && (errno == EINTR || (pipe && errno == EAGAIN))) continue;
        if (got < 0) throw cannot(reason());
        if (got == 0) return text;
        text.append(piece, static_cast<std::size_t>(got));
        if (text.size() > most_bytes) throw cannot(fmt::format("it has more than {} bytes", most_bytes));
    }
}

std::string plain_lines(std::string text) {
    if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);
    std::size_t kept = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] != '\r' || (at + 1 < text.size() && text[at + 1] != '\n')) text[kept++] = text[at];
    text.resize(kept);
    return text;
}

std::string read_file(const fs::path& path, std::string_view what, std::size_t most_bytes) {
    std::string text = read_bytes(path, what, most_bytes);
    if (!is_utf16(text)) return plain_lines(std::move(text));
    throw Error(fmt::format("Cannot read the {} {}: it is UTF-16. Save it as UTF-8.", what, path.string()));
}

bool is_there(const fs::path& path) {
    std::error_code trouble;
    return fs::exists(path, trouble);
}

void flush_folder(const fs::path& folder) {
    const SystemFiles system;
    const Descriptor open_folder{system, folder, Opening::Folder};
    if (open_folder.open()) open_folder.flush();
}

void write_file(const fs::path& path, std::string_view text, const SystemFiles& system) {
    write_beside(path, text, Existing::Replace, {}, system);
}

void write_named_file(const fs::path& path, std::string_view text, Existing existing, const SystemFiles& system) {
    const WriteTarget target = target_of(path, existing);
    if (target.stream) return write_through(path, *target.stream, text);
    if (target.through) return write_through(path, text, system);
    write_beside(target.file, text, target.mode ? Existing::Replace : Existing::Keep, target.mode, system);
}

bool is_standard_output(const fs::path& path) {
    return standard_stream(path, os::facts_of(path)) == os::standard_output;
}

void check_named_file(const fs::path& path, Existing existing) { static_cast<void>(target_of(path, existing)); }

void append_file(const fs::path& path, std::string_view text, const SystemFiles& system) {
    if (belongs_to_store(behind_links(path))) throw refusal(path, part_of_store, another_file);
    const bool fresh = !is_there(path);
    Descriptor file{system, path, Opening::Append};
    if (!file.open()) throw cannot_write(path);
    const auto about = os::facts_of(file.number());
    if (!about || about->kind != FileKind::File)
        throw refusal(path, "it is a pipe or a device, not a file", another_file);
    try {
        write_and_close(path, file, text);
    } catch (const Error&) {
        if (fresh)
            system.unlink(path);
        else
            put_back(path, about->size);
        throw;
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
            if (!os::is_running(*writer)) SystemFiles{}.unlink(at->path());
}

}  // namespace boxcars::session
