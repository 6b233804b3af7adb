// A table of any game, for games that provide only their rules: the decisions as buttons, the facts as lines. The
// session decides and stores.
#pragma once
#include "odds/plain/rounds.h"
#include "scenes/plain/view.h"
#include "scenes/table/table_of.h"

namespace boxcars::scenes {

int plain_dice(const rules::Sheet& rules);           // most dice in a game's first throw
ui::CardPage knobs_page(const rules::Sheet& rules);  // lists every knob and its value

// What a game may add to its plain table. Each function may be nullptr.
struct PlainArt {
    // Draws on the cloth under the dice; `camera` projects to logical pixels.
    void (*cloth)(render::Canvas&, const render::Camera& camera, const rules::State&) = nullptr;
    std::string (*coach)(const rules::Sheet&, const rules::State&) = nullptr;  // advice in one sentence
    std::vector<odds::PlainOdds> (*odds)(const rules::Sheet&) = nullptr;       // of the decisions that open a round
};

class PlainTable final : public TableOf<rules::Sheet> {
 public:
    PlainTable(SceneServices& services, TableOptions options, PlainLook look, PlainArt art = {});

    void draw(render::Stage& stage, double between) override;
    void overlay() override;

 private:
    using Action = platform::Action;
    void update_boards(bool) override {}
    std::string coach_words() const;
    void report(nlohmann::json& out) const override;
    ui::OddsFacts odds_facts() override;

    bool begin(const Sitting& session, bool new_sitting) override;
    void play(const platform::Input& input, const Clicked& clicked) override;
    void choose(const platform::Input& input, const Clicked& clicked);
    void play_along();

    Ticks reveal(Facts& rest) override;
    void remember(const Sitting& session, std::size_t) override { panels_.shown(session); }
    void lay(bool anew) override;
    void lay_as_left();
    void add_line(std::string words);

    void set_own_buttons() override;
    void set_decisions(bool open);
    std::string status() const;

    PlainLook look_;
    PlainArt art_;
    TablePanels panels_;
    std::vector<std::string> lines_;  // revealed facts, newest last
    int decision_ = 0, page_ = 0;     // the chosen decision; the page of buttons
    int throws_ = 0;                  // number of throws in the demonstration
};

}  // namespace boxcars::scenes
