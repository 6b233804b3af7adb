#include "ui/panels/seed_field.h"

#include "ui/widgets.h"

#include <imgui_stdlib.h>

#include <charconv>

namespace boxcars::ui {

std::optional<std::uint64_t> SeedField::seed() const {
    std::uint64_t seed = 0;
    const auto [end, wrong] = std::from_chars(words_.data(), words_.data() + words_.size(), seed);
    if (words_.empty() || wrong != std::errc{} || end != words_.data() + words_.size()) return {};
    return seed;
}

std::optional<std::string> SeedField::problem() const {
    if (words_.empty() || seed()) return {};
    return "The seed is a whole number from 0 to 18446744073709551615, not '" + words_ + "'.";
}

bool SeedField::draw(Host& host) {
    ImGui::SetNextItemWidth(host.px(248));
    ImGui::InputTextWithHint("##seed", "drawn by chance", &words_, ImGuiInputTextFlags_CharsDecimal);
    host.mark("seats.seed");
    ImGui::SameLine();
    const bool random = lit_button(host, "Random", false);
    host.mark("seats.random");
    ImGui::SameLine();
    ImGui::BeginDisabled(words_.empty());
    if (lit_button(host, "Copy", false)) ImGui::SetClipboardText(words_.c_str());
    ImGui::EndDisabled();
    host.mark("seats.copy_seed");
    return random;
}

}  // namespace boxcars::ui
