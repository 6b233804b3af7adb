#include "ui/lab/axes.h"

#include "ui/amounts.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace boxcars::ui {
namespace {

using plots::Range;
using plots::Tick;

constexpr float room_for_ends = 34, room_for_caption = 24;

double step_for(double span, int most) {  // 1, 2 or 5 times a power of ten
    const double power = std::pow(10.0, std::floor(std::log10(std::max(span / most, 1e-9))));
    for (const double step : {1.0, 2.0, 5.0, 10.0})
        if (span / (step * power) <= most) return step * power;
    return 10 * power;
}

template <class Label>
std::vector<Tick> ticks(Range range, int most, const Label& label) {
    std::vector<Tick> all;
    const double step = step_for(range.most - range.least, most);
    for (double at = std::ceil(range.least / step - 1e-9) * step; at <= range.most + step * 1e-6; at += step)
        all.push_back({at, label(std::abs(at) < step * 1e-6 ? 0.0 : at)});
    return all;
}

}  // namespace

std::vector<Tick> count_ticks(Range range, int most) {
    return ticks(range, most, [](double at) { return lab_count(std::llround(at)); });
}

std::vector<Tick> round_ticks(const LabLook& look, double rounds) {
    auto all = count_ticks({0, rounds}, 8);
    if (!all.empty()) all.back().label += fmt::format(" {}", look.words.rounds);
    return all;
}

std::vector<Tick> amount_ticks(const LabLook& look, Range range, int most) {
    const bool money = look.words.unit.money;
    const double unit = money ? static_cast<double>(dollar) : 1;
    auto all = ticks({range.least / unit, range.most / unit}, most, [&](double at) {
        return money ? look_money(std::llround(at * unit)) : lab_count(std::llround(at));
    });
    for (Tick& tick : all) tick.at *= unit;
    return all;
}

std::vector<Tick> share_ticks(Range range, int most) {
    auto all = ticks({100 * range.least, 100 * range.most}, most,
                     [](double at) { return (at < 0 ? "−" : "") + fmt::format("{:g}%", std::abs(at)); });
    for (Tick& tick : all) tick.at /= 100;
    return all;
}

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const render::Colour colour = lab_colour(player);
    const float radius = host.px(strong ? 9.5f : 8.5f);
    draw.AddCircleFilled(middle, radius, u32(strong ? colour : render::hex(0x10131A)), 20);
    draw.AddCircle(middle, radius, u32(colour), 20, host.px(1.4f));
    ImFont* const font = host.fonts().label;
    const std::string number = std::to_string(player + 1);
    const float size = font->FontSize;
    const ImVec2 area = font->CalcTextSizeA(size, FLT_MAX, 0, number.c_str());
    draw.AddText(font, size, {middle.x - area.x / 2, middle.y - area.y / 2 + host.px(0.5f)},
                 u32(strong ? theme::brass_ink : colour), number.c_str());
}

void CurveEnds::draw(Host& host, int strong, render::Rect inner) {
    const float gap = host.px(17);
    std::ranges::sort(all_, {}, &CurveEnd::y);
    for (std::size_t i = 0; i < all_.size(); ++i)
        all_[i].y = std::max(all_[i].y, i == 0 ? inner.y + gap / 2 : all_[i - 1].y + gap);
    float low = inner.y + inner.h - gap / 2;
    for (auto end = all_.rbegin(); end != all_.rend(); ++end, low -= gap) end->y = low = std::min(end->y, low);
    for (const CurveEnd& end : all_) {
        const ImVec2 middle{end.at.x + host.px(20), end.y};
        const render::Colour colour = render::faded(lab_colour(end.player), 0.5f);
        ImGui::GetWindowDrawList()->AddLine(end.at, {middle.x - host.px(8), middle.y}, u32(colour), 1);
        lab_badge(host, middle, end.player, static_cast<int>(end.player) == strong);
    }
}

render::Rect beside_ends(Host& host, render::Rect px) {
    const float caption = host.px(room_for_caption);
    return {px.x, px.y + caption, px.w - host.px(room_for_ends), px.h - caption};
}

void on_glass(const char* id, render::Rect px, const std::function<void()>& draw) {
    constexpr ImGuiWindowFlags glass = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs |
                                       ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                       ImGuiWindowFlags_NoFocusOnAppearing;
    ImGui::SetNextWindowPos({px.x, px.y});
    ImGui::SetNextWindowSize({px.w, px.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
    ImGui::Begin(id, nullptr, glass);
    ImGui::PopStyleVar();
    draw();
    ImGui::End();
}

void words_on_glass(Host& host, render::Rect px, const std::string& words) {
    const InFont small{host.fonts().small};
    ImGui::SetCursorScreenPos({std::round(px.x), std::round(px.y)});
    ImGui::PushStyleColor(ImGuiCol_Text, vec(theme::text));
    ImGui::BeginGroup();  // aligns the lines below each other
    paragraph(words, px.w, host.px(21));
    ImGui::EndGroup();
    ImGui::PopStyleColor();
}

}  // namespace boxcars::ui
