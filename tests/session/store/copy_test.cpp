// A damaged store is detected and named, or the damage does no harm; and what is had from its copy.
#include "chance/sealed_seed.h"
#include "longer.h"
#include "session/history/sitting_actions.h"
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

namespace {

struct SmallStore {  // two sittings, the copies of it taken away
    test::Scratch folder;
    std::vector<std::string> names{};
    std::vector<Recording> played{};

    explicit SmallStore(int verbs = 6) {
        Store store{folder.path};
        for (const std::uint64_t seed : {1u, 2u}) {
            Sitting table = seed == 1 ? at_pig(&store, seed) : at_sealed_pig(store);
            play(table, verbs);
            table.store_now();
            names.push_back(table.name());
            played.push_back(record(table));
        }
        store.close();
        fs::remove(copy_of(file()));
    }
    static Sitting at_sealed_pig(Store& store) {
        const SealedDice dice{chance::seal_of({}, "pig"), "pig", "mine", chance::hex(chance::Secret{})};
        return Sitting{{pig::Rules{}, seed_of(dice), Players(2, "human"), {}, {}, dice}, kept_in(&store)};
    }
    fs::path file() const { return store_file(folder.path); }
    std::string bytes() const { return read_file(file(), "store", 1 << 24); }

    // What the sitting is: "as it was", "gone", "ANOTHER", or the sentence of the damage or of the first difference
    // from its replay.
    std::string now(const Database& database, std::size_t sitting) const {
        try {
            const auto found = read_sitting(database, names[sitting]);
            if (!found) return "gone";
            const Recording& read = found->began.head;
            if (to_json(read) == to_json(played[sitting])) return "as it was";
            const Verified verified = verify_recording(four_games(), read);
            if (verified.verdict.difference) return verified.verdict.difference->sentence();
            if (verified.dice.proof == Proof::NotProved) return verified.dice.sentence;
            return read.hash == played[sitting].hash ? "as it was" : "ANOTHER";  // without a knob that has its default
        } catch (const Error& error) {
            return error.what();
        }
    }
};

// ---- rows altered through SQL

struct Table {
    std::string name, key;  // the key: one number for each row
};
const Table tables[] = {{"sitting", "id"},
                        {"sheet", "sitting * 1000 + position"},
                        {"entry", "sitting * 1000 + number"},
                        {"fact", "(sitting * 1000 + entry) * 1000 + position"}};

using Value = std::variant<std::int64_t, std::string, std::vector<std::uint8_t>>;

std::vector<Value> altered(const Statement& row, const std::string& type) {
    std::vector<Value> others;
    if (row.nothing(1)) return {std::int64_t{1}};
    if (type == "INTEGER") {
        for (int bit = 0; bit < 64; ++bit)
            others.emplace_back(static_cast<std::int64_t>(static_cast<std::uint64_t>(row.number(1)) ^ (1ull << bit)));
    } else if (type == "TEXT") {
        std::string text = row.text(1, 10'000);
        for (char& letter : text)
            for (const char was = letter; const int bit : {0x01, 0x80}) {  // the second leaves no UTF-8
                letter = static_cast<char>(was ^ bit);
                others.emplace_back(text);
                letter = was;
            }
        others.emplace_back(text + "x");
    } else {
        std::vector<std::uint8_t> bytes = row.bytes(1, 10'000);
        for (std::uint8_t& byte : bytes) {
            byte ^= 0x10;
            others.emplace_back(bytes);
            byte ^= 0x10;
        }
        bytes.push_back(1);
        others.emplace_back(bytes);
    }
    return others;
}

struct Alteration {
    std::string sql;
    Value to;
    std::int64_t key;
};

std::vector<Alteration> alterations(const Database& database) {
    std::vector<Alteration> all;
    for (const Table& table : tables) {
        Statement columns = database.statement("SELECT name, type FROM pragma_table_info('" + table.name + "')");
        while (columns.step()) {
            const std::string column = columns.text(0, 100), type = columns.text(1, 100);
            Statement row = database.statement("SELECT " + table.key + ", " + column + " FROM " + table.name);
            while (row.step())
                for (const Value& to : altered(row, type))
                    all.push_back({"UPDATE " + table.name + " SET " + column + " = ? WHERE " + table.key + " = ?", to,
                                   row.number(0)});
        }
    }
    return all;
}

bool alter(const Database& database, const Alteration& alteration) {
    try {
        Statement update = database.statement(alteration.sql);
        std::visit([&](const auto& value) { update.with(value); }, alteration.to);
        update.with(alteration.key).run();
    } catch (const StoreTrouble&) {
        return false;  // the table does not take it
    }
    return database.number("SELECT changes()") == 1;
}

// ---- the file itself

class Flipped {  // one bit of a file, as long as this lives
 public:
    Flipped(const fs::path& file, std::size_t bit) : file_(file), bit_(bit) { flip(); }
    ~Flipped() { flip(); }
    Flipped(const Flipped&) = delete;
    Flipped& operator=(const Flipped&) = delete;

 private:
    void flip() const {
        std::fstream open{file_, std::ios::in | std::ios::out | std::ios::binary};
        open.seekg(static_cast<std::streamoff>(bit_ / 8));
        const int byte = open.get() ^ (1 << (bit_ % 8));
        open.seekp(static_cast<std::streamoff>(bit_ / 8));
        open.put(static_cast<char>(byte));
    }
    fs::path file_;
    std::size_t bit_;
};

// As the store is opened and read: nothing wrong, or a sentence.
std::string opened(const SmallStore& small) {
    try {
        const Database database{small.file(), Database::Access::Frozen};
        check_pages(database);
        check_tables(database);
        if (page_of_sittings(database, {}, "", 10).size() != small.names.size()) return "ANOTHER LIST";
        for (std::size_t n = 0; n < small.names.size(); ++n)
            if (const std::string found = small.now(database, n); found != "as it was") return found;
        return "";
    } catch (const StoreTrouble& trouble) {
        return trouble.what();
    }
}

void flip_bits(std::size_t first, std::size_t every) {
    const SmallStore small{2};
    const std::size_t bits = 8 * fs::file_size(small.file());
    std::size_t harmless = 0, found = 0;
    for (std::size_t bit = first; bit < bits; bit += every) {
        const Flipped flipped{small.file(), bit};
        const std::string said = opened(small);
        CAPTURE(bit);
        CHECK(said != "ANOTHER");
        CHECK(said != "ANOTHER LIST");
        CHECK(said != "gone");
        ++(said.empty() ? harmless : found);
    }
    CHECK(found > 0);
    CHECK(harmless > 0);  // most of a small file's pages is empty
    CHECK(opened(small) == "");
}

// The whole way, with a good copy beside: what comes back is what was played, with a sentence if anything was wrong.
void open_damaged(const SmallStore& small, const std::string& bytes) {
    const test::Scratch folder;
    write_file(store_file(folder.path), bytes);
    fs::copy_file(small.file(), copy_of(store_file(folder.path)));
    Store store{folder.path, {Place::Window, std::chrono::milliseconds{3000}, {}}};
    if (store.trouble()) {
        CHECK(store.trouble()->find("er Boxcars: it has version ") != std::string::npos);
        return;
    }
    for (std::size_t n = 0; n < small.names.size(); ++n) {
        std::string found;
        try {
            found = to_json(store.recording(small.names[n]).value());
        } catch (const StoreTrouble& trouble) {
            CHECK(std::string{trouble.what()}.find("Sitting " + small.names[n]) == 0);
            continue;
        }
        CHECK(found == to_json(small.played[n]));
    }
    if (bytes.size() < small.bytes().size())
        CHECK(joined(store.take_sentences()).find("Its copy is in its place: ") != std::string::npos);
}

void cut(std::size_t every) {
    const SmallStore small{2};
    const std::string whole = small.bytes();
    for (std::size_t size = 0; size < whole.size(); size += every) {
        CAPTURE(size);
        open_damaged(small, whole.substr(0, size));
    }
}

// ---- the log beside a store that was not closed

void cut_log(std::size_t every) {
    const test::Scratch folder, left;
    Store store{folder.path};
    Sitting table = at_pig(&store);
    for (int n = 0; n < 12; ++n) {
        play_on(table);
        REQUIRE(table.store_now());
    }
    copy_store(folder.path, left.path);
    const std::string log = read_file(store_file(left.path).string() + "-wal", "log", 1 << 26);
    const auto entries = record(table).entries;
    std::size_t longest = 0;
    for (std::size_t size = 0; size <= log.size(); size += every) {
        const test::Scratch cut;
        copy_store(left.path, cut.path);
        fs::resize_file(store_file(cut.path).string() + "-wal", size);
        Store after{cut.path};
        REQUIRE_FALSE(after.trouble());
        if (after.sittings().empty()) continue;
        const auto found = after.recording(table.name())->entries;
        REQUIRE(found.size() <= entries.size());
        CHECK(std::equal(found.begin(), found.end(), entries.begin()));
        CHECK(found.size() >= longest);
        longest = found.size();
    }
    CHECK(longest + 2 >= entries.size());
}

}  // namespace

TEST_CASE("whatever bit or letter of a row is altered, in any column, is found by reading or replaying the sitting") {
    const SmallStore small;
    const Database database{small.file(), Database::Access::Write};
    database.run("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
    int tried = 0;
    for (const Alteration& alteration : alterations(database)) {
        const Transaction undone{database};
        if (!alter(database, alteration)) continue;
        ++tried;
        int as_it_was = 0;
        for (std::size_t n = 0; n < small.names.size(); ++n) {
            const std::string found = small.now(database, n);
            CAPTURE(alteration.sql);
            CHECK(found != "ANOTHER");
            CHECK((found != "gone" || alteration.sql.find("SET name") != std::string::npos));
            as_it_was += found == "as it was";
        }
        CAPTURE(alteration.sql);
        const auto alters = [&](std::string_view what) { return alteration.sql.find(what) != std::string::npos; };
        if (!alters("SET began") && !alters("SET made") && !alters("UPDATE sheet SET sitting")) CHECK(as_it_was < 2);
    }
    CHECK(tried > 10'000);
}

TEST_CASE("rows that are taken out or put in are found out, and the entry is named") {
    const SmallStore small;
    const Database database{small.file(), Database::Access::Write};
    database.run("PRAGMA foreign_keys = OFF");
    for (const auto& damage : std::vector<std::pair<std::string, std::string>>{
             {"DELETE FROM entry WHERE sitting = 1 AND number = 3", "entry 3"},
             {"DELETE FROM entry WHERE sitting = 1 AND number = 7", "entry 7: it has facts and is not there"},
             {"DELETE FROM fact WHERE sitting = 1 AND entry = 2 AND position = 0", "entry 2: facts: the file says"},
             {"DELETE FROM sheet WHERE sitting = 1 AND position = 0", "its head: its sheet has a gap"},
             {"INSERT INTO fact VALUES (1, 4, 9, 'player 1 wins')", "entry 4: its facts have a gap"},
             {"INSERT INTO entry SELECT 1, 8, game, event, faces, forced, made, hash FROM entry WHERE sitting = 1 "
              "AND number = 7",
              "entry 8: its number is another"},
             {"UPDATE entry SET number = 18 - number WHERE sitting = 1 AND number IN (4, 5)", "entry 4"}}) {
        const Transaction undone{database};
        database.run(damage.first);
        CAPTURE(damage.first);
        CHECK(small.now(database, 0).find(damage.second) != std::string::npos);
        CHECK(small.now(database, 1) == "as it was");
    }
}

TEST_CASE("a flipped bit of the file is found out or does no harm") { flip_bits(3, 1601); }

TEST_CASE("a store with a flipped bit opens with what was played, from the last good copy if need be") {
    const SmallStore small{2};
    const std::string whole = small.bytes();
    for (std::size_t bit = 5; bit < 8 * whole.size(); bit += 8 * whole.size() / 40) {
        std::string flipped = whole;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
        CAPTURE(bit);
        open_damaged(small, flipped);
    }
}

TEST_CASE("a store that is cut anywhere comes back whole from the last good copy, and says so") { cut(8009); }

TEST_CASE("a log that is cut anywhere leaves a true beginning of the sitting") { cut_log(9001); }

TEST_SUITE("long") {
    TEST_CASE("every single bit of a small store's file, flipped, is found out or does no harm") { flip_bits(0, 1); }
    TEST_CASE("a store cut at every 61st byte comes back whole from the last good copy") { cut(61); }
    TEST_CASE("a log cut at every 61st byte leaves a true beginning of the sitting") { cut_log(61); }
}
