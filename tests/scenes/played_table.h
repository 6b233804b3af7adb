// Runs a table without the arcade: ticks it by hand, records its sounds, and reads its state.
#pragma once
#include "scenes/page_bench.h"
#include "scenes/table/table.h"

namespace boxcars::test {
using namespace scenes;

// The die that the game's row names; bone for any other game. A test may name another die.
inline GameDie die_of(std::string_view game) {
    using render::DieKind;
    if (game == "pig") return {DieKind::Pink};
    if (game == "craps") return {DieKind::Red, DieKind::Ivory};
    if (game == "ceelo") return {DieKind::Black};
    return {DieKind::Bone};
}

// With the game's own sheet and die, where the test names no others.
template <rules::Game R>
TableOptions of_game(TableOptions options) {
    if (!options.setup.rules) options.setup.rules = R{};
    if (options.die == GameDie{}) options.die = die_of(R::game);
    return options;
}

template <class SceneType>
struct TickedScene {
    using Action = platform::Action;
    std::unique_ptr<ui::test::Bench> own_bench;  // where the test brings none
    Ears ears;
    platform::Settings settings;
    platform::Timings timings;
    SceneServices services;
    SceneType scene;
    Ticks now = 0;

    // With a store, the sitting is kept as in a window: ticks wait for the disk.
    template <class Options>
    TickedScene(ui::test::Bench& bench, Options options, session::Store* store)
        : services{ears, settings, bench.host(), timings, store == nullptr, {}, {}, store},
          scene(services, std::move(options)) {}
    template <class Options>
    explicit TickedScene(Options options)
        : own_bench(std::make_unique<ui::test::Bench>()),
          services{ears, settings, own_bench->host(), timings, true},
          scene(services, std::move(options)) {}

    void tick(const platform::Input& input = {}) { scene.tick(input, ++now); }
    void wait(Ticks ticks = 1) {
        for (Ticks i = 0; i < ticks; ++i) tick();
    }
    void tap(Action action) {  // down, and up a tick later
        if (action == Action::Confirm || action == Action::Rebet || action == Action::Double) until_it_listens();
        tick(pressing(action));
        tick({.presses = {{.kind = platform::PressKind::ActionUp, .action = action}}});
    }
    void click(const std::string& spot) {
        until_it_listens();
        click_at_once(spot);
    }
    void click_at_once(const std::string& spot) {
        for (const platform::Input& input : clicking(scene.hit_targets(), spot)) tick(input);
    }
    // Ticks until presses count: decisions about money ignore early ones, and so do the verbs after a press that skips.
    void until_it_listens() {
        if (now == 0) tick();
        for (Ticks n = 0; n < InputCooldown::length && !state().value("listens", true); ++n) tick();
    }
    bool offers(const std::string& spot) const {
        const auto hit_targets = scene.hit_targets();
        return std::ranges::count(hit_targets, spot, &HitTarget::name) > 0;
    }
    nlohmann::json state() const {
        boxcars::Json out;
        scene.state(out);
        return nlohmann::json::parse(out.dump());
    }
    std::string phase() const {  // without the rest of the state, which takes long
        if constexpr (requires { scene.phase(); })
            return scene.phase();
        else
            return state()["phase"];
    }
    bool moves() const {  // an animation runs
        const std::string now_at = phase();
        return now_at == "flying" || now_at == "telling" || now_at == "shaking" || now_at == "committing";
    }
    // Ticks without input until this phase, at most `most` ticks.
    nlohmann::json wait_for(const std::string& wanted, Ticks most = 20 * ticks_per_second) {
        for (Ticks i = 0; i < most; ++i) {
            if (phase() == wanted) return state();
            wait();
        }
        FAIL("the table is not ", wanted, " but ", phase(), " after ", most, " ticks");
        return {};
    }
};

template <class SceneType, class R>
struct PlayedTable : TickedScene<SceneType> {
    PlayedTable(ui::test::Bench& bench, TableOptions options, session::Store* store = nullptr)
        : TickedScene<SceneType>(bench, of_game<R>(std::move(options)), store) {}
    explicit PlayedTable(TableOptions options) : TickedScene<SceneType>(of_game<R>(std::move(options))) {}

    const typename R::State& decided() const { return this->scene.sitting().state().template as<typename R::State>(); }
};

}  // namespace boxcars::test
