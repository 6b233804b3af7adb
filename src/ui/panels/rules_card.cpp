// Pig's pages, and the drawing of any game's pages.
#include "ui/panels/rules_card.h"

#include "platform/frames.h"
#include "platform/window.h"

#include "base/words.h"
#include "ui/panels/layout.h"
#include "ui/widgets.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

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

std::string face_range(const pig::Rules& rules) {  // scoring faces: "1 to 3 and 5 to 6"
    const auto run = [](int from, int to) {
        return from == to ? std::to_string(from) : fmt::format("{} to {}", from, to);
    };
    if (rules.pig_face == 1) return run(2, rules.sides);
    if (rules.pig_face == rules.sides) return run(1, rules.sides - 1);
    return run(1, rules.pig_face - 1) + " and " + run(rules.pig_face + 1, rules.sides);
}

std::string the_pig(const pig::Rules& rules) {
    return rules.pig_face == 1 ? "a 1, the snout,"
                               : fmt::format("{} {}, the pig,", article(rules.pig_face), rules.pig_face);
}

CardPage aim(const pig::Rules& rules) {
    CardPage page{"The race", {}};
    page.sentences.push_back(
        fmt::format("{} players race to {} points with one {}-sided die.", rules.players, rules.goal, rules.sides));
    page.sentences.push_back(fmt::format("The first to hold {} or more wins at once; {} no further turn.", rules.goal,
                                         rules.players == 2 ? "the other player gets" : "the others get"));
    page.sentences.emplace_back(
        "Chance decides who starts the first game. After that the players take turns to start.");
    return page;
}

// Drawings of the faces that score, the face that ends the turn, and a turn held early enough.
CardDice turn_dice(const pig::Rules& rules) {
    constexpr std::size_t most = 5, held_rolls = 3;
    std::vector<std::vector<int>> adds;
    for (int face = rules.sides; face >= 1 && adds.size() < most; --face)
        if (face != rules.pig_face) adds.insert(adds.begin(), {face});
    const std::size_t rolls = std::min(held_rolls, adds.size());
    std::vector<int> held;
    for (std::size_t nth = adds.size() - rolls; nth < adds.size(); ++nth) held.push_back(adds[nth].front());
    const int sum = std::accumulate(held.begin(), held.end(), 0);
    using For = CardThrows::For;
    return {{.body = render::hex(0xE4708C), .pip = render::hex(0x351028), .snout = true, .sides = rules.sides},
            {{std::move(adds), "add their points", For::Nobody},
             {{{rules.pig_face}}, "all of it lost", For::Others},
             {{std::move(held)}, fmt::format("held: {} banked", sum), For::You}}};
}

CardPage turn(const pig::Rules& rules) {
    CardPage page{"A turn", {}};
    page.dice.push_back(turn_dice(rules));
    page.sentences.emplace_back("Roll as often as you dare. You must roll at least once in a turn.");
    page.sentences.push_back(fmt::format("A roll of {} adds its points to the turn total.", face_range(rules)));
    page.sentences.push_back(
        fmt::format("But {} ends the turn, and the turn total is lost. What is banked is safe.", the_pig(rules)));
    page.sentences.push_back(
        fmt::format("Hold, and the turn total is banked; the die goes to the next player. {} counts when it is held, "
                    "not before.",
                    rules.goal));
    page.sentences.push_back(fmt::format("One roll in {} is {}.", rules.sides, the_pig(rules)));
    return page;
}

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
    ImGui::PushStyleColor(ImGuiCol_Text, vec(theme::text_dim));
    paragraph(label, right - at.x - std::max(value_width, host.px(90)) - host.px(16), line);
    ImGui::PopStyleColor();
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

std::vector<CardPage> pig_pages(const pig::Rules& rules) { return {aim(rules), turn(rules), sheet_page(rules)}; }

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
    Panel panel{host,
                {"actions", "PAUSED", host.upright() ? "" : "your keys here"},
                panel_place(host.view(), 600, 520),
                0,
                true};
    std::optional<platform::Action> chosen;
    std::vector<platform::Action> listed;
    for (const auto action : actions) {
        const bool steers = action >= platform::Action::Left && action <= platform::Action::Confirm;
        if ((host.upright() && std::ranges::count(only_keys, action) > 0) || steers ||
            std::ranges::count(listed, action) > 0)
            continue;
        listed.push_back(action);
        const std::string words{platform::words(action)}, cap = bindings.key_cap(action);
        if (ImGui::Selectable(words.c_str(), false, 0, {0, host.touch(22)})) chosen = action;
        host.mark("actions." + std::string{platform::name(action)}, [&] { return words; });
        if (host.upright()) continue;  // a phone has no keys
        const float wide = text_size(cap).x;
        beside(host.fonts().text_bold, ImGui::GetItemRectMax().x - wide - host.px(8), theme::title_text, cap);
    }
    return chosen;
}

namespace {

// The buttons that turn the page; returns by how many it was turned.
int page_turned(Host& host, int page, int pages, const ImVec2& size) {
    ImGui::BeginDisabled(page == 0);
    const bool back = lit_button(host, "Previous", false, size);
    ImGui::EndDisabled();
    host.mark("card.previous");
    ImGui::SameLine();
    ImGui::BeginDisabled(page + 1 == pages);
    const bool next = lit_button(host, "Next", false, size);
    ImGui::EndDisabled();
    host.mark("card.next");
    return (next ? 1 : 0) - (back ? 1 : 0);
}

}  // namespace

RulesCard::Requests RulesCard::draw(Host& host, std::string_view note, const std::vector<CardPage>& pages, bool guided,
                                    bool in_force) {
    if (!host.drawing() || pages.empty()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    page_ = std::clamp(page_, 0, static_cast<int>(pages.size()) - 1);
    // On an upright canvas the page buttons stand above the other buttons.
    const float high = host.touch(36), foot = host.upright() ? 2 * high + host.px(30) : host.px(58);
    Panel panel{host, {"rules_card", "HOW TO PLAY", in_capitals(note)}, panel_place(host.view(), 600, 520), foot, true};
    draw_page(host, pages[static_cast<std::size_t>(page_)]);
    panel.foot(host.upright() ? 2 : 1);
    const ImVec2 size{host.px(92), high};
    page_ += page_turned(host, page_, static_cast<int>(pages.size()), size);
    beside(host.fonts().text, ImGui::GetItemRectMax().x + host.px(16), theme::text_dim,
           fmt::format("{} of {}", page_ + 1, pages.size()));
    const float width = host.px(76), show_wide = host.px(104);
    Requests asked;
    const bool sends = in_force && platform::Window::in_browser();
    if (!host.upright() && (sends || guided))
        same_line_right((sends ? 2 : 1) * width + (sends ? host.px(10) : 0) + (guided ? host.px(10) + show_wide : 0));
    if (sends) {
        if (lit_button(host, "Share", false, {width, high})) platform::share();
        host.mark("card.share");
        if (guided) ImGui::SameLine(0, host.px(10));
    }
    if (guided) {
        asked.show_me = lit_button(host, "Show me", false, {show_wide, high});
        host.mark("card.show_me");
    }
    same_line_right(width);
    asked.close = brass_button(host, "Done", {width, high});
    host.mark("card.done");
    return asked;
}

}  // namespace boxcars::ui
