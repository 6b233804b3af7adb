#include "scenes/history/scene.h"

#include "platform/frames.h"
#include "platform/window.h"
#include "scenes/places/places.h"
#include "session/history/sitting_actions.h"

#include <fmt/ranges.h>

namespace boxcars::scenes {
namespace {

using ui::HistoryPage;
using Ask = ui::HistoryRequest::Ask;
constexpr int page_count = 4;

// The tables of high scores, with initials on split flaps.
class ScoreBoard {
 public:
    void show(const std::vector<session::GameScores>& scores, const PageGames& games, Ticks now, bool reduced) {
        tables_.clear();
        for (const session::GameScores& of : scores)
            for (const session::ScoreTable& table : of.tables) {
                const PageGame* game = page_game(games, of.game);
                Column& column = tables_.emplace_back();
                column.words = table.kind.words;
                column.accent = game ? game->accent : colours::brass;
                for (const session::ScoreLine& line : table.lines) {
                    const Ticks later = std::ssize(column.rows) * milliseconds(30);
                    Row& row = column.rows.emplace_back();
                    row.figure = ui::history_figure(table.kind.unit, line.figure);
                    row.date = session::date_text(line.played).substr(0, 10);
                    row.flaps.cells = 3;
                    row.flaps.ink = colours::brass_light;
                    row.flaps.reduced = reduced;
                    row.flaps.show("   ", now, true);
                    row.flaps.show(line.initials == session::unsigned_initials ? "" : line.initials, now + later,
                                   reduced);
                }
            }
    }
    bool tick(Ticks now) {  // true: a leaf has fallen
        bool flip = false;
        for (Column& column : tables_)
            for (Row& row : column.rows) {
                row.flaps.tick(now);
                flip = std::exchange(row.flaps.flips, 0) > 0 || flip;
            }
        return flip;
    }
    void draw(Canvas& canvas, const Rect& where, double time) {
        lay_out(where, canvas.handheld());
        draw_plate(canvas, where_, true);
        for (std::size_t n = 0; n < tables_.size(); ++n) {
            const Column& column = tables_[n];
            const Rect place = place_of(n);
            if (n > 0 && !stacked())
                canvas.fill(Rect{place.x - 1, where_.y + 18, 1, where_.h - 36}, faded(colours::brass, 0.25f));
            const Rect words = Placing{along::fill(14, 20), along::start(30)}.in(place);
            canvas.fitted_text(type::title, column.words, words, Align::Left, colours::brass_light);
            canvas.fill(Rect{words.x, place.y + 47, words.w, 1.5f}, faded(column.accent, 0.8f));
            if (column.rows.empty())
                canvas.text(type::small, "No scores here yet.", {words.x, place.y + head_high + 28}, Align::Left,
                            colours::ash);
            int rank = 0;
            for (const Row& row : column.rows) {
                const Rect& flaps = row.flaps.where;
                if (flaps.y + flaps.h > place.y + place.h) break;  // leave out rows that do not fit
                const float y = flaps.centre().y;
                canvas.text(type::body_bold, fmt::format("{}", ++rank), {place.x + 32, y}, Align::Right, colours::ash);
                row.flaps.draw(canvas, time);
                canvas.text(type::body_bold, row.figure, {place.x + place.w - 116, y}, Align::Right, colours::ivory);
                canvas.text(type::small, row.date, {place.x + place.w - 20, y}, Align::Right, colours::ash);
            }
        }
    }

 private:
    struct Row {
        std::string figure, date;
        world::Flaps flaps;
    };
    struct Column {
        std::string words;
        Colour accent;
        std::vector<Row> rows;
    };
    static constexpr float row_high = 38, head_high = 62, flaps_wide = 90, least_row_high = 32;
    bool stacked() const { return where_.h > where_.w; }
    // The tables are side by side; where the board is taller than wide one below another.
    Rect place_of(std::size_t column) const {
        const Along share = along::share(as_float(column), as_float(tables_.size()));
        if (stacked()) return Placing{along::inside(8), share}.in(where_);
        return Placing{share, along::fill()}.in(Placing{along::inside(12), along::fill()}.in(where_));
    }
    void lay_out(Rect where, bool handheld) {
        where_ = where;
        const float high = handheld || stacked()
                               ? least_row_high
                               : std::min(row_high, (where.h - head_high - 20) / session::places_in_a_table);
        for (std::size_t n = 0; n < tables_.size(); ++n) {
            float y = place_of(n).y + head_high + 8;
            for (Row& row : tables_[n].rows) {
                row.flaps.where = {place_of(n).x + 44, y + 3, std::min(flaps_wide, place_of(n).w * 0.22f), high - 6};
                y += high;
            }
        }
    }

