// Sends random input of every device to the whole arcade, from a seed.
#include "monkey.h"

#include "app/arcade/loop.h"
#include "app/arcade/open_scene.h"
#include "arcade/real_parts.h"
#include "held.h"
#include "kept_sittings.h"
#include "longer.h"
#include "platform/paths.h"
#include "scratch.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <set>

using namespace boxcars;
using namespace boxcars::app;

namespace {

constexpr glm::ivec2 usual{320, 180};  // px

Uint32 the_window() {  // of those that are open: the first
    for (Uint32 id = 1; id < 100'000; ++id)
        if (SDL_GetWindowFromID(id)) return id;
    return 0;
}

struct Hands {  // of the monkey, at whatever scene is open
    monkey::Monkey monkey;
    long most = 0, events = 0;  // to make, and made
    std::set<std::string> opened{};

    // Six in a tick at most; then, for a while, it looks at what it has done, as dice that fly want to land.
    void act(Ticks now, const scenes::Scene& scene, const scenes::SceneServices& services) {
        if (events >= most || (now / 90) % 3 == 2) return;
        look(scene, services);
        for (int n = monkey.below(7); n > 0; --n, ++events) {
            SDL_Event event = monkey.event();
            SDL_PushEvent(&event);
        }
    }

 private:
    void look(const scenes::Scene& scene, const scenes::SceneServices& services) {
        const Uint32 id = the_window();
        platform::Logical lies;
        SDL_GetWindowSize(SDL_GetWindowFromID(id), &lies.window.x, &lies.window.y);
        lies.drawable = lies.window;
        lies.scale = platform::fitting_scale(lies.drawable, {});
        std::vector<SDL_Point> places;
        for (const auto& all : {services.host.spots(), scene.hit_targets()})
            for (const render::HitTarget& target : all) {
                const glm::ivec2 at{lies.to_window(target.where.centre())};
                places.push_back({at.x, at.y});
            }
        monkey.sit_at(id);
        monkey.look(std::move(places));
    }
};

// Any scene, with the monkey before it. It may go anywhere but out.
class Visited : public scenes::Scene {
 public:
    Visited(std::unique_ptr<scenes::Scene> scene, const scenes::SceneServices& services, Hands& hands)
        : scene_(std::move(scene)), services_(services), hands_(hands) {}
    void tick(const platform::Input& input, Ticks now) override {
        hands_.act(now, *scene_, services_);
        scene_->tick(input, now);
        request_ = scene_->request();
        if (request_ && std::holds_alternative<scenes::ToLeave>(*request_)) request_.reset();
    }
    void draw(render::Stage& stage, double between) override { scene_->draw(stage, between); }
    void overlay() override { scene_->overlay(); }
    std::vector<render::HitTarget> hit_targets() const override { return scene_->hit_targets(); }
    void state(nlohmann::json& out) const override { scene_->state(out); }
    bool moving() const override { return scene_->moving(); }

 private:
    std::unique_ptr<scenes::Scene> scene_;
    const scenes::SceneServices& services_;
    Hands& hands_;
};

// Every kept sitting again, from its seed; the number of all their entries.
std::size_t check_kept(const std::filesystem::path& data, const console::Games& games) {
    std::size_t entries = 0;
    for (const std::string& name : test::kept_sittings(data)) {
        CAPTURE(name);
        const auto recording = test::kept_recording(data, name);
        const auto found = verify(*console::find_game(games, recording.game).game, recording).difference;
        if (found) FAIL_CHECK(found->sentence());
        entries += recording.entries.size();
    }
    return entries;
}

// Another window every quarter of a minute, and the end.
std::string script(Hands& hands, long seconds) {
    std::string text;
    const auto side = [&](int length) { return 1 + hands.monkey.below(2 * length); };
    for (long at = 15; at < seconds; at += 15)
        text += fmt::format("{{\"at\":{},\"resize\":[{},{}]}}\n", at, side(usual.x), side(usual.y));
    return text + fmt::format("{{\"at\":{},\"quit\":true}}\n", seconds);
}

// `table`: where it begins; empty: at the title.
void let_loose(const std::string& table, std::uint64_t seed, long events) {
    const test::Scratch folder;
    Hands hands{monkey::Monkey{seed, {0, 0, usual.x, usual.y}}, events};
    ArcadeOptions options;
    options.headless = true;
    options.headless_fps = 10;
    options.draw_every_frame = true;  // or there would be nothing to be aimed at
    options.width = usual.x;
    options.height = usual.y;
    options.table.to = scenes::to_named(table);
    options.table.seed = seed;
    options.data_dir = folder.path / "data";
    options.config_dir = folder.path / "config";
    std::filesystem::create_directories(options.config_dir);
    options.script = folder.path / "script";
    const auto seconds = events / (2 * ticks_per_second) + 5;  // three events a tick, two thirds of the time
    REQUIRE(platform::write_safely(*options.script, script(hands, seconds)).empty());
    const Games games = every_game();
    LeftBehind left;
    const Parts parts = real_parts(games, [&](const SceneOptions& at, scenes::SceneServices& services) {
        hands.opened.insert(scenes::name_of(at.to));
        return std::make_unique<Visited>(open_scene(games, at, services, left), services, hands);
    });
    CHECK(Arcade{options, parts}.run() == 0);
    CHECK(hands.events > events * 8 / 10);
    const auto entries = check_kept(options.data_dir, commands_of(games));
    const std::string begun = table.empty() ? "title" : table;
    MESSAGE(begun, ": ", hands.events, " events, ", hands.opened.size(), " scenes opened, ", entries, " entries kept");
}

void everywhere(long events_each, std::uint64_t seed) {
    std::ptrdiff_t handles = 0;
    for (const std::string table : {"", "lab", "pig", "craps", "siwuliu", "ceelo"}) {
        CAPTURE(table);
        let_loose(table, ++seed, events_each);
        if (handles == 0) handles = test::held_now().handles;  // with what a driver keeps open
        CHECK(test::held_now().handles <= handles);
    }
}

}  // namespace

TEST_CASE("a monkey's events over title, tables and lab stop nothing, and what is kept is true") {
    everywhere(test::longer(400, 1'000), 1);
}

TEST_SUITE("long") {
    TEST_CASE("a monkey's million events over title, tables and lab stop nothing, and what is kept is true") {
        everywhere(1'000'000 / 6 + 1, 100);
    }
}
