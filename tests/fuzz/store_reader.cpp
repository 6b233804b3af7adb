// The reader of the store. The bytes say how a small store that was played is bent, a line each; tables, columns and
// rows are counted round and round, so that any number is one:
//   set TABLE COLUMN ROW number 5 | text any words | bytes any | nothing      a value of a row
//   drop TABLE ROW                                                           a row
//   byte OFFSET VALUE                                                        a byte of the file
//   cut SIZE                                                                 the file ends there
// Constraints are off: what stands in a file need not have come by SQL. What is read then is what was played, or a
// sentence. Only what asks a bent table is read: all else reads what it read of the store as it was played.
#include "base/words.h"
#include "chance/sealed_seed.h"
#include "fuzz/promise.h"
#include "rules/craps/rules.h"
#include "rules/pig/rules.h"
#include "session/replay.h"
#include "session/store/connection.h"
#include "session/store/queries.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <set>

namespace fuzz {
namespace {

using namespace boxcars;
using namespace boxcars::session;

struct Table {
    std::string name, key;  // the key: an expression unlike in any two rows
    std::vector<std::string> columns{};
};

struct SmallStore {  // three sittings of two games; one of them is open, one has sealed dice
    std::string bytes;
    std::map<std::string, Recording> played;  // sittings by name
    std::vector<Table> tables{{"sitting", "id"},
                              {"sheet", "sitting * 1000 + position"},
                              {"entry", "sitting * 1000 + number"},
                              {"fact", "(sitting * 1000 + entry) * 1000 + position"},
                              {"dice_seal", "seal"},
                              {"sealed_sitting", "sitting"},
                              {"table_sheet", "id"},
                              {"hand", "(sitting * 1000 + entry) * 1000 + position"},
                              {"counted", "sitting"},
                              {"tally", "game || bet || opponent || sheet"},
                              {"streak", "game || bet || opponent"},
                              {"thrown", "game"},
                              {"result", "sitting * 10 + whole"}};

    SmallStore() {
        const Database database = Database::in_memory();
        make_tables(database);
        Transaction all{database};
        keep(database, at_pig(1, {}), true);
        const SealedDice dice{chance::seal_of({}, "pig"), "pig", "mine", chance::hex(chance::Secret{})};
        write_record(database, dice);
        keep(database, at_pig(seed_of(dice), dice), false);
        keep(database, at_craps(), true);
        all.commit();
        for (Table& table : tables) {
            Statement columns = database.statement("SELECT name FROM pragma_table_info('" + table.name + "')");
            while (columns.step()) table.columns.push_back(columns.text(0, 100));
        }
        sqlite3_int64 size = 0;
        unsigned char* image = sqlite3_serialize(database.handle(), "main", &size, 0);
        bytes.assign(reinterpret_cast<const char*>(image), static_cast<std::size_t>(size));
        sqlite3_free(image);
    }

