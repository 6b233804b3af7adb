// The base of a game's own table scene: gives it states and facts in the game's own types.
#pragma once
#include "scenes/table/game_scene.h"
#include "scenes/table/panels.h"
#include "scenes/table/table_view.h"

namespace boxcars::scenes {

template <class R>  // a game's sheet, or rules::Sheet for the table of any game
class TableOf : public GameScene {
 protected:
    using State = typename R::State;
    using Fact = typename R::Fact;
    using Facts = std::span<const Fact>;
    using GameScene::GameScene;

    // Shows the first fact in `rest`, removes those shown with it, and returns how long to show them.
    virtual Ticks reveal(Facts& rest) = 0;

    const R& sheet() const { return rules::opened<R>(session_->rules()); }
    const State& decided() const { return rules::opened<State>(session_->state()); }
    TableView<R> table_view() const { return table_view(shown_); }
    TableView<R> table_view(const State& seen) const { return {table_now(), *session_, sheet(), seen, motion_}; }
    // What the panels may read. `may_force`: faces may be chosen now.
    ui::OverlayView<R> seen_by_panels(bool may_force = false) {
        return {.rules = sheet(),
                .next_rules = rules::opened<R>(session_->next_table().rules),
                .shown = shown_,
                .journal = panels().journal(),
                .timings = services_.timings,
                .transport = transport(),
                .may_force = may_force && !at_stop(),
                .practice = session_->practised(),
                .fixed = at_stop()};
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
