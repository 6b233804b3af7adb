// Draws a knob as a slider with two step buttons, or as a list of words. A changed knob is amber and framed.
#include "ui/overlay/rules_editor.h"

#include "ui/widgets.h"

#include <imgui_stdlib.h>

namespace boxcars::ui {
namespace {

using rules::AnyKnob;

constexpr std::string_view per = "_per";  // ends the name of the second of two knobs that form a ratio
constexpr float least_dragged = 44;       // px of a number in a ratio
constexpr float least_column = 96, widest_part = 0.42f, widest_small_part = 0.5f;

std::string_view label_of(const AnyKnob& knob) { return knob.title.empty() ? knob.name : knob.title; }

// A button beside a number. Repeats while it is held down.
bool step_pressed(Host& host, const std::string& name, const char* sign, bool possible) {
    const float side = ImGui::GetFrameHeight();
    ImGui::BeginDisabled(!possible);
    ImGui::PushButtonRepeat(true);
    const bool pressed = ImGui::Button((std::string{sign} + "##" + name).c_str(), {side, side});
    ImGui::PopButtonRepeat();
    ImGui::EndDisabled();
    host.mark(name);
    return pressed;
}

bool finds(const std::string& search, const AnyKnob& knob) {
    const std::string all = lower(fmt::format("{} {} {} {}", knob.name, label_of(knob), knob.group, knob.help)),
                      wanted = lower(search);
    return std::ranges::all_of(words_of(wanted), [&](std::string_view word) { return all.find(word) != all.npos; });
}

float label_column(Host& host, std::span<const AnyKnob* const> knobs) {
    const auto widest = [&](float least, float beside) {
        for (const AnyKnob* knob : knobs) least = std::max(least, text_size(label_of(*knob)).x + host.px(beside));
        return least;
    };
    const float room = ImGui::GetContentRegionAvail().x, usual = widest(host.px(least_column), 8);
    if (usual <= widest_part * room) return usual;
    const InFont small{host.fonts().mono_small};  // the font of long names
    return std::min(widest(widest_part * room, 6), widest_small_part * room);
}

}  // namespace

float row_label(Host& host, const FormRow& row, float column_px, render::Colour colour) {
    const float left = ImGui::GetCursorPosX(), full = ImGui::GetContentRegionAvail().x;
    if (host.stacked()) column_px = 0;
    const bool above = column_px == 0;
    if (!above) ImGui::AlignTextToFramePadding();
    const bool too_long = !above && text_size(row.label).x > column_px - host.px(4);
    text_in(too_long ? host.fonts().mono_small : ImGui::GetFont(), colour, row.label);
    tip(host, row.tip());
    if (!above) ImGui::SameLine();
    ImGui::SetCursorPosX(left + column_px);
    return full - column_px;
}

std::string RulesEditor::note() const {
    const int changed = rules::changed_count(edited_);
    return changed == 0 ? "standard" : std::to_string(changed) + " changed";
}

void RulesEditor::body(Host& host, const rules::Sheet& in_force, bool fixed) {
    std::vector<const AnyKnob*> knobs;
    for (const AnyKnob& knob : knobs_of(edited_))
        if (!knob.name.ends_with(per)) knobs.push_back(&knob);
    if (knobs_of(edited_).size() >= worth_searching) {
        ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
        ImGui::InputTextWithHint("##search", "search the rules", &search_);
        host.mark("overlay.search");
    }
    const float column = label_column(host, knobs);  // of all knobs, so that a search does not move the columns
    std::erase_if(knobs, [&](const AnyKnob* knob) { return !finds(search_, *knob); });
    std::string_view group;
    for (const AnyKnob* knob : knobs) {
        if (std::exchange(group, knob->group) != knob->group && !knob->group.empty()) {
            space(host, 1);
            text_in(host.fonts().mono_small, theme::title_note, knob->group);
        }
        ImGui::BeginDisabled(fixed);
        turn(host, *knob, column);
        ImGui::EndDisabled();
    }
    if (knobs.empty()) colour_text(theme::text_dim, "No knob says that.");
    space(host, 2);
    say_when(in_force);
}

void RulesEditor::say_when(const rules::Sheet& in_force) const {
    if (const auto conflict = rules::problem(edited_))
        colour_text(theme::loss, *conflict, at_edge);
    else if (edited_ == in_force)
        colour_text(theme::text_dim, "These rules are in force.", at_edge);
    else
        colour_text(theme::changed, fmt::format("{}: in force from {}.", waiting() ? "Press Apply" : "Applied", when_),
                    at_edge);
}

std::optional<rules::Sheet> RulesEditor::foot(Host& host) {
    const bool may_apply = waiting() && !rules::problem(edited_);
    const ImVec2 half = part_of_line(2);
    const bool resets = named_button(host, "overlay.reset_all", "Reset all", half, rules::changed_count(edited_) > 0);
    ImGui::SameLine();
    const bool applies = named_button(host, "overlay.apply", "Apply", half, may_apply, may_apply);
    if (resets) edited_ = defaults_of(edited_);
    if (applies) applied_ = edited_;
    return applies ? std::optional{edited_} : std::nullopt;
}

// One row: a knob, or two that form a ratio ("9 to 5"), and a reset if the sheet's value is not the standard one.
void RulesEditor::turn(Host& host, const AnyKnob& knob, float column) {
    const AnyKnob* const under = rules::find_knob(edited_, std::string{knob.name}.append(per));
    const rules::Sheet usual = defaults_of(edited_);
    const auto differs = [&](const AnyKnob& one) { return one.get(edited_) != one.get(usual); };
    const bool changed = differs(knob) || (under && differs(*under));
    const float to = text_size("to").x + host.px(8), button = ImGui::GetFrameHeight() + host.px(4);
    if (under && ImGui::GetContentRegionAvail().x - column - button < to + 4 * button + 2 * host.px(least_dragged))
        column = 0;
    const FormRow row{knob.name, label_of(knob), knob.help};
    const float width =
        row_label(host, row, column, changed ? theme::changed : theme::text) - (ImGui::GetFrameHeight() + host.px(2));
    if (changed) {
        ImGui::PushStyleColor(ImGuiCol_Border, vec(theme::changed));
        ImGui::PushStyleColor(ImGuiCol_Text, vec(theme::changed));
        ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1);
    }
    if (under) {
        number(host, knob, (width - to) / 2, false);
        same_line(host, 4);
        ImGui::TextUnformatted("to");
        same_line(host, 4);
        number(host, *under, (width - to) / 2, false);
    } else if (knob.words.empty() && knob.only.empty()) {
        number(host, knob, width);
    } else {
        choose(host, knob, row, width);
    }
    if (!changed) return;
    ImGui::PopStyleVar();
    ImGui::PopStyleColor(2);
    same_line(host, 2);
    const std::string name = fmt::format("overlay.{}", knob.name);
    const bool resets = reset_arrow(host, "reset##" + name);
    host.mark(name + ".reset");
    for (const AnyKnob* one : {&knob, under})
        if (resets && one) one->set(edited_, one->get(usual));
}

