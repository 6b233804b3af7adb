// The person at a table in the terminal: a question, and a line in answer. The end of a question's line is the player's
// own Enter: a terminal shows it, a pipe does not (see TextRequests::echo).
#pragma once
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace boxcars::console {

struct Terminal {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool echo = false;  // write the answers that were read

    std::optional<std::string> ask(std::string_view question) const;  // nothing: it has ended
};

}  // namespace boxcars::console
