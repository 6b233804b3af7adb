// An error caused by the machine or by input: a file, an option, a driver. It is thrown where it happens, caught once
// in main and shown unchanged. The sentence says what failed, on which object, why, and what to do; it ends with a full
// stop. The constructor makes it printable, since names in it may come from anywhere (base/words.h).
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

}  // namespace boxcars
