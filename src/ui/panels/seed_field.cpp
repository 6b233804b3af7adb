#include "ui/panels/seed_field.h"

#include "session/sealed_dice.h"
#include "ui/widgets.h"

#include <fmt/format.h>
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
    if (words_.empty()) return session::words_problem(own_words_);
    if (seed()) return {};
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

void SeedField::draw_seal(Host& host) {
    constexpr std::size_t shown = 24;  // digits; the tip has them all
    {
        const InFont mono{host.fonts().mono};
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted((seal_.substr(0, shown) + " \u2026").c_str());
    }
    host.mark("seats.seal");
    tip(fmt::format("The dice are drawn and sealed, before you write a word: {} {}", seal_.substr(0, 32),
                    seal_.substr(32)),
        host.px(360));
    ImGui::SameLine();
    if (lit_button(host, "Copy##seal", false)) ImGui::SetClipboardText(seal_.c_str());
    host.mark("seats.copy_seal");
}

void SeedField::draw_own_words(Host& host) {
    ImGui::SetNextItemWidth(host.px(248));
    ImGui::InputTextWithHint("##own_words", "whatever you like", &own_words_);
    host.mark("seats.words");
    tip("They go into the dice, and nobody can have known them: see Fair dice in the README.", host.px(360));
}

}  // namespace boxcars::ui
