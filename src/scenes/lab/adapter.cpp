#include "scenes/lab/adapter.h"

namespace boxcars::scenes {

LabRequest lab_request(const rules::Sheet& rules) {
    LabRequest request{.game = std::string{game_name(rules)}};
    for (const auto& knob : knobs_of(rules))
        if (knob.name != "players")  // the seats give this number
            request.knobs.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    return request;
}

std::optional<std::string> LabAdapter::set_knob(std::string_view name, std::string_view value) {
    return rules::set_knob(sheet_, name, value);
}

void LabAdapter::draw_sheet(ui::Host& host) {
    editor_.lay(sheet_);
    editor_.body(host, sheet_);
    sheet_ = editor_.edited();
}

int LabAdapter::entry_of(const std::string& words) {
    const auto entry = entry_named(words);
    return entry ? *entry : read(words);
}

std::optional<int> LabAdapter::entry_named(const std::string& words) const {
    for (std::size_t n = 0; n < menu_.size(); ++n)
        if (ui::lab_name(menu_[n].name) == ui::lab_name(words)) return static_cast<int>(n);
    return {};
}

int LabAdapter::add(MenuEntry entry) {
    menu_.push_back(std::move(entry));
    return static_cast<int>(menu_.size()) - 1;
}

std::vector<std::string> LabAdapter::names_of(std::span<const int> entries) const {
    std::vector<std::string> names;
    for (const int one : entries) names.push_back(menu_[static_cast<std::size_t>(one)].name);
    return names;
}

}  // namespace boxcars::scenes
