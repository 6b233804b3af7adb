// Formatted text and JSON to a stream. (fmt has a print() for streams too; every file that calls it compiles all of
// fmt.)
#pragma once
#include "session/strict_json.h"

#include <fmt/format.h>

#include <ostream>

namespace boxcars::console {

template <class... Parts>
void print(std::ostream& out, fmt::format_string<Parts...> form, Parts&&... parts) {
    out << fmt::vformat(form, fmt::make_format_args(parts...));
}

void print_json(std::ostream& out, const session::Json& json);  // indented, a line of its own

}  // namespace boxcars::console
