#include "ui/amounts.h"
#include "ui/overlay/debug_overlay.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace boxcars::ui {
namespace {

constexpr float slowest = 0.1f, fastest = 4.0f;

void journal_row(Host& host, const JournalLine& line, bool newest) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = host.px(20);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (newest)
        draw.AddRectFilled({at.x - host.px(6), at.y}, {at.x + width + host.px(6), at.y + height}, u32(theme::header),
                           host.px(3));
    ImFont *const font = host.fonts().mono, *const bold = host.fonts().mono_bold,
                  *const small = host.fonts().mono_small;
    const float y = at.y + std::round((height - font->FontSize) / 2), cell = font->GetCharAdvance('0');
    const auto write = [&](ImFont* face, float x, render::Colour colour, const std::string& words) {
        draw.AddText(face, face->FontSize, {std::round(x), face == small ? y + host.px(1) : y}, u32(colour),
                     words.c_str());
    };
    write(font, at.x, theme::text_dim, fmt::format("#{:04}", line.number));
    write(bold, at.x + 6 * cell, theme::title_text, line.faces.empty() ? "\u00b7" : line.faces);
    const float facts_x = at.x + (7.5f + static_cast<float>(std::max<std::size_t>(line.faces.size(), 1))) * cell;
    const bool wide = width > host.px(480);  // a narrow window shows the hash in a tooltip
    const float facts_end = at.x + width - (wide ? 17 * small->GetCharAdvance('0') : 0);
    // Cuts the facts at the last comma that fits, or without one at a space. The tooltip shows all.
    const auto room = static_cast<std::size_t>(std::max(0.0f, facts_end - facts_x) / cell);
    const bool fits = line.facts.size() <= room;
    const std::size_t end = std::min(line.facts.rfind(", ", room), line.facts.rfind(' ', room));
    write(font, facts_x, theme::text, fits ? line.facts : line.facts.substr(0, end));
    if (wide)
        write(small, facts_end + small->GetCharAdvance('0'), theme::title_note, fmt::format("{:016x}", line.hash));
    ImGui::Dummy({width, height});
    tip(fmt::format("{}\n{}\njournal hash {:016x}", line.event, line.facts, line.hash), host.px(420));
}

// Copies the seed. Copies the seal instead for sealed dice, because their seed would reveal every coming throw.
void copy_dice(Host& host, const Transport& transport, float width) {
    const bool sealed = !transport.seal.empty();
    if (named_button(host, "overlay.copy_seed", sealed ? "Copy seal" : "Copy seed", {width, 0}))
        ImGui::SetClipboardText(sealed ? transport.seal.c_str() : std::to_string(transport.seed).c_str());
    constexpr std::size_t line = 32;  // digits per line; a station's seal, its run's name, is shorter
    const std::string rest = transport.seal.size() > line ? " " + transport.seal.substr(line) : "";
    tip(sealed ? fmt::format("The seal of these dice: {}{}. Their secret is told when the sitting has ended.",
                             transport.seal.substr(0, line), rest)
               : "Seed " + std::to_string(transport.seed) + ": the same seed throws the same dice.",
        host.px(320));
}

void speed_row(Host& host, const Transport& transport, TimeRequests& requests) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Speed");
    ImGui::SameLine(0, host.px(14));
    const std::string words = fmt::format("{:.2f}\u00d7", transport.speed);
    const float gap = host.px(8);
    const float width =
        ImGui::GetContentRegionAvail().x - ImGui::GetStyle().WindowPadding.x - text_size("0.00\u00d7").x - gap;
    float speed = std::log2(std::clamp(transport.speed, slowest, fastest));
    if (slider(host, "overlay.speed", speed, std::log2(slowest), std::log2(fastest), width)) {
        speed = std::exp2(speed);
        const float round = std::abs(speed - 1) < 0.06f ? 1.0f : std::round(speed * 20) / 20;  // 1, or steps of 0.05
        requests.speed = std::clamp(round, slowest, fastest);
    }
    beside(ImGui::GetFont(), ImGui::GetItemRectMax().x + gap, theme::text, words);
    tip("Speed of the animation, 0.1 to 4 times. It changes no result.", host.px(320));
}

}  // namespace

std::string dice_note(const Transport& transport) {
    if (transport.seal.empty()) return "seed " + std::to_string(transport.seed);
    return "seal " + transport.seal.substr(0, 16) + "\u2026";
}

void journal_body(Host& host, std::span<const JournalLine> lines) {
    if (lines.empty()) colour_text(theme::text_dim, "Nothing has happened yet.");
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{0, 0});
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(lines.size()), host.px(20));
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
            journal_row(host, lines[lines.size() - 1 - static_cast<std::size_t>(i)], i == 0);
    ImGui::PopStyleVar();
}

float transport_height(const Host& host) {
    return 2 * ImGui::GetFrameHeight() + ImGui::GetStyle().ItemSpacing.y + host.px(14);
}

void transport_foot(Host& host, const Transport& transport, TimeRequests& requests) {
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float width = (ImGui::GetContentRegionAvail().x - ImGui::GetStyle().WindowPadding.x - 2 * gap) / 3;
    const bool paused = transport.paused;
    if (named_button(host, "overlay.pause", paused ? "Go on" : "Pause", {width, 0}, true, paused))
        requests.pause = !paused;
    ImGui::SameLine(0, gap);
    ImGui::PushButtonRepeat(true);
    requests.step = named_button(host, "overlay.step", "Next tick", {width, 0}, paused);
    ImGui::PopButtonRepeat();
    ImGui::SameLine(0, gap);
    copy_dice(host, transport, width);
    speed_row(host, transport, requests);
}

JournalLine journal_line(int number, const session::Entry& entry, std::string_view when) {
    JournalLine line{number, entry.text, {}, {}, entry.hash};
    for (const int face : entry.faces) line.faces += (line.faces.empty() ? "" : " ") + std::to_string(face);
    for (const auto& fact : facts_text(entry)) line.facts += (line.facts.empty() ? "" : "; ") + fact;
    if (line.facts.empty()) line.facts = entry.text;
    if (entry.text.starts_with(session::change_word)) line.facts = fmt::format("in force {}", when);
    line.facts = with_bets_in_words(line.facts);
    return line;
}

}  // namespace boxcars::ui
