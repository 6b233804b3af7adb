#include "console/terminal.h"

#include "base/words.h"
#include "session/signals.h"

#include <istream>
#include <ostream>

namespace boxcars::console {

std::optional<std::string> Terminal::ask(std::string_view question) const {
    if (!(out << printable(question, LineEnds::Keep) << std::flush)) return {};  // nobody is there to read it
    if (session::ending_signal()) return {};
    std::string answer;
    if (!std::getline(in, answer)) return {};
    if (answer.ends_with('\r')) answer.pop_back();  // a file written on another system
    if (echo) out << answer << '\n';
    return answer;
}

}  // namespace boxcars::console
