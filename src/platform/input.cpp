// The default keys and buttons, and how they are changed. One key means one action.
#include "platform/input.h"

#include <SDL.h>
#include <fmt/format.h>

namespace boxcars::platform {
namespace {

struct Default {
    Action action;
    std::string_view name, words;
    std::initializer_list<Key> keys;
    std::initializer_list<PadButton> pads;
};

// In the order of Action. Enter confirms the highlighted control, Space throws.
constexpr Default defaults[] = {
    {Action::Roll, "roll", "Roll the dice", {SDLK_SPACE}, {SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLER_BUTTON_A}},
    {Action::Hold, "hold", "Hold, or half the bet", {SDLK_h}, {SDL_CONTROLLER_BUTTON_Y}},
    {Action::Left, "left", "Left", {SDLK_LEFT}, {SDL_CONTROLLER_BUTTON_DPAD_LEFT}},
    {Action::Right, "right", "Right", {SDLK_RIGHT}, {SDL_CONTROLLER_BUTTON_DPAD_RIGHT}},
    {Action::Up, "up", "Up", {SDLK_UP}, {SDL_CONTROLLER_BUTTON_DPAD_UP}},
    {Action::Down, "down", "Down", {SDLK_DOWN}, {SDL_CONTROLLER_BUTTON_DPAD_DOWN}},
    {Action::Confirm, "confirm", "Confirm", {SDLK_RETURN, SDLK_KP_ENTER}, {}},
    {Action::Back, "back", "Back, or leave the table", {SDLK_ESCAPE}, {SDL_CONTROLLER_BUTTON_B}},
    {Action::Skip, "skip", "Skip ahead", {SDLK_x}, {}},
    {Action::Rules, "rules", "How to play", {SDLK_r}, {SDL_CONTROLLER_BUTTON_BACK}},
    {Action::Coach, "coach", "Ask the coach", {SDLK_c}, {}},
    {Action::Overlay, "overlay", "Rules and odds", {SDLK_F1}, {}},
    {Action::Settings, "settings", "Settings", {SDLK_s}, {}},
    {Action::Mute, "mute", "Sound on or off", {SDLK_m}, {}},
    {Action::FullScreen, "full_screen", "Full screen", {SDLK_F11}, {}},
    {Action::Pause, "pause", "Pause", {SDLK_p, SDLK_PAUSE}, {}},
    {Action::StepTick, "step_tick", "While paused, one step", {SDLK_PERIOD}, {}},
    {Action::NewMatch, "new_match", "New game or players", {SDLK_n}, {}},
    {Action::Screenshot, "screenshot", "Save a picture", {SDLK_F12}, {}},
    // at a table with bets
    {Action::Chip1, "chip_1", "First chip", {SDLK_1}, {}},
    {Action::Chip2, "chip_2", "Second chip", {SDLK_2}, {}},
    {Action::Chip3, "chip_3", "Third chip", {SDLK_3}, {}},
    {Action::Chip4, "chip_4", "Fourth chip", {SDLK_4}, {}},
    {Action::Chip5, "chip_5", "Fifth chip", {SDLK_5}, {}},
    {Action::TakeDown, "take_down", "Take a bet down", {SDLK_BACKSPACE, SDLK_DELETE}, {}},
    {Action::CallBet, "call_bet", "Turn a bet on or off", {SDLK_w}, {}},
    {Action::Undo, "undo", "Undo the last bet", {SDLK_u, SDLK_z}, {}},
    {Action::Rebet, "rebet", "Rebet, or cover the most", {SDLK_a}, {}},
    {Action::Double, "double", "Double the bets", {SDLK_d}, {}},
    {Action::Clear, "clear", "Take all bets down", {SDLK_k}, {}},
    {Action::Bets, "bets", "List of bets", {SDLK_b}, {}},
    {Action::OpenFelt, "open_felt", "House edge of every bet", {SDLK_o}, {}},
    {Action::OtherLeaf, "other_leaf", "Next page, bets or sheet", {SDLK_TAB}, {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER}},
    {Action::FeltBets, "felt_bets", "Craps: more or fewer bets", {SDLK_f}, {}},
    // elsewhere, mostly on the title and in a watched recording
    {Action::Lab, "lab", "The lab", {SDLK_l}, {}},
    {Action::Continue, "continue", "Continue, play from here", {SDLK_g}, {}},
    {Action::History, "history", "History, from the title", {SDLK_j}, {SDL_CONTROLLER_BUTTON_RIGHTSTICK}},
    {Action::First, "first", "Look back, to first move", {SDLK_HOME}, {}},
    {Action::Last, "last", "Last move", {SDLK_END}, {}},
    {Action::Run, "run", "Long Run, from the title", {SDLK_e}, {}},
    {Action::Less, "less", "Smaller amount or chip", {SDLK_PAGEDOWN}, {left_trigger}},
    {Action::More, "more", "Larger amount or chip", {SDLK_PAGEUP}, {right_trigger}},
    {Action::LeafBack, "leaf_back", "Previous page or sheet", {SDLK_INSERT}, {SDL_CONTROLLER_BUTTON_LEFTSHOULDER}},
    {Action::Menu, "menu", "Pause, list of actions", {SDLK_F2}, {SDL_CONTROLLER_BUTTON_START}},
    {Action::Luggage, "luggage", "Luggage: save, load, send", {SDLK_i}, {}},
};

template <class Table, class Value>
std::optional<Action> holder_of(const Table& table, Value value) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (std::ranges::find(table[i], value) != table[i].end()) return static_cast<Action>(i);
    return {};
}

// Makes `value` the only key or button of `action`. Returns a sentence if another action lost it.
template <class Table, class Value>
std::string give(Table& table, Action action, Value value, const std::string& named) {
    std::string reported;
    const auto before = holder_of(table, value);
    if (before && *before != action) {
        auto& left = table[static_cast<std::size_t>(*before)];
        std::erase(left, value);
        reported = fmt::format("{} now means \"{}\" and no longer \"{}\"{}.", named, words(action), words(*before),
                               !left.empty()               ? ""
                               : named.starts_with("Pad ") ? ", which has no button any more"
                                                           : ", which has no key any more");
    }
    table[static_cast<std::size_t>(action)] = {value};
    return reported;
}

template <class Table, class Name>
std::string doubled(const Table& table, Name named) {
    for (std::size_t i = 0; i < table.size(); ++i)
        for (const auto value : table[i])
            for (std::size_t other = i + 1; other < table.size(); ++other)
                if (std::ranges::find(table[other], value) != table[other].end())
                    return fmt::format("{} means both \"{}\" and \"{}\"; it will do the first.", named(value),
                                       words(static_cast<Action>(i)), words(static_cast<Action>(other)));
    return {};
}

std::string button_words(PadButton button) { return fmt::format("Pad button {}", pad_name(button)); }

// SDL has the triggers as axes; here they count as buttons.
constexpr std::pair<PadButton, std::string_view> triggers[] = {{left_trigger, "lefttrigger"},
                                                               {right_trigger, "righttrigger"}};

struct ButtonCaps {
    PadButton button;
    std::array<std::string_view, 4> caps;  // in the order of Device, for pads
};
constexpr ButtonCaps button_caps[] = {
    {SDL_CONTROLLER_BUTTON_A, {"A", "cross", "B", "A"}},
    {SDL_CONTROLLER_BUTTON_B, {"B", "circle", "A", "B"}},
    {SDL_CONTROLLER_BUTTON_X, {"X", "square", "Y", "X"}},
    {SDL_CONTROLLER_BUTTON_Y, {"Y", "triangle", "X", "Y"}},
    {SDL_CONTROLLER_BUTTON_BACK, {"VIEW", "SHARE", "−", "VIEW"}},
    {SDL_CONTROLLER_BUTTON_START, {"MENU", "OPTIONS", "+", "MENU"}},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, {"LB", "L1", "L", "L1"}},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, {"RB", "R1", "R", "R1"}},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, {"LS", "L3", "LS", "L3"}},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, {"RS", "R3", "RS", "R3"}},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, {"←", "←", "←", "←"}},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, {"→", "→", "→", "→"}},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, {"↑", "↑", "↑", "↑"}},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, {"↓", "↓", "↓", "↓"}},
    {left_trigger, {"LT", "L2", "ZL", "L2"}},
    {right_trigger, {"RT", "R2", "ZR", "R2"}},
};

}  // namespace

