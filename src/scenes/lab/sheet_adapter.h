// The part that all adapters share: sets the knobs of a rules sheet by name, draws their rows, and keeps a menu of
// players.
#pragma once
#include "base/error.h"
#include "scenes/lab/adapter.h"
#include "ui/overlay/rules_editor.h"

namespace boxcars::scenes {

template <class Rules>
class SheetAdapter : public LabAdapter {
 public:
    std::optional<std::string> set_knob(std::string_view name, std::string_view value) override {
        return rules::set_knob(sheet_, name, value);
    }
    void draw_sheet(ui::Host& host) override {
        editor_.lay(sheet_);
        editor_.body(host, sheet_);
        sheet_ = editor_.edited();
    }
    int entry_of(const std::string& words) override {
        if (const auto entry = entry_named(words)) return *entry;
        return read(words);
    }

 protected:
    SheetAdapter(const ui::LabWords& words, LabStart start) : LabAdapter(Rules::game, words, std::move(start)) {}

    virtual int read(const std::string& words) = 0;  // adds an unknown player to the menu; throws Error
    std::optional<int> entry_named(const std::string& words) const {
        for (std::size_t n = 0; n < menu_.size(); ++n)
            if (ui::lab_name(menu_[n].name) == ui::lab_name(words)) return static_cast<int>(n);
        return {};
    }
    int add(MenuEntry entry) {
        menu_.push_back(std::move(entry));
        return static_cast<int>(menu_.size()) - 1;
    }
    std::vector<std::string> names_of(std::span<const int> entries) const {
        std::vector<std::string> names;
        for (const int one : entries) names.push_back(menu_[static_cast<std::size_t>(one)].name);
        return names;
    }

    Rules sheet_{};

 private:
    ui::RulesEditor<Rules> editor_{"the next run"};
};

}  // namespace boxcars::scenes
