#include "ui/panels/number_slider.h"

#include "ui/widgets.h"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace boxcars::ui {
namespace {

constexpr int wide_range = 200;        // wider ranges are logarithmic, so that small values can be reached
constexpr float widest_words = 0.65f;  // of the room; the rest is for the slider

float words_width(const NumberRange& range, float width) {
    const float widest = std::max(text_size(rules::unit_text(range.unit, range.least)).x,
                                  text_size(rules::unit_text(range.unit, range.most)).x);
    return std::min(std::ceil(widest + 2 * ImGui::GetStyle().FramePadding.x + 1), width * widest_words);
}

// The number, in small letters if it would be cut off; if that is too long as well, a tip shows it.
void typed(Host& host, const std::string& name, int& value, const NumberRange& range, float width) {
    std::string words = rules::unit_text(range.unit, value);
    const float height = ImGui::GetFrameHeight(), padding = ImGui::GetStyle().FramePadding.x;
    const bool small = text_size(words).x > width - 2 * padding;
    const InFont font{small ? host.fonts().mono_small : ImGui::GetFont()};
    const float beside = small ? padding / 2 : padding;
    const bool cut = text_size(words).x > width - 2 * beside;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{beside, (height - ImGui::GetFontSize()) / 2});
    ImGui::SetNextItemWidth(width);
    if (ImGui::InputText(("##typed" + name).c_str(), &words, ImGuiInputTextFlags_AutoSelectAll))
        if (const auto meant = rules::typed_value(range.unit, words))
            value = static_cast<int>(std::clamp<std::int64_t>(*meant, range.least, range.most));
    ImGui::PopStyleVar();
    host.mark(name + ".typed", [&] { return spoken(name) + ": " + words; });
    const std::string said = cut ? words + (range.help.empty() ? "" : "\n" + range.help) : range.help;
    if (!said.empty()) tip(said, host.px(320));
}

}  // namespace

bool number_slider(Host& host, const std::string& name, int& value, const NumberRange& range, float width) {
    const int before = value;
    const float gap = host.px(4), words = words_width(range, width);
    ImGui::SetNextItemWidth(width - words - gap);
    auto place = static_cast<float>(value);  // as a float the grip keeps its size for every range
    const ImGuiSliderFlags flags = ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput |
                                   (range.most - range.least > wide_range ? ImGuiSliderFlags_Logarithmic : 0);
    if (ImGui::SliderFloat(("##" + name).c_str(), &place, static_cast<float>(range.least),
                           static_cast<float>(range.most), "", flags))
        value = static_cast<int>(std::lround(place));
    host.mark(name, [&] { return spoken(name) + ": " + rules::unit_text(range.unit, value); });
    if (!range.help.empty()) tip(range.help, host.px(320));
    ImGui::SameLine(0, gap);
    typed(host, name, value, range, words);
    value = std::clamp(value, range.least, range.most);
    return value != before;
}

}  // namespace boxcars::ui
