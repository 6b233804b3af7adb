// An error caused by the machine or by input: a file, an option, a driver. It is thrown where it happens, caught once
// in main and shown unchanged. The sentence says what failed, on which object, why, and what to do; it ends with a full
// stop. The constructor makes it printable, since names in it may come from anywhere (base/words.h), and fits it to
// where it is read: in a terminal or a window, or on a web page.
#pragma once
#include <stdexcept>
#include <string>

namespace boxcars {

class Error : public std::runtime_error {
 public:
    explicit Error(const std::string& sentence, int exit_code = 2);
    int exit_code() const { return exit_code_; }  // 2: wrong call or input; 1: failed check; 128 + n: signal n

 private:
    int exit_code_;
};

// Whether sentences are read on a web page, which has no folders, options or commands. False at first.
void speak_to_page(bool page);
// Returns the sentence as its reader needs it. On a page paths lose their folders, and clauses that name an option or a
// command of the terminal are left out: "Cannot read /kept/a.json. See boxcars --help." becomes "Cannot read a.json."
std::string for_reader(std::string sentence);

}  // namespace boxcars
