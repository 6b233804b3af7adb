#include "ui/widgets.h"

#include "ui/amounts.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

namespace boxcars::ui {
namespace {

constexpr float pi = 3.14159265f;

ImVec2 button_size(const std::string& label, ImVec2 size) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const ImVec2 words = text_size(std::string_view{label}.substr(0, label.find("##")));
    return {size.x > 0 ? size.x : words.x + 2 * style.FramePadding.x + 4,
            size.y > 0 ? size.y : ImGui::GetFrameHeight()};
}

// The narration of one choice: "throw: Calm, chosen".
std::string one_of_them(std::string_view name, const std::string& label, bool chosen) {
    return spoken(name) + ": " + label + (chosen ? ", chosen" : "");
}

constexpr int wide_range = 200;        // wider ranges are logarithmic, so that small values can be reached
constexpr float widest_words = 0.84f;  // largest share of the width that the number takes from the slider

// As unit_text(), but money has commas, as everywhere on screen: "$1,000".
std::string shown(rules::Unit unit, int value) {
    if (unit == rules::Unit::Dollars) return look_money(value * dollar);
    return unit == rules::Unit::Cents ? look_money(value) : rules::unit_text(unit, value);
}

float words_width(const NumberRange& range, float width) {
    const std::string cents = range.unit == rules::Unit::Cents ? ".00" : "";  // whole dollars are shown without them
    const float widest = std::max(text_size(shown(range.unit, range.least) + cents).x,
                                  text_size(shown(range.unit, range.most) + cents).x);
    return std::min(std::ceil(widest + 2 * ImGui::GetStyle().FramePadding.x + 1), width * widest_words);
}

// A text field for the number. Uses a small font if the number is too wide; if it is cut off even then, a tip shows it.
void typed(Host& host, const std::string& name, int& value, const NumberRange& range, float width) {
    std::string words = shown(range.unit, value);
    const float height = ImGui::GetFrameHeight(), padding = ImGui::GetStyle().FramePadding.x;
    const bool small = text_size(words).x > width - 2 * padding;
    const InFont font{small ? host.fonts().mono_small : ImGui::GetFont()};
    const float beside = small ? padding / 2 : padding;
    const bool cut = text_size(words).x > width - 2 * beside;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{beside, (height - ImGui::GetFontSize()) / 2});
    ImGui::SetNextItemWidth(width);
    if (ImGui::InputText(("##typed" + name).c_str(), &words, ImGuiInputTextFlags_AutoSelectAll)) {
        std::string number = words;
        std::erase(number, ',');
        if (const auto meant = rules::typed_value(range.unit, number))
            value = static_cast<int>(std::clamp<std::int64_t>(*meant, range.least, range.most));
    }
    ImGui::PopStyleVar();
    host.mark(name + ".typed", [&] { return spoken(name) + ": " + words; });
    const std::string said = cut ? words + (range.help.empty() ? "" : "\n" + range.help) : range.help;
    if (!said.empty()) tip(host, said);
}

// The end of a line in a panel's body, or in its foot, whose content region has no padding.
float line_end() {
    return std::min(ImGui::GetWindowWidth() - ImGui::GetStyle().WindowPadding.x, ImGui::GetContentRegionMax().x);
}

// The number of choices in a row: all, or where controls are stacked as many as fit with their labels uncut.
std::size_t choices_in_row(const Host& host, std::span<const std::string_view> labels, float width, float gap) {
    float widest = 0;
    for (const std::string_view label : labels) widest = std::max(widest, text_size(label).x);
    const float room = (width + gap) / (widest + 2 * ImGui::GetStyle().FramePadding.x + gap);
    return host.stacked() ? std::clamp<std::size_t>(static_cast<std::size_t>(room), 1, labels.size()) : labels.size();
}

}  // namespace

void heading(Host& host, std::string_view words) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    if (host.style() == PanelStyle::Player) {
        const float height = host.px(20);
        tracked_text(draw, host.fonts().label, at, theme::title_text, words, 0.12f);
        draw.AddLine({at.x, at.y + height}, {at.x + width, at.y + height}, u32(theme::border));
        ImGui::Dummy({width, height + host.px(2)});
        return;
    }
    const float height = host.px(23);
    draw.AddRectFilled(at, {at.x + width, at.y + height}, u32(theme::header), host.px(3));
    ImFont* const font = host.fonts().mono_bold;
    write(font, {at.x + host.px(8), at.y + centred(height, font->FontSize)}, theme::title_text, std::string{words});
    ImGui::Dummy({width, height});
}

