#include "ui/craps/bet_cells.h"

#include "ui/amounts.h"
#include "ui/craps/edges.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace boxcars::ui {
namespace {

// Positions of the parts of the edge, from the right end of a row.
constexpr float bar_end = 174, percent_end = 100, word_at = 92;
constexpr double full_bar = 1.0 / 6;  // the edge of any seven fills the bar

std::string apart(const std::string& pays) {  // "7:6" with space round the colon
    const auto colon = pays.find(':');
    return pays.substr(0, colon) + " : " + pays.substr(colon + 1);
}

// A button beside the number box, dimmed if the table would refuse the press; a tip says why.
bool step_button(Host& host, const char* sign, const std::string& name, bool possible) {
    const InFont bold{host.fonts().text_bold};
    ImGui::BeginDisabled(!possible);
    ImGui::PushButtonRepeat(true);
    const bool pressed =
        lit_button(host, std::string{sign} + "##" + name, false, {host.px(row_button), host.px(row_button)});
    ImGui::PopButtonRepeat();
    ImGui::EndDisabled();
    host.mark(name);
    return pressed;
}

void amount_box(Host& host, Cents stake, bool closed) {
    const InFont font{stake > 0 ? host.fonts().text_bold : host.fonts().text};
    const ImVec2 at = ImGui::GetCursorScreenPos(), size{host.px(64), host.px(row_button)};
    const std::string words = stake == 0 && closed ? "closed" : look_money(stake);
    const ImVec2 area = text_size(words);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, u32(theme::frame), ImGui::GetStyle().FrameRounding);
    draw.AddText({std::round(at.x + (size.x - area.x) / 2), std::round(at.y + (size.y - area.y) / 2)},
                 u32(stake > 0 ? theme::title_text : render::hex(0x9AA0AA)), words.c_str());
    ImGui::Dummy(size);
}

render::Colour edge_colour(const Host& host, double edge) {
    return edge <= 0.02 ? host.signs().win : edge <= 0.05 ? theme::bar : host.signs().loss;
}

std::string reasons(const CrapsPress& more, const CrapsPress& less, Cents stake) {
    std::string words = more.why;
    if (stake > 0 && !less.why.empty() && less.why != more.why) words += (words.empty() ? "" : "\n") + less.why;
    return words;
}

}  // namespace

std::string brief_pays(const std::string& pays) {
    std::vector<std::pair<double, std::string>> all;
    for (std::size_t from = 0; from < pays.size();) {
        const auto end = std::min(pays.find(", ", from), pays.size());
        const std::string one = pays.substr(from, end - from);
        const auto colon = one.find(':');
        all.emplace_back(std::stod(one.substr(0, colon)) / std::stod(one.substr(colon + 1)), one);
        from = end + 2;
    }
    if (all.size() == 1) return apart(pays);
    const auto [least, most] = std::ranges::minmax_element(all);
    return least->second + "\u2026" + most->second;
}

void written(Host& host, ImFont* font, ImVec2 at, render::Colour colour, const std::string& words) {
    const float y = at.y + (host.px(row_height) - font->FontSize) / 2;
    ImGui::GetWindowDrawList()->AddText(font, font->FontSize, {std::round(at.x), std::round(y)}, u32(colour),
                                        words.c_str());
}

float width_of(ImFont* font, const std::string& words) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, words.c_str()).x;
}

void fitted(Host& host, ImVec2 at, float width, render::Colour colour, const std::string& words) {
    ImFont* const font = width_of(host.fonts().text, words) <= width ? host.fonts().text : host.fonts().small;
    written(host, font, at, colour, words);
}

void row_ground(Host& host, ImVec2 at, float right, bool shaded, bool staked) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float below = at.y + host.px(row_height);
    if (shaded) draw.AddRectFilled(at, {right, below}, u32(theme::row_alt));
    if (!staked) return;
    const float x = at.x + host.px(1), nib = host.px(4), inset = host.px(3);
    const std::array<ImVec2, 4> bracket{
        {{x + nib, at.y + inset}, {x, at.y + inset}, {x, below - inset}, {x + nib, below - inset}}};
    draw.AddPolyline(bracket.data(), 4, u32(host.signs().win), 0, std::max(1.5f, host.px(2)));
}

void edge_cell(Host& host, ImVec2 at, float right, const odds::BetOdds& odds) {
    const double edge = odds::to_double(odds.edge_per_bet);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float from = right - host.px(edge_at), to = right - host.px(bar_end), y = at.y + host.px(row_height) / 2,
                half = host.px(3.5f);
    draw.AddRectFilled({from, y - half}, {to, y + half}, u32(theme::frame), half);
    const float share = static_cast<float>(std::clamp(edge / full_bar, 0.0, 1.0));
    if (share > 0)
        draw.AddRectFilled({from, y - half}, {from + std::max((to - from) * share, 2 * half), y + half},
                           u32(edge_colour(host, edge)), half);
    const std::string percent = edge == 0 ? "0%" : fmt::format("{:.3f}%", 100 * edge);
    written(host, host.fonts().text_bold,
            {right - host.px(percent_end) - width_of(host.fonts().text_bold, percent), at.y}, theme::text, percent);
    written(host, host.fonts().small, {right - host.px(word_at), at.y}, theme::text_dim, std::string{edge_word(edge)});
}

const CrapsPress* stake_cell(Host& host, const std::string& name, Cents stake, const CrapsPress& more,
                             const CrapsPress& less) {
    const CrapsPress* pressed = nullptr;
    ImGui::BeginGroup();
    if (step_button(host, "\u2212", name + ".less", !less.events.empty())) pressed = &less;
    ImGui::SameLine(0, host.px(4));
    amount_box(host, stake, more.events.empty());
    ImGui::SameLine(0, host.px(4));
    if (step_button(host, "+", name + ".more", !more.events.empty())) pressed = &more;
    ImGui::EndGroup();
    if (const std::string why = reasons(more, less, stake); !why.empty()) tip(why, host.px(360));
    return pressed;
}

}  // namespace boxcars::ui
