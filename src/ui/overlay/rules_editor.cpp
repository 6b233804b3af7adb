// How a knob looks: a slider with a step down and a step up, or a list of words; amber and framed once it is changed.
#include "ui/overlay/rules_editor.h"

#include "ui/widgets.h"

#include <algorithm>
#include <cmath>

namespace boxcars::ui {
namespace {

constexpr int wide_range = 200;  // from here on a slider is logarithmic: small values stay reachable

bool step_button(Host& host, const std::string& name, const char* sign, bool possible) {
    const float side = ImGui::GetFrameHeight();
    ImGui::BeginDisabled(!possible);
    ImGui::PushButtonRepeat(true);
    const bool pressed = ImGui::Button((std::string{sign} + "##" + name).c_str(), {side, side});
    ImGui::PopButtonRepeat();
    ImGui::EndDisabled();
    host.mark(name);
    return pressed;
}

// `roomy`: a slider over the whole range; else there is too little room for one, and the number itself is dragged.
bool numbers(Host& host, const std::string& name, KnobRow& row, float width, bool roomy = true) {
    const int before = row.value;
    const float side = ImGui::GetFrameHeight(), gap = host.px(4);
    if (step_button(host, name + ".less", "\u2212", row.value > row.least)) --row.value;
    ImGui::SameLine(0, gap);
    ImGui::SetNextItemWidth(width - 2 * (side + gap));
    const ImGuiSliderFlags flags =
        ImGuiSliderFlags_AlwaysClamp | (row.most - row.least > wide_range ? ImGuiSliderFlags_Logarithmic : 0);
    auto value = static_cast<float>(row.value);  // as a float the grip keeps its size whatever the range
    const auto least = static_cast<float>(row.least), most = static_cast<float>(row.most);
    const std::string id = "##" + name;
    if (roomy ? ImGui::SliderFloat(id.c_str(), &value, least, most, "%.0f", flags)
              : ImGui::DragFloat(id.c_str(), &value, 0.1f, least, most, "%.0f", ImGuiSliderFlags_AlwaysClamp))
        row.value = static_cast<int>(std::lround(value));
    host.mark(name);
    tip(row.help + " " + std::to_string(row.least) + " to " + std::to_string(row.most) + ", usually " +
            std::to_string(row.standard) + ". Ctrl and click to type.",
        host.px(320));
    ImGui::SameLine(0, gap);
    if (step_button(host, name + ".more", "+", row.value < row.most)) ++row.value;
    row.value = std::clamp(row.value, row.least, row.most);
    return row.value != before;
}

struct Choice {
    std::string word;
    int value;
};

std::vector<Choice> choices_of(const KnobRow& row) {
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < row.words.size(); ++i)
        choices.push_back({row.words[i], row.least + static_cast<int>(i)});
    for (const int value : row.only) choices.push_back({std::to_string(value), value});
    return choices;
}

bool choose(Host& host, const std::string& name, KnobRow& row, const std::vector<Choice>& choices, float width) {
    const int before = row.value;
    const auto now = std::ranges::find(choices, before, &Choice::value);
    ImGui::SetNextItemWidth(width);
    const bool open = ImGui::BeginCombo(("##" + name).c_str(), now == choices.end() ? "" : now->word.c_str());
    host.mark(name);
    if (!open) tip(row.help, host.px(320));
    if (open) {
        for (const Choice& choice : choices) {
            if (ImGui::Selectable(choice.word.c_str(), choice.value == row.value)) row.value = choice.value;
            host.mark(name + "." + choice.word);
        }
        ImGui::EndCombo();
    }
    return row.value != before;
}

}  // namespace

namespace {

constexpr float least_column = 96, widest_part = 0.42f;

class Amber {  // a changed knob's dress, until the end of the scope
 public:
    explicit Amber(bool changed) : changed_(changed) {
        if (!changed_) return;
        ImGui::PushStyleColor(ImGuiCol_Border, vec(theme::changed));
        ImGui::PushStyleColor(ImGuiCol_Text, vec(theme::changed));
        ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1);
    }
    ~Amber() {
        if (!changed_) return;
        ImGui::PopStyleVar();
        ImGui::PopStyleColor(2);
    }
    Amber(const Amber&) = delete;
    Amber& operator=(const Amber&) = delete;