    std::vector<Column> tables_;
    Rect where_{};
};

// Decides what keys, buttons and the panel's requests do, and carries out work on a saved sitting in the background.
class HistoryScene : public PageScene {
 public:
    HistoryScene(SceneServices& services, PageGames games, const std::string& sitting)
        : PageScene(services),
          games_(std::move(games)),
          pages_(services.store, played_games(games_), titles_of(games_)) {
        services_.sounds.loop("rail", true);
        keys_ = {Action::Chip1,    Action::Chip2, Action::Chip3,    Action::Chip4,
                 Action::Continue, Action::Coach, Action::Settings, Action::Back};
        if (pages_.view().writable)  // count hands not counted yet
            begin([store = services_.store, kept = pages_.games()] {
                return Done{fmt::format("{}", fmt::join(session::count_hands(*store, kept), " "))};
            });
        pages_.choose(sitting);
        hear();
        lay_out_bar();
    }

    void tick(const Input& input, Ticks) override {
        ++clock_;
        if (hear()) show_scores();
        if (const std::string file = platform::chosen_file(); !file.empty()) import(file);
        if (board_.tick(clock_)) services_.sounds.play("flap", 0.25f);
        hear_bar(input, [this](Action action) { act(action); });
        if (clock_ % Narrator::looks_every == 0) narrate();
        lay_out_bar();
    }
    void draw(Stage& stage, double between) override {
        layout_ = layout_for(stage.canvas_rect());
        const double time = ticks_at(between);
        Canvas& canvas = stage.canvas();
        const Rect window = mail_place(layout_).grown(6);
        draw_car(stage, window);
        if (!on_scores()) canvas.plate_edge(window, 5, 3, 2.0f, colours::brass);
        lay_out_bar();
        draw_mail_bar(canvas, layout_);
        buttons_.draw(canvas, mail_accent);
        if (on_scores()) {
            const ui::Host& host = services_.host;
            Rect place = mail_place(layout_);
            const float head = ui::HistoryPanel::head_height(host) / host.view().scale() + 8;
            place.y += head;
            place.h -= head;
            board_.draw(canvas, place, time);
        }
        dim_behind_settings(canvas);
        draw_news(canvas, layout_, services_, time);
    }
    void overlay() override {
        ui::Host& host = services_.host;
        if (draw_settings()) return;
        answer(panel_.draw(host, host.view().to_px(mail_place(layout_)), pages_.view()));
    }
    void state(Json& out) const override {
        const ui::HistoryView& view = pages_.view();
        constexpr std::array<const char*, page_count> names{"sittings", "hands", "statistics", "scores"};
        out["scene"] = "history";
        out["page"] = names.at(nth(view.query.page));
        out["sitting"] = chosen();
        out["rows"] = view.sittings.rows.size();
        out["told"] = view.answer;
        out["trouble"] = view.trouble;
        out["question"] = static_cast<int>(view.question);
        out["busy"] = view.busy;
    }

