// The store: what it costs a frame to hand over a throw that must be on the disk before it flies, and when it is there.
#include "store_commit.h"

#include "rules/pig/rules.h"
#include "session/store/faulty_disk.h"
#include "session/store/store.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

namespace boxcars::bench {
namespace {

using namespace boxcars::session;
namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr double most_late = 0.002;                 // seconds that a frame may be late for the store
constexpr std::chrono::microseconds frame{16'667};  // 60 a second

struct Folder {
    fs::path path = fs::temp_directory_path() / fmt::format("boxcars_bench_{}", ::getpid());
    Folder() { fs::create_directories(path); }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

void part(Report& report, const std::string& what, std::vector<double> seconds, double most_worst = 0) {
    std::ranges::sort(seconds);
    report.figure(what + ", median", seconds[seconds.size() / 2], "s");
    report.figure(what + ", 99th percentile", seconds[seconds.size() * 99 / 100], "s");
    report.figure(what + ", the worst", seconds.back(), "s", most_worst);
}

}  // namespace

void measure_commits(Report& report, Store& store, std::string_view what, int throws) {
    Sitting table{{pig::Rules{}, 1, Players(2, "human"), {}, {}}, kept_in(&store)};
    std::vector<double> frames, disk;
    for (int n = 0; n < throws; ++n) {
        const auto began = Clock::now();
        const auto since = [&] { return std::chrono::duration<double>(Clock::now() - began).count(); };
        if (table.over())
            table.next_game();
        else
            table.throw_dice();
        (void)table.stored();
        frames.push_back(since());
        table.store_now();
        disk.push_back(since());
        std::this_thread::sleep_until(began + frame);
    }
    part(report, fmt::format("{}: a frame's share of a throw", what), std::move(frames), most_late);
    part(report, fmt::format("{}: the throw is on the disk", what), std::move(disk));
}

namespace {

// A decision in each frame, and none of them waits: most are handed over while the one before is being flushed.
void measure_unwaited(Report& report, std::string_view what, Store* store, int decisions) {
    Sitting table{{pig::Rules{}, 1, Players(2, "human"), {}, {}}, kept_in(store)};
    std::vector<double> frames;
    for (int n = 0; n < decisions; ++n) {
        const auto began = Clock::now();
        if (table.over())
            table.next_game();
        else
            table.throw_dice();
        (void)table.stored();
        frames.push_back(std::chrono::duration<double>(Clock::now() - began).count());
        std::this_thread::sleep_until(began + frame);
    }
    part(report, fmt::format("{}: a frame's share", what), std::move(frames), store ? most_late : 0);
}

}  // namespace

void store_commit(Report& report) {
    const int throws = report.quick() ? 50 : 1000;
    {
        const Folder folder;
        Store store{folder.path};
        measure_commits(report, store, "A new store", throws);
    }
    measure_unwaited(report, "No store at all, for comparison", nullptr, throws / 4);
    const Folder folder;
    Store store{folder.path, {.disk = faulty::name()}};
    faulty::disk().sync_takes = 25;
    measure_unwaited(report, "A disk that takes 25 ms to flush", &store, throws / 4);
    store.wait_for_all();
    faulty::disk().anew();
}

}  // namespace boxcars::bench
