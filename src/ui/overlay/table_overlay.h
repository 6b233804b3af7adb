// The shared parts of every table's overlay (F1): editing the next game's rule sheet, and the windows round it with
// journal and time. A table says what its windows contain, and answers the requests.
#pragma once
#include "ui/overlay/fair_row.h"
#include "ui/overlay/overlay_frame.h"
#include "ui/overlay/rules_editor.h"

#include <utility>

namespace boxcars::ui {

struct TablePages {    // what a table puts into its windows
    std::string game;  // "Craps"
    std::function<void()> rules;
    OverlayPage odds, plots;
};

template <class Rules>
class TableOverlay {
 public:
    TableOverlay() = default;
    explicit TableOverlay(std::string_view when) : editor_(when) {}  // when a changed sheet takes effect

    void follow(const Rules& next) { editor_.follow(next); }  // call once a frame, before the others
    const Rules& edited() const { return editor_.edited(); }

    void knobs(Host& host, const Rules& in_force) {
        heading(host, "Knobs");
        editor_.body(host, in_force);
    }
    // The same with a row that finds a fair sheet: `fair_sheet(rules, least, most)`.
    template <class FairSheet>
    void knobs(Host& host, const Rules& in_force, const FairSheet& fair_sheet) {
        heading(host, "Knobs");
        const auto find = [&](const odds::Fraction& least, const odds::Fraction& most) {
            return fair_sheet(edited(), least, most);
        };
        if (const auto sheet = fair_.draw(host, find)) editor_.lay(*sheet);
        editor_.body(host, in_force);
    }

    // Draws one frame. `in` has the table's journal and transport among its members.
    template <class Input>
    void draw(Host& host, const Input& in, TablePages pages, TableRequests<Rules>& requests) {
        const OverlayPages all{.game = std::move(pages.game),
                               .rules = {editor_.note(), std::move(pages.rules)},
                               .odds = std::move(pages.odds),
                               .plots = std::move(pages.plots),
                               .rules_foot = [&] { requests.apply_rules = editor_.foot(host); },
                               .journal = in.journal,
                               .transport = in.transport};
        frame_.draw(host, all, requests);
    }

 private:
    OverlayFrame frame_;
    RulesEditor<Rules> editor_;
    FairRow fair_;
};

}  // namespace boxcars::ui
