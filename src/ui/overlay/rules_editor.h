// Edits the rule sheet of the next game, with every knob that the game declares. Returns the sheet when it is applied.
#pragma once
#include "rules/knobs.h"
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

template <class Rules>
class RulesEditor {
 public:
    explicit RulesEditor(std::string_view when = "the next game") : when_(when) {}
    const Rules& edited() const { return edited_; }
    std::string note() const {  // for the window's title
        const int changed = rules::changed_count(edited_);
        return changed == 0 ? "standard" : std::to_string(changed) + " changed";
    }

    void lay(const Rules& sheet) { edited_ = sheet; }  // replaces the edited sheet

    // `next`: the sheet of the next game. If it was changed elsewhere, the edited sheet follows.
    void follow(const Rules& next) {
        if (seen_ && *seen_ == next) return;
        seen_ = edited_ = next;
        applied_.reset();
    }

    // `fixed`: the knobs cannot be changed.
    void body(Host& host, const Rules& in_force, bool fixed = false) {
        if (Rules::knobs().size() >= KnobSearch::worth_it) search_.draw(host);
        std::vector<KnobRow> rows;
        for (const auto& knob : Rules::knobs())
            if (!knob.name.ends_with(per_)) rows.push_back(row_of(knob));
        // As wide as the names of all knobs need, so that a search does not move the columns.
        const float column = name_column(host, rows);
        std::erase_if(rows, [&](const KnobRow& row) { return !search_.finds(row); });
        std::string_view group;
        for (KnobRow& row : rows) {
            if (std::exchange(group, row.group) != row.group && !row.group.empty()) group_heading(host, row.group);
            ImGui::BeginDisabled(fixed);
            turn(host, row, column);
            ImGui::EndDisabled();
        }
        if (rows.empty()) colour_text(theme::text_dim, "No knob says that.");
        sheet_note(host, rules::problem(edited_), !(edited_ == in_force), !waiting(), when_);
    }

    std::optional<Rules> foot(Host& host) {
        const bool may_apply = waiting() && !rules::problem(edited_);
        switch (sheet_buttons(host, "overlay", rules::changed_count(edited_) > 0, may_apply)) {
            case SheetButton::ResetAll:
                edited_ = Rules{};
                return {};
            case SheetButton::Apply:
                applied_ = edited_;
                return edited_;
            default:
                return {};
        }
    }

 private:
    static constexpr std::string_view per_ = "_per";
    bool waiting() const {  // edited but not requested
        return applied_ ? !(*applied_ == edited_) : seen_ && !(*seen_ == edited_);
    }
    void turn(Host& host, KnobRow& row, float column) {
        if (const auto* under = rules::find_knob<Rules>(std::string{row.name}.append(per_))) {
            KnobRow per = row_of(*under);
            if (pair_row(host, "overlay", row, per, column)) under->set(edited_, per.value);
        } else {
            knob_row(host, "overlay", row, column);
        }
        rules::find_knob<Rules>(row.name)->set(edited_, row.value);
    }
    KnobRow row_of(const rules::Knob<Rules>& knob) const {
        return {knob.name,  knob.help, knob.get(edited_), knob.get(Rules{}), knob.least, knob.most,
                knob.words, knob.only, knob.group,        knob.title,        knob.unit};
    }

    std::string_view when_;
    KnobSearch search_;
    Rules edited_{};
    std::optional<Rules> seen_;     // the next game's sheet when last seen
    std::optional<Rules> applied_;  // requested since then
};

}  // namespace boxcars::ui
