#include "ui/panels/settings_panel.h"

#include "platform/window.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <cmath>
#include <tuple>

namespace boxcars::ui {
namespace {

constexpr float name_width = 168, value_width = 62, row_height = 26.5f;  // all rows are visible at the default size
constexpr std::array<float, 3> paces{0.75f, 1.0f, 1.5f};

// One row: label and control, vertically centred. `control` gets its width.
template <class Control>
void row(Host& host, const char* label, float control_height, const Control& control) {
    const ImVec2 at = ImGui::GetCursorPos();
    const float height = host.px(row_height), right = ImGui::GetContentRegionMax().x;
    if (host.stacked()) {
        ImGui::TextUnformatted(label);
        return control(right - at.x);
    }
    ImGui::SetCursorPosY(at.y + centred(height, ImGui::GetFontSize()));
    ImGui::TextUnformatted(label);
    ImGui::SetCursorPos({at.x + host.px(name_width), at.y + centred(height, control_height)});
    control(right - at.x - host.px(name_width));
    ImGui::SetCursorPos({at.x, at.y + height - ImGui::GetStyle().ItemSpacing.y});
    space(host, 0);
}

bool share_row(Host& host, const std::string& name, const char* label, float& value, float least = 0, float most = 1) {
    bool moved = false;
    row(host, label, ImGui::GetFontSize() + host.px(6), [&](float width) {
        float percent = std::round(value * 100);
        moved = slider(host, "settings." + name, percent, least * 100, most * 100, width - host.px(value_width));
        if (moved) value = std::round(percent) / 100;
        ImFont* const bold = host.fonts().text_bold;
        const std::string words = fmt::format("{:.0f} %", value * 100);
        const float words_width = size_in(bold, words).x;
        beside(bold, ImGui::GetItemRectMin().x + width - words_width, theme::title_text, words);
    });
    return moved;
}

void check_row(Host& host, const std::string& name, const char* label, bool& value, const char* words) {
    const auto box = [&] {
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.low(3), host.low(3)});
        ImGui::Checkbox((std::string{"##"} + name).c_str(), &value);
        ImGui::PopStyleVar();
        host.mark("settings." + name, [&] { return fmt::format("{}: {}, {}", label, value ? "on" : "off", words); });
        return ImGui::GetItemRectMax().x + host.px(10);  // where its words begin
    };
    if (!host.stacked())
        return row(host, label, ImGui::GetFontSize() + host.px(6),
                   [&](float) { beside(host.fonts().small, box(), theme::text_dim, words); });
    const float x = box(), y = ImGui::GetItemRectMin().y;
    ImGui::GetWindowDrawList()->AddText({x, y + host.px(3)}, u32(theme::text), label);
    write(host.fonts().small, {x, y + host.px(25)}, theme::text_dim, words);
}

template <class Value>
void choice_row(Host& host, const std::string& name, const char* label, const std::vector<std::string_view>& words,
                Value& value) {
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(4), host.low(4)});
    row(host, label, ImGui::GetFontSize() + host.px(8), [&](float width) {
        value = static_cast<Value>(choice(host, "settings." + name, words, static_cast<int>(value), width));
    });
    ImGui::PopStyleVar();
}

void colours_tab(Host& host, platform::Settings& settings) {
    using platform::Settings;
    constexpr std::tuple<const char*, const char*, std::string Settings::*> rows[]{
        {"dice_look", "Dice", &Settings::dice_look},
        {"felt_look", "Felt", &Settings::felt_look},
        {"chip_look", "Chips", &Settings::chip_look},
        {"livery", "Wagons", &Settings::livery}};
    heading(host, "COLOURS");
    for (const auto& [name, label, setting] : rows) {
        std::vector<std::string_view> names{""}, titles{"Usual"};
        for (const WearChoice& look : wear_choices())
            if (look.setting == setting) names.push_back(look.name), titles.push_back(look.title);
        const auto known = std::ranges::find(names, settings.*setting);
        std::ptrdiff_t chosen = known == names.end() ? 0 : known - names.begin();
        const std::ptrdiff_t before = chosen;
        choice_row(host, name, label, titles, chosen);
        if (chosen != before) settings.*setting = names[nth(chosen)];
    }
}