void RulesEditor::choose(Host& host, const AnyKnob& knob, const FormRow& row, float width) {
    std::vector<std::string> words{knob.words.begin(), knob.words.end()};
    std::vector<int> values;
    for (int value = knob.least; values.size() < words.size(); ++value) values.push_back(value);
    for (const int value : knob.only) {
        words.push_back(rules::unit_text(knob.unit, value));
        values.push_back(value);
    }
    const auto now = std::ranges::find(values, knob.get(edited_));
    const int before = now == values.end() ? -1 : static_cast<int>(now - values.begin());
    const int chosen = drop_down(host, fmt::format("overlay.{}", knob.name), words, before, width, row.tip());
    if (chosen != before) knob.set(edited_, values[nth(chosen)]);
}

// A number between two step buttons. Without room for a slider over the whole range (`roomy`), it can be dragged.
void RulesEditor::number(Host& host, const AnyKnob& knob, float width, bool roomy) {
    const auto text = [&](int value) { return rules::unit_text(knob.unit, value); };
    const std::string name = fmt::format("overlay.{}", knob.name),
                      help = fmt::format("{}: {} {} to {}, usually {}.", knob.name, knob.help, text(knob.least),
                                         text(knob.most), text(knob.get(defaults_of(edited_))));
    const int before = knob.get(edited_);
    int value = before;
    const float side = ImGui::GetFrameHeight(), gap = host.px(4), room = width - 2 * (side + gap);
    if (step_pressed(host, name + ".less", "\u2212", value > knob.least)) --value;
    ImGui::SameLine(0, gap);
    if (roomy) {
        number_slider(host, name, value, {knob.least, knob.most, knob.unit, help}, room);
    } else {
        ImGui::SetNextItemWidth(room);
        auto place = static_cast<float>(value);
        if (ImGui::DragFloat(("##" + name).c_str(), &place, 0.1f, static_cast<float>(knob.least),
                             static_cast<float>(knob.most), "%.0f", ImGuiSliderFlags_AlwaysClamp))
            value = static_cast<int>(std::lround(place));
        host.mark(name, [&] { return fmt::format("{}: {}", spoken(name), value); });
        tip(host, help + " Ctrl and click to type.");
    }
    ImGui::SameLine(0, gap);
    if (step_pressed(host, name + ".more", "+", value < knob.most)) ++value;
    value = std::clamp(value, knob.least, knob.most);
    if (value != before) knob.set(edited_, value);
}

}  // namespace boxcars::ui