 private:
    struct Done {
        std::string words{};
        bool trouble = false;
        std::filesystem::path file{};  // to save for the player, on a web page
        std::string brief{};           // to share, on a web page
    };
    void act(Action action) {
        if (action == Action::Back) return go_back();
        if (action == Action::Settings) open_settings_ = !open_settings_;
        if (open_settings_ || pages_.view().question != ui::HistoryQuestion::None) return;
        const ui::HistoryView& view = pages_.view();
        const int page = ordinal(view.query.page);
        if (action >= Action::Chip1 && action <= Action::Chip4)
            return show_page(ordinal(action) - ordinal(Action::Chip1));
        if (action == Action::LeafBack) return show_page((page + page_count - 1) % page_count);
        if (action == Action::OtherLeaf || action == Action::Coach) return show_page((page + 1) % page_count);
        if (action == Action::Continue && view.sitting && view.sitting->line.open) go_to_sitting(false, 1);
    }
    // Closes one thing at a time: settings, question, selected sitting, page. The page stays during background work.
    void go_back() {
        if (open_settings_) {
            open_settings_ = false;
        } else if (pages_.view().question != ui::HistoryQuestion::None) {
            pages_.ask(ui::HistoryQuestion::None);
        } else if (pages_.view().query.page == HistoryPage::Sittings && pages_.view().sitting) {
            pages_.choose("");
        } else if (!busy()) {
            request_ = ToTitle{};
        }
    }
    void answer(const ui::HistoryRequest& request) {
        if (!request) return;
        services_.sounds.play("button", 0.4f);
        session::Store* const store = services_.store;
        const session::PlayedGames kept = pages_.games();
        const std::string name = chosen();
        if (request.what == Ask::Continue) return go_to_sitting(false, 1);
        if (request.what == Ask::Watch) return go_to_sitting(true, request.number);
        if (request.what == Ask::Export)
            return begin([store, name] {
                auto [words, file] = session::export_to_data(*store, name);
                return Done{.words = words, .file = file};
            });
        if (request.what == Ask::Share)
            return begin([store, kept, name] { return Done{.brief = session::brief_of_kept(*store, kept, name)}; });
        if (request.what == Ask::Verify)
            return begin([store, kept, name] { return Done{session::verify_kept(*store, kept, name)}; });
        if (request.what == Ask::Ask) {
            const auto question = static_cast<ui::HistoryQuestion>(request.number);
            const bool file = platform::Window::in_browser() && question == ui::HistoryQuestion::Import;
            return file ? platform::choose_file() : pages_.ask(question);
        }
        if (request.what == Ask::No) return pages_.ask(ui::HistoryQuestion::None);
        if (request.what == Ask::Yes) return agree(request.words);
        pages_.show(request.query);
        show_scores();
    }
    void import(const std::string& file) {
        begin([store = services_.store, kept = pages_.games(), file] {
            return Done{session::import_file(*store, kept, file)};
        });
    }
    void agree(const std::string& file) {  // carries out what the question asks; `file`: the file to import
        const ui::HistoryQuestion question = pages_.view().question;
        pages_.ask(ui::HistoryQuestion::None);
        session::Store* const store = services_.store;
        if (question == ui::HistoryQuestion::Import) import(file);
        if (question == ui::HistoryQuestion::End)
            begin([store, name = chosen()] { return Done{session::end_kept(*store, name)}; });
        if (question == ui::HistoryQuestion::Delete)
            begin([store, name = chosen()] { return Done{session::delete_kept(*store, name)}; });
    }
    // Runs a job in the background, one at a time. It may throw Error. Headless runs wait, so that they repeat exactly.
    void begin(std::function<Done()> job) {
        if (busy() || !services_.store) return;
        work_ = in_background([job = std::move(job)]() -> Done {
            try {
                return job();
            } catch (const Error& trouble) {
                return {trouble.what(), true};
            }
        });
        if (services_.headless) work_.wait();
        pages_.set_busy(true);
    }
    bool hear() {  // true: a job has ended
        if (!busy() || work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return false;
        const Done done = work_.get();
        pages_.set_busy(false);
        pages_.read();
        if (!done.words.empty()) pages_.show_answer(done.words, done.trouble);
        if (!done.file.empty()) platform::save_for_player(done.file);
        if (!done.brief.empty()) platform::share(done.brief);
        if (done.trouble) services_.refuse_click();
        return true;
    }
    bool busy() const { return work_.valid(); }
    const std::string& chosen() const { return pages_.view().query.sitting; }  // the sitting's name; empty: none
    void go_to_sitting(bool watch, std::int64_t entry) {
        services_.whistle();
        const std::string& game = pages_.view().sitting.value().line.game;
        request_ = watch ? Destination{ToRecording{.game = game, .sitting = chosen(), .at_entry = entry}}
                         : ToKept{game, chosen()};
    }
    void show_page(int page) {
        ui::HistoryQuery query = pages_.view().query;
        query.page = static_cast<HistoryPage>(page);
        answer(ui::history_filtered(std::move(query)));
    }
    void show_scores() {  // updates the board if visible
        if (on_scores()) board_.show(pages_.view().scores, games_, clock_, still());
    }
    bool on_scores() const {
        return pages_.view().query.page == HistoryPage::Scores && pages_.view().question == ui::HistoryQuestion::None;
    }
    void narrate() {  // narrates the page and its changes
        const ui::HistoryView& view = pages_.view();
        constexpr std::array<const char*, page_count> pages{"sittings", "hands", "statistics", "high scores"};
        narrator_.say_new(said_page_, pages.at(nth(view.query.page)));
        narrator_.say_new(said_sitting_, view.sitting ? ui::history_row(view, view.sitting->line) : "");
        narrator_.say_new(said_figures_, ui::history_figures(view));
        narrator_.say_new(said_answer_, view.answer);
    }

    PageGames games_;
    HistoryPages pages_;
    std::future<Done> work_;  // its destructor waits for the job
    ScoreBoard board_;
    ui::HistoryPanel panel_;
    std::string said_page_, said_sitting_, said_figures_, said_answer_;
};

}  // namespace

std::unique_ptr<Scene> history_scene(SceneServices& services, PageGames games, const std::string& sitting) {
    return std::make_unique<HistoryScene>(services, std::move(games), sitting);
}

}  // namespace boxcars::scenes
