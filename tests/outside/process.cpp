#include "outside/process.h"

#include "tried_program.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace boxcars::outside {
namespace {

namespace fs = std::filesystem;

constexpr Seconds to_end{20};  // once told to: a tenth of one on a quiet machine, many on one with eight other tests

int exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status); }

void redirect(const fs::path& file, int descriptor) {
    const int opened = open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
    if (opened >= 0) dup2(opened, descriptor);
}

// What the child does between fork and its program; never returns.
[[noreturn]] void become(const std::vector<std::string>& command, const Surroundings& surroundings, const fs::path& out,
                         const fs::path& err) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that is cut short leaves nothing running
    for (const auto& [name, value] : surroundings)
        value.empty() ? unsetenv(name.c_str()) : setenv(name.c_str(), value.c_str(), 1);
    redirect(out, STDOUT_FILENO);
    redirect(err, STDERR_FILENO);
    const int nothing = open("/dev/null", O_RDONLY);
    dup2(nothing, STDIN_FILENO);
    std::vector<char*> words;
    for (const auto& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    execvp(words[0], words.data());
    _exit(127);
}

}  // namespace

Process::Process(const std::vector<std::string>& command, const Surroundings& surroundings, const fs::path& home) {
    static int counted = 0;
    const std::string name = fs::path(command.front()).filename().string() + "-" + std::to_string(++counted);
    out_ = home / (name + ".out");
    err_ = home / (name + ".err");
    pid_ = fork();
    if (pid_ == 0) become(command, surroundings, out_, err_);
    if (pid_ < 0) throw std::runtime_error("no process can be started");
}

Process::~Process() { stop(); }

bool Process::alive() {
    if (code_) return false;
    int status = 0;
    if (waitpid(pid_, &status, WNOHANG) == pid_) code_ = exit_code(status);
    return !code_;
}

void Process::stop() {
    if (!alive()) return;
    kill(pid_, SIGTERM);
    const auto end = std::chrono::steady_clock::now() + to_end;
    while (alive() && std::chrono::steady_clock::now() < end) pause(Seconds{0.02});
    if (!alive()) return;
    kill(pid_, SIGKILL);
    int status = 0;
    waitpid(pid_, &status, 0);
    code_ = exit_code(status);
}

Ended Process::wait(Seconds limit) {
    const auto end = std::chrono::steady_clock::now() + limit;
    while (alive() && std::chrono::steady_clock::now() < end) pause(Seconds{0.01});
    const bool in_time = !alive();
    stop();
    return {in_time ? code_.value_or(-1) : -1, read(out_), read(err_)};
}

std::string Process::said() const { return read(out_) + read(err_); }

Folder::Folder(const std::string& name) {
    path_ = fs::path(BOXCARS_BINARY) / "outside" / (name + "-" + std::to_string(getpid()));
    fs::remove_all(path_);
    fs::create_directories(path_);
}

Folder::~Folder() {
    std::error_code ignored;
    if (std::getenv("BOXCARS_KEEP") == nullptr) fs::remove_all(path_, ignored);
}

std::string read(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

bool installed(const std::string& program) {
    std::istringstream path(std::getenv("PATH") ? std::getenv("PATH") : "");
    for (std::string folder; std::getline(path, folder, ':');)
        if (access((fs::path(folder) / program).c_str(), X_OK) == 0) return true;
    return false;
}

void pause(Seconds time) { std::this_thread::sleep_for(time); }

Surroundings bare_machine() {
    return {{"DISPLAY", ""}, {"WAYLAND_DISPLAY", ""}, {"SDL_VIDEODRIVER", ""}, {"SDL_AUDIODRIVER", ""}};
}

std::vector<std::string> boxcars_command(const Folder& home, std::vector<std::string> arguments) {
    std::vector<std::string> command{test::tried_program(BOXCARS_BINARY "/boxcars")};
    command.insert(command.end(), arguments.begin(), arguments.end());
    for (const auto* option : {"--data-dir", "--config-dir"}) {
        command.emplace_back(option);
        command.push_back((home / (option + 2)).string());
    }
    return command;
}

Ended boxcars(const Folder& home, std::vector<std::string> arguments, Surroundings surroundings, Seconds limit) {
    Surroundings all = bare_machine();
    all.insert(all.end(), surroundings.begin(), surroundings.end());
    return Process(boxcars_command(home, std::move(arguments)), all, home.path()).wait(limit);
}

}  // namespace boxcars::outside
