#include "ui/panels/key_list.h"

#include "ui/widgets.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <cmath>

namespace boxcars::ui {
namespace {

using platform::Action;

constexpr float keys_at = 208;  // from a row's left edge, in logical px

std::string caps(const platform::Bindings& bindings, Action action) {
    std::string words;
    for (const auto key : bindings.keys(action)) words += (words.empty() ? "" : ", ") + platform::key_name(key);
    return words.empty() ? "none" : words;
}

// SDL's short names of pad buttons, in plain words.
std::string pad_words(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> said{{{"dpup", "pad up"},
                                                                                  {"dpdown", "pad down"},
                                                                                  {"dpleft", "pad left"},
                                                                                  {"dpright", "pad right"},
                                                                                  {"leftshoulder", "left shoulder"},
                                                                                  {"rightshoulder", "right shoulder"},
                                                                                  {"leftstick", "left stick"},
                                                                                  {"rightstick", "right stick"},
                                                                                  {"back", "back button"},
                                                                                  {"start", "start button"}}};
    for (const auto& [short_name, words] : said)
        if (short_name == name) return std::string{words};
    if (name.size() == 1)
        return fmt::format("button {}", static_cast<char>(std::toupper(static_cast<unsigned char>(name[0]))));
    return std::string{name};
}

std::string pad_caps(const platform::Bindings& bindings, Action action) {
    std::string words;
    for (const auto button : bindings.pads(action))
        words += (words.empty() ? "" : ", ") + pad_words(platform::pad_name(button));
    return words;
}

}  // namespace

void KeyList::leave(Host& host) {
    if (listening_for_) host.listen_for_key(false);
    listening_for_.reset();
    said_.clear();
}

void KeyList::draw(Host& host, platform::Bindings& bindings) {
    hear(host, bindings);
    sentence(host);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(8), host.px(2)});
    for (int i = 0; i < static_cast<int>(Action::count); ++i) row(host, bindings, static_cast<Action>(i));
    ImGui::PopStyleVar();
    ImGui::Dummy({0, host.px(4)});
    if (lit_button(host, "Reset keys", false)) {
        bindings = platform::Bindings{};
        said_ = "All keys are as they came.";
    }
    host.mark("settings.reset_keys");
}

void KeyList::sentence(Host& host) const {
    const InFont small{host.fonts().small};
    const float top = ImGui::GetCursorPosY();
    ImGui::PushStyleColor(ImGuiCol_Text, vec(said_.empty() ? theme::text_dim : theme::changed));
    paragraph(listening_for_
                  ? fmt::format("Press the new key or pad button for \u201c{}\u201d. Escape leaves it as it is.",
                                platform::words(*listening_for_))
              : said_.empty() ? "Choose a row, then press its new key."
                              : said_,
              ImGui::GetContentRegionAvail().x, host.px(19));
    ImGui::PopStyleColor();
    ImGui::SetCursorPosY(top + host.px(40));  // room for two lines even without words, so that the rows do not move
}

void KeyList::row(Host& host, const platform::Bindings& bindings, Action action) {
    const std::string id{platform::name(action)};
    const bool listening = listening_for_ == action;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = host.px(28);
    if (ImGui::Selectable(("##" + id).c_str(), listening, 0, {width, height})) {
        listening_for_ = action;
        host.listen_for_key(true);
        said_.clear();
    }
    host.mark("settings.key." + id);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float y = at.y + std::round((height - ImGui::GetFontSize()) / 2);
    draw.AddText({at.x + host.px(8), y}, u32(theme::text), std::string{platform::words(action)}.c_str());
    const std::string words = listening ? "press a key \u2026" : caps(bindings, action);
    ImFont* const bold = host.fonts().text_bold;
    draw.AddText(bold, bold->FontSize, {at.x + host.px(keys_at), y},
                 u32(listening ? theme::changed : theme::title_text), words.c_str());
    const std::string pad = pad_caps(bindings, action);
    ImFont* const small = host.fonts().small;
    const float pad_width = small->CalcTextSizeA(small->FontSize, FLT_MAX, 0, pad.c_str()).x;
    draw.AddText(small, small->FontSize, {at.x + width - pad_width - host.px(8), y + host.px(1)}, u32(theme::text_dim),
                 pad.c_str());
}

void KeyList::hear(Host& host, platform::Bindings& bindings) {
    if (!listening_for_) return;
    const auto key = host.key_heard();
    const auto button = host.pad_button_heard();
    if (!key && !button) return;
    if (button)
        said_ = bindings.bind_pad(*listening_for_, static_cast<int>(*button));
    else if (*key != SDLK_ESCAPE)
        said_ = bindings.bind(*listening_for_, *key);
    listening_for_.reset();
    host.listen_for_key(false);
}

}  // namespace boxcars::ui
