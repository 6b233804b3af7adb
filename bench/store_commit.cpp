// The store: what it costs to have an entry on the disk before its throw flies, and to open a store of a million hands.
#include "rules/pig/rules.h"
#include "session/history/figures.h"
#include "session/store/kept_session.h"

#include "report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

namespace boxcars::bench {
namespace {

using namespace boxcars::session;
namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

struct Folder {
    fs::path path = fs::temp_directory_path() / fmt::format("boxcars_bench_{}", ::getpid());
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

double seconds_since(Clock::time_point began) { return std::chrono::duration<double>(Clock::now() - began).count(); }

void part(Report& report, std::string_view what, std::vector<double> seconds) {
    std::ranges::sort(seconds);
    report.figure(fmt::format("{}, median", what), seconds[seconds.size() / 2], "s");
    report.figure(fmt::format("{}, 99th percentile", what), seconds[seconds.size() * 99 / 100], "s");
}

// A throw every 3 ms, so that each has a commit of its own.
void commits(Report& report, int throws) {
    const Folder folder;
    Store store{folder.path};
    KeptSession<pig::Rules> table{{pig::Rules{}, 1, Players(2, "human"), {}, {}}, &store};
    std::vector<double> verbs, disk;
    for (int n = 0; n < throws; ++n) {
        const auto began = Clock::now();
        if (table.session().over())
            table.next_game();
        else
            table.throw_dice();
        verbs.push_back(seconds_since(began));
        table.store_now();
        disk.push_back(seconds_since(began));
        ::usleep(3000);
    }
    part(report, "A throw handed to the store (the frame's share)", verbs);
    part(report, "The same throw on the disk", disk);
}

// Hands of three entries, a hundred in a sitting, as a long life at the tables leaves them.
void fill(Store& store, int hands) {
    constexpr int to_a_sitting = 100;
    const std::vector<std::string> facts{"player 1 rolled 4", "turn total 17"};
    for (int sitting = 0; sitting < hands / to_a_sitting; ++sitting) {
        Recording head{.game = "pig", .seed = static_cast<std::uint64_t>(sitting)};
        head.rules = {{"goal", 100}};
        head.players = {"human", "hold20"};
        std::vector<Record> records{store.named(head)};
        const std::string name = sitting_of(records.front());
        for (int entry = 1; entry <= 3 * to_a_sitting; ++entry)
            records.emplace_back(
                EntryMade{name, entry, {entry / 3 + 1, "roll 4", {4}, facts, false, 99}, now_ms(), false, false});
        Hands settled;
        for (int hand = 1; hand <= to_a_sitting; ++hand)
            settled.all.push_back({.entry = 3 * hand,
                                   .bet = "game",
                                   .opponent = "hold20",
                                   .net = hand,
                                   .throws = hand % 17,
                                   .whole = true,
                                   .sheet = "goal=100"});
        settled.scores = {{"margin", sitting % 97 + 1}, {"turn", sitting % 53 + 1}, {"turns", sitting % 31 + 1}};
        records.emplace_back(HandsMade{name, 1, 3 * to_a_sitting, std::move(settled)});
        records.emplace_back(SittingEnded{name, now_ms()});
        store.wait(store.add(std::move(records)));
    }
}

// The pages in the window: see scenes/history/pages.h.
void history(const auto& page, Store& store, const KeptGames& games) {
    const std::string oldest = store.read([](const Database& database) {
        Statement row = database.statement("SELECT name FROM sitting ORDER BY name LIMIT 1 OFFSET 20");
        return row.step() ? row.text(0, 200) : std::string{};
    });
    using Marks = SittingFilter::Marks;
    page("The newest 15 sittings behind a filter", [&] {
        return store.sittings({"pig", SittingFilter::State::Done, Marks::Counted}, "", 15).size();
    });
    page("The oldest 15 sittings", [&] { return store.sittings({}, oldest, 15).size(); });
    page("No sitting that a filter takes", [&] { return store.sittings({"pig", {}, Marks::Imported}, "", 15).size(); });
    for (const auto& [order, words] : {std::pair{HandOrder::Newest, "newest"},
                                       {HandOrder::BestNet, "best"},
                                       {HandOrder::WorstNet, "worst"},
                                       {HandOrder::MostThrows, "longest"}})
        page(fmt::format("The last page of the {} hands", words), [&, order = order] {
            return store.read([&](const Database& database) {
                const auto kinds = hand_kinds(database, "pig");
                return page_of_hands(database, "pig", kinds, order, 585, 16).size();
            });
        });
    const std::string newest = store.sittings(1).front().name;
    page("60 moves of a sitting with their facts", [&] {
        return store.read([&](const Database& database) { return page_of_entries(database, newest, 200, 61).size(); });
    });
    page("High scores", [&] { return scores_of(store, games, "pig").size(); });
    page("Which high score is to be signed", [&] { return scores_to_sign(store, games) ? 1U : 0U; });
}

void opening(Report& report, int hands) {
    const Folder folder;
    {
        Store store{folder.path};
        fill(store, hands);
    }
    std::vector<double> seconds;
    for (int round = 0; round < 9; ++round) {
        const auto began = Clock::now();
        Store store{folder.path};
        const auto open = store.open_sittings();
        seconds.push_back(seconds_since(began));
    }
    Store store{folder.path};
    const auto page = [&](std::string_view what, const auto& ask) {
        std::vector<double> asked;
        for (int round = 0; round < 9; ++round) {
            const auto began = Clock::now();
            ask();
            asked.push_back(seconds_since(began));
        }
        std::ranges::sort(asked);
        report.figure(fmt::format("{} of {} hands, median", what, hands), asked[asked.size() / 2], "s", 0.05);
    };
    const KeptGames games{kept_game<pig::Rules>()};
    page("Statistics", [&] { return statistics_of(store, games, "").size(); });
    page("A page of 100 sittings with their results",
         [&] { return store.sittings(100).size() + store.results(100).size(); });
    page("The hands of a sitting", [&] { return store.hands(store.sittings(1).front().name).all.size(); });
    history(page, store, games);
    std::ranges::sort(seconds);
    report.figure(
        fmt::format("A store of {} hands ({} MB) opened, median", hands, fs::file_size(store_file(folder.path)) >> 20),
        seconds[seconds.size() / 2], "s", 0.3);
}

}  // namespace

void store_commit(Report& report) {
    commits(report, report.quick() ? 50 : 1000);
    opening(report, report.quick() ? 10'000 : 1'000'000);
}

}  // namespace boxcars::bench
