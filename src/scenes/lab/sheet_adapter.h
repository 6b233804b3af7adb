// The part that all adapters share: sets the knobs of a rules sheet by name, draws its panel, counts changed knobs, and
// keeps a menu of players.
#pragma once
#include "base/error.h"
#include "rules/knobs.h"
#include "scenes/lab/adapter.h"
#include "scenes/lab/experiment.h"
#include "ui/lab/look.h"
#include "ui/overlay/rules_editor.h"
#include "ui/widgets.h"

namespace boxcars::scenes {

template <class Rules>
class SheetAdapter : public LabAdapter {
 public:
    const Rules& sheet() const { return sheet_; }

    std::optional<std::string> set_knob(std::string_view name, std::string_view value) override {
        return rules::set_knob(sheet_, name, value);
    }
    bool draw_sheet(ui::Host& host, render::Rect px) override {
        if (!host.drawing()) return false;
        const ui::ScopedStyle styled{host, ui::PanelStyle::Debug};
        editor_.follow(sheet_);
        const std::string title = "Rules · " + std::string{Rules::game};
        ui::Panel panel{host, {"lab_sheet", title, editor_.note(), true}, px, host.px(48), true};
        editor_.body(host, sheet_);
        panel.foot();
        if (const auto applied = editor_.foot(host)) sheet_ = *applied;
        return panel.close_pressed();
    }
    int changed_knobs() const override {
        Rules all = sheet_;
        if (bankroll_) bankroll_->set(all, bankroll_->get(Rules{}));
        return rules::changed_count(all);
    }
    int typed(const std::string& words, const std::filesystem::path&) override {
        if (const auto entry = entry_named(words)) return *entry;
        return read(words);
    }

 protected:
    SheetAdapter(const ui::LabWords& words, const rules::Knob<Rules>* bankroll, std::string hint, LabStart start)
        : LabAdapter(Rules::game, words, std::move(hint), std::move(start)), bankroll_(bankroll) {}

    virtual int read(const std::string& words) = 0;  // adds a typed player to the menu; throws Error
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
    void step_bankroll(int steps, int least, int most) {
        bankroll_->set(sheet_, static_cast<int>(stepped(bankroll_->get(sheet_), steps, least, most)));
    }

    Rules sheet_{};

 private:
    const rules::Knob<Rules>* bankroll_;  // the knob that the form's bankroll row sets; nullptr: the game has none
    ui::RulesEditor<Rules> editor_{"the next run"};
};

}  // namespace boxcars::scenes