std::size_t nearest(float pace) {
    const auto apart = [&](float one) { return std::abs(one - pace); };
    return static_cast<std::size_t>(std::ranges::min_element(paces, {}, apart) - paces.begin());
}

using platform::Action;

constexpr float keys_at = 208;  // from a row's left edge, in logical px

// SDL's short names of pad buttons, in plain words: "dpup", "leftshoulder", "start", "a".
std::string pad_words(std::string_view name) {
    if (name.starts_with("dp")) return fmt::format("D-pad {}", name.substr(2));
    for (const std::string_view side : {"left", "right"})
        if (name.starts_with(side)) return fmt::format("{} {}", side, name.substr(side.size()));
    if (name == "back" || name == "start") return fmt::format("{} button", name);
    if (name.size() != 1) return std::string{name};
    return fmt::format("button {}", in_capitals(name));
}

// The keys or pad buttons in words: "Space, Enter".
std::string listed(const auto& bound, const auto& words_of_one) {
    std::string words;
    for (const auto one : bound) words += (words.empty() ? "" : ", ") + words_of_one(one);
    return words;
}

std::string key_words(platform::Key key) {
    const std::string name = platform::key_name(key);
    return name == "Return" ? "Enter" : name;
}

using platform::Settings, render::Colour, render::hex, render::Hue, render::hue_of, render::Wear;

const WearChoice choices[] = {
    {&Settings::dice_look, "sapphire", "Sapphire", hex(0x6F9BE8)},
    {&Settings::dice_look, "jade", "Jade", hex(0x62B98A)},
    {&Settings::dice_look, "amber", "Amber", hex(0xE0A24A)},
    {&Settings::felt_look, "indigo", "Indigo", hex(0x6A78D8)},
    {&Settings::felt_look, "claret", "Claret", hex(0xC4607A)},
    {&Settings::felt_look, "slate", "Slate", hex(0x8E99A8)},
    {&Settings::chip_look, "gilded", "Gilded", hex(0xFFE2A8)},
    {&Settings::chip_look, "moonlit", "Moonlit", hex(0xC8DCFF)},
    {&Settings::livery, "emerald", "Emerald", hex(0x7CC49A)},
    {&Settings::livery, "midnight", "Midnight", hex(0x86A0E0)},
    {&Settings::livery, "rose", "Rose", hex(0xE89AAE)},
};

const WearChoice* worn(const Settings& settings, std::string Settings::*setting) {
    for (const WearChoice& row : choices)
        if (row.setting == setting && row.name == settings.*setting) return &row;
    return nullptr;
}

Hue chosen_hue(const Settings& settings, std::string Settings::*setting) {
    const WearChoice* look = worn(settings, setting);
    return look ? hue_of(look->hue) : Hue{};
}

}  // namespace

bool SettingsPanel::draw(Host& host, platform::Settings& settings) {
    if (!host.drawing()) return false;
    const ScopedStyle styled{host, PanelStyle::Player};
    Panel panel{host, {"settings", "SETTINGS", "changes are saved at once"}, PanelSize{512, 520, 984}};
    constexpr std::array<std::string_view, 4> tabs{"Motion & sound", "Picture", "Colours", "Keys"};
    tab_ = static_cast<Tab>(tab_strip(host, "settings.tab", tabs, static_cast<int>(tab_)));
    if (tab_ != Tab::Keys && listening_for_) leave(host);
    if (tab_ == Tab::Table) table_tab(host, settings);
    if (tab_ == Tab::Picture) picture_tab(host, settings);
    if (tab_ == Tab::Colours) colours_tab(host, settings);
    if (tab_ == Tab::Keys) keys_tab(host, settings.bindings);
    panel.foot();
    if (named_button(host, "settings.reset", "Reset all settings", {0, button_height(host)})) {
        settings = platform::Settings{};
        said_ = "All settings are reset.";
    }
    const bool done = last_button(host, "settings.done", "Done", 76);
    if (done) leave(host);
    return done;
}

