#include "console/plain/text.h"

namespace boxcars::console {

std::string plain_state(const rules::Named& state) {
    std::string text;
    for (const auto& [name, value] : state) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, value);
    return text;
}

std::string plain_help(const std::vector<std::string>& decisions) {
    std::string text = "Now:\n";
    for (const std::string& decision : decisions) text += "  " + decision + "\n";
    return text + "At any time: help, quit\n";
}

}  // namespace boxcars::console
