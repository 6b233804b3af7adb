// Edits the rule sheet of the next game, with every knob that the game declares. Returns the sheet when it is applied.
#pragma once
#include "rules/any_game.h"
#include "ui/host.h"

namespace boxcars::ui {

struct FormRow {  // a row of a form in the debug style
    std::string_view name, label, help;
    std::string tip() const { return std::string{name} + ": " + std::string{help}; }
};
// Draws the row's label in a column this wide, or (0, or stacked controls) above. Returns the control's room.
float row_label(Host& host, const FormRow& row, float column_px, render::Colour colour = theme::text);

class RulesEditor {  // has a sheet once lay() or follow() was called
 public:
    static constexpr std::size_t worth_searching = 8;  // fewest knobs for a search field
    explicit RulesEditor(std::string_view when = "the next game") : when_(when) {}
    const rules::Sheet& edited() const { return edited_; }
    std::string note() const;                                 // shown in the window's title
    void lay(const rules::Sheet& sheet) { edited_ = sheet; }  // replaces the edited sheet
    // `next`: the sheet of the next game. If it was changed elsewhere, the edited sheet follows.
    void follow(const rules::Sheet& next) {
        if (seen_ == next) return;
        seen_ = edited_ = next;
        applied_ = {};
    }
    void body(Host& host, const rules::Sheet& in_force, bool fixed = false);  // `fixed`: the knobs cannot be changed
    std::optional<rules::Sheet> foot(Host& host);

 private:
    // Edited but not requested.
    bool waiting() const { return applied_ ? !(applied_ == edited_) : seen_ && !(seen_ == edited_); }
    void turn(Host& host, const rules::AnyKnob& knob, float column);
    void choose(Host& host, const rules::AnyKnob& knob, const FormRow& row, float width);
    void number(Host& host, const rules::AnyKnob& knob, float width, bool roomy = true);
    void say_when(const rules::Sheet& in_force) const;

    std::string_view when_;
    std::string search_;              // only knobs with all of these words are shown
    rules::Sheet edited_{}, seen_{};  // seen_: the next game's sheet when last seen
    rules::Sheet applied_{};          // requested since then; holds nothing before
};

}  // namespace boxcars::ui
