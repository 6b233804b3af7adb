#include "ui/panels/rules_card.h"

#include "platform/frames.h"
#include "platform/window.h"
#include "render/dice.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <set>

namespace boxcars::ui {
namespace {

constexpr float die_px = 24, beside_die = 2, beside_throw = 9, beside_throws = 22, over_words = 3, between_rows = 8;
constexpr PanelSize card_size{600, 520};
constexpr float turn_width = 92, done_width = 76, show_width = 104, card_gap = 10;
constexpr Forms<int> rows_of_buttons{1, 1, 2, 1};  // in two rows the page buttons are above the others

ImVec2 operator+(ImVec2 a, glm::vec2 b) { return {a.x + b.x, a.y + b.y}; }

void draw_oval(ImDrawList& draw, ImVec2 middle, glm::vec2 half, ImU32 colour) {
    std::array<ImVec2, 24> points;
    for (std::size_t n = 0; n < points.size(); ++n) {
        const float turn = 6.2831853f * static_cast<float>(n) / static_cast<float>(points.size());
        points[n] = middle + half * glm::vec2(std::cos(turn), std::sin(turn));
    }
    draw.AddConvexPolyFilled(points.data(), how_many(points), colour);
}

void draw_card_snout(ImDrawList& draw, ImVec2 middle, float px, const CardDie& die) {
    draw_oval(draw, middle, glm::vec2(0.32f, 0.25f) * px, u32(glm::mix(die.body, render::hex(0xFFFFFF), 0.35f)));
    for (const float side : {-1.0f, 1.0f})
        draw_oval(draw, middle + glm::vec2(0.12f * side * px, 0), glm::vec2(0.06f, 0.10f) * px, u32(die.pip));
}

void draw_card_die(Host& host, ImVec2 at, const CardDie& die, int face) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float px = std::round(host.px(die_px));
    const ImVec2 most = at + glm::vec2(px), middle = at + glm::vec2(px / 2);
    gradient_rect(draw, at, most, glm::mix(die.body, render::hex(0xFFFFFF), 0.10f),
                  glm::mix(die.body, render::hex(0x000000), 0.16f), px * 0.18f);
    draw.AddRect(at, most, u32(render::faded(theme::border, 0.6f)), px * 0.18f);
    if (die.sides != 6) {
        ImFont* const font = host.fonts().text_bold;
        const std::string number = std::to_string(face);
        const float em = font->FontSize * 0.9f;
        const ImVec2 size = font->CalcTextSizeA(em, FLT_MAX, 0, number.c_str());
        return draw.AddText(font, em, middle + glm::vec2(size.x, size.y) / -2.0f, u32(die.pip), number.c_str());
    }
    if (die.snout && face == 1) return draw_card_snout(draw, middle, px, die);
    const ImU32 ink = u32(face == 1 || face == 4 ? die.red : die.pip);
    for (const glm::vec2 pip : render::flat_pips(face))
        draw.AddCircleFilled(middle + pip * render::pip_reach * px, render::pip_radius * px, ink);
}

float throws_wide(const CardThrows& of) {  // in logical px
    float wide = -beside_throw;
    for (const auto& one : of.throws)
        wide += static_cast<float>(one.size()) * (die_px + beside_die) - beside_die + beside_throw;
    return std::max(0.0f, wide);
}

render::Colour words_colour(const Host& host, CardThrows::For good) {
    return good == CardThrows::For::You      ? host.signs().win
           : good == CardThrows::For::Others ? host.signs().loss
                                             : theme::text;
}

float words_wide(Host& host, const CardThrows& of) { return size_in(host.fonts().small, of.does).x; }

// Draws throws side by side with their words below, both centred in `wide` px.
void draw_throws(Host& host, const CardDie& die, const CardThrows& of, ImVec2 at, float wide) {
    float x = at.x + (wide - host.px(throws_wide(of))) / 2;
    for (const auto& one : of.throws) {
        for (const int face : one) {
            draw_card_die(host, {std::round(x), std::round(at.y)}, die, face);
            x += host.px(die_px + beside_die);
        }
        x += host.px(beside_throw - beside_die);
    }
    const ImVec2 words = at + glm::vec2((wide - words_wide(host, of)) / 2, host.px(die_px + over_words));
    write(host.fonts().small, {std::round(words.x), std::round(words.y)}, words_colour(host, of.good), of.does);
}

using Sort = ThrowFate::Sort;

// One example of each combination that the rules distinguish.
constexpr ThreeFaces combinations[] = {{4, 5, 6}, {1, 1, 1}, {3, 3, 3}, {3, 3, 6}, {3, 3, 5}, {3, 3, 4},
                                       {4, 4, 3}, {3, 3, 2}, {3, 3, 1}, {1, 2, 3}, {2, 4, 5}};

bool better(const ThrowFate& a, const ThrowFate& b) {
    return a.sort != b.sort ? a.sort < b.sort : a.sort == Sort::Loses ? a.bets < b.bets : a.bets > b.bets;
}

CardThrows::For good_of(Sort sort, bool yours) {
    if (sort != Sort::Wins && sort != Sort::Loses) return CardThrows::For::Nobody;
    return (sort == Sort::Wins) == yours ? CardThrows::For::You : CardThrows::For::Others;
}

// Draws over the width of the panel's body. The drawings are named card.dice.1, card.dice.2 ... for scripts.
void draw_card_dice(Host& host, std::span<const CardDice> all) {
    const float high = host.px(die_px + over_words) + host.fonts().small->FontSize;
    std::size_t drawn = 0;
    for (const CardDice& dice : all) {
        if (!dice.note.empty()) colour_text(theme::text_dim, dice.note);
        const ImVec2 left = ImGui::GetCursorScreenPos();
        const float room = ImGui::GetContentRegionAvail().x - host.px(8);
        glm::vec2 at{};  // offset in px
        for (const CardThrows& throws : dice.shown) {
            const float wide = std::max(host.px(throws_wide(throws)), words_wide(host, throws));
            if (at.x > 0 && at.x + wide > room) at = {0, at.y + high + host.px(between_rows)};
            draw_throws(host, dice.die, throws, left + at, wide);
            ImGui::SetCursorScreenPos(left + at);
            ImGui::Dummy({wide, high});
            host.mark(fmt::format("card.dice.{}", ++drawn));
            at.x += wide + host.px(beside_throws);
        }
        space(host, between_rows);
    }
}

void table_row(Host& host, const std::string& label, const std::string& value) {
    const ImVec2 at = ImGui::GetCursorPos();
    const float right = ImGui::GetContentRegionMax().x, line = host.px(23);
    ImFont* const bold = host.fonts().text_bold;
    const float value_width = size_in(bold, value).x;
    ImGui::SetCursorPosX(right - value_width);
    text_in(bold, theme::title_text, value);
    ImGui::SetCursorPos(at);
    paragraph(label, right - at.x - std::max(value_width, host.px(90)) - host.px(16), line, theme::text_dim);
    const ImVec2 below = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddLine(below, {below.x + right - at.x, below.y},
                                        u32(render::faded(theme::border, 0.4f)));
    space(host, 1);
}

void draw_page(Host& host, const CardPage& page) {
    heading(host, in_capitals(page.title));
    space(host, 4);
    draw_card_dice(host, page.dice);
    const float wrap = ImGui::GetContentRegionAvail().x - host.px(8);
    for (const std::string& sentence : page.sentences) {
        paragraph(sentence, wrap, host.px(23));
        space(host, 4);
    }
    for (const auto& [label, value] : page.table) table_row(host, label, value);
}

}  // namespace

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
    const bool keys = !host.stacked();  // a phone has none
    Panel panel{host, {"actions", "PAUSED", keys ? "your keys here" : ""}, card_size, 0};
    std::optional<platform::Action> chosen;
    std::set<platform::Action> listed;
    for (const auto action : actions) {
        const bool steers = action >= platform::Action::Left && action <= platform::Action::Confirm;
        if (steers || (!keys && std::ranges::count(only_keys, action) > 0) || !listed.insert(action).second) continue;
        const std::string words{platform::words(action)}, cap = bindings.key_cap(action);
        if (ImGui::Selectable(words.c_str(), false, 0, {0, host.touch(22)})) chosen = action;
        host.mark("actions." + std::string{platform::name(action)}, [&] { return words; });
        if (!keys) continue;
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
    const int rows = host.of(rows_of_buttons);
    Panel panel{host, {"rules_card", "HOW TO PLAY", in_capitals(note)}, card_size, rows};
    draw_page(host, pages[nth(page_)]);
    panel.foot(rows);
    const auto sized = [&](float width) { return ImVec2{host.px(width), button_height(host)}; };
    const bool back = named_button(host, "card.previous", "Previous", sized(turn_width), page_ > 0);
    ImGui::SameLine();
    if (named_button(host, "card.next", "Next", sized(turn_width), page_ < last)) ++page_;
    if (back) --page_;
    beside(host.fonts().text, ImGui::GetItemRectMax().x + host.px(16), theme::text_dim,
           fmt::format("{} of {}", page_ + 1, pages.size()));
    Requests asked;
    const bool sends = in_force && platform::Window::in_browser();
    if (rows == 1 && (sends || guided))
        same_line_right(
            host.px(done_width + (sends ? done_width + card_gap : 0.0f) + (guided ? show_width + card_gap : 0.0f)));
    if (sends && named_button(host, "card.share", "Share", sized(done_width))) platform::share();
    if (sends && guided) same_line(host, card_gap);
    asked.show_me = guided && named_button(host, "card.show_me", "Show me", sized(show_width));
    asked.close = last_button(host, "card.done", "Done", done_width);
    return asked;
}

ThrowFate fate_by_bets(int won) { return {won > 0 ? Sort::Wins : won < 0 ? Sort::Loses : Sort::Even, std::abs(won)}; }

std::vector<CardThrows> by_fate(bool yours, const std::function<ThrowFate(const ThreeFaces&)>& fate_of,
                                const std::function<std::string(const ThrowFate&)>& words) {
    std::vector<std::pair<ThrowFate, CardThrows>> fates;
    for (const ThreeFaces& faces : combinations) {
        const ThrowFate fate = fate_of(faces);
        auto at = std::ranges::find(fates, fate, &std::pair<ThrowFate, CardThrows>::first);
        if (at == fates.end()) at = fates.insert(at, {fate, {{}, words(fate), good_of(fate.sort, yours)}});
        at->second.throws.push_back({faces.begin(), faces.end()});
    }
    std::ranges::stable_sort(fates, better, &std::pair<ThrowFate, CardThrows>::first);
    std::vector<CardThrows> all;
    for (auto& [fate, throws] : fates) all.push_back(std::move(throws));
    return all;
}

}  // namespace boxcars::ui
