// Copies of the store: when they are made, which one goes, and what a damaged store has after them.
#include "longer.h"
#include "session/store/kept_sitting.h"
#include "session/store/rescue.h"
#include "session/store/schema.h"

#include <doctest/doctest.h>

using namespace kept;

namespace {

constexpr std::size_t page = 4096;

// Three sittings, each played in a run of its own, as on a first evening.
struct CopiedEvening {
    test::Scratch folder;
    std::vector<std::string> names{};
    std::vector<Recording> played{};

    CopiedEvening() {
        for (const std::uint64_t seed : {1u, 2u, 3u}) {
            const Kept kept = kept_pig(folder.path, 60, seed);
            names.push_back(kept.name);
            played.push_back(kept.played);
        }
    }
    fs::path file() const { return store_file(folder.path); }
    Generations copies() const { return Generations{file()}; }

    // How many of the three are not as they were played, once the damaged bytes lie in the store's place.
    int lost_with(const std::string& bytes, bool with_copies) const {
        const test::Scratch other;
        if (with_copies)
            for (int copy = 1; copy <= Generations::count; ++copy)
                if (fs::exists(copies().file(copy)))
                    fs::copy_file(copies().file(copy), Generations{store_file(other.path)}.file(copy));
        write_file(store_file(other.path), bytes);
        Store store{other.path};
        REQUIRE_FALSE(store.trouble());
        int lost = 0;
        for (std::size_t n = 0; n < names.size(); ++n) {
            const auto found = store.recording(names[n]);
            if (found) CHECK(found->entries.size() <= played[n].entries.size());
            lost += !found || found->entries.size() != played[n].entries.size();
        }
        return lost;
    }
};

std::size_t sittings_in(const fs::path& file) {
    return list_sittings(Database{file, Database::Access::Frozen}, false, 1000).size();
}

// The bytes that another file might have left in a page.
std::string noise(std::uint64_t dust) {
    std::string bytes(page, '\0');
    for (char& byte : bytes) {
        dust = dust * 6364136223846793005u + 1442695040888963407u;
        byte = static_cast<char>(dust >> 56);
    }
    return bytes;
}

void age(const fs::path& file) { fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours{25}); }

}  // namespace

TEST_CASE("a store is copied at each clean close; cut at any page or with any page overwritten, it loses no sitting") {
    const CopiedEvening evening;
    CHECK(sittings_in(evening.copies().file(1)) == 3);
    const std::string whole = read_file(evening.file(), "store", 1 << 26);
    CHECK(evening.lost_with(whole.substr(0, whole.size() - page), true) == 0);
    int lost_cut = 0, lost_page = 0, rescued_cut = 0, rescued_page = 0, pages = 0;
    for (std::size_t at = 0; at < whole.size(); at += test::longer(5, 1) * page, ++pages) {
        const std::string cut = whole.substr(0, at);
        std::string other = whole;
        other.replace(at, page, noise(at));
        lost_cut += evening.lost_with(cut, true);
        lost_page += evening.lost_with(other, true);
        rescued_cut += 3 - evening.lost_with(cut, false);
        rescued_page += 3 - evening.lost_with(other, false);
    }
    CHECK(lost_cut == 0);
    CHECK(lost_page == 0);
    MESSAGE(pages, " pages; without any copy the damaged file itself gave back ", rescued_cut, " sittings of ",
            3 * pages, " where it was cut, and ", rescued_page, " of ", 3 * pages, " where a page was overwritten");
    CHECK(rescued_page >= 2 * pages);
}

TEST_CASE("what was played since the last copy is read from the damaged store, page by page, and added to the copy") {
    const CopiedEvening evening;
    Store store{evening.folder.path};
    Pig table = played_pig(store, 300, 4);
    const test::Scratch killed;
    copy_store(evening.folder.path, killed.path);  // as a kill would leave it
    for (int copy = 1; copy <= Generations::count; ++copy)
        if (fs::exists(evening.copies().file(copy)))
            fs::copy_file(evening.copies().file(copy), Generations{store_file(killed.path)}.file(copy));
    fs::resize_file(store_file(killed.path).string() + "-wal",
                    fs::file_size(store_file(killed.path).string() + "-wal"));
    std::string bytes = read_file(store_file(killed.path), "store", 1 << 26);
    write_file(store_file(killed.path), bytes.replace(bytes.size() - page, page, noise(5)));
    Store after{killed.path};
    REQUIRE_FALSE(after.trouble());
    for (std::size_t n = 0; n < 3; ++n)
        CHECK(to_json(after.recording(evening.names[n]).value()) == to_json(evening.played[n]));
    CHECK(after.recording(table.name()).value().entries == record(table.session()).entries);
}

