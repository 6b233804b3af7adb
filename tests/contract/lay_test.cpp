// What a table shows at rest depends only on what was decided, in every game.
#include "blank_stage.h"
#include "scenes/ceelo/scene.h"
#include "scenes/craps/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"
#include "session/files.h"

#include <fmt/format.h>

using namespace boxcars;
using namespace boxcars::scenes;
namespace fs = std::filesystem;

namespace {

// What is drawn and does not pulse with time, a line each.
class PictureCanvas : public test::BlankCanvas {
 public:
    std::vector<std::string> drawn;

    void sprite(std::string_view name, render::Rect where, render::Colour, float turn) override {
        drawn.push_back(fmt::format("{} {:.1f} {:.1f} {:.1f} {:.1f}", name, where.x, where.y, where.w, turn));
    }
    float text(const render::Type& type, std::string_view words, glm::vec2 at, render::Align, render::Colour) override {
        drawn.push_back(fmt::format("'{}' {:.1f} {:.1f} {:.1f}", words, at.x, at.y, type.px));
        return width(type, words);
    }
    float width(const render::Type& type, std::string_view words) override {
        return 0.5f * type.px * static_cast<float>(words.size());
    }
    void text_through(const render::Type&, std::string_view words, render::Align, render::Colour,
                      glm::vec2 (*placed)(const void*, glm::vec2), const void* context) override {
        const glm::vec2 at = placed(context, {0, 0});
        drawn.push_back(fmt::format("'{}' {:.1f} {:.1f}", words, at.x, at.y));
    }
};

class PictureStage : public test::BlankStage {
 public:
    PictureCanvas seen;
    render::Canvas& canvas() override { return seen; }
    void dice(const render::Camera&, std::span<const render::DieLook> dice) override {
        for (const render::DieLook& die : dice)
            seen.drawn.push_back(fmt::format("die {:.3f} {:.3f} {:.3f}, turned {:.3f} {:.3f} {:.3f} {:.3f}",
                                             die.centre.x, die.centre.y, die.centre.z, die.turn.w, die.turn.x,
                                             die.turn.y, die.turn.z));
    }
    void wagons(const render::Camera&, std::span<const render::WagonLook> wagons) override {
        for (const render::WagonLook& wagon : wagons)
            seen.drawn.push_back(
                fmt::format("wagon {:.3f} {:.3f} {:.2f}", wagon.centre.x, wagon.centre.y, wagon.along));
    }
};

template <class SceneType, class R>
struct TestedTable : test::PlayedTable<SceneType, R> {
    using test::PlayedTable<SceneType, R>::PlayedTable;

    std::vector<std::string> shown() {  // with time standing still
        this->scene.frame().pace().paused = true;
        this->tick();
        PictureStage stage;
        this->scene.draw(stage, 0);
        std::vector<std::string> all = std::move(stage.seen.drawn);
        const nlohmann::json data = this->state();
        for (const auto& [name, value] : data.items()) all.push_back(name + ": " + value.dump());
        this->scene.frame().pace().paused = false;
        return all;
    }
    void play_to(std::size_t entries) {  // by looking on, until all of it has been told, and some time more
        for (Ticks n = 0; this->scene.entries() < entries || !this->scene.at_rest(); ++n) {
            REQUIRE(n < 600 * ticks_per_second);
            this->tick();
        }
        this->scene.frame().settle();
    }
};

void check_same(const std::vector<std::string>& played, const std::vector<std::string>& laid) {
    std::string only_played, only_laid;
    for (const std::string& line : played)
        if (std::ranges::count(laid, line) != std::ranges::count(played, line)) only_played += "\n  " + line;
    for (const std::string& line : laid)
        if (std::ranges::count(laid, line) != std::ranges::count(played, line)) only_laid += "\n  " + line;
    CAPTURE(only_played);
    CAPTURE(only_laid);
    CHECK(played == laid);
}

template <class SceneType, class R>
void check_lies_as_played(const session::Recording& recording) {
    ui::test::Bench bench;
    const auto options = [&] {
        return TableOptions{.setup = session::setup_from(rules::any_game<R>(), recording),
                            .watch = session::watchable(rules::any_game<R>(), recording)};
    };
    TestedTable<SceneType, R> played{bench, options()}, laid{bench, options()};
    // Which side of the craps box is up is the viewer's choice: here both always have bets on them.
    played.settings.felt_bets = laid.settings.felt_bets = platform::FeltBets::All;
    std::vector<std::vector<std::string>> shown;
    for (std::size_t entries = 1; entries <= recording.entries.size(); ++entries) {
        CAPTURE(entries);
        played.play_to(entries);
        REQUIRE(played.scene.entries() == entries);
        shown.push_back(played.shown());
        laid.scene.lay_to(entries);
        check_same(shown.back(), laid.shown());
    }
    for (std::size_t entries = recording.entries.size(); entries >= 1; entries -= std::min<std::size_t>(entries, 7)) {
        CAPTURE(entries);
        laid.scene.lay_to(entries);
        check_same(shown[entries - 1], laid.shown());
    }
}

}  // namespace

TEST_CASE("at rest a table shows what lies on it once it is laid, after every entry of every golden sitting") {
    for (const auto& file : fs::directory_iterator{fs::path{BOXCARS_SOURCE} / "tests" / "golden"}) {
        if (file.path().extension() != ".json") continue;
        const std::string name = file.path().filename().string();
        CAPTURE(name);
        const session::Recording recording = session::read_recording(file.path());
        if (recording.game == "pig") check_lies_as_played<PigScene, pig::Rules>(recording);
        if (recording.game == "craps") check_lies_as_played<CrapsScene, craps::Rules>(recording);
        if (recording.game == "ceelo") check_lies_as_played<CeeloScene, ceelo::Rules>(recording);
        if (recording.game == "siwuliu") check_lies_as_played<SiwuliuScene, siwuliu::Rules>(recording);
    }
}
