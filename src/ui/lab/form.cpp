#include "ui/lab/form.h"

#include "ui/lab/look.h"
#include "ui/overlay/rules_editor.h"

#include <imgui_stdlib.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace boxcars::ui {
namespace {

constexpr float least_row = 22, most_row = 31, row_gap = 2, group_gap = 7, foot = 40;  // logical px
constexpr float value_from = 0.42f, badge = 30;        // value_from: share of the row's width; badge: logical px
constexpr float beside_typed = 0.55f;                  // alpha of other rows while typing
constexpr render::Colour lit = render::hex(0xC9B8FF);  // the lab's pale violet

struct RowSizes {  // in px, chosen so that the rows fill the form's height
    RowSizes(const Host& host, float form_height, std::size_t dials) : apart(host.px(row_gap)) {
        const float room = form_height - 2 * host.px(group_gap) - 2 * apart, rows = static_cast<float>(dials);
        const float least = std::max(host.px(least_row), ImGui::GetFontSize() + host.px(2) + apart);
        has_foot = room - host.px(foot) >= rows * least;
        high = std::clamp((room - (has_foot ? host.px(foot) : 0)) / rows, least, host.px(most_row)) - apart;
        if (!host.upright()) return;
        has_foot = false;
        high = host.touch(most_row);
    }
    float apart, high;
    bool has_foot;
};

void begin_window(Host& host, render::Rect px, const RowSizes& sizes, bool typing, bool covered) {
    ImGui::SetNextWindowPos({px.x, px.y});
    ImGui::SetNextWindowSize({px.w, px.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{2 * sizes.apart, sizes.apart});
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                        ImVec2{host.px(6), std::floor((sizes.high - ImGui::GetFontSize()) / 2)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(4), sizes.apart});
    ImGuiWindowFlags flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                             ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                             ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoFocusOnAppearing;
    if (!typing) flags |= ImGuiWindowFlags_NoNav;
    if (covered) flags |= ImGuiWindowFlags_NoInputs;
    ImGui::Begin("lab_form", nullptr, flags);
}

void light_row(Host& host, bool by_keys) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = ImGui::GetContentRegionAvail().x, more = host.px(row_gap) / 2;
    const ImVec2 least{at.x - 2 * more, at.y - more},
        most{at.x + wide + 2 * more, at.y + ImGui::GetFrameHeight() + more};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(least, most, u32(render::faded(lit, 0.14f)), host.px(5));
    draw.AddRect(least, most, u32(render::faded(lit, by_keys ? 1.0f : 0.5f)), host.px(5), 0,
                 host.px(by_keys ? 1.6f : 1));
}

// Draws a dial's label, or the disc of a seat's player; the value follows on the same line.
void draw_label(Host& host, const LabDial& dial) {
    const float left = ImGui::GetCursorPosX(), wide = ImGui::GetContentRegionAvail().x;
    if (dial.seat < 0) {
        ImGui::AlignTextToFramePadding();
        colour_text(theme::text_dim, dial.label);
        ImGui::SameLine();
        ImGui::SetCursorPosX(left + wide * value_from);
        return;
    }
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 middle{at.x + host.px(11), at.y + ImGui::GetFrameHeight() / 2};
    if (dial.player >= 0)
        lab_badge(host, middle, static_cast<std::size_t>(dial.player), true);
    else
        ImGui::GetWindowDrawList()->AddCircle(middle, host.px(8.5f), u32(render::faded(theme::text_dim, 0.4f)), 20,
                                              host.px(1.4f));
    ImGui::SetCursorPosX(left + host.px(badge));
}

}  // namespace

void LabForm::ask(LabQuestion question) {
    question_ = std::move(question);
    why_.clear();
    fresh_ = true;
}

void LabForm::refuse(std::string why) {
    why_ = std::move(why);
    fresh_ = true;
}

std::optional<LabFormAction> LabForm::draw(Host& host, render::Rect px, std::span<const LabDial> dials,
                                           const DialFocus& focus, bool covered) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    const InFont small{host.fonts().small};
    const RowSizes sizes{host, px.h, dials.size()};
    begin_window(host, px, sizes, typing(), covered);
    ImGui::BeginDisabled(covered);
    std::optional<LabFormAction> done;
    for (std::size_t n = 0; n < dials.size(); ++n) {
        const bool begins_group = n > 0 && (dials[n].seat >= 0) != (dials[n - 1].seat >= 0);
        if (begins_group) ImGui::Dummy({0, host.px(group_gap) - sizes.apart});
        if (auto now = row(host, dials[n], focus)) done = std::move(now);
    }
    if (std::ranges::find(dials, focus.dial, &LabDial::name) == dials.end()) shown_.clear();
    if (sizes.has_foot && !typing()) {
        ImGui::SetCursorPosY(px.h - host.px(foot));
        ImGui::PushStyleColor(ImGuiCol_Text, vec(theme::text_dim));
        paragraph(focus.words, ImGui::GetContentRegionAvail().x, host.px(18));
        ImGui::PopStyleColor();
    }
    ImGui::EndDisabled();
    ImGui::End();
    ImGui::PopStyleVar(3);
    return done;
}