void SettingsPanel::table_tab(Host& host, platform::Settings& settings) const {
    heading(host, "MOTION");
    std::size_t pace = nearest(settings.throw_pace);
    choice_row(host, "throw", "Throw speed", {"Calm", "Normal", "Brisk"}, pace);
    if (pace != nearest(settings.throw_pace)) settings.throw_pace = paces[pace];
    share_row(host, "computer", "Computer players", settings.computer_pace, 0.5f, 4);
    check_row(host, "reduced_motion", "Reduced motion", settings.reduced_motion, "no tumbling, shake or camera moves");
    ImGui::BeginDisabled(settings.reduced_motion);
    share_row(host, "shake", "Screen shake", settings.screen_shake);
    ImGui::EndDisabled();
    check_row(host, "rumble", "Rumble", settings.rumble, "a game controller shakes when dice land");
    ImGui::Spacing();
    heading(host, "SOUND");
    ImGui::BeginDisabled(settings.muted);
    share_row(host, "volume", "Master volume", settings.volume);
    share_row(host, "music", "Music", settings.volume_music);
    share_row(host, "dice", "Dice and jingles", settings.volume_dice);
    share_row(host, "chips", "Chips and coins", settings.volume_chips);
    share_row(host, "room", "Train and room", settings.volume_room);
    ImGui::EndDisabled();
    check_row(host, "mute", "Mute", settings.muted, "no sound at all");
}

void SettingsPanel::letters_row(Host& host, float& letters) {
    constexpr float step = 0.05f;
    const float before = letters_.value_or(letters);
    const bool held_down = ImGui::IsMouseDown(ImGuiMouseButton_Left);
    float size = before;
    if (share_row(host, "letters", "Letters", size, platform::least_letters, platform::most_letters)) {
        if (!held_down) size = before + std::copysign(step, size - before);  // a key moves it by a whole step
        letters_ = std::clamp(std::round(size / step) * step, platform::least_letters, platform::most_letters);
    }
    if (letters_ && !held_down) letters = *std::exchange(letters_, std::nullopt);
    const float held = host.view().letters;
    if (std::abs(held - letters) > 0.02f)
        colour_text(theme::text_dim, fmt::format("This window holds {:.0f} %.", 100 * held));
}

void SettingsPanel::picture_tab(Host& host, platform::Settings& settings) {
    heading(host, "PICTURE");
    letters_row(host, settings.letters);
    choice_row(host, "vision", "Colour blindness", {"None", "Deutan", "Protan", "Tritan"}, settings.colour_vision);
    check_row(host, "plain_felt", "Plain felt", settings.plain_felt, "no pattern on the tables");
    check_row(host, "ivory_dice", "Ivory dice", settings.ivory_dice, "at craps, instead of clear red");
    choice_row(host, "quality", "Quality", {"Auto", "Low", "Medium", "High"}, settings.quality);
    check_row(host, "full_screen", "Full screen", settings.full_screen, "at the desktop's resolution");
    check_row(host, "save_power", "Save power", settings.save_power, "30 frames a second at most");
    space(host, 4);
    heading(host, "PLAY");
    choice_row(host, "coach", "Coach", {"Off", "When asked", "Always"}, settings.coach);
    choice_row(host, "felt_bets", "Craps bets", {"Basic", "More", "All"}, settings.felt_bets);
}

void SettingsPanel::leave(Host& host) {
    if (listening_for_) host.listener().listen(false);
    listening_for_.reset();
    said_.clear();
}

