// Edits the rule sheet of the next game, with every knob that the game declares. Returns the sheet when it is applied.
#pragma once
#include "rules/any_game.h"
#include "ui/widgets.h"

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace boxcars::ui {

struct KnobRow {
    std::string_view name, help;
    int value, standard, least, most;
    std::span<const std::string_view> words;  // names of the values, if any
    std::span<const int> only;                // the allowed values, if not the whole range
    std::string_view group, title;
    rules::Unit unit = rules::Unit::Number;
    bool resets = true;  // whether a reset may stand beside it
    bool changed() const { return value != standard; }
    std::string_view label() const { return title.empty() ? name : title; }
};

// A search field. Finds the knobs that have every typed word in their name, title, group or help.
class KnobSearch {
 public:
    static constexpr std::size_t worth_it = 8;  // fewest knobs for a search field
    void draw(Host& host);
    bool finds(const KnobRow& row) const;

 private:
    std::string words_;
};
void group_heading(Host& host, std::string_view group);

// A step button beside a value. Repeats while it is held down.
bool step_button(Host& host, const std::string& name, const char* sign, bool possible);
// One knob: name, value, and a reset if it differs from the standard. Returns true if the value was changed.
bool knob_row(Host& host, const std::string& prefix, KnobRow& row, float name_px);
// Two knobs that form one ratio, NAME and NAME_per: "9 to 5".
bool pair_row(Host& host, const std::string& prefix, KnobRow& row, KnobRow& per, float name_px);
float name_column(Host& host, std::span<const KnobRow> rows);  // label width in px
// A sentence under the knobs: what is wrong with the sheet, or when it takes effect.
void sheet_note(Host& host, const std::optional<std::string>& conflict, bool differs_from_game, bool applied,
                std::string_view when);
enum class SheetButton { None, ResetAll, Apply };
SheetButton sheet_buttons(Host& host, const std::string& prefix, bool any_changed, bool may_apply);

class RulesEditor {  // has a sheet once lay() or follow() was called
 public:
    explicit RulesEditor(std::string_view when = "the next game") : when_(when) {}
    const rules::Sheet& edited() const { return edited_; }
    std::string note() const;  // for the window's title

    void lay(const rules::Sheet& sheet) { edited_ = sheet; }  // replaces the edited sheet
    // `next`: the sheet of the next game. If it was changed elsewhere, the edited sheet follows.
    void follow(const rules::Sheet& next);

    void body(Host& host, const rules::Sheet& in_force, bool fixed = false);  // `fixed`: the knobs cannot be changed
    std::optional<rules::Sheet> foot(Host& host);

 private:
    bool waiting() const;  // edited but not requested
    void turn(Host& host, KnobRow& row, float column);
    KnobRow row_of(const rules::AnyKnob& knob) const;

    std::string_view when_;
    KnobSearch search_;
    rules::Sheet edited_{}, seen_{};  // seen_: the next game's sheet when last seen
    rules::Sheet applied_{};          // requested since then; holds nothing before
};

}  // namespace boxcars::ui
