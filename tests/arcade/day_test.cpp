// A day at each scene, and some minutes at the title, at accelerated time, computers in its seats or at its keys:
// nothing stops, no chip is made or lost, and once it has warmed up the scene holds no more of the machine.
// Accelerated: tick follows tick at once, and few are drawn.
//
// Warm-up is what fills up and stays full: the thousand entries that a table remembers, the lines of its panels,
// letters that were drawn, a driver's shaders. What is held is what the whole process has asked for and not given back,
// drivers and all, at the least in half a minute. Two things are kept out of it, as no scene decides over them:
// SQLite's cache of pages, which fills for hours, as the file grows, to a bound of its own; and what llvmpipe keeps of
// pictures on their way to its threads, 64 KiB at a time and up to 5 MiB, as many as those are behind: it draws without
// threads here.
#include "arcade/evening.h"
#include "contract/chips.h"
#include "held.h"

#include <doctest/doctest.h>
#include <epoxy/gl.h>

#include <cstdlib>

extern "C" long long sqlite3_memory_used();

using namespace boxcars;
using namespace boxcars::app;
using platform::Action;

namespace {

int graphics_objects() {
    constexpr GLuint beyond_all = 8192;
    int all = 0;
    for (GLuint id = 1; id < beyond_all; ++id)
        for (const auto is : {glIsTexture, glIsBuffer, glIsProgram, glIsShader, glIsFramebuffer, glIsVertexArray})
            all += is(id) == GL_TRUE ? 1 : 0;
    return all;
}

constexpr glm::ivec2 small{320, 180};  // px
constexpr double mebibyte = 1 << 20;

using Key = std::optional<Action>;

// What is struck in this second of so many, if anything.
template <std::size_t count>
Key struck(long second, long every, const std::pair<long, Action> (&keys)[count]) {
    for (const auto& [at, key] : keys)
        if (second % every == at) return key;
    return {};
}

// Nobody is there for minutes, so that the train shows itself until a key is struck; then the panels and the lab are
// looked at.
Key at_title(long second) {
    return struck(second, 300,
                  {{238, Action::Up},
                   {240, Action::Rules},
                   {242, Action::Back},
                   {244, Action::Settings},
                   {246, Action::Back},
                   {248, Action::Right},
                   {250, Action::Lab},
                   {254, Action::Back}});
}

// An experiment a minute; every page and panel is looked at.
Key in_lab(long second) {
    return struck(second, 60,
                  {{0, Action::Confirm},
                   {20, Action::Chip1},
                   {24, Action::Chip2},
                   {28, Action::Less},
                   {44, Action::Settings},
                   {46, Action::Settings},
                   {50, Action::NewMatch}});
}

Key looking_at_panels(long second) {
    return struck(second, 300,
                  {{276, Action::Overlay},
                   {280, Action::Overlay},
                   {284, Action::Rules},
                   {288, Action::Rules},
                   {292, Action::Settings},
                   {296, Action::Settings}});
}

// Somebody quick: a bet laid or laid again and a throw at craps, every answer of sì-wŭ-liù in turn. Where policies sit,
// it is only asked for the next game.
Key at_table(std::string_view game, long second) {
    if (second % 300 >= 270) return looking_at_panels(second);
    constexpr Action craps[] = {Action::Right, Action::Confirm, Action::Rebet, Action::Roll};
    if (game == "craps") return craps[second % 4];
    constexpr Action siwuliu[] = {Action::Chip1, Action::Roll, Action::Roll, Action::Roll, Action::Roll, Action::Roll};
    if (game == "siwuliu") return siwuliu[second % 6];
    return struck(second, 60, {{0, Action::Roll}});
}

Key at_scene(std::string_view scene, long second) {
    return scene.empty() ? at_title(second) : scene == "lab" ? in_lab(second) : at_table(scene, second);
}

// After every entry; `entries`: those that have been looked at.
template <rules::Game R>
void check_chips(const scenes::Scene& scene, std::size_t& entries) {
    const auto* table = dynamic_cast<const scenes::Table*>(&scene);
    if (!table || !table->sitting().rules().is<R>()) return;
    if (table->entries() == std::exchange(entries, table->entries())) return;
    const session::Sitting& sitting = table->sitting();
    CHECK(any_game::all_chips(sitting.state().as<typename R::State>()) ==
          any_game::all_chips(opening(sitting.rules().as<R>())));
}

struct HeldAtScene {
    std::ptrdiff_t handles = 0;
    double asked = 0, resident = 0, pages = 0;  // MiB; `pages`: SQLite's, not among those asked for
    int graphics = 0;
};

HeldAtScene held_at_scene() {
    const test::Held now = test::held_now();
    const double pages = static_cast<double>(sqlite3_memory_used()) / mebibyte;
    return {now.handles, now.asked - pages, now.mebibytes, pages, graphics_objects()};
}

std::string told(const HeldAtScene& held) {
    return fmt::format("{:.3f} MiB asked for, {:.3f} of SQLite's, {:.1f} resident, {} handles, {} graphics objects",
                       held.asked, held.pages, held.resident, held.handles, held.graphics);
}

class LongStay {  // at one scene, as the arcade opens it
 public:
    LongStay(const std::string& scene, session::Players players, long between_pictures)
        : between_pictures_(between_pictures) {
        ::setenv("LP_NUM_THREADS", "0", 1);
        options_.headless = true;
        options_.width = small.x;
        options_.height = small.y;
        options_.table.to = test::named(scene);
        options_.table.seed = 5;
        options_.table.players = std::move(players);
        options_.data_dir = folder_.path / "data";
        machine_.emplace(options_, arcade_.parts);
        view_.emplace(machine_->window, machine_->host, *machine_->stage, machine_->settings);
        scene_.emplace(arcade_.parts.scene, machine_->services, options_.table, arcade_.parts.cars);
    }

