#include "ui/panels/rules_card.h"

#include "base/words.h"
#include "platform/frames.h"
#include "platform/window.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace boxcars::ui {

CardPage sheet_page(const rules::Sheet& rules) {
    CardPage page{"The rules in force", {}};
    const int changed = rules::changed_count(rules);
    page.sentences.push_back(changed == 0   ? "This table plays the standard rules."
                             : changed == 1 ? "One rule differs from the standard."
                                            : std::to_string(changed) + " rules differ from the standard.");
    for (const auto& knob : knobs_of(rules)) {
        const int value = knob.get(rules), standard = knob.get(defaults_of(rules));
        page.table.emplace_back(std::string{knob.help},
                                rules::value_text(knob, value) +
                                    (value == standard ? "" : "  (usually " + rules::value_text(knob, standard) + ")"));
    }
    return page;
}
namespace {

void table_row(Host& host, const std::string& label, const std::string& value) {
    const ImVec2 at = ImGui::GetCursorPos();
    const float right = ImGui::GetContentRegionMax().x, line = host.px(23);
    ImFont* const bold = host.fonts().text_bold;
    const float value_width = bold->CalcTextSizeA(bold->FontSize, FLT_MAX, 0, value.c_str()).x;
    {
        const InFont font{bold};
        ImGui::SetCursorPosX(right - value_width);
        colour_text(theme::title_text, value);
    }
    ImGui::SetCursorPos(at);
    paragraph(label, right - at.x - std::max(value_width, host.px(90)) - host.px(16), line, theme::text_dim);
    const ImVec2 below = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine(below, {below.x + right - at.x, below.y},
                                        u32(render::faded(theme::border, 0.4f)));
    ImGui::Dummy({0, host.px(1)});
}

void draw_page(Host& host, const CardPage& page) {
    heading(host, in_capitals(page.title));
    ImGui::Dummy({0, host.px(4)});
    draw_card_dice(host, page.dice);
    const float wrap = ImGui::GetContentRegionAvail().x - host.px(8);
    for (const std::string& sentence : page.sentences) {
        paragraph(sentence, wrap, host.px(23));
        ImGui::Dummy({0, host.px(4)});
    }
    for (const auto& [label, value] : page.table) table_row(host, label, value);
}

}  // namespace

CardPage keys_page(const platform::Bindings& bindings, std::span<const platform::Action> actions) {
    CardPage page{"Keys", {}};
    platform::Bindings keys = bindings;
    if (!is_pad(keys.in_hand())) keys.take_in_hand(platform::Device::Keyboard);
    for (const auto action : actions) {
        const std::string cap = keys.key_cap(action);
        page.table.emplace_back(platform::words(action), cap.empty() ? "none" : cap);
    }
    return page;
}

std::optional<platform::Action> action_list(Host& host, std::span<const platform::Action> actions,
                                            const platform::Bindings& bindings) {
    using enum platform::Action;
    constexpr platform::Action only_keys[]{StepTick, OtherLeaf, LeafBack, Less,  More,
                                           Chip1,    Chip2,     Chip3,    Chip4, Chip5};
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    Panel panel(host, {"actions", "PAUSED", host.upright() ? "" : "your keys here"}, panel_place(host.view(), 600, 520),
                0, true);
    std::optional<platform::Action> chosen;
    std::set<platform::Action> listed;
    for (const auto action : actions) {
        const bool steers = action >= platform::Action::Left && action <= platform::Action::Confirm;
        if (steers || (host.upright() && std::ranges::count(only_keys, action) > 0) || !listed.insert(action).second)
            continue;
        const std::string words{platform::words(action)}, cap = bindings.key_cap(action);
        if (ImGui::Selectable(words.c_str(), false, 0, {0, host.touch(22)})) chosen = action;
        host.mark("actions." + std::string{platform::name(action)}, [&] { return words; });
        if (host.upright()) continue;  // a phone has no keys
        const float wide = text_size(cap).x;
        beside(host.fonts().text_bold, ImGui::GetItemRectMax().x - wide - host.px(8), theme::title_text, cap);
    }
    return chosen;
}

RulesCard::Requests RulesCard::draw(Host& host, std::string_view note, const std::vector<CardPage>& pages, bool guided,
                                    bool in_force) {
    if (!host.drawing() || pages.empty()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    const int last = how_many(pages) - 1;
    page_ = std::clamp(page_, 0, last);
    // On an upright canvas the page buttons stand above the other buttons.
    const float high = host.touch(36), foot = host.upright() ? 2 * high + host.px(30) : host.px(58);
    Panel panel{host, {"rules_card", "HOW TO PLAY", in_capitals(note)}, panel_place(host.view(), 600, 520), foot, true};
    draw_page(host, pages[nth(page_)]);
    panel.foot(host.upright() ? 2 : 1);
    const ImVec2 size{host.px(92), high};
    const bool back = named_button(host, "card.previous", "Previous", size, page_ > 0);
    ImGui::SameLine();
    if (named_button(host, "card.next", "Next", size, page_ < last)) ++page_;
    if (back) --page_;
    beside(host.fonts().text, ImGui::GetItemRectMax().x + host.px(16), theme::text_dim,
           fmt::format("{} of {}", page_ + 1, pages.size()));
    const float width = host.px(76), show_wide = host.px(104);
    Requests asked;
    const bool sends = in_force && platform::Window::in_browser();
    if (!host.upright() && (sends || guided))
        same_line_right((sends ? 2 : 1) * width + (sends ? host.px(10) : 0) + (guided ? host.px(10) + show_wide : 0));
    if (sends && named_button(host, "card.share", "Share", {width, high})) platform::share();
    if (sends && guided) ImGui::SameLine(0, host.px(10));
    asked.show_me = guided && named_button(host, "card.show_me", "Show me", {show_wide, high});
    asked.close = last_button(host, "card.done", "Done", 76);
    return asked;
}

}  // namespace boxcars::ui
