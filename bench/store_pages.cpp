// A store of a million hands: what it takes to open, and what each page of it, asked for as the window and the command
// line ask for it; in processor time, with the file in the system's memory. BOXCARS_BENCH_STORE names a folder where
// the store stays, to be measured again.
#include "many_years.h"
#include "report.h"
#include "rules/ceelo/rules.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "rules/siwuliu/rules.h"
#include "scenes/history/scene.h"
#include "session/history/figures.h"
#include "store_commit.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace boxcars::bench {
namespace {

using namespace boxcars::session;
namespace fs = std::filesystem;

constexpr double most_seconds_a_page = 0.05, most_seconds_to_open = 0.3;
constexpr int looks = 5;
constexpr std::size_t most_sittings = 100'000;

class KeptFolder {
 public:
    KeptFolder() {
        if (const char* named = std::getenv("BOXCARS_BENCH_STORE"))
            path_ = named;
        else
            path_ = fs::temp_directory_path() / fmt::format("boxcars_bench_{}", ::getpid());
        goes_ = std::getenv("BOXCARS_BENCH_STORE") == nullptr;
        fs::create_directories(path_);
    }
    ~KeptFolder() {
        if (goes_) fs::remove_all(path_);
    }
    KeptFolder(const KeptFolder&) = delete;
    KeptFolder& operator=(const KeptFolder&) = delete;
    const fs::path& path() const { return path_; }

 private:
    fs::path path_;
    bool goes_ = true;
};

double timed(const std::function<void()>& ask) {
    const double began = cpu_seconds();
    ask();
    return cpu_seconds() - began;
}

double median_of(const std::function<void()>& ask) {
    std::vector<double> seconds;
    for (int look = 0; look < looks; ++look) seconds.push_back(timed(ask));
    std::ranges::sort(seconds);
    return seconds[looks / 2];
}

// Several askings of one kind: the slowest of them, by its median, and its name.
class Slowest {
 public:
    void take(const std::string& name, const std::function<void()>& ask) {
        ++count_;
        if (const double seconds = median_of(ask); seconds > seconds_) {
            seconds_ = seconds;
            name_ = name;
        }
    }
    void tell(Report& report, std::string_view what) const {
        report.figure(fmt::format("{}: the slowest of {} ({})", what, count_, name_), seconds_, "s",
                      most_seconds_a_page);
    }

 private:
    std::string name_{};
    double seconds_ = 0;
    int count_ = 0;
};

PlayedGames every_game() {
    return {&game_of(pig::Rules{}), &game_of(craps::Rules{}), &game_of(siwuliu::Rules{}), &game_of(ceelo::Rules{})};
}

class History {  // the mail car, as its keys ask
 public:
    explicit History(Store& store)
        : pages_(&store, every_game(), {{"pig", ""}, {"craps", ""}, {"siwuliu", ""}, {"ceelo", ""}}) {}

    void measure(Report& report) {
        sittings(report);
        one_sitting(report);
        hands(report);
        const auto each_game = [&](ui::HistoryPage page, std::string_view what) {
            Slowest slowest;
            for (const char* game : {"", "pig", "craps", "siwuliu", "ceelo"})
                slowest.take(game, [&] { pages_.show({.page = page, .filter = {.game = game}}); });
            slowest.tell(report, what);
        };
        each_game(ui::HistoryPage::Statistics, "Statistics, of all and of each game");
        each_game(ui::HistoryPage::Scores, "High scores, of all and of each game");
    }

 private:
    void sittings(Report& report) {
        Slowest filters, turned;
        for (const char* game : {"", "pig", "craps", "siwuliu", "ceelo"})
            for (int state = 0; state < 3; ++state)
                for (int marks = 0; marks < 4; ++marks) {
                    ui::HistoryQuery query{.filter = {.game = game,
                                                      .state = static_cast<SittingFilter::State>(state),
                                                      .marks = static_cast<SittingFilter::Marks>(marks)}};
                    const std::string name = fmt::format("{} {} {}", game, state, marks);
                    filters.take(name, [&] { pages_.show(query); });
                    for (int deep = 0; deep < 40 && pages_.view().sittings.older; ++deep) {
                        query.before.push_back(pages_.view().sittings.rows.back().name);
                        pages_.show(query);
                    }
                    turned.take(name, [&] { pages_.read(); });
                }
        filters.tell(report, "A page of sittings behind each filter");
        turned.tell(report, "The same, forty pages on");
        pages_.show({});
    }

