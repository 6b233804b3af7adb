// XDG folders after the base directory specification: a relative path in a variable is ignored, as it demands.
// SDL's own answer is not used: with an empty HOME it names a folder at the root.
#include "platform/paths.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

namespace boxcars::platform {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view our_folder = "boxcars";

struct Wanted {
    std::string_view variable, below_home, what;  // "XDG_DATA_HOME", ".local/share", "Sittings"
};

// The place for one kind of file, and in `sentences` why a variable was passed over. Empty when there is none.
fs::path xdg_folder(const Wanted& wanted, const Environment& environment, std::vector<std::string>& sentences) {
    if (const auto set = environment(wanted.variable); set && !set->empty()) {
        if (fs::path{*set}.is_absolute()) return fs::path{*set} / our_folder;
        sentences.push_back(
            fmt::format("{} is \"{}\", which is not an absolute path; it is passed over.", wanted.variable, *set));
    }
    const auto home = environment("HOME");
    if (home && fs::path{*home}.is_absolute()) return fs::path{*home} / wanted.below_home / our_folder;
    sentences.push_back(fmt::format("{} are not saved: HOME is {}. Set HOME, or say where with {}.", wanted.what,
                                    home && !home->empty() ? "not an absolute path" : "not set",
                                    wanted.variable == "XDG_DATA_HOME" ? "--data-dir" : "--config-dir"));
    return {};
}

fs::path made_ready(const fs::path& folder, const Wanted& wanted, std::vector<std::string>& sentences) {
    if (folder.empty()) return {};
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    std::string why;
    if (trouble)
        why = trouble.message();
    else if (!fs::is_directory(folder, trouble))
        why = "it is not a folder";
    else if (access(folder.c_str(), W_OK | X_OK) != 0)
        why = std::strerror(errno);
    if (why.empty()) return fs::absolute(folder);
    sentences.push_back(fmt::format("{} are not saved: cannot write to {}: {}.", wanted.what, folder.string(), why));
    return {};
}

class File {  // a descriptor that is closed again
 public:
    File(const fs::path& path, int flags) : descriptor_(open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
    ~File() {
        if (descriptor_ >= 0) close(descriptor_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    bool is_open() const { return descriptor_ >= 0; }
    bool write_all(std::string_view text) const {
        while (!text.empty()) {
            const auto written = write(descriptor_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool to_disk() const { return fsync(descriptor_) == 0; }

 private:
    int descriptor_;
};

}  // namespace

Environment process_environment() {
    return [](std::string_view name) -> std::optional<std::string> {
        const char* value = std::getenv(std::string{name}.c_str());
        return value ? std::optional<std::string>{value} : std::nullopt;
    };
}

Folders find_folders(const fs::path& data_asked, const fs::path& config_asked, const Environment& environment) {
    const Wanted data{"XDG_DATA_HOME", ".local/share", "Sittings"}, config{"XDG_CONFIG_HOME", ".config", "Settings"};
    Folders found;
    auto& reported = found.sentences;
    found.data = made_ready(data_asked.empty() ? xdg_folder(data, environment, reported) : data_asked, data, reported);
    found.config =
        made_ready(config_asked.empty() ? xdg_folder(config, environment, reported) : config_asked, config, reported);
    return found;
}

std::string write_safely(const fs::path& file, std::string_view text) {
    const auto sentence = [&](const char* why) {
        return fmt::format("Cannot save {}: {}. Check the folder and the space left on the disk.", file.string(), why);
    };
    const fs::path beside = file.string() + fmt::format(".{}.new", getpid());
    {
        const File written{beside, O_WRONLY | O_CREAT | O_TRUNC};
        if (!written.is_open()) return sentence(std::strerror(errno));
        if (!written.write_all(text) || !written.to_disk()) {
            const int why = errno;
            unlink(beside.c_str());
            return sentence(std::strerror(why));
        }
    }
    if (std::rename(beside.c_str(), file.c_str()) != 0) {
        const int why = errno;
        unlink(beside.c_str());
        return sentence(std::strerror(why));
    }
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path{"."};
    if (const File entry{folder, O_RDONLY | O_DIRECTORY}; entry.is_open()) entry.to_disk();  // the new name, too
    return {};
}

std::optional<std::string> read_whole(const fs::path& file) {
    std::error_code trouble;
    if (!fs::is_regular_file(file, trouble)) return {};
    std::ifstream in{file, std::ios::binary};
    if (!in) return {};
    return std::string{std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace boxcars::platform
