// Runs the program under test as a process with arguments, environment, exit code and output.
#pragma once
#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::outside {

using Seconds = std::chrono::duration<double>;
constexpr Seconds patience{30};  // usually a tenth of a second suffices
using Surroundings =
    std::vector<std::pair<std::string, std::string>>;  // environment variables; an empty value removes one

struct Ended {
    int code = -1;         // the exit code; killed: 128 + signal; -1: timed out
    std::string out, err;  // all it said
};

// A child process. Its output goes to two files in `home`; it is stopped, by its id, when this object is destroyed.
class Process {
 public:
    Process(const std::vector<std::string>& command, const Surroundings& surroundings,
            const std::filesystem::path& home);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    Ended wait(Seconds limit);  // to its end, or -1
    bool alive();
    void stop();
    std::string said() const;  // the output so far, both files

 private:
    std::filesystem::path out_, err_;
    int pid_ = -1;
    std::optional<int> code_;
};

// A folder of this test's own, empty, gone at the end.
class Folder {
 public:
    explicit Folder(const std::string& name);
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::filesystem::path operator/(const std::string& file) const { return path_ / file; }
    const std::filesystem::path& path() const { return path_; }

 private:
    std::filesystem::path path_;
};

std::string read(const std::filesystem::path& file);  // empty if there is no file
void write(const std::filesystem::path& file, const std::string& text);
bool installed(const std::string& program);  // on the PATH
void pause(Seconds time);

// Runs the program to its end, with settings and sittings in `home`. No display and no sound card unless asked for.
Ended boxcars(const Folder& home, std::vector<std::string> arguments, Surroundings surroundings = {},
              Seconds limit = Seconds{50});
std::vector<std::string> boxcars_command(const Folder& home, std::vector<std::string> arguments);
Surroundings bare_machine();  // no DISPLAY, no Wayland, no chosen drivers

}  // namespace boxcars::outside