std::string_view name(Action action) { return defaults[static_cast<std::size_t>(action)].name; }
std::string_view words(Action action) { return defaults[static_cast<std::size_t>(action)].words; }

std::optional<Action> action_named(std::string_view wanted) {
    for (const Default& d : defaults)
        if (d.name == wanted) return d.action;
    return {};
}

std::string key_name(Key key) { return SDL_GetKeyName(key); }

std::optional<Key> key_named(std::string_view wanted) {
    const SDL_Keycode key = SDL_GetKeyFromName(std::string{wanted}.c_str());
    return key == SDLK_UNKNOWN ? std::optional<Key>{} : key;
}

// On a keyboard without Latin letters (Cyrillic, Greek), a key counts as the one at its place on a US keyboard.
Key key_at(int scancode) {
    const auto place = static_cast<SDL_Scancode>(scancode);
    const SDL_Keycode typed = SDL_GetKeyFromScancode(place);
    const bool latin = typed != SDLK_UNKNOWN && (typed <= 127 || (typed & SDLK_SCANCODE_MASK) != 0);
    return !latin ? SDL_GetKeyFromName(SDL_GetScancodeName(place)) : typed;
}

std::string_view button_cap(Device pad, PadButton button) {
    const auto found = std::ranges::find(button_caps, button, &ButtonCaps::button);
    if (!is_pad(pad) || found == std::end(button_caps)) return {};
    return found->caps[static_cast<std::size_t>(pad) - 1];
}