TEST_CASE("when a sitting ends, the open store is copied") {
    const test::Scratch folder;
    Store store{folder.path};
    Pig table = played_pig(store, 5);
    const Generations copies{store_file(folder.path)};
    CHECK_FALSE(copies.any());
    table.end();
    REQUIRE(table.store_now());
    while (!copies.any()) std::this_thread::sleep_for(soon);
    CHECK(sittings_in(copies.file(1)) == 1);
}

TEST_CASE("a copy of a store that has lost sittings never takes the place of the one that has them") {
    const CopiedEvening evening;
    const test::Scratch poor;
    { Store store{poor.path}; }
    for (int day = 1; day <= 12; ++day) {  // each day somebody puts an empty store there, and plays in it
        fs::copy_file(store_file(poor.path), evening.file(), fs::copy_options::overwrite_existing);
        Store store{evening.folder.path};
        REQUIRE_FALSE(store.trouble());
        Pig table = played_pig(store, 3, static_cast<std::uint64_t>(10 + day));
        store.close();
        if (day > 5) continue;
        std::size_t found = 0;
        for (std::size_t n = 0; n < 3; ++n) {
            const auto kept = evening.copies().sitting(evening.names[n]);
            found += kept && kept->began.head.entries == evening.played[n].entries;
        }
        CAPTURE(day);
        CHECK(found == 3);
    }
    CHECK_FALSE(fs::exists(evening.copies().file(10)));
}

TEST_CASE(
    "three copies stay though sittings are deleted, and a store with a newer copy that is damaged is not poorer") {
    const CopiedEvening evening;
    for (int day = 1; day <= 6; ++day) {
        for (int copy = 1; copy <= Generations::count; ++copy)
            if (fs::exists(evening.copies().file(copy))) age(evening.copies().file(copy));
        Store store{evening.folder.path};
        Pig table = at_pig(&store, static_cast<std::uint64_t>(10 + day));
        play(table, 3);
        table.store_now();
        REQUIRE(store.wait(store.forget(table.name())));
        Pig stays = at_pig(&store, static_cast<std::uint64_t>(20 + day));
        play(stays, 3);
        stays.store_now();
    }
    CHECK(fs::exists(evening.copies().file(3)));
    CHECK_FALSE(fs::exists(evening.copies().file(4)));
    CHECK(sittings_in(evening.copies().file(1)) == 9);
    write_file(evening.copies().file(1), "not a store");
    write_file(evening.file(), "not a store either");
    Store store{evening.folder.path};
    const std::string said = joined(store.take_sentences());
    CHECK(said.find("is damaged") != std::string::npos);
    CHECK(said.find("boxcars.db.2 is in its place.") != std::string::npos);
    for (const std::string& name : evening.names) CHECK(store.recording(name));
}

TEST_CASE("a sitting whose digest is another comes back from a copy, and a sentence says so") {
    const CopiedEvening evening;
    Database{evening.file(), Database::Access::Write}.run(
        "UPDATE entry SET event = event || '.' WHERE sitting = 2 AND number = 5; DELETE FROM sheet WHERE sitting = 3");
    Store store{evening.folder.path};
    const std::string said = joined(store.take_sentences());
    for (const std::size_t n : {1u, 2u}) {
        CHECK(said.find("Sitting " + evening.names[n] + " was damaged in the store") != std::string::npos);
        CHECK(to_json(store.recording(evening.names[n]).value()) == to_json(evening.played[n]));
    }
    CHECK(said.find(evening.names[0]) == std::string::npos);
}

TEST_CASE("a store that was being restored when the process ended is put in its place by the next one") {
    const CopiedEvening evening;
    fs::rename(evening.file(), evening.file().string() + ".mended");
    {
        Store store{evening.folder.path};
        REQUIRE_FALSE(store.trouble());
        CHECK(joined(store.take_sentences()) == "");
        CHECK(store.sittings().size() == 3);
    }
    write_file(evening.file().string() + ".mended", "half of one");  // the damaged one is still in its place
    const Store store{evening.folder.path};
    CHECK_FALSE(store.trouble());
    CHECK_FALSE(fs::exists(evening.file().string() + ".mended"));
}
