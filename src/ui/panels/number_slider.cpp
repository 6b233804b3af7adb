#include "ui/panels/number_slider.h"

#include "ui/widgets.h"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace boxcars::ui {
namespace {

constexpr int wide_range = 200;       // from here on a slider is logarithmic: small values stay reachable
constexpr float widest_words = 0.5f;  // of the room: the rest is for the slider

float words_width(const NumberRange& range, float width) {
    const float widest = std::max(text_size(rules::unit_text(range.unit, range.least)).x,
                                  text_size(rules::unit_text(range.unit, range.most)).x);
    return std::min(std::ceil(widest + 2 * ImGui::GetStyle().FramePadding.x + 1), width * widest_words);
}

void typed(Host& host, const std::string& name, int& value, const NumberRange& range, float width) {
    std::string words = rules::unit_text(range.unit, value);
    ImGui::SetNextItemWidth(width);
    if (ImGui::InputText(("##typed" + name).c_str(), &words, ImGuiInputTextFlags_AutoSelectAll))
        if (const auto meant = rules::typed_value(range.unit, words))
            value = static_cast<int>(std::clamp<std::int64_t>(*meant, range.least, range.most));
    host.mark(name + ".typed", [&] { return spoken(name) + ": " + words; });
}

}  // namespace

bool number_slider(Host& host, const std::string& name, int& value, const NumberRange& range, float width) {
    const int before = value;
    const float gap = host.px(4), words = words_width(range, width);
    ImGui::SetNextItemWidth(width - words - gap);
    auto place = static_cast<float>(value);  // as a float the grip keeps its size whatever the range
    const ImGuiSliderFlags flags = ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput |
                                   (range.most - range.least > wide_range ? ImGuiSliderFlags_Logarithmic : 0);
    if (ImGui::SliderFloat(("##" + name).c_str(), &place, static_cast<float>(range.least),
                           static_cast<float>(range.most), "", flags))
        value = static_cast<int>(std::lround(place));
    host.mark(name, [&] { return spoken(name) + ": " + rules::unit_text(range.unit, value); });
    if (!range.help.empty()) tip(range.help, host.px(320));
    ImGui::SameLine(0, gap);
    typed(host, name, value, range, words);
    if (!range.help.empty()) tip(range.help, host.px(320));
    value = std::clamp(value, range.least, range.most);
    return value != before;
}

}  // namespace boxcars::ui
