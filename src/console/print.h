// Formatted text and JSON to a stream. Names in a text may come from a file or an option: only its line ends steer a
// terminal. (fmt has a print() for streams too; every file that calls it compiles all of fmt.)
#pragma once
#include "base/words.h"
#include "session/strict_json.h"

#include <fmt/format.h>

#include <ostream>

namespace boxcars::console {

template <class... Parts>
void print(std::ostream& out, fmt::format_string<Parts...> form, Parts&&... parts) {
    out << printable(fmt::vformat(form, fmt::make_format_args(parts...)), LineEnds::Keep);
}

// Indented, with a line end.
inline void print_json(std::ostream& out, const session::Json& json) { out << json.dump(2) << '\n'; }

}  // namespace boxcars::console
