// Tests the store's writer on a failing disk: nothing is lost, reported twice or waited for.
#include "longer.h"
#include "session/store/faulty_disk.h"
#include "session/store/kept_sitting.h"

#include <doctest/doctest.h>

using namespace kept;
using faulty::What;

namespace {

struct OnFaultyDisk {
    test::Scratch folder;
    StoreOptions options{Place::Window, soon, faulty::name()};
    OnFaultyDisk() { faulty::disk().anew(); }
    ~OnFaultyDisk() { faulty::disk().anew(); }
    OnFaultyDisk(const OnFaultyDisk&) = delete;
    OnFaultyDisk& operator=(const OnFaultyDisk&) = delete;
};

void all_kept(const fs::path& data, const Sitting& table) {
    Store store{data};
    REQUIRE_FALSE(store.trouble());
    CHECK(to_json(store.recording(table.name()).value()) == to_json(record(table)));
}

// A sitting on a disk of which the n-th operation fails, once: in the end all of it is there.
bool fails_once(What what, long at, bool full) {
    const OnFaultyDisk faulty;
    auto store = std::make_unique<Store>(faulty.folder.path, faulty.options);
    Sitting table = at_pig(store.get());
    faulty::disk().anew();
    faulty::disk().what = what;
    faulty::disk().full = full;
    faulty::disk().fail_at = at;
    bool met = false;
    for (int n = 0; n < 6; ++n) {
        play_on(table);
        met = !table.store_now() || met;
    }
    while (!table.store_now()) std::this_thread::sleep_for(soon);
    faulty::disk().fail_at = 0;
    store.reset();
    all_kept(faulty.folder.path, table);
    return met;
}

// The process ends at the n-th write, which is done by half: the longest sitting that was acknowledged, what was
// played, and what is there afterwards.
bool dies_at(long write, bool half) {
    const OnFaultyDisk faulty;
    std::size_t acknowledged = 0;
    Recording played;
    std::string name;
    {
        faulty::disk().what = What::Write;
        faulty::disk().dies = true;
        faulty::disk().half = half;
        faulty::disk().fail_at = write;
        Store store{faulty.folder.path, faulty.options};
        Sitting table = at_pig(&store);
        for (int n = 0; n < 8; ++n) {
            play_on(table);
            if (table.store_now()) acknowledged = table.journal().size();
        }
        played = record(table);
        name = table.name();
    }
    const bool died = faulty::disk().dead;
    faulty::disk().anew();
    Store after{faulty.folder.path};
    REQUIRE_FALSE(after.trouble());
    std::vector<RecordedEntry> found;
    if (!after.sittings().empty()) found = after.recording(name).value().entries;
    CAPTURE(write);
    CHECK(found.size() >= acknowledged);
    CHECK(std::equal(found.begin(), found.end(), played.entries.begin()));
    if (!found.empty()) CHECK(resumed_pig(after, name).journal().size() == found.size());
    return died;
}

}  // namespace

TEST_CASE("an entry is on the disk when its ticket says so") {
    const test::Scratch folder, seen;
    Store store{folder.path};
    Sitting table = at_pig(&store);
    for (int n = 0; n < 10; ++n) {
        play_on(table);
        REQUIRE(table.store_now());
        copy_store(folder.path, seen.path);  // as a power cut would leave it
        Store other{seen.path};
        CHECK(other.recording(table.name())->hash == table.hash());
    }
}

TEST_CASE("whoever plays never waits for a slow disk, and one commit takes all that waits") {
    const OnFaultyDisk faulty;
    Store store{faulty.folder.path, faulty.options};
    Sitting table = at_pig(&store);
    play_on(table);
    REQUIRE(table.store_now());
    faulty::disk().anew();
    faulty::disk().sync_takes = 200;
    for (int n = 0; n < 500; ++n) play_on(table);
    CHECK_FALSE(table.stored());  // all 500 verbs are done, and the first flush is not
    CHECK(faulty::disk().syncs <= 1);
    REQUIRE(table.store_now());
    CHECK(faulty::disk().syncs <= 8);
    CHECK(store.recording(table.name())->hash == table.hash());
}

TEST_CASE("a write, flush or opening that fails once costs a retry and nothing else") {
    int met = 0;
    for (const What what : {What::Write, What::Sync, What::Open})
        for (long at = 1; at <= 8; at += test::longer(2, 1)) {
            CAPTURE(at);
            met += fails_once(what, at, (at + 1) / 2 % 2 == 0);
        }
    CHECK(met >= test::longer(5, 10));
}

TEST_CASE("a full disk is said once, with what to do, and all is kept when there is room") {
    const OnFaultyDisk faulty;
    auto store = std::make_unique<Store>(faulty.folder.path, faulty.options);
    Sitting table = at_pig(store.get());
    faulty::disk().anew();
    faulty::disk().full = true;
    faulty::disk().failures = 1'000'000;
    faulty::disk().fail_at = 1;
    for (int n = 0; n < 20; ++n) {
        play_on(table);
        CHECK_FALSE(table.store_now());
        CHECK(table.stored());
        std::this_thread::sleep_for(soon);
    }
    CHECK(store->trouble()->find("Make room on the disk.") != std::string::npos);
    const std::string said = joined(store->take_sentences());
    CHECK(said.find("Make room on the disk. Play goes on") != std::string::npos);
    CHECK(said.find("Play goes on", said.find("Play goes on") + 1) == std::string::npos);
    CHECK(store->recording(table.name())->hash == table.hash());  // from memory
    faulty::disk().fail_at = 0;
    while (!table.store_now()) std::this_thread::sleep_for(soon);
    CHECK_FALSE(store->trouble());
    CHECK(joined(store->take_sentences()) == "The store can be written again: everything that was played is kept.\n");
    store.reset();
    all_kept(faulty.folder.path, table);
}

TEST_CASE("the disk that fails until the end is tried once more at the end") {
    const OnFaultyDisk faulty;
    auto options = faulty.options;
    options.retry = std::chrono::hours{1};
    auto store = std::make_unique<Store>(faulty.folder.path, options);
    Sitting table = at_pig(store.get());
    faulty::disk().anew();
    faulty::disk().what = What::Sync;
    faulty::disk().failures = 1'000'000;
    faulty::disk().fail_at = 1;
    play_on(table);
    CHECK_FALSE(table.store_now());
    play(table, 10);  // handed over after the attempt that failed
    faulty::disk().fail_at = 0;
    store.reset();
    all_kept(faulty.folder.path, table);
}

TEST_CASE("a process that ends at any write leaves a true beginning with all that was acknowledged") {
    long write = 1;
    while (dies_at(write, write % 2 == 0) && write < 600) write += test::longer(9, 1);
    CHECK(write > 20);
    CHECK(write < 600);
}
