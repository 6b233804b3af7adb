// The copy of the store: when it is made, what a damaged store has from it, and what is said.
#include "longer.h"
#include "session/store/connection.h"
#include "session/store/kept_sitting.h"
#include "session/store/killed.h"

#include <doctest/doctest.h>

#include <random>

using namespace kept;

namespace {

constexpr std::size_t page = 4096;

std::size_t sittings_in(const fs::path& file) {
    return page_of_sittings(Database{file, Database::Access::Frozen}, {}, "", 1000).size();
}

// Three sittings, each played in a run of its own, as on a first evening; a fourth since the copy, as a kill leaves it.
struct CopiedEvening {
    test::Scratch folder;
    std::vector<Kept> kept{};
    std::string since{};

    CopiedEvening() {
        for (const std::uint64_t seed : {1u, 2u, 3u}) kept.push_back(kept_pig(folder.path, 60, seed));
        const test::Scratch killed;
        {
            Store store{folder.path};
            since = played_pig(store, 60, 4).name();
            copy_store(folder.path, killed.path);
            fs::copy_file(copy(), copy_of(store_file(killed.path)));
        }
        Database{store_file(killed.path), Database::Access::Write}.run("PRAGMA wal_checkpoint(TRUNCATE)");
        fs::remove(file().string() + "-wal");
        for (const fs::path& of : {file(), copy()})
            fs::copy_file(killed.path / of.filename(), of, fs::copy_options::overwrite_existing);
    }
    fs::path file() const { return store_file(folder.path); }
    fs::path copy() const { return copy_of(file()); }
    std::string bytes() const { return read_bytes(file(), "store", 1 << 26); }

    // The damaged bytes in the store's place: everything up to the copy is there, and a sentence says from when it is,
    // unless nothing is missing at all. Whether the copy was needed.
    bool comes_back(const std::string& damaged) const {
        const test::Scratch other;
        fs::copy_file(copy(), copy_of(store_file(other.path)));
        write_file(store_file(other.path), damaged);
        Store store{other.path};
        REQUIRE_FALSE(store.trouble());
        const std::string said = joined(store.take_sentences());
        for (const Kept& of : kept) {
            const auto found = store.recording(of.name);
            REQUIRE(found);
            if (!said.empty()) CHECK(to_json(*found) == to_json(of.played));
        }
        if (said.empty()) return false;
        CHECK(said.find(" Its copy is in its place: what was played after 20") != std::string::npos);
        CHECK(said.find("Z is missing.") != std::string::npos);
        CHECK_FALSE(store.line(since));
        return true;
    }
};

// The bytes that another file might have left in a page.
std::string noise(std::uint64_t dust) {
    std::string bytes(page, '\0');
    for (char& byte : bytes) {
        dust = dust * 6364136223846793005u + 1442695040888963407u;
        byte = static_cast<char>(dust >> 56);
    }
    return bytes;
}

}  // namespace

TEST_CASE("a store that is empty, cut, or has a page of zeros or of noise comes back from its copy, and says so") {
    const CopiedEvening evening;
    const std::string whole = evening.bytes();
    CHECK_FALSE(evening.comes_back(whole));
    int pages = 0, needed = 0;
    for (std::size_t at = 0; at < whole.size(); at += test::longer(6, 1) * page, ++pages) {
        CAPTURE(at);
        CHECK(evening.comes_back(whole.substr(0, at)));
        std::string zeros = whole, other = whole;
        needed += evening.comes_back(zeros.replace(at, page, std::string(page, '\0')));
        needed += evening.comes_back(other.replace(at, page, noise(at)));
    }
    CHECK(needed == 2 * pages);
}

TEST_CASE("a store is copied when a sitting ends and when it is closed; the copy is whole and its owner's alone") {
    const test::Scratch folder;
    const fs::path copy = copy_of(store_file(folder.path));
    {
        Store store{folder.path};
        Sitting table = played_pig(store, 5);
        CHECK_FALSE(fs::exists(copy));
        table.end();
        REQUIRE(table.store_now());
        while (!fs::exists(copy)) std::this_thread::sleep_for(soon);
        CHECK(sittings_in(copy) == 1);
        played_pig(store, 5, 8);
    }
    CHECK(sittings_in(copy) == 2);
    CHECK(test::owner_alone(copy));
    check_tables(Database{copy, Database::Access::Frozen});
    CHECK_FALSE(fs::exists(copy.string() + ".part"));
}

TEST_CASE("the copy of a store that holds less never takes the place of one that holds more; a deletion is no loss") {
    const CopiedEvening evening;
    const test::Scratch poor;
    const std::string forgotten = kept_pig(poor.path, 3, 10).name;
    fs::copy_file(store_file(poor.path), evening.file(), fs::copy_options::overwrite_existing);
    {
        Store store{evening.folder.path};  // somebody put another store there
        CHECK(joined(store.take_sentences()) == "");
        played_pig(store, 3, 11);
    }
    CHECK(sittings_in(evening.copy()) == 3);
    fs::remove(evening.file());
    Store store{evening.folder.path};
    for (const Kept& of : evening.kept) {
        REQUIRE(store.wait(store.forget(of.name)));
        played_pig(store, 3, 12);
    }
    store.close();
    CHECK(sittings_in(evening.copy()) == 3);
    for (const Kept& of : evening.kept) CHECK_FALSE(store.line(of.name));
}

TEST_CASE("a damaged store without a good copy is laid aside, and a new one begins and is copied") {
    for (const bool copied : {false, true}) {
        const test::Scratch folder;
        const fs::path file = store_file(folder.path);
        kept_pig(folder.path, 10);
        if (copied)
            write_file(copy_of(file), "not a store");
        else
            fs::remove(copy_of(file));
        Database{file, Database::Access::Write}.run("DROP INDEX sitting_by_state");
        {
            Store store{folder.path};
            CHECK_FALSE(store.trouble());
            CHECK(joined(store.take_sentences()).find("There is no good copy of it: a new one begins.") !=
                  std::string::npos);
            CHECK(store.sittings().empty());
            played_pig(store, 3);
        }
        CHECK(sittings_in(copy_of(file)) == 1);
        CHECK(sittings_in(file) == 1);
    }
}

TEST_CASE("a process that restores a store may be killed at any moment: the next one restores it") {
    const CopiedEvening evening;
    std::mt19937_64 moments{5};
    for (int n = 0; n < test::longer(8, 30); ++n) {
        const test::Scratch folder;
        fs::copy_file(evening.copy(), copy_of(store_file(folder.path)));
        write_file(store_file(folder.path), "not a store");
        test::killed_while([&] { const Store store{folder.path}; }, static_cast<int>(moments() % 15'000));
        Store store{folder.path};
        REQUIRE_FALSE(store.trouble());
        for (const Kept& of : evening.kept) CHECK(to_json(store.recording(of.name).value()) == to_json(of.played));
    }
}