    void play(long seconds) {
        for (long until = second_ + seconds; second_ < until; ++second_) {
            tick(pressing(at_scene(scenes::name_of(options_.table.to), second_)));
            for (Ticks nth = 1; nth < ticks_per_second; ++nth) tick({});
            if (second_ % between_pictures_ == 0) draw();
        }
    }
    HeldAtScene held() {  // the least in half a minute, which passes
        HeldAtScene least = look();
        for (int nth = 0; nth < 10; ++nth) {
            play(3);
            const HeldAtScene now = look();
            least.asked = std::min(least.asked, now.asked);
            least.resident = std::min(least.resident, now.resident);
        }
        return least;
    }
    nlohmann::json state() const {
        Json state;
        (*scene_)->state(state);
        return nlohmann::json::parse(state.dump());
    }
    int scenes() const { return scenes_; }  // that were opened

 private:
    static platform::Input pressing(const Key& key) {
        platform::Input input;
        for (std::size_t nth = 0; key && nth < platform::action_count; ++nth) {
            const auto action = static_cast<Action>(nth);
            if (action != key) continue;
            input.any = input.held[nth] = true;
            input.presses = {{.kind = platform::PressKind::ActionDown, .action = action}};
        }
        return input;
    }
    void tick(const platform::Input& input) {
        constexpr Ticks panels = ticks_per_second / 10;
        (*scene_)->tick(input, ++now_);
        if (now_ % panels == 0) view_->draw_panels(**scene_, real(panels) / ticks_per_second, false);
        machine_->settle(now_);
        machine_->report();
        check_chips<siwuliu::Rules>(**scene_, entries_);
        check_chips<ceelo::Rules>(**scene_, entries_);
        if (const auto go = (*scene_)->request(); go && scenes::name_of(options_.table.to).empty()) follow(*go);
    }
    void follow(const scenes::Destination& go) {
        if (std::holds_alternative<scenes::ToLeave>(go)) return;
        scene_->change(go);
        ++scenes_;
    }
    void draw() {
        view_->draw(**scene_, now_, 0);
        view_->draw_panels(**scene_, 0, true);
        machine_->window.swap();
    }
    HeldAtScene look() {
        for (int nth = 0; nth < 3; ++nth) {
            machine_->stage->begin_frame(small, platform::window_scale(small), 0);
            machine_->stage->end_frame();
            machine_->window.swap();
            glFinish();
        }
        return held_at_scene();
    }
    static double real(Ticks ticks) { return static_cast<double>(ticks); }

    long between_pictures_, second_ = 0;
    Ticks now_ = 0;
    int scenes_ = 1;
    std::size_t entries_ = 0;
    test::Scratch folder_;
    ArcadeOptions options_;
    RealArcade arcade_;
    std::optional<Machine> machine_;
    std::optional<SceneView> view_;
    std::optional<CurrentScene> scene_;
};

struct Stay {
    long warm_up, after, between_pictures;  // seconds
    double asked;                           // MiB more that the process may have asked for
};
constexpr Stay day{8'640, 86'400 - 8'640, 60, 1}, minutes{300, 300, 4, 16};

void check_holds(const std::string& scene, const Stay& stay, session::Players players = {}) {
    const long whole = stay.warm_up + stay.after;
    LongStay at{scene, std::move(players), stay.between_pictures};
    at.play(stay.warm_up);
    const HeldAtScene warm = at.held();
    const std::string place = scene.empty() ? "title" : scene;
    MESSAGE(place, " after ", stay.warm_up, " s of ", whole, ": ", told(warm));
    at.play(stay.after);
    const HeldAtScene end = at.held();
    if (scene.empty()) CHECK(at.scenes() > whole / 120);  // tables and the lab
    CHECK(end.handles <= warm.handles);
    CHECK(end.graphics <= warm.graphics);
    CHECK(end.asked < warm.asked + stay.asked);
    CHECK(end.pages < 3);
    CHECK(end.resident < warm.resident + 48);  // MiB, holes and all
    MESSAGE("in all ", at.state().value("journal_entries", 0), " entries, and ", at.scenes(),
            " scenes opened: ", told(end));
}

const session::Players pig_policies{"optimal", "hold20"}, ceelo_policies{"even", "bold", "cautious", "kelly", "best"};

}  // namespace

TEST_CASE("title, tables and lab give back every handle and graphics object, lap after lap") {
    check_holds("", minutes);
}

TEST_SUITE("long") {
    TEST_CASE("the title left alone for 24 hours holds no more of the machine than in the first tenth") {
        check_holds("", day);
    }
    TEST_CASE("24 hours in the lab hold no more of the machine than the first tenth") { check_holds("lab", day); }
    TEST_CASE("24 hours of policies at Pig hold no more of the machine than the first tenth") {
        check_holds("pig", day, pig_policies);
    }
    TEST_CASE("24 hours of craps hold no more of the machine than the first tenth") { check_holds("craps", day); }
    TEST_CASE("24 hours of sì-wŭ-liù hold no more than the first tenth, and no chip is made or lost") {
        check_holds("siwuliu", day);
    }
    TEST_CASE("24 hours of policies at cee-lo hold no more than the first tenth, and no chip is made or lost") {
        check_holds("ceelo", day, ceelo_policies);
    }
}
