// The machine or an input lets us down: a file, an option, a driver. Thrown once, caught once in main, shown as it
// stands. The sentence says what, which, why and what to do; it ends with a full stop. Names in it may come from
// anywhere: it is made readable here, once for all (base/words.h).
#pragma once
#include <stdexcept>
#include <string>

namespace boxcars {

class Error : public std::runtime_error {
 public:
    explicit Error(const std::string& sentence, int exit_code = 2);
    int exit_code() const { return exit_code_; }  // 2: a wrong call or input; 1: a check that failed

 private:
    int exit_code_;
};

}  // namespace boxcars
