// Opens any scene as the program does and ticks it by hand; tells what is staked and which button is the main one.
#pragma once
#include "app/games.h"
#include "blank_stage.h"
#include "contract/any_game.h"
#include "named.h"
#include "scenes/played_table.h"

#include <set>

namespace boxcars::test {

// Remembers brass plates, ENTER caps and all words, and draws nothing.
class MainButtonCanvas : public BlankCanvas {
 public:
    std::vector<render::Rect> brass;
    std::vector<glm::vec2> enter;
    std::set<std::string, std::less<>> words;
    void fill(std::span<const glm::vec2> points, render::Colour top, render::Colour bottom) override {
        const bool up = top == render::colours::brass_light && bottom == render::hex(0xB07F32);
        if (!up && !(top == render::colours::brass && bottom == render::colours::brass_dark)) return;
        glm::vec2 low = points.front(), high = low;
        for (const glm::vec2 at : points) low = glm::min(low, at), high = glm::max(high, at);
        constexpr float least = 80;  // excludes the poster's brass lamp
        if (high.x - low.x >= least) brass.push_back({low.x, low.y, high.x - low.x, high.y - low.y});
    }
    float text(const render::Type& type, std::string_view drawn, glm::vec2 at, render::Align align,
               render::Colour ink) override {
        if (drawn == "ENTER") enter.push_back(at);
        words.emplace(drawn);
        return BlankCanvas::text(type, drawn, at, align, ink);
    }
};

class MainButtonStage : public BlankStage {
 public:
    MainButtonCanvas seen;
    render::Rect size{0, 0, 1280, 720};
    render::Canvas& canvas() override { return seen; }
    render::Rect canvas_rect() const override { return size; }
};

struct ProgramScene {
    inline static const app::Games games = app::every_game();
    app::LeftBehind left;
    std::unique_ptr<Scene> scene;

    ProgramScene(SceneServices& services, const app::SceneOptions& asked)
        : scene(app::open_scene(games, asked, services, left)) {}
    void tick(const platform::Input& input, Ticks now) { scene->tick(input, now); }
    std::vector<HitTarget> hit_targets() const { return scene->hit_targets(); }
    void state(boxcars::Json& out) const { scene->state(out); }
};

class Opened : public TickedScene<ProgramScene> {
 public:
    explicit Opened(ui::test::Bench& bench, const app::SceneOptions& asked, session::Store* store = nullptr)
        : TickedScene(bench, asked, store) {
        now = 1000;  // the program has been running for a while
    }
    std::string phase() const { return table_ ? table_->phase() : ""; }  // of a table
    bool at_rest() const { return !table_ || table_->at_rest(); }
    const std::vector<std::string>& entries() const {  // of its journal, as text
        read();
        return entries_;
    }
    const std::vector<std::string>& facts() const {  // of its journal, as text
        read();
        return facts_;
    }
    // How many bets, stakes and covers were put down.
    std::ptrdiff_t stakes() const {
        return std::ranges::count_if(entries(), [](const std::string& text) {
            return text.starts_with("bet") || text.starts_with("stake") || text.starts_with("cover");
        });
    }
    bool asks_for_money() const { return phase() == "betting" || phase() == "deciding"; }

    const MainButtonCanvas& look() {
        stage_.seen = {};
        scene.scene->draw(stage_, 0);
        return stage_.seen;
    }
    void resize(render::Rect size) { stage_.size = size; }
    std::optional<glm::vec2> middle_of(std::string_view name) const {
        for (const HitTarget& target : scene.hit_targets())
            if (target.name == name) return target.where.centre();
        return {};
    }
    // Where a player clicks to play on: on the main button or, at craps without one, on the pass line.
    std::optional<glm::vec2> next_press() {
        const auto brass = look().brass;
        for (const HitTarget& target : scene.hit_targets())
            if (!brass.empty() ? target.where.contains(brass.front().centre())
                               : target.name == "pass" && phase() == "betting")
                return target.where.centre();
        return {};
    }

 private:
    void read() const {
        for (std::size_t n = entries_.size(); table_ && n < table_->sitting().journal().size(); ++n) {
            const session::Entry& entry = table_->sitting().journal()[n];
            entries_.push_back(entry.text);
            for (const std::string& fact : facts_text(entry)) facts_.push_back(fact);
        }
    }

    MainButtonStage stage_;
    const Table* table_ = dynamic_cast<const Table*>(scene.scene.get());
    mutable std::vector<std::string> entries_, facts_;
};

inline std::vector<platform::Input> clicking(glm::vec2 at) {
    return {pointing(platform::PressKind::PointerDown, at), pointing(platform::PressKind::PointerUp, at)};
}
inline app::SceneOptions seeded(std::string_view game) {  // or a page; empty: the title
    return {.to = test::named(game), .seed = 5};
}

// Lists the title and pages, every table and its lesson, and a watched sitting.
inline std::vector<app::SceneOptions> every_screen() {
    std::vector<app::SceneOptions> all;
    for (const std::string page : {"", "lab", "history", "run"}) all.push_back(seeded(page));
    for (const app::GameEntry& game : app::every_game()) {
        all.push_back(seeded(game.name()));
        all.push_back(seeded(game.name()));
        all.back().to = ToGuide{game.name(), 1};
    }
    for (const app::GameEntry& game : app::every_game()) {
        all.push_back({.seed = 5});
        all.back().to = ToRecording{.played = std::make_shared<const session::Recording>(
                                        record(any_game::any_sitting(*game.row.commands.game, 3, 2, 30)))};
    }
    return all;
}

}  // namespace boxcars::test