bool brass_button(Host& host, const std::string& label, ImVec2 size) {
    const InFont bold{host.style() == PanelStyle::Player ? host.fonts().text_bold : host.fonts().mono_bold};
    size = button_size(label, size);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = ImGui::InvisibleButton(label.c_str(), size);
    const ImVec2 end{at.x + size.x, at.y + size.y};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool held = ImGui::IsItemActive();
    const render::Colour top = held ? theme::grab : theme::brass_light,
                         bottom = held ? theme::pressed : theme::brass_deep;
    gradient_rect(draw, at, end, top, bottom, ImGui::GetStyle().FrameRounding);
    draw.AddRect(at, end, u32(ImGui::IsItemHovered() ? theme::pressed_text : theme::brass_light),
                 ImGui::GetStyle().FrameRounding);
    if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)
        draw.AddRect({at.x - 3, at.y - 3}, {end.x + 3, end.y + 3}, u32(theme::grab_active),
                     ImGui::GetStyle().FrameRounding + 2);
    write_around(ImGui::GetFont(), {at.x + size.x / 2, at.y + size.y / 2}, theme::brass_ink,
                 label.substr(0, label.find("##")));
    return pressed;
}

bool lit_button(const std::string& label, bool lit, ImVec2 size) {
    ImGui::PushStyleColor(ImGuiCol_Border, vec(lit ? theme::grab : theme::frame_active));
    if (lit) {
        ImGui::PushStyleColor(ImGuiCol_Button, vec(theme::pressed));
        ImGui::PushStyleColor(ImGuiCol_ButtonHovered, vec(render::hex(0x9C7330)));
        ImGui::PushStyleColor(ImGuiCol_Text, vec(theme::pressed_text));
    }
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 1);
    const bool pressed = ImGui::Button(label.c_str(), size);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor(lit ? 4 : 1);
    return pressed;
}

bool named_button(Host& host, const std::string& name, const std::string& label, ImVec2 size, bool possible, bool lit) {
    ImGui::BeginDisabled(!possible);
    const bool pressed = lit_button(label, lit, size);
    ImGui::EndDisabled();
    host.mark(name);
    return pressed;
}

bool last_button(Host& host, const std::string& name, const std::string& label, float width, bool possible,
                 bool brass) {
    const ImVec2 size{host.px(width), button_height(host)};
    same_line_right(size.x);
    ImGui::BeginDisabled(!possible);
    const bool pressed = brass ? brass_button(host, label, size) : lit_button(label, false, size);
    ImGui::EndDisabled();
    host.mark(name);
    return pressed;
}

int choice(Host& host, const std::string& name, std::span<const std::string_view> labels, int current, float width) {
    const float gap = host.px(4);
    const std::size_t in_row = choices_in_row(host, labels, width, gap);
    const float each = std::floor((width - gap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row));
    int chosen = current;
    ImGui::PushID(name.c_str());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (i % in_row > 0) ImGui::SameLine(0, gap);
        const std::string label{labels[i]};
        if (lit_button(label, static_cast<int>(i) == current, {each, 0})) chosen = static_cast<int>(i);
        host.mark(name + "." + label, [&] { return one_of_them(name, label, static_cast<int>(i) == current); });
    }
    ImGui::PopID();
    return chosen;
}

bool slider(Host& host, const std::string& name, float& value, float least, float most, float width) {
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{ImGui::GetStyle().FramePadding.x,
                                                           host.low(host.style() == PanelStyle::Player ? 3.0f : 4.0f)});
    ImGui::SetNextItemWidth(width);
    const bool changed = ImGui::SliderFloat(("##" + name).c_str(), &value, least, most, "",
                                            ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput);
    ImGui::PopStyleVar();
    host.keep_drag();
    host.mark(name, [&] { return fmt::format("{}: {:.0f}", spoken(name), value); });
    return changed;
}

