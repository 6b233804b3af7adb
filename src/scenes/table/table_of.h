// The base of a game's own table: gives it states and facts in the game's own types.
#pragma once
#include "scenes/table/panels.h"
#include "scenes/table/table.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

template <class R>  // a game's sheet, or rules::Sheet for the table of any game
class TableOf : public Table {
 protected:
    using State = typename R::State;
    using Fact = typename R::Fact;
    using Facts = std::span<const Fact>;
    using Table::Table;

    // Shows the first fact in `rest`, removes those shown with it, and returns how long to show them.
    virtual Ticks reveal(Facts& rest) = 0;

    const R& sheet() const { return rules::opened<R>(sitting().rules()); }
    const State& decided() const { return rules::opened<State>(sitting().state()); }
    TableView<R> table_view() const { return table_view(shown_); }
    TableView<R> table_view(const State& seen) const {
        return {frame_.now(), sitting(), sheet(), seen, frame_.motion().now()};
    }
    // What the panels may read. `may_force`: faces may be chosen now.
    ui::OverlayView seen_by_panels(bool may_force = false) {
        return {.rules = sitting().rules(),
                .next_rules = sitting().next_table().rules,
                .shown = shown_,
                .journal = frame_.panels().journal(),
                .timings = services_.timings,
                .transport = transport(),
                .may_force = may_force && !frame_.coaches().at_station(),
                .practice = !sitting().counts(),
                .fixed = frame_.coaches().at_station()};
    }

    State shown_{};  // what the player has seen

 private:
    rules::State shown_state() const final { return shown_; }
    Ticks reveal_next(AnyFacts& rest) final {
        const std::vector<Fact> typed = rules::facts_of<Fact>(rest);
        Facts left{typed};
        const Ticks looked_at = reveal(left);
        rest = rest.last(left.size());
        return looked_at;
    }
};

}  // namespace boxcars::scenes