 private:
    bool changed_;
};

// The row's name; answers the room for its control.
float begin_row(Host& host, const KnobRow& row, bool changed, float name_px) {
    const float left = ImGui::GetCursorPosX(), full = ImGui::GetContentRegionAvail().x;
    ImGui::AlignTextToFramePadding();
    {
        const bool too_long = text_size(row.name).x > name_px - host.px(4);
        const InFont font{too_long ? host.fonts().mono_small : ImGui::GetFont()};
        colour_text(changed ? theme::changed : theme::text, row.name);
    }
    tip(row.help, host.px(320));
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + name_px);
    return full - name_px - ImGui::GetFrameHeight() - host.px(2);
}

bool reset_pressed(Host& host, const std::string& name) {
    ImGui::SameLine(0, host.px(2));
    const bool pressed = reset_arrow(host, "reset##" + name);
    host.mark(name + ".reset");
    return pressed;
}

}  // namespace

float name_column(Host& host, std::span<const std::string> names) {
    float widest = host.px(least_column);
    for (const std::string& name : names) widest = std::max(widest, text_size(name).x + host.px(8));
    return std::min(widest, widest_part * ImGui::GetContentRegionAvail().x);
}

bool knob_row(Host& host, const std::string& prefix, KnobRow& row, float name_px) {
    const std::string name = prefix + "." + row.name;
    const bool was_changed = row.changed();
    const float control = begin_row(host, row, was_changed, name_px);
    const auto choices = choices_of(row);
    bool turned = false;
    {
        const Amber amber{was_changed};
        turned = choices.empty() ? numbers(host, name, row, control) : choose(host, name, row, choices, control);
    }
    if (!was_changed || !reset_pressed(host, name)) return turned;
    row.value = row.standard;
    return true;
}

bool pair_row(Host& host, const std::string& prefix, KnobRow& row, KnobRow& per, float name_px) {
    const std::string name = prefix + "." + row.name, per_name = prefix + "." + per.name;
    const bool was_changed = row.changed() || per.changed();
    const float control = begin_row(host, row, was_changed, name_px), to = text_size("to").x + host.px(8);
    bool turned = false;
    {
        const Amber amber{was_changed};
        turned = numbers(host, name, row, (control - to) / 2, false);
        ImGui::SameLine(0, host.px(4));
        ImGui::TextUnformatted("to");
        ImGui::SameLine(0, host.px(4));
        turned = numbers(host, per_name, per, (control - to) / 2, false) || turned;
    }
    if (!was_changed || !reset_pressed(host, name)) return turned;
    row.value = row.standard;
    per.value = per.standard;
    return true;
}

void sheet_note(Host& host, const std::optional<std::string>& conflict, bool differs_from_game, bool applied,
                std::string_view when) {
    ImGui::Dummy({0, host.px(2)});
    ImGui::PushTextWrapPos(0);
    if (conflict)
        colour_text(theme::loss, *conflict);
    else if (differs_from_game)
        colour_text(theme::changed,
                    (applied ? "Applied: takes effect at " : "Apply: takes effect at ") + std::string{when} + ".");
    else
        colour_text(theme::text_dim, "These rules are in force.");
    ImGui::PopTextWrapPos();
}

SheetButton sheet_buttons(Host& host, const std::string& prefix, bool any_changed, bool may_apply) {
    SheetButton pressed = SheetButton::None;
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float width = (ImGui::GetContentRegionAvail().x - ImGui::GetStyle().WindowPadding.x - gap) / 2;
    ImGui::BeginDisabled(!any_changed);
    if (lit_button(host, "Reset all", false, {width, 0})) pressed = SheetButton::ResetAll;
    ImGui::EndDisabled();
    host.mark(prefix + ".reset_all");
    ImGui::SameLine(0, gap);
    ImGui::BeginDisabled(!may_apply);
    if (lit_button(host, "Apply", may_apply, {width, 0})) pressed = SheetButton::Apply;
    ImGui::EndDisabled();
    host.mark(prefix + ".apply");
    return pressed;
}

}  // namespace boxcars::ui
