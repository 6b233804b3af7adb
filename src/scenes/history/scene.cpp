#include "scenes/history/scene.h"

#include "base/error.h"
#include "base/json.h"
#include "base/numbers.h"
#include "base/pieces.h"
#include "platform/frames.h"
#include "platform/window.h"
#include "session/history/sitting_actions.h"

#include <fmt/ranges.h>

#include <array>
#include <chrono>
#include <functional>
#include <future>

namespace boxcars::scenes {
namespace {

using platform::Action;
using session::Database;
using ui::HistoryPage;
using Ask = ui::HistoryRequest::Ask;

constexpr int page_count = 4;
constexpr std::size_t most_hands = 600;  // rows of the list; filters find other hands

// Returns true if there were more rows than `most`.
template <class Rows>
bool cut(Rows& rows, std::size_t most) {
    const bool more = rows.size() > most;
    if (more) rows.resize(most);
    return more;
}

}  // namespace

HistoryPages::HistoryPages(session::Store* store, session::PlayedGames kept, std::vector<ui::HistoryTitle> games)
    : store_(store), kept_(std::move(kept)) {
    view_.games = std::move(games);
    view_.writable = store_ && !store_->busy();
}

void HistoryPages::show_answer(std::string words, bool trouble) {
    view_.answer = for_reader(std::move(words));
    view_.trouble = trouble;
}

void HistoryPages::show(ui::HistoryQuery query) {
    view_.query = std::move(query);
    show_answer("", false);
    read();
}

void HistoryPages::choose(const std::string& sitting) { show(ui::history_chosen(view_, sitting).query); }

void HistoryPages::read() {
    if (!store_) return show_answer("Nothing is kept here: there is no data folder. Say where with --data-dir.", true);
    try {
        read_page();
    } catch (const Error& trouble) {
        show_answer(trouble.what(), true);
    }
}

void HistoryPages::read_page() {
    const ui::HistoryQuery& query = view_.query;
    if (query.sitting.empty()) view_.sitting.reset();
    if (query.page == HistoryPage::Sittings) return query.sitting.empty() ? read_sittings() : read_sitting();
    if (query.page == HistoryPage::Hands) return read_hands();
    if (query.page == HistoryPage::Statistics)
        view_.statistics = session::statistics_of(*store_, kept_, query.filter.game);
    else
        view_.scores = session::scores_of(*store_, kept_, view_.one_game());
}

void HistoryPages::read_sittings() {
    const std::vector<std::string>& before = view_.query.before;
    auto lines = store_->sittings(view_.query.filter, before.empty() ? "" : before.back(), ui::history_rows + 1);
    ui::SittingsView& page = view_.sittings;
    page.older = cut(lines, ui::history_rows);
    page.newer = !before.empty();
    page.rows = std::move(lines);
}

void HistoryPages::read_sitting() {
    const std::string& name = view_.query.sitting;
    const auto line = store_->line(name);
    if (!line) {
        view_.query.sitting.clear();
        return read_page();
    }
    const std::size_t from = view_.query.from;
    ui::SittingView of{.line = *line};
    store_->read([&](const Database& database) {
        if (view_.query.part == ui::SittingHalf::Hands)
            of.hands = hands_of_sitting(database, name, from, ui::history_rows + 1);
        else
            of.entries = page_of_entries(database, name, static_cast<std::int64_t>(from) + 1, ui::history_rows + 1);
        return true;
    });
    of.more = cut(of.hands, ui::history_rows) || cut(of.entries, ui::history_rows);
    of.back = from > 0;
    view_.sitting = std::move(of);
}

void HistoryPages::read_hands() {
    ui::HandsView& of = view_.hands;
    auto& [page, filter, sitting, part, kind, order, before, from] = view_.query;
    const std::string game = view_.one_game();
    of.kinds = store_->read([&](const Database& database) { return hand_kinds(database, game); });
    if (kind && *kind >= of.kinds.size()) kind.reset();
    std::span<const session::HandKind> kinds{of.kinds};
    if (kind) kinds = kinds.subspan(*kind, 1);
    of.rows = store_->read([&](const Database& database) {
        return page_of_hands(database, game, kinds, order, from, ui::history_rows + 1);
    });
    of.more = cut(of.rows, ui::history_rows) && from + ui::history_rows < most_hands;
    of.back = from > 0;
}

namespace {

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

