// Runs the built program at a terminal or between two pipes: reads it, sends it signals, tells how it ended.
#pragma once
#include "console/program.h"

#include <poll.h>
#include <pty.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <vector>

namespace program {

class Running {
 public:
    enum class At { Pipes, Terminal };
    Running(const Folder& folder, const std::vector<std::string>& arguments, At at = At::Pipes) {
        std::array<int, 2> in{}, out{};
        if (at == At::Pipes && (::pipe(in.data()) != 0 || ::pipe(out.data()) != 0)) std::abort();
        child_ = at == At::Terminal ? ::forkpty(&from_, nullptr, nullptr, nullptr) : ::fork();
        if (child_ == 0) {
            if (at == At::Pipes) {
                ::dup2(in[0], STDIN_FILENO);
                ::dup2(out[1], STDOUT_FILENO);
                for (const int file : {in[0], in[1], out[0], out[1]}) ::close(file);
            }
            start(folder, arguments);
        }
        if (at == At::Terminal) {
            to_ = from_;
            return;
        }
        ::close(in[0]);
        ::close(out[1]);
        to_ = in[1];
        from_ = out[0];
    }
    ~Running() {
        close();
        if (child_ > 0) {
            ::kill(child_, SIGKILL);
            ::waitpid(child_, nullptr, 0);
        }
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    void type(const std::string& text) const { static_cast<void>(!::write(to_, text.data(), text.size())); }
    void signal(int number) const { ::kill(child_, number); }
    void close() {  // the terminal, or both pipes
        if (to_ >= 0) ::close(to_);
        if (from_ >= 0 && from_ != to_) ::close(from_);
        to_ = from_ = -1;
    }
    // Waits up to half a minute for this text in the output after the last text found. Returns whether it came.
    bool says(const std::string& text) {
        for (int tries = 0; tries < 300; ++tries) {
            if (const auto at = said_.find(text, heard_); at != std::string::npos) {
                heard_ = at + text.size();
                return true;
            }
            if (!hear(100)) return false;
        }
        return false;
    }
    int ends() {  // the exit code; killed: 1000 + signal
        while (from_ >= 0 && hear(30'000)) {
        }
        int status = 0;
        ::waitpid(child_, &status, 0);
        child_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
    }
    const std::string& said() const { return said_; }

 private:
    [[noreturn]] static void start(const Folder& folder, const std::vector<std::string>& arguments) {
        for (const int number : {SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGPIPE}) std::signal(number, SIG_DFL);
        ::setenv("HOME", folder.path.c_str(), 1);
        // With a window, the leak check is off, because unloaded drivers leave memory behind.
        if (std::ranges::find(arguments, "--headless") != arguments.end())
            ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
        ::unsetenv("XDG_DATA_HOME");
        ::unsetenv("XDG_CONFIG_HOME");
        if (::chdir(folder.path.c_str()) != 0) ::_exit(126);
        std::vector<std::string> words{boxcars::test::tried_program(BOXCARS_PROGRAM)};
        words.insert(words.end(), arguments.begin(), arguments.end());
        std::vector<char*> typed;
        for (std::string& word : words) typed.push_back(word.data());
        typed.push_back(nullptr);
        ::execv(typed[0], typed.data());
        ::_exit(127);
    }
    bool hear(int milliseconds) {  // false: the output has ended
        pollfd asked{.fd = from_, .events = POLLIN, .revents = 0};
        if (::poll(&asked, 1, milliseconds) <= 0) return true;
        std::array<char, 4096> piece{};
        const auto got = ::read(from_, piece.data(), piece.size());
        if (got <= 0) return false;
        said_.append(piece.data(), static_cast<std::size_t>(got));
        return true;
    }

    pid_t child_ = -1;
    int to_ = -1, from_ = -1;
    std::string said_{};
    std::size_t heard_ = 0;
};

}  // namespace program