int tab_strip(Host& host, const std::string& name, std::span<const std::string_view> labels, int current) {
    int chosen = current;
    const float height = host.touch(34), gap = host.px(4), width = ImGui::GetContentRegionAvail().x;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float room = width - gap * static_cast<float>(labels.size() - 1);
    for (const auto label : labels) room -= text_size(label).x;
    const float pad = std::clamp(std::floor(room / 2 / static_cast<float>(labels.size())), host.px(4), host.px(14));
    if (room < 0) return choice(host, name, labels, current, width);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    ImGui::PushID(name.c_str());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (i > 0) ImGui::SameLine(0, gap);
        const std::string label{labels[i]};
        const bool lit = static_cast<int>(i) == current;
        const ImVec2 words = text_size(label), from = ImGui::GetCursorScreenPos();
        if (ImGui::InvisibleButton(label.c_str(), {words.x + 2 * pad, height})) chosen = static_cast<int>(i);
        host.mark(name + "." + label, [&] { return one_of_them(name, label, lit); });
        const ImVec2 to{from.x + words.x + 2 * pad, from.y + height};
        const render::Colour ground = lit ? theme::pressed : ImGui::IsItemHovered() ? theme::frame_hovered : theme::tab;
        draw.AddRectFilled(from, to, u32(ground), ImGui::GetStyle().TabRounding, ImDrawFlags_RoundCornersTop);
        if (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible)
            draw.AddRect(from, to, u32(theme::grab_active), ImGui::GetStyle().TabRounding, ImDrawFlags_RoundCornersTop);
        draw.AddText({std::round(from.x + pad), std::round(from.y + (height - words.y) / 2)},
                     u32(lit ? theme::pressed_text : theme::text), label.c_str());
    }
    ImGui::PopID();
    draw.AddLine({at.x, at.y + height}, {at.x + width, at.y + height}, u32(theme::pressed));
    ImGui::Dummy({width, host.px(4)});
    return chosen;
}

void foot_words(Host& host, const std::string& words, float beside_px) {
    if (!host.stacked()) {
        ImGui::AlignTextToFramePadding();
        return colour_text(theme::text_dim, words);
    }
    const InFont small{host.fonts().small};
    ImGui::BeginGroup();
    colour_text(theme::text_dim, words, ImGui::GetWindowWidth() - beside_px - host.px(36));
    ImGui::EndGroup();
}

ImVec2 part_of_line(int parts) {
    const ImGuiStyle& style = ImGui::GetStyle();
    const auto all = static_cast<float>(parts);
    return {(ImGui::GetContentRegionAvail().x - style.WindowPadding.x - (all - 1) * style.ItemSpacing.x) / all, 0};
}

void same_line_right(float width) {
    ImGui::SameLine();
    ImGui::SetCursorPosX(line_end() - width);
}

float control_width(const Host& host, float logical, int parts) {
    if (!host.stacked()) return host.px(logical);
    const ImGuiStyle& style = ImGui::GetStyle();
    const auto all = static_cast<float>(parts);
    return std::floor((line_end() - style.WindowPadding.x - (all - 1) * style.ItemSpacing.x) / all);
}

void paragraph(const std::string& words, float wrap_px, float line_px, render::Colour colour) {
    ImFont* const font = ImGui::GetFont();
    const char *at = words.c_str(), *const end = at + words.size();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, line_px - ImGui::GetFontSize()});
    ImGui::PushStyleColor(ImGuiCol_Text, vec(colour));
    while (at < end) {
        const char *stop = font->CalcWordWrapPositionA(1, at, end, wrap_px), *blank = stop;
        while (blank > at && blank < end && (*blank != ' ' || blank[1] == '%')) --blank;  // keeps "39 %" together
        stop = blank > at ? blank : std::max(stop, at + 1);  // each line has one letter at least
        ImGui::TextUnformatted(at, stop);
        for (at = stop; at < end && *at == ' ';) ++at;
    }
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
}

void beside(ImFont* font, float x, render::Colour colour, const std::string& words) {
    const ImVec2 least = ImGui::GetItemRectMin(), most = ImGui::GetItemRectMax();
    write(font, {std::round(x), centred(least.y + most.y, font->FontSize)}, colour, words);
}