    void one_sitting(Report& report) {
        Slowest slowest;
        const auto rows = pages_.view().sittings.rows;
        for (const SittingLine& line : rows) {
            slowest.take("hands", [&] { pages_.show({.sitting = line.name}); });
            slowest.take("moves", [&] { pages_.show({.sitting = line.name, .part = ui::SittingHalf::Entries}); });
        }
        slowest.tell(report, "A chosen sitting, its hands and its moves");
    }

    void hands(Report& report) {
        Slowest first, last;
        for (const char* game : {"pig", "craps", "siwuliu", "ceelo"}) {
            ui::HistoryQuery query{.page = ui::HistoryPage::Hands, .filter = {.game = game}};
            pages_.show(query);
            const int kinds = static_cast<int>(pages_.view().hands.kinds.size());
            for (int kind = -1; kind < kinds; ++kind)
                for (int order = 0; order < 4; ++order) {
                    query.kind = kind < 0 ? std::nullopt : std::optional{static_cast<std::size_t>(kind)};
                    query.order = static_cast<HandOrder>(order);
                    query.from = 0;
                    const std::string name = fmt::format("{} {} {}", game, kind, order);
                    first.take(name, [&] { pages_.show(query); });
                    for (; pages_.view().hands.more; pages_.show(query)) query.from += ui::history_rows;
                    last.take(name, [&] { pages_.read(); });
                }
        }
        first.tell(report, "The first page of hands of each game, bet, opponent and order");
        last.tell(report, "The last page of them");
    }

    scenes::HistoryPages pages_;
};

void commands(Report& report, Store& store) {  // what stands behind `boxcars sittings`, `stats` ...
    const PlayedGames games = every_game();
    const auto page = [&](std::string_view what, const auto& ask) {
        report.figure(what, median_of([&] { keep(static_cast<double>(ask())); }), "s", most_seconds_a_page);
    };
    page("The title: what waits", [&] { return store.open_sittings().size(); });
    page("Which high score is to be signed", [&] { return scores_to_sign(store, games) ? 1U : 0U; });
    page("Are all hands counted (before each command)", [&] { return store.read(uncounted).size(); });
    page("boxcars sittings", [&] { return store.sittings(most_sittings).size(); });
    page("boxcars stats", [&] { return statistics_of(store, games, "", patient).size(); });
    page("boxcars scores", [&] { return scores_of(store, games, "").size(); });
}

}  // namespace

void store_pages(Report& report) {
    const KeptFolder folder;
    const std::int64_t hands = report.quick() ? 10'000 : 1'000'000;
    if (!fs::exists(store_file(folder.path()))) {
        Store store{folder.path()};
        play_many_years(store, hands);
    }
    const double opened = median_of([&] { keep(static_cast<double>(Store{folder.path()}.open_sittings().size())); });
    Store store{folder.path()};
    const auto number = [&](const char* sql) { return store.read([&](const Database& of) { return of.number(sql); }); };
    report.figure(fmt::format("A store of {} hands in {} sittings of {} moves ({} MB) opened",
                              number("SELECT count(*) FROM hand"), number("SELECT count(*) FROM sitting"),
                              number("SELECT count(*) FROM entry"), fs::file_size(store_file(folder.path())) >> 20),
                  opened, "s", most_seconds_to_open);
    History{store}.measure(report);
    commands(report, store);
    measure_commits(report, store, "This store", report.quick() ? 50 : 1000);
    const std::string gone = store.sittings({"craps", {}, SittingFilter::Marks::Counted}, "", 1).at(0).name;
    report.figure("A sitting of craps deleted, and its game counted anew",
                  timed([&] { store.wait(store.forget(gone)); }), "s");
}

}  // namespace boxcars::bench
