#include "ui/host.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace boxcars::ui {

std::string lower(std::string words) {
    std::ranges::transform(words, words.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return words;
}

std::string spoken(std::string_view name) {
    std::string words;
    for (const char letter : name.substr(name.find('.') + 1))  // without a dot: the whole name
        words += letter == '_' ? std::string{" "} : letter == '.' ? std::string{": "} : std::string(1, letter);
    return words;
}

void PanelNarration::begin_frame() {
    fresh_panels_.clear();
    fresh_control_ = {};
}

void PanelNarration::panel(std::string_view title, std::string_view note) {
    std::string words = lower(std::string{title});  // capitals are read letter by letter
    if (std::ranges::count(panels_, words) == 0)
        untold_.push_back(note.empty() ? words : words + ": " + std::string{note});
    fresh_panels_.push_back(std::move(words));
}

void PanelNarration::control(std::string name, std::string words) {
    fresh_control_ = {std::move(name), std::move(words)};
}

void PanelNarration::end_frame() {
    panels_ = fresh_panels_;
    if (fresh_control_ == control_) return;
    control_ = fresh_control_;
    if (!control_.name.empty()) untold_.push_back(control_.words);
}

std::vector<std::string> PanelNarration::take() { return std::exchange(untold_, {}); }

}  // namespace boxcars::ui
