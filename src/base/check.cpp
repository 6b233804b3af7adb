#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace boxcars::base {

void check_failed(std::string_view condition, const std::string& values, std::string_view why, std::string_view file,
                  int line) {
    std::fprintf(stderr, "boxcars: a mistake of ours at %.*s:%d: %.*s: %s: %.*s.\n", static_cast<int>(file.size()),
                 file.data(), line, static_cast<int>(condition.size()), condition.data(), values.c_str(),
                 static_cast<int>(why.size()), why.data());
    std::abort();
}

}  // namespace boxcars::base
