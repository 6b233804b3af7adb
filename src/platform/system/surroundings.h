// What the program finds around it: arguments, folders, a display. Each system has its own folder, posix/ or windows/.
#pragma once
#include "platform/paths.h"

namespace boxcars::platform {

// Create it first in main(). It makes the program's new files private to the user, and arguments and output UTF-8.
// Started by a double click on Windows, the program has no console and shows errors in a box.
class Start {
 public:
    Start(int argc, char** argv);
    int argc() const { return argc_; }
    char** argv() { return argv_; }
    // Carries out a command that only this system has, and returns the exit code. nullopt: the call is no such command.
    std::optional<int> done() const;
    int end(int exit_code) const;  // call last in main(); returns the exit code

 private:
    int argc_;
    char** argv_;
    std::vector<std::string> words_;
    std::vector<char*> pointers_;
    bool has_console_ = true;
};

enum class FolderOf { Sittings, Settings, Sounds };
// The user's folder for files of that kind; empty: there is none. Adds a sentence for each problem.
std::filesystem::path own_folder(FolderOf files, const Environment& environment, std::vector<std::string>& sentences);
std::string why_not_writable(const std::filesystem::path& folder);  // empty: it can be written to
std::filesystem::path program_file();                               // empty: unknown

// Call before SDL looks for a display, for a run without a window.
void prepare_headless();
extern const char* const where_drivers_are;  // a sentence: where to get a driver for OpenGL

// While it exists, warnings about missing displays are not printed, and an X server's error does not end the program.
class QuietSearch {
 public:
    QuietSearch();
    ~QuietSearch();
    QuietSearch(const QuietSearch&) = delete;
    QuietSearch& operator=(const QuietSearch&) = delete;

 private:
    bool missing_;
    void* handler_before_ = nullptr;
};

}  // namespace boxcars::platform