void SettingsPanel::keys_tab(Host& host, platform::Bindings& bindings) {
    hear_key(host, bindings);
    key_sentence(host);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(8), host.px(2)});
    const int count = static_cast<int>(platform::Window::in_browser() ? Action::count : Action::Luggage);
    for (int i = 0; i < count; ++i) key_row(host, bindings, static_cast<Action>(i));
    ImGui::PopStyleVar();
    space(host, 4);
    if (named_button(host, "settings.reset_keys", "Reset keys")) {
        bindings = platform::Bindings{};
        said_ = "All keys are reset.";
    }
}

void SettingsPanel::key_sentence(Host& host) const {
    const InFont small{host.fonts().small};
    const float top = ImGui::GetCursorPosY();
    paragraph(listening_for_
                  ? fmt::format("Press the new key or pad button for \u201c{}\u201d. Escape leaves it as it is.",
                                platform::words(*listening_for_))
              : said_.empty() ? "Choose a row, then press its new key."
                              : said_,
              ImGui::GetContentRegionAvail().x, host.px(19), said_.empty() ? theme::text_dim : theme::changed);
    ImGui::SetCursorPosY(top + host.px(40));  // space for two lines, always
}

void SettingsPanel::key_row(Host& host, const platform::Bindings& bindings, Action action) {
    const std::string id{platform::name(action)};
    const bool listening = listening_for_ == action;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = host.touch(28);
    if (ImGui::Selectable(("##" + id).c_str(), listening, 0, {width, height})) {
        listening_for_ = action;
        host.listener().listen(true);
        said_.clear();
    }
    host.mark("settings.key." + id);
    const bool two_lines = height > 2 * ImGui::GetFontSize();  // the keys stand below the action
    const float y = at.y + centred(height, two_lines ? 0 : ImGui::GetFontSize());
    ImGui::GetWindowDrawList()->AddText({at.x + host.px(8), two_lines ? at.y + host.px(3) : y}, u32(theme::text),
                                        std::string{platform::words(action)}.c_str());
    const std::string bound = listed(bindings.keys(action), key_words), words = listening       ? "press a key \u2026"
                                                                                : bound.empty() ? "none"
                                                                                                : bound;
    write(host.fonts().text_bold, {at.x + host.px(two_lines ? 24 : keys_at), y},
          listening ? theme::changed : theme::title_text, words);
    const std::string pad =
        listed(bindings.pads(action), [](auto button) { return pad_words(platform::pad_name(button)); });
    ImFont* const small = host.fonts().small;
    write(small, {at.x + width - size_in(small, pad).x - host.px(8), y + host.px(1)}, theme::text_dim, pad);
}

void SettingsPanel::hear_key(Host& host, platform::Bindings& bindings) {
    if (!listening_for_) return;
    const auto key = host.listener().key();
    const auto button = host.listener().pad_button();
    if (!key && !button) return;
    if (button)
        said_ = bindings.bind_pad(*listening_for_, static_cast<int>(*button));
    else if (*key != SDLK_ESCAPE)
        said_ = bindings.bind(*listening_for_, *key);
    listening_for_.reset();
    host.listener().listen(false);
}

std::span<const WearChoice> wear_choices() { return choices; }

Colour on_felt(const Settings& settings, Colour colour) {
    const Hue hue = chosen_hue(settings, &Settings::felt_look);
    if (hue.w == 0) return colour;
    constexpr float gamma = 2.2f;
    const float light =
        0.2126f * std::pow(colour.r, gamma) + 0.7152f * std::pow(colour.g, gamma) + 0.0722f * std::pow(colour.b, gamma);
    const auto shown = [&](float part) { return std::pow(std::min(1.0f, part * light), 1 / gamma); };
    return {shown(hue.x), shown(hue.y), shown(hue.z), colour.a};
}

Wear wear_of(const Settings& settings) {
    const WearChoice* chips = worn(settings, &Settings::chip_look);
    return {chosen_hue(settings, &Settings::dice_look), chosen_hue(settings, &Settings::felt_look),
            chosen_hue(settings, &Settings::livery), chips ? chips->hue : Colour{1, 1, 1, 1}};
}

}  // namespace boxcars::ui
