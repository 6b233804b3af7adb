// The mail car with a store of its own, driven by keys, clicks and typed letters as a player drives it.
#pragma once
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "scenes/history/scene.h"
#include "scenes/page_bench.h"
#include "scratch.h"
#include "session/store/keeping.h"

namespace boxcars::test {

// A game of Pig that the player wins by holding what there is after three rolls without the pig.
inline std::string played_pig(session::Store& store, std::uint64_t seed, bool ends) {
    session::Sitting table{{.rules = pig::Rules{}, .seed = seed, .players = {"human", "human"}}, kept_in(&store)};
    for (int verbs = 0; verbs < 2000 && !table.over(); ++verbs)
        if (table.state().as<pig::State>().rolls >= 3)
            table.submit(pig::Hold{});
        else
            table.throw_dice();
    REQUIRE(table.store_now());
    if (ends) table.end();
    REQUIRE(store.wait_for_all());
    return table.name();
}

struct MailCar : PageBench {
    Scratch folder{};
    std::unique_ptr<session::Store> store = std::make_unique<session::Store>(folder.path);

    MailCar() {
        services.data = folder.path;
        services.store = store.get();
    }
    ~MailCar() { scene.reset(); }  // before the store

    static PageGames games() {
        return {{&session::game_of(pig::Rules{}), "Pig", render::colours::brass},
                {&session::game_of(craps::Rules{}), "Craps", render::colours::brass}};
    }
    void enter(const std::string& sitting = {}) { scene = history_scene(services, games(), sitting); }
    void sign() {
        scene = signing_scene(services, games());
        REQUIRE(scene);
    }
    std::optional<Destination> type(const std::string& letters) {
        platform::Input input;
        input.letters = letters;
        return tick(input);
    }
    std::optional<Destination> click(const std::string& spot) {  // on the panel
        CAPTURE(spot);
        REQUIRE(bench.click(spot, [&] { scene->overlay(); }));
        return tick();
    }
    void click_canvas(const std::string& spot) { PageBench::click(spot); }
    void choose(const std::string& list, const std::string& item) {
        click("history." + list);
        click("history." + list + "." + item);
    }
    std::string told() const { return state()["told"]; }
};

}  // namespace boxcars::test
