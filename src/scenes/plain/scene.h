// The table of a game that provides only its rules: decisions as buttons, facts as lines. The session decides.
#pragma once
#include "odds/chain/chain.h"
#include "scenes/table/table.h"
#include "scenes/title/carriage_card.h"

namespace boxcars::scenes {

struct PlainLook {  // a game's name, car and colour
    std::string name, car;
    Colour accent;
};
// A card whose window shows this table with `dice` dice.
Card plain_card(const PlainLook& look, DieKind die, int dice, std::string line_1, std::string line_2);
CastFeel plain_feel(DieKind die, int dice);
TableLook plain_table_look(const Layout& layout, Colour accent, bool plain);
RoomLook plain_room(const Layout& layout, const Camera& camera);
bool on_plain_cloth(const Layout& layout, vec2 at);  // whether a press there picks up the dice

// Places for the decision buttons in the dash, as many per page as fit. `turn` is the button for the next page.
struct PlainPage {
    std::vector<Rect> places;
    int first = 0, pages = 1;
    Rect turn{};
};
PlainPage plain_page(const Layout& layout, int decisions, int page);
Places plain_dash(const Layout& layout);  // "verb" and "undo"

// Returns its plate.
Rect draw_plain_standing(Canvas& canvas, const Layout& layout, const rules::Named& state, Colour accent);
// Draws the last lines that fit below `standing`.
void draw_plain_lines(Canvas& canvas, const Layout& layout, std::span<const std::string> lines, const Rect& standing);

constexpr std::size_t most_plain_lines = 6;
int plain_dice(const rules::Sheet& rules);           // most dice in a game's first throw
ui::CardPage knobs_page(const rules::Sheet& rules);  // lists every knob and its value

// What a game may add to its plain table. Each function may be nullptr.
struct PlainArt {
    // Draws on the cloth under the dice; `camera` projects to logical pixels.
    void (*cloth)(Canvas&, const Camera& camera, const rules::State&) = nullptr;
    std::string (*coach)(const rules::Sheet&, const rules::State&) = nullptr;  // advice in one sentence
    std::vector<odds::PlainOdds> (*odds)(const rules::Sheet&) = nullptr;       // of the decisions that open a round
};

class PlainTable final : public TableOf<rules::Sheet> {
 public:
    PlainTable(SceneServices& services, TableOptions options, PlainLook look, PlainArt art = {});
    void draw(Stage& stage, double between) override;
    void overlay() override;

 private:
    void update_boards(bool) override {}
    std::string coach_words() const;
    void report(Json& out) const override;
    ui::OddsFacts odds_facts() override;
    bool begin(const Sitting& session, bool new_sitting) override;
    void play(const Input& input, const Clicked& clicked) override;
    void choose(const Input& input, const Clicked& clicked);
    void play_along();
    Ticks reveal(Facts& rest) override;
    void remember(const Sitting& session, std::size_t) override { panels_.shown(session); }
    void lay(bool anew) override;
    void add_line(std::string words);
    void set_own_buttons() override;
    std::string status() const;
    PlainLook look_;
    PlainArt art_;
    TablePanels panels_;
    std::vector<std::string> lines_;            // revealed facts, newest last
    int decision_ = 0, page_ = 0, throws_ = 0;  // the chosen decision; the page of buttons; throws in the demonstration
};

}  // namespace boxcars::scenes
