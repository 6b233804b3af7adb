// A game's part of the lab: its words, possible players, rules sheet, and pages besides the plots. Its row of the list
// of games makes it; nothing else in the lab depends on a game. It lives as long as its form and keeps the values set.
#pragma once
#include "scenes/hud.h"
#include "scenes/places/places.h"
#include "ui/lab/look.h"
#include "ui/overlay/rules_editor.h"

namespace boxcars::scenes {

// What a table sends to the lab to fill in its form: rules and players, as text.
struct LabRequest {
    std::string game{};
    // Every knob except the number of players, with its value. Of two for one knob the later one counts.
    std::vector<std::pair<std::string, std::string>> knobs{};
    std::vector<std::string> seats{};  // names, or a whole strategy as JSON; empty: the form keeps its own
};

LabRequest lab_request(const rules::Sheet& rules);

struct PageView {     // how a page is viewed now
    Rect plot, says;  // logical px; says: for the sentences below the plot
    vec2 pointer = platform::pointer_outside;
};

// A page of the lab in its window. A page draws and handles the pointer, but runs no experiment.
class LabPage {
 public:
    explicit LabPage(std::string_view name) : name_(name) {}
    virtual ~LabPage() = default;
    std::string_view name() const { return name_; }
    virtual std::string says() const = 0;  // one or two sentences about the page
    // Called every tick while the page is shown. `wait`: block until its background work is done.
    virtual void tick(bool wait) { static_cast<void>(wait); }
    virtual void draw(Stage& stage, const PageView& view) const = 0;
    virtual void draw_glass(ui::Host&, const PageView&) const {}  // the part that Dear ImGui draws
    // A page may have one dial: a plot's is the point that is read. Returns the dial in words; empty: none.
    virtual std::string turn(int) { return {}; }
    virtual void drag(const Input&, const PageView&) {}
    virtual void state(Json&) const {}

 private:
    std::string_view name_;
};

struct MenuEntry {            // a player that can be seated
    std::string name, words;  // "hold20", "holds at 20"
};

constexpr int nobody = -1;  // stands for an empty seat

struct LabStart {              // the form's initial values
    std::vector<int> seats{};  // menu entries, or nobody
    int rounds = 100;
    std::int64_t evenings = 10'000;
    bool first = false;  // the form begins with this game
};

class LabAdapter {
 public:
    virtual ~LabAdapter() = default;
    std::string_view game() const { return game_name(sheet_); }  // its name in files and scripts
    const ui::LabWords& words() const { return words_; }
    const LabStart& start() const { return start_; }
    const std::vector<MenuEntry>& menu() const { return menu_; }  // entries keep their place once added

    // Returns the menu entry of a player by name, of a strategy as JSON or of one in a file. Throws Error.
    virtual int entry_of(const std::string& words) {
        const auto entry = entry_named(words);
        return entry ? *entry : read(words);
    }
    // Adds the players' own strategies in a folder to the menu. Returns a sentence if one cannot be read.
    virtual std::string read_files(const std::filesystem::path&) { return {}; }
    // Rows of the form that are no knob of the sheet.
    virtual std::vector<ui::LabRow> own_rows() const { return {}; }
    virtual void choose(std::string_view /*row*/, int /*chosen*/) {}
    std::optional<std::string> set_knob(std::string_view name, std::string_view value) {
        return rules::set_knob(sheet_, name, value);
    }
    void draw_sheet(ui::Host& host) {  // the rows of every knob
        editor_.lay(sheet_);
        editor_.body(host, sheet_);
        sheet_ = editor_.edited();
    }
    virtual sim::LabGame seated(std::span<const int> entries) const = 0;
    virtual std::vector<std::unique_ptr<LabPage>> pages() { return {}; }

 protected:
    LabAdapter(rules::Sheet sheet, const ui::LabWords& words, LabStart start)
        : start_(std::move(start)), sheet_(std::move(sheet)), words_(words) {}

    virtual int read(const std::string& words) = 0;  // adds an unknown player to the menu; throws Error
    std::optional<int> entry_named(const std::string& words) const {
        for (std::size_t n = 0; n < menu_.size(); ++n)
            if (ui::lab_name(menu_[n].name) == ui::lab_name(words)) return static_cast<int>(n);
        return {};
    }
    int add(MenuEntry entry) {
        menu_.push_back(std::move(entry));
        return how_many(menu_) - 1;
    }
    std::vector<std::string> names_of(std::span<const int> entries) const {
        std::vector<std::string> names;
        for (const int one : entries) names.push_back(menu_[nth(one)].name);
        return names;
    }

    LabStart start_;
    std::vector<MenuEntry> menu_;
    rules::Sheet sheet_;

 private:
    ui::LabWords words_;
    ui::RulesEditor editor_{"the next run"};
};
using OpenLab = std::unique_ptr<LabAdapter> (*)();

// The adapter of a game that has an account but none of its own: each player repeats one legal opening decision.
std::unique_ptr<LabAdapter> plain_lab(const rules::AnyGame& game);

// 1, 2, 5, 10, 20 ... within the limits.
std::vector<std::int64_t> round_numbers(std::int64_t least, std::int64_t most);
// A row of the form that offers round numbers from `least` to `most`, and `value` among them.
ui::LabRow number_row(ui::LabRow row, std::int64_t least, std::int64_t most, std::int64_t value);

// ---- The look of the lab: its layout, the progress bar, and sentences

// Places of the lab: "form", "window" with its "plot", "says" (sentences about it), "rail" (progress), "hint".
Places lab_places(const Layout& layout);
constexpr Colour lab_accent = hex(0xC9B8FF);  // moonlight

// Draws a railway track from left to right, highlighted up to `done` with a wagon at its end.
void draw_lab_progress(Canvas& canvas, Rect rail, double done, bool running);
// Draws why there is nothing in the window yet.
void draw_lab_note(Canvas& canvas, Rect plot, const char* title, const char* words);
// Draws all the words into `where`, in as many lines as needed.
void draw_lab_says(Canvas& canvas, Rect where, const std::string& words, Colour colour);

}  // namespace boxcars::scenes