std::optional<LabFormAction> LabForm::row(Host& host, const LabDial& dial, const DialFocus& focus) {
    using DialDeed = LabFormAction::DialDeed;
    const bool opened = typing() && question_->dial == dial.name;
    ImGui::PushID(dial.name.c_str());
    ImGui::PushStyleVar(ImGuiStyleVar_Alpha, ImGui::GetStyle().Alpha * (typing() && !opened ? beside_typed : 1));
    if (dial.name == focus.dial) light_row(host, focus.by_keys);
    draw_label(host, dial);
    std::optional<LabFormAction> done;
    if (opened) {
        done = typed_row(host);
    } else {
        const float side = ImGui::GetFrameHeight(), between = ImGui::GetStyle().ItemSpacing.x;
        float wide = ImGui::GetContentRegionAvail().x;
        if (!dial.opens) {
            wide -= 2 * (side + between);
            if (step_button(host, dial.name + ".less", "\u2212", true)) done = {DialDeed::Turn, dial.name, -1};
            ImGui::SameLine();
        }
        const bool empty_seat = dial.seat >= 0 && dial.player < 0;
        ImGui::PushStyleColor(ImGuiCol_Text, vec(empty_seat ? theme::text_dim : theme::text));
        ImGui::SetWindowFontScale(std::clamp(wide / (text_size(dial.value).x + 2 * between), 0.1f, 1.0f));  // to fit
        if (ImGui::Button((dial.value + "##value").c_str(), {wide, side})) done = {DialDeed::Press, dial.name};
        ImGui::SetWindowFontScale(1);
        ImGui::PopStyleColor();
        host.mark(dial.name);
        if (dial.opens) host.mark(dial.name + ".more");
        if (!dial.opens) {
            ImGui::SameLine();
            if (step_button(host, dial.name + ".more", "+", true)) done = {DialDeed::Turn, dial.name, 1};
        }
    }
    const float top = ImGui::GetWindowPos().y, bottom = top + ImGui::GetWindowHeight();
    const bool in_sight = ImGui::GetItemRectMin().y >= top && ImGui::GetItemRectMax().y <= bottom;
    if (dial.name == focus.dial && std::exchange(shown_, dial.name) != dial.name && !in_sight)
        ImGui::SetScrollHereY(0.5f);
    ImGui::PopStyleVar();
    ImGui::PopID();
    return done;
}

std::optional<LabFormAction> LabForm::typed_row(Host& host) {
    host.steer_panel();
    host.narrate_panel(question_->title, {});
    std::optional<std::string> entered;
    if (fresh_) ImGui::SetKeyboardFocusHere();
    if (std::exchange(fresh_, false)) ImGui::SetScrollHereY(0.3f);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
    constexpr ImGuiInputTextFlags whole = ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll;
    if (ImGui::InputText("##typed", &question_->words, whole)) entered = question_->words;
    host.mark("lab.typed");
    const float wide = ImGui::GetContentRegionAvail().x;
    ImGui::PushStyleColor(ImGuiCol_Text, vec(why_.empty() ? theme::text_dim : host.signs().loss));
    paragraph(why_.empty() ? question_->hint : why_, wide, host.px(18));
    ImGui::PopStyleColor();
    for (const auto& offer : question_->offers) {
        if (lit_button(host, offer, offer == question_->words, {wide, 0})) entered = offer;
        host.mark("lab.offer." + offer);
    }
    const float half = (wide - ImGui::GetStyle().ItemSpacing.x) / 2;
    const bool back = lit_button(host, "Back", false, {half, 0});
    host.mark("lab.back");
    ImGui::SameLine();
    if (brass_button(host, "TAKE", {half, 0})) entered = question_->words;
    host.mark("lab.take");
    std::optional<LabFormAction> done;
    if (entered) done = {LabFormAction::DialDeed::Type, question_->dial, 0, *entered};
    if (back || ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Escape), false)) close();
    return typing() ? done : std::nullopt;
}

}  // namespace boxcars::ui
