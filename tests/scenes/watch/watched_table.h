// A recording of a game played by rote, and a table with the bar at which it is watched: for tests, ticked by hand.
#pragma once
#include "scenes/plain/scene.h"
#include "scenes/played_table.h"
#include "scenes/watch/scene.h"

namespace boxcars::test {
using namespace scenes;

// So many entries of play, by somebody who takes what comes: throws mostly, decides sometimes, takes back now and then.
inline session::Sitting played_by_rote(session::Setup setup, std::size_t entries) {
    session::Sitting session{std::move(setup)};
    for (std::size_t turn = 0; session.journal().size() < entries; ++turn) {
        REQUIRE(turn < 100 * entries);
        const auto decisions = session.legal();
        if (session.over())
            session.next_game();
        else if (turn % 11 == 5 && session.undoable() > 0)
            session.undo();
        else if (session.may_throw() && (decisions.empty() || turn % 3 != 0))
            session.throw_dice();
        else if (!decisions.empty())
            session.submit(decisions[turn * 7 % decisions.size()]);
    }
    return session;
}

template <class SceneType>
std::unique_ptr<SceneType> table_of(SceneServices& services, TableOptions options) {
    if constexpr (std::is_constructible_v<SceneType, SceneServices&, TableOptions>)
        return std::make_unique<SceneType>(services, std::move(options));
    else
        return std::make_unique<SceneType>(services, std::move(options),
                                           PlainLook{"Plain", "the test car", render::colours::brass});
}

template <class SceneType>
struct WatchedTable {  // the scene with the bar under it
    SceneType* table = nullptr;
    WatchScene scene;

    WatchedTable(SceneServices& services, const TableOptions& options)
        : WatchedTable(services, options.watch.lines, table_of<SceneType>(services, options)) {}
    void tick(const platform::Input& input, Ticks now) { scene.tick(input, now); }
    std::vector<HitTarget> hit_targets() const { return scene.hit_targets(); }
    void state(nlohmann::json& out) const { scene.state(out); }
    const session::Sitting& sitting() const { return table->sitting(); }
    const char* phase() const { return table->phase(); }

 private:
    WatchedTable(SceneServices& services, std::vector<session::WatchedEntry> lines, std::unique_ptr<SceneType> made)
        : table(made.get()), scene(services, std::move(made), {std::move(lines)}) {}
};

template <class SceneType, class R>
struct Watching : PlayedTable<WatchedTable<SceneType>, R> {
    using Base = PlayedTable<WatchedTable<SceneType>, R>;
    using Action = platform::Action;

    Watching(ui::test::Bench& bench, const session::Recording& recording, session::Store* store = nullptr)
        : Base(bench,
               {.setup = session::setup_from(rules::any_game<R>(), recording),
                .watch = session::watchable(rules::any_game<R>(), recording)},
               store) {
        this->services.headless = true;
    }
    explicit Watching(const session::Recording& recording)
        : Base(TableOptions{.setup = session::setup_from(rules::any_game<R>(), recording),
                            .watch = session::watchable(rules::any_game<R>(), recording)}) {}
    const session::Sitting& sitting() const { return this->scene.sitting(); }
    std::size_t entries() const { return sitting().journal().size(); }
    void play_to(std::size_t wanted) {  // by looking on, until all of it has been told
        for (Ticks n = 0; entries() < wanted || this->moves(); ++n) {
            REQUIRE_MESSAGE(n < 3600 * ticks_per_second, "nothing goes on: ", this->state().dump());
            this->tick();
        }
    }
    // With the left button on the track, from one entry to another; let go there.
    void drag(std::size_t from, std::size_t to) {
        platform::Input input;
        input.any = input.pointer_down = true;
        input.pointer = place_of(from);
        input.presses = {{.kind = platform::PressKind::PointerDown, .at = input.pointer}};
        this->tick(input);
        input.presses.clear();
        input.pointer = place_of(to);
        input.pointer_moved = true;
        this->tick(input);
        input.pointer_down = false;
        input.presses = {{.kind = platform::PressKind::PointerUp, .at = input.pointer}};
        this->tick(input);
    }
    glm::vec2 place_of(std::size_t entry) const {  // on the track
        const auto all = this->scene.hit_targets();
        const auto track = std::ranges::find(all, "track", &HitTarget::name);
        REQUIRE(track != all.end());
        const auto cells = this->state()["recording"]["entries"].template get<float>();
        return {track->where.x + track->where.w * (static_cast<float>(entry) - 0.5f) / cells, track->where.centre().y};
    }
    void jump(std::size_t entry) { drag(entry, entry); }
    nlohmann::json seen() const {  // all but what time alone changes
        nlohmann::json all = this->state();
        for (const char* name :
             {"recording", "paused", "heaps", "refused", "celebration", "people", "said", "said_by", "purse_shown"})
            all.erase(name);
        return all;
    }
};

}  // namespace boxcars::test