    void tick(const platform::Input& input, Ticks) override {
        ++clock_;
        if (hear()) show_scores();
        if (const std::string file = platform::chosen_file(); !file.empty()) import(file);
        board_.tick(clock_);
        if (board_.take_flip()) services_.sounds.play("flap", 0.25f);
        hear_bar(input, [this](Action action) { act(action); });
        if (clock_ % Narrator::looks_every == 0) narrate();
        lay_out_bar();
    }
    void draw(render::Stage& stage, double between) override {
        layout_ = layout_for(stage.canvas_rect());
        const double time = static_cast<double>(clock_) + between;
        render::Canvas& canvas = stage.canvas();
        const render::Rect window = history_look::panel_place(layout_).grown(6);
        draw_car(stage, window);
        if (!on_scores()) canvas.plate_edge(window, 5, 3, 2.0f, render::colours::brass);
        lay_out_bar();
        history_look::draw_bar(canvas, layout_);
        buttons_.draw(canvas, history_look::accent);
        if (on_scores()) {
            const ui::Host& host = services_.host;
            render::Rect place = history_look::panel_place(layout_);
            const float head = ui::HistoryPanel::head_height(host) / host.view().scale() + 8;
            place.y += head;
            place.h -= head;
            board_.lay_out(place);
            board_.draw(canvas, time);
        }
        dim_behind_settings(canvas);
        draw_news(canvas, layout_, services_, time);
    }
    void overlay() override {
        ui::Host& host = services_.host;
        if (draw_settings()) return;
        answer(panel_.draw(host, host.view().to_px(history_look::panel_place(layout_)), pages_.view()));
    }
    void state(Json& out) const override {
        const ui::HistoryView& view = pages_.view();
        constexpr std::array<const char*, page_count> names{"sittings", "hands", "statistics", "scores"};
        out["scene"] = "history";
        out["page"] = names.at(static_cast<std::size_t>(view.query.page));
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
        const std::string name = chosen();
        if (request.what == Ask::Continue) return go_to_sitting(false, 1);
        if (request.what == Ask::Watch) return go_to_sitting(true, request.number);
        if (request.what == Ask::Export)
            return begin([store, name] {
                auto [words, file] = session::export_to_data(*store, name);
                return Done{.words = words, .file = file};
            });
        if (request.what == Ask::Share)
            return begin([store, kept = pages_.games(), name] {
                return Done{.brief = session::brief_of_kept(*store, kept, name)};
            });
        if (request.what == Ask::Verify)
            return begin(
                [store, kept = pages_.games(), name] { return Done{session::verify_kept(*store, kept, name)}; });
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
    // Runs a job that takes longer than a frame in the background, one at a time. The job throws Error if
    // it fails. Headless runs wait for its end, so that they repeat exactly.
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
        if (done.trouble) services_.sounds.play("button_no", 0.5f);
        return true;
    }
    bool busy() const { return work_.valid(); }
    const std::string& chosen() const { return pages_.view().query.sitting; }  // the sitting's name; empty: none
    void go_to_sitting(bool watch, std::int64_t entry) {
        services_.sounds.play("whistle", 0.6f);
        const std::string& game = pages_.view().sitting.value().line.game;
        if (watch)
            request_ = ToRecording{.game = game, .sitting = chosen(), .at_entry = entry};
        else
            request_ = ToKept{game, chosen()};
    }
    void show_page(int page) {
        ui::HistoryQuery query = pages_.view().query;
        query.page = static_cast<HistoryPage>(page);
        answer(ui::history_filtered(std::move(query)));
    }
    void show_scores() {  // updates the board if visible
        if (on_scores()) board_.show(pages_.view().scores, games_, clock_, services_.settings.reduced_motion);
    }
    bool on_scores() const {
        return pages_.view().query.page == HistoryPage::Scores && pages_.view().question == ui::HistoryQuestion::None;
    }
    void narrate() {  // narrates the page and its changes
        const ui::HistoryView& view = pages_.view();
        constexpr std::array<const char*, page_count> pages{"sittings", "hands", "statistics", "high scores"};
        narrator_.say_new(said_page_, pages.at(static_cast<std::size_t>(view.query.page)));
        narrator_.say_new(said_sitting_, view.sitting ? ui::history_row(view, view.sitting->line) : "");
        narrator_.say_new(said_figures_, ui::history_figures(view));
        narrator_.say_new(said_answer_, view.answer);
    }

    PageGames games_;
    HistoryPages pages_;
    std::future<Done> work_;  // its destructor waits for the job
    history_look::ScoreBoard board_;
    ui::HistoryPanel panel_;
    std::string said_page_, said_sitting_, said_figures_, said_answer_;
};

}  // namespace

std::unique_ptr<Scene> history_scene(SceneServices& services, PageGames games, const std::string& sitting) {
    return std::make_unique<HistoryScene>(services, std::move(games), sitting);
}

}  // namespace boxcars::scenes
