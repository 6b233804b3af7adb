// Draws a knob as a slider with two step buttons, or as a list of words. A changed knob is amber and framed.
#include "ui/overlay/rules_editor.h"

#include "ui/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>

namespace boxcars::ui {

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

namespace {

std::string whole_help(const KnobRow& row) {
    const auto number = [&](int value) { return rules::unit_text(row.unit, value); };
    return fmt::format("{}: {} {} to {}, usually {}.", row.name, row.help, number(row.least), number(row.most),
                       number(row.standard));
}

// Draws the number as a field that can be dragged, for a row too narrow for a slider.
void dragged(Host& host, const std::string& name, KnobRow& row, float width) {
    ImGui::SetNextItemWidth(width);
    auto value = static_cast<float>(row.value);
    if (ImGui::DragFloat(("##" + name).c_str(), &value, 0.1f, static_cast<float>(row.least),
                         static_cast<float>(row.most), "%.0f", ImGuiSliderFlags_AlwaysClamp))
        row.value = static_cast<int>(std::lround(value));
    host.mark(name, [&] { return fmt::format("{}: {}", spoken(name), row.value); });
    tip(whole_help(row) + " Ctrl and click to type.", host.px(320));
}

// `roomy`: there is room for a slider over the whole range.
bool numbers(Host& host, const std::string& name, KnobRow& row, float width, bool roomy = true) {
    const int before = row.value;
    const float side = ImGui::GetFrameHeight(), gap = host.px(4), room = width - 2 * (side + gap);
    if (step_button(host, name + ".less", "\u2212", row.value > row.least)) --row.value;
    ImGui::SameLine(0, gap);
    if (roomy)
        number_slider(host, name, row.value, {row.least, row.most, row.unit, whole_help(row)}, room);
    else
        dragged(host, name, row, room);
    ImGui::SameLine(0, gap);
    if (step_button(host, name + ".more", "+", row.value < row.most)) ++row.value;
    row.value = std::clamp(row.value, row.least, row.most);
    return row.value != before;
}

struct WordChoice {
    std::string word;
    int value;
};

std::vector<WordChoice> choices_of(const KnobRow& row) {
    std::vector<WordChoice> choices;
    for (std::size_t i = 0; i < row.words.size(); ++i)
        choices.push_back({std::string{row.words[i]}, row.least + static_cast<int>(i)});
    for (const int value : row.only) choices.push_back({rules::unit_text(row.unit, value), value});
    return choices;
}

bool choose(Host& host, const std::string& name, KnobRow& row, const std::vector<WordChoice>& choices, float width) {
    const int before = row.value;
    const auto now = std::ranges::find(choices, before, &WordChoice::value);
    ImGui::SetNextItemWidth(width);
    const bool open = ImGui::BeginCombo(("##" + name).c_str(), now == choices.end() ? "" : now->word.c_str(),
                                        ImGuiComboFlags_HeightLarge);
    host.mark(name, [&] { return spoken(name) + (now == choices.end() ? "" : ": " + now->word); });
    if (!open) tip(fmt::format("{}: {}", row.name, row.help), host.px(320));
    if (open) {
        for (const WordChoice& choice : choices) {
            if (ImGui::Selectable(choice.word.c_str(), choice.value == row.value)) row.value = choice.value;
            host.mark(name + "." + choice.word);
        }
        ImGui::EndCombo();
    }
    return row.value != before;
}

constexpr float least_dragged = 44;  // px of a number in a pair
constexpr float least_column = 96, widest_part = 0.42f, widest_small_part = 0.5f;

class Amber {  // draws a changed knob in amber until the end of the scope
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

// Draws the row's name; returns the room for its control. With 0 for `name_px` the name stands above its control.
float begin_row(Host& host, const KnobRow& row, bool changed, float name_px) {
    const float left = ImGui::GetCursorPosX(), full = ImGui::GetContentRegionAvail().x;
    if (host.upright()) name_px = 0;
    const bool above = name_px == 0;
    if (!above) ImGui::AlignTextToFramePadding();
    {
        const bool too_long = !above && text_size(row.label()).x > name_px - host.px(4);
        const InFont font{too_long ? host.fonts().mono_small : ImGui::GetFont()};
        colour_text(changed ? theme::changed : theme::text, row.label());
    }
    tip(fmt::format("{}: {}", row.name, row.help), host.px(320));
    if (!above) host.next_to(-1);
    ImGui::SetCursorPosX(left + name_px);
    return full - name_px - (row.resets ? ImGui::GetFrameHeight() + host.px(2) : 0);
}

bool reset_pressed(Host& host, const std::string& name) {
    ImGui::SameLine(0, host.px(2));
    const bool pressed = reset_arrow(host, "reset##" + name);
    host.mark(name + ".reset");
    return pressed;
}

}  // namespace

void KnobSearch::draw(Host& host) {
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    ImGui::InputTextWithHint("##search", "search the rules", &words_);
    host.mark("overlay.search");
}

bool KnobSearch::finds(const KnobRow& row) const {
    const std::string all = lower(fmt::format("{} {} {} {}", row.name, row.label(), row.group, row.help));
    const std::string wanted = lower(words_);
    for (std::size_t at = wanted.find_first_not_of(' '); at != std::string::npos;) {
        const std::size_t end = std::min(wanted.find(' ', at), wanted.size());
        if (all.find(wanted.substr(at, end - at)) == std::string::npos) return false;
        at = wanted.find_first_not_of(' ', end);
    }
    return true;
}

void group_heading(Host& host, std::string_view group) {
    const InFont small{host.fonts().mono_small};
    ImGui::Dummy({0, host.px(1)});
    colour_text(theme::title_note, group);
}

float name_column(Host& host, std::span<const KnobRow> rows) {
    const float room = ImGui::GetContentRegionAvail().x;
    float widest = host.px(least_column);
    for (const KnobRow& row : rows) widest = std::max(widest, text_size(row.label()).x + host.px(8));
    if (widest <= widest_part * room) return widest;
    const InFont small{host.fonts().mono_small};  // the font of long names
    widest = widest_part * room;
    for (const KnobRow& row : rows) widest = std::max(widest, text_size(row.label()).x + host.px(6));
    return std::min(widest, widest_small_part * room);
}

bool knob_row(Host& host, const std::string& prefix, KnobRow& row, float name_px) {
    const std::string name = fmt::format("{}.{}", prefix, row.name);
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
    const std::string name = fmt::format("{}.{}", prefix, row.name), per_name = fmt::format("{}.{}", prefix, per.name);
    const bool was_changed = row.changed() || per.changed();
    const float to = text_size("to").x + host.px(8), button = ImGui::GetFrameHeight() + host.px(4);
    const float room = ImGui::GetContentRegionAvail().x - name_px - button;
    if (room < to + 4 * button + 2 * host.px(least_dragged)) name_px = 0;
    const float control = begin_row(host, row, was_changed, name_px);
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
                    (applied ? "Applied: in force from " : "Press Apply: in force from ") + std::string{when} + ".");
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

namespace {

constexpr std::string_view per = "_per";  // the second of two knobs that form a ratio

}  // namespace

std::string RulesEditor::note() const {
    const int changed = rules::changed_count(edited_);
    return changed == 0 ? "standard" : std::to_string(changed) + " changed";
}

void RulesEditor::follow(const rules::Sheet& next) {
    if (seen_ == next) return;
    seen_ = edited_ = next;
    applied_ = {};
}

void RulesEditor::body(Host& host, const rules::Sheet& in_force, bool fixed) {
    const auto knobs = knobs_of(edited_);
    if (knobs.size() >= KnobSearch::worth_it) search_.draw(host);
    std::vector<KnobRow> rows;
    for (const auto& knob : knobs)
        if (!knob.name.ends_with(per)) rows.push_back(row_of(knob));
    // As wide as the names of all knobs need, so that a search does not move the columns.
    const float column = name_column(host, rows);
    std::erase_if(rows, [&](const KnobRow& row) { return !search_.finds(row); });
    std::string_view group;
    for (KnobRow& row : rows) {
        if (std::exchange(group, row.group) != row.group && !row.group.empty()) group_heading(host, row.group);
        ImGui::BeginDisabled(fixed);
        turn(host, row, column);
        ImGui::EndDisabled();
    }
    if (rows.empty()) colour_text(theme::text_dim, "No knob says that.");
    sheet_note(host, rules::problem(edited_), !(edited_ == in_force), !waiting(), when_);
}

std::optional<rules::Sheet> RulesEditor::foot(Host& host) {
    const bool may_apply = waiting() && !rules::problem(edited_);
    switch (sheet_buttons(host, "overlay", rules::changed_count(edited_) > 0, may_apply)) {
        case SheetButton::ResetAll:
            edited_ = defaults_of(edited_);
            return {};
        case SheetButton::Apply:
            applied_ = edited_;
            return edited_;
        default:
            return {};
    }
}

bool RulesEditor::waiting() const { return applied_ ? !(applied_ == edited_) : seen_ && !(seen_ == edited_); }

void RulesEditor::turn(Host& host, KnobRow& row, float column) {
    if (const auto* under = rules::find_knob(edited_, std::string{row.name}.append(per))) {
        KnobRow other = row_of(*under);
        if (pair_row(host, "overlay", row, other, column)) under->set(edited_, other.value);
    } else {
        knob_row(host, "overlay", row, column);
    }
    if (const auto* knob = rules::find_knob(edited_, row.name); knob->get(edited_) != row.value)
        knob->set(edited_, row.value);
}

KnobRow RulesEditor::row_of(const rules::AnyKnob& knob) const {
    return {knob.name,  knob.help,  knob.get(edited_), knob.get(defaults_of(edited_)),
            knob.least, knob.most,  knob.words,        knob.only,
            knob.group, knob.title, knob.unit};
}

}  // namespace boxcars::ui
