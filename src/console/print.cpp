#include "console/print.h"

namespace boxcars::console {

void print_json(std::ostream& out, const session::Json& json) { out << json.dump(2) << '\n'; }

}  // namespace boxcars::console