std::string pad_name(PadButton button) {
    for (const auto& [trigger, name] : triggers)
        if (trigger == button) return std::string{name};
    const char* found = SDL_GameControllerGetStringForButton(static_cast<SDL_GameControllerButton>(button));
    return found ? found : "";
}

std::optional<PadButton> pad_named(std::string_view wanted) {
    for (const auto& [trigger, name] : triggers)
        if (name == wanted) return trigger;
    const auto button = SDL_GameControllerGetButtonFromString(std::string{wanted}.c_str());
    return button == SDL_CONTROLLER_BUTTON_INVALID ? std::optional<PadButton>{} : button;
}

Bindings::Bindings() {
    for (const Default& d : defaults) {
        keys_[index(d.action)] = d.keys;
        pads_[index(d.action)] = d.pads;
    }
}

std::optional<Action> Bindings::of_key(Key key) const { return holder_of(keys_, key); }
std::optional<Action> Bindings::of_pad(PadButton button) const { return holder_of(pads_, button); }

std::string Bindings::key_cap(Action action) const {
    if (in_hand_ == Device::Touch) return {};
    if (is_pad(in_hand_))
        return pads(action).empty() ? std::string{} : std::string{button_cap(in_hand_, pads(action).front())};
    return keys(action).empty() ? std::string{} : key_name(keys(action).front());
}

std::string Bindings::bind(Action action, Key key) { return give(keys_, action, key, key_name(key)); }
std::string Bindings::bind_pad(Action action, PadButton button) {
    return give(pads_, action, button, button_words(button));
}

std::string Bindings::conflict() const {
    const std::string keys = doubled(keys_, key_name);
    return keys.empty() ? doubled(pads_, button_words) : keys;
}

}  // namespace boxcars::platform