bool reset_arrow(Host& host, const std::string& id) {
    const float side = ImGui::GetFrameHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = ImGui::InvisibleButton(id.c_str(), {side, side});
    const render::Colour colour = ImGui::IsItemHovered() ? theme::grab_active : theme::changed;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 centre{at.x + side / 2, at.y + side / 2};
    const float radius = host.px(4.6f), from = -0.62f * pi, to = 1.1f * pi;  // open at the upper left
    draw.PathArcTo(centre, radius, from, to, 20);
    draw.PathStroke(u32(colour), 0, std::max(1.3f, host.px(1.4f)));
    const ImVec2 head{centre.x + radius * std::cos(from), centre.y + radius * std::sin(from)};
    const float h = host.px(3.2f);
    draw.AddTriangleFilled({head.x - h, head.y + h * 0.1f}, {head.x + h * 0.5f, head.y - h},
                           {head.x + h * 0.5f, head.y + h}, u32(colour));
    return pressed;
}

void right_text(std::string_view words, float right_x, render::Colour colour) {
    ImGui::SetCursorPosX(right_x - text_size(words).x);
    colour_text(colour, words);
}

void right_cell(ImFont* font, float right, float y, render::Colour colour, const std::string& words) {
    write(font, {std::round(right - size_in(font, words).x), y}, colour, words);
}

void tip(const std::string& words, float wrap_px) {
    if (!ImGui::IsItemHovered()) return;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{wrap_px / 32, wrap_px / 40});
    ImGui::BeginTooltip();
    ImGui::PushTextWrapPos(wrap_px);
    ImGui::TextUnformatted(words.c_str());
    ImGui::PopTextWrapPos();
    ImGui::EndTooltip();
    ImGui::PopStyleVar();
}

void colour_text(render::Colour colour, std::string_view words, std::optional<float> wrap_px) {
    if (wrap_px) ImGui::PushTextWrapPos(*wrap_px);
    ImGui::PushStyleColor(ImGuiCol_Text, vec(colour));
    ImGui::TextUnformatted(words.data(), words.data() + words.size());
    ImGui::PopStyleColor();
    if (wrap_px) ImGui::PopTextWrapPos();
}

int drop_down(Host& host, const std::string& name, std::span<const std::string> labels, int chosen, float width,
              const std::string& help, bool focused) {
    const std::string now = chosen < 0 ? "" : labels[nth(chosen)];
    ImGui::SetNextItemWidth(width);
    const bool open = ImGui::BeginCombo(("##" + name).c_str(), now.c_str(), ImGuiComboFlags_HeightLarge);
    host.mark(name, [&] { return spoken(name) + (chosen < 0 ? "" : ": " + now); });
    if (!open && !help.empty()) tip(host, help);
    if (!open) return chosen;
    const int before = chosen;
    for (int n = 0; n < how_many(labels); ++n) {
        if (ImGui::Selectable(labels[nth(n)].c_str(), n == before)) chosen = n;
        if (focused && n == before) ImGui::SetItemDefaultFocus();
        host.mark(name + "." + labels[nth(n)]);
    }
    ImGui::EndCombo();
    return chosen;
}

bool number_slider(Host& host, const std::string& name, int& value, const NumberRange& range, float width) {
    const int before = value;
    const float gap = host.px(4), words = std::max(words_width(range, width), host.touch(0));
    ImGui::SetNextItemWidth(width - words - gap);
    auto place = static_cast<float>(value);  // a float, because an int grip changes size with the range
    const ImGuiSliderFlags flags = ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput |
                                   (range.most - range.least > wide_range ? ImGuiSliderFlags_Logarithmic : 0);
    if (ImGui::SliderFloat(("##" + name).c_str(), &place, static_cast<float>(range.least),
                           static_cast<float>(range.most), "", flags))
        value = static_cast<int>(std::lround(place));
    host.keep_drag();
    host.mark(name, [&] { return spoken(name) + ": " + shown(range.unit, value); });
    if (!range.help.empty()) tip(host, range.help);
    ImGui::SameLine(0, gap);
    typed(host, name, value, range, words);
    value = std::clamp(value, range.least, range.most);
    return value != before;
}

}  // namespace boxcars::ui
