#include "base/error.h"

#include "base/reader.h"
#include "base/words.h"

namespace boxcars {

Error::Error(const std::string& sentence, int exit_code)
    : std::runtime_error(readable(for_reader(sentence))), exit_code_(exit_code) {}

}  // namespace boxcars