 private:
    static Sitting at_pig(std::uint64_t seed, std::optional<SealedDice> dice) {
        Sitting pig{{pig::Rules{.goal = 20}, seed, {"human", "hold20"}, {}, {}, std::move(dice)}};
        for (int verb = 0; verb < 8 && !pig.over(); ++verb)
            if (pig.state().as<pig::State>().turn_total < 8)
                pig.throw_dice();
            else
                pig.submit(pig::Hold{});
        return pig;
    }
    static Sitting at_craps() {
        Sitting craps{{craps::Rules{}, 3, {"human"}, {}, {}, {}}};
        craps.submit(craps::Bet{{craps::Kind::Pass}, 10 * dollar});
        for (int thrown = 0; thrown < 4; ++thrown) craps.throw_dice();
        return craps;
    }
    void keep(const Database& database, const Sitting& session, bool ends) {
        constexpr Milliseconds began = 1'700'000'000'000;
        Recording head = record(session);
        const std::vector<RecordedEntry> entries = std::exchange(head.entries, {});
        const std::string name = sitting_name(head, began);
        write_record(database, SittingBegan{name, began, Place::Text, head});
        std::int64_t number = 0;
        for (const RecordedEntry& entry : entries)
            write_record(database, EntryMade{name, ++number, entry, began + number, head.given_dice, head.practice});
        HandFold fold{session.setup()};
        write_record(database, HandsMade{name, 1, number, fold.look(session)});
        if (ends) write_record(database, SittingEnded{name, began + 1000});
        played[name] = record(session);
    }
};

bool is_true(const Recording& of) {  // by playing it again
    const rules::AnyGame& game =
        of.game == pig::Rules::game ? rules::any_game<pig::Rules>() : rules::any_game<craps::Rules>();
    const auto verdict = value_or_error("", [&] { return verify(game, of); });
    return verdict && !verdict->difference;
}

std::string_view word_of(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(word.size() + 1, line.size()));
    return word;
}

std::uint64_t number_of(std::string_view& line) {
    return static_cast<std::uint64_t>(whole_number(word_of(line)).value_or(0));
}

template <class List>
auto& nth_of(List& list, std::uint64_t n) {
    return list[n % list.size()];
}

using Tables = std::set<std::string>;  // names

bool bends_bytes(std::string_view line) {
    const std::string_view verb = word_of(line);
    return verb == "byte" || verb == "cut";
}

void bend_bytes(std::string& bytes, std::string_view line) {
    const std::string_view verb = word_of(line);
    if (verb == "byte" && !bytes.empty()) {
        char& byte = nth_of(bytes, number_of(line));
        byte = static_cast<char>(number_of(line));
    } else if (verb == "cut") {
        bytes.resize(number_of(line) % (bytes.size() + 1));
    }
}

std::string row_number(const Database& database, const Table& table, std::uint64_t n) {
    const auto rows = static_cast<std::uint64_t>(database.number("SELECT count(*) FROM " + table.name));
    return " WHERE " + table.key + " = (SELECT " + table.key + " FROM " + table.name + " LIMIT 1 OFFSET " +
           std::to_string(rows == 0 ? 0 : n % rows) + ")";
}

void set_value(const Database& database, const Table& table, const std::string& column, std::string_view line) {
    const std::string where = row_number(database, table, number_of(line));
    Statement update = database.statement("UPDATE " + table.name + " SET " + column + " = ?" + where);
    const std::string_view kind = word_of(line);
    if (kind == "number")
        update.with(whole_number(line).value_or(0));
    else if (kind == "text")
        update.with(line);
    else if (kind == "bytes")
        update.with(std::span{reinterpret_cast<const std::uint8_t*>(line.data()), line.size()});
    else
        update.with(std::nullopt);
    update.run();
}

// `bent` learns its table; or the table does not take it.
void bend_row(const Database& database, const SmallStore& store, std::string_view line, Tables& bent) {
    const std::string_view verb = word_of(line);
    if (verb != "set" && verb != "drop") return;
    const Table& table = nth_of(store.tables, number_of(line));
    bent.insert(table.name);
    value_or_error("", [&] {
        if (verb == "drop")
            database.run("DELETE FROM " + table.name + row_number(database, table, number_of(line)));
        else
            set_value(database, table, nth_of(table.columns, number_of(line)), line);
        return true;
    });
}

// Whatever the constraints: what stands in a file need not have come by SQL.
Database bendable(const std::string& bytes) {
    Database database = Database::in_memory();
    auto* image = static_cast<unsigned char*>(sqlite3_malloc64(bytes.size() + 1));
    std::memcpy(image, bytes.data(), bytes.size());
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    const int answer = sqlite3_deserialize(database.handle(), "main", image, size, size,
                                           SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
    if (answer != SQLITE_OK) database.fail(answer, sqlite3_errmsg(database.handle()));
    database.run("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
    return database;
}

void read_sittings(const Database& database, const SmallStore& store) {
    std::set<std::string> names;
    for (const auto& [name, sitting] : store.played) names.insert(name);
    value_or_error("", [&] {
        for (const SittingLine& line : page_of_sittings(database, {}, "", 10)) names.insert(line.name);
        for (const SittingLine& line : open_sittings(database, 10)) names.insert(line.name);
        return true;
    });
    for (const std::string& name : names) {
        const auto found = value_or_error("", [&] { return read_sitting(database, name); });
        if (!found || !*found) continue;  // a sentence, or it is gone
        const Recording& read = (*found)->began.head;
        const bool played =
            std::ranges::any_of(store.played, [&](const auto& of) { return of.second.hash == read.hash; });
        require(played || !is_true(read), "a sitting is read that nobody played: " + name);
    }
}

void read_results(const Database& database, const SmallStore& store) {
    value_or_error("", [&] { return tallies(database, ""); });
    value_or_error("", [&] { return thrown(database, "craps"); });
    value_or_error("", [&] { return uncounted(database); });
    for (const auto& played : store.played)
        value_or_error("", [&] { return hands_of_sitting(database, played.first, 0, 1000); });
}

struct Reading {
    void (*read)(const Database& database, const SmallStore& store);
    Tables asked{};  // by SQL that reads the store as it was played
};

std::vector<Reading> readings_of(const Database& as_played, const SmallStore& store) {
    std::vector<Reading> readings{{read_sittings}, {read_results}};
    const auto learn = [](void* asked, int action, const char* table, const char*, const char*, const char*) {
        if (action == SQLITE_READ) static_cast<Tables*>(asked)->insert(table);
        return SQLITE_OK;
    };
    for (Reading& reading : readings) {
        sqlite3_set_authorizer(as_played.handle(), learn, &reading.asked);
        reading.read(as_played, store);
        require(!reading.asked.empty(), "a reading asks no table");
    }
    sqlite3_set_authorizer(as_played.handle(), nullptr, nullptr);
    return readings;
}

bool meet(const Tables& some, const Tables& others) {
    return std::ranges::any_of(some, [&](const std::string& name) { return others.contains(name); });
}

}  // namespace

void store(std::string_view bytes) {
    static const SmallStore small;
    static const Database as_played = bendable(small.bytes);
    static const std::vector<Reading> readings = readings_of(as_played, small);
    const auto each_line = [&](const auto& bend) {
        for (std::size_t begin = 0; begin < bytes.size();) {
            const auto end = std::min(bytes.find('\n', begin), bytes.size());
            bend(bytes.substr(begin, end - begin));
            begin = end + 1;
        }
    };
    std::optional<std::string> file;
    each_line([&](std::string_view line) {
        if (!bends_bytes(line)) return;
        if (!file) file = small.bytes;
        bend_bytes(*file, line);
    });
    const auto read_bent = [&](const Database& database) {
        Tables bent;
        each_line([&](std::string_view line) { bend_row(database, small, line, bent); });
        if (file) {  // as at a start
            check_pages(database);
            check_tables(database);
        }
        for (const Reading& reading : readings)
            if (file || meet(bent, reading.asked)) reading.read(database, small);
    };
    value_or_error("", [&] {
        if (file) return read_bent(bendable(*file)), true;
        const Transaction taken_back{as_played};
        return read_bent(as_played), true;
    });
}

}  // namespace fuzz
