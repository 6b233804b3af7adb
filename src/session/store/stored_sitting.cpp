#include "session/store/stored_sitting.h"

#include "base/numbers.h"

#include <fmt/format.h>

#include <array>

namespace boxcars::session {
namespace {

// Limits of a row: above what any game writes, and small enough to read safely.
constexpr std::size_t longest_players = 1000, longest_event = 4000, longest_fact = 4000;
constexpr std::int64_t most_dice = 20, most_facts = 200, most_knobs = 200, most_games = 1'000'000;

int small(const Database& database, std::int64_t number, std::int64_t least, std::int64_t most) {
    if (number < least || number > most) database.damaged(fmt::format("{} is not from {} to {}", number, least, most));
    return static_cast<int>(number);
}

bool yes(const Database& database, std::int64_t number) { return small(database, number, 0, 1) == 1; }

Place place_from(const Database& database, std::string_view word) {
    for (const Place place : {Place::Window, Place::Text, Place::Headless})
        if (word_of(place) == word) return place;
    database.damaged("a sitting was played at no place there is");
}

constexpr std::string_view is_imported = "SELECT count(*) FROM imported WHERE sitting = ?";

class SittingReader {
 public:
    explicit SittingReader(const Database& database) : database_(database) {}

    std::optional<StoredSitting> whole(const std::string& name) {
        const Snapshot snapshot{database_};
        Statement row = database_.statement(whole_row);
        sitting_.began.name = name;
        if (!row.with(name).step()) return {};
        columns(row);
        sheet();
        sealed();
        station();
        entries();
        const SittingTail& tail = sitting_.tail;
        if (std::ssize(sitting_.began.head.entries) != tail.entries)
            damaged(std::ssize(sitting_.began.head.entries) + 1, "it is not there");
        if (tail.entries > 0 && sitting_.began.head.entries.back().hash != tail.hash)
            damaged(0, "its hash is not the last entry's");
        sitting_.settle_head();
        return std::move(sitting_);
    }

 private:
    [[noreturn]] void damaged(std::int64_t entry, std::string_view what) const {
        wrong(database_, sitting_.began.name, entry, what);
    }

    void columns(const Statement& row) {
        const std::string& name = sitting_.began.name;
        Recording& head = sitting_.began.head;
        id_ = row.number(0);
        head.source = "sitting " + name;
        head.game = row.text(1, longest_name);
        sitting_.began.began = row.number(2);
        head.seed = bits_of(row.number(3));
        if (!row.nothing(4)) head.first = small(database_, row.number(4), 0, 100);
        sitting_.began.place = place_from(database_, row.text(5, longest_name));
        head.players = players_from(row.text(6, longest_players));
        sitting_.tail = tail_at(database_, row);
        if (row.text(12, longest_name) != (sitting_.tail.ended ? "done" : "open"))
            damaged(0, "its state and its end do not fit");
        sign();
        imported();
    }

    void sign() {
        Statement row = database_.statement("SELECT initials, made FROM signed WHERE sitting = ?");
        if (row.with(id_).step()) sitting_.sign = Signature{row.text(0, longest_name), row.number(1)};
    }

    void imported() {
        Statement row = database_.statement(is_imported);
        sitting_.began.imported = row.with(id_).step() && row.number(0) == 1;
    }

    void sheet() {
        Statement rows =
            database_.statement("SELECT knob, value, position FROM sheet WHERE sitting = ? ORDER BY position");
        rows.with(id_);
        auto& sheet = sitting_.began.head.rules;
        while (rows.step()) {
            if (std::ssize(sheet) >= most_knobs) damaged(0, "it has too many knobs");
            if (rows.number(2) != std::ssize(sheet)) damaged(0, "its sheet has a gap");
            sheet.emplace_back(rows.text(0, longest_name),
                               small(database_, rows.number(1), -2'000'000'000, 2'000'000'000));
        }
    }

    void sealed() {
        Statement row = database_.statement(
            "SELECT seal, about, words, secret FROM sealed_sitting JOIN dice_seal USING (seal) WHERE sitting = ?");
        if (!row.with(id_).step()) return;
        sitting_.began.head.sealed = SealedDice{row.text(0, longest_name), row.text(1, longest_name),
                                                row.text(2, most_seal_words), row.text(3, longest_name)};
    }

    StopLength length(const Statement& row) const {  // reads the columns unit and length
        const auto unit = stop_unit_from(row.text(0, longest_name));
        if (!unit) damaged(0, "its station counts what no station counts");
        return {*unit, small(database_, row.number(1), 1, longest_stop)};
    }

    void station() {
        Statement row = database_.statement(
            "SELECT unit, length, run, number, kind, target, least, most, step, menu FROM run_station WHERE sitting = "
            "?");
        if (!row.with(id_).step()) return;
        const auto kind = goal_kind_from(row.text(4, longest_name));
        if (!kind) damaged(0, "its station asks for what no station asks for");
        const StopLength of = length(row);
        const rules::GoalTerms goal{*kind,
                                    row.number(5),
                                    of.count,
                                    {row.number(6), row.number(7), row.number(8)},
                                    static_cast<unsigned>(small(database_, row.number(9), 0, most_goal_menu))};
        const int number = small(database_, row.number(3), 1, stations_of_run);
        sitting_.began.head.stop = {.length = of, .station = RunStation{row.text(2, longest_name), number, goal}};
    }

    void entries() {
        if (sitting_.tail.entries > static_cast<std::int64_t>(most_entries)) damaged(0, "it has too many entries");
        Statement rows = database_.statement(
            "SELECT number, game, event, faces, forced, made, hash FROM entry WHERE sitting = ? ORDER BY number");
        Statement facts =
            database_.statement("SELECT entry, text, position FROM fact WHERE sitting = ? ORDER BY entry, position");
        rows.with(id_);
        bool more = facts.with(id_).step();
        auto& entries = sitting_.began.head.entries;
        while (rows.step()) {
            const std::int64_t number = std::ssize(entries) + 1;
            if (rows.number(0) != number || number > sitting_.tail.entries) damaged(number, "its number is another");
            RecordedEntry entry = entry_at(rows);
            for (; more && facts.number(0) == number; more = facts.step()) {
                if (std::ssize(entry.facts) >= most_facts) damaged(number, "it has too many facts");
                if (facts.number(2) != std::ssize(entry.facts)) damaged(number, "its facts have a gap");
                entry.facts.push_back(facts.text(1, longest_fact));
            }
            entries.push_back(std::move(entry));
            sitting_.made.push_back(rows.number(5));
        }
        if (more) damaged(facts.number(0), "it has facts and is not there");
    }

    RecordedEntry entry_at(const Statement& row) const {
        RecordedEntry entry{small(database_, row.number(1), 1, most_games),
                            row.text(2, longest_event),
                            {},
                            {},
                            yes(database_, row.number(4)),
                            bits_of(row.number(6))};
        for (const std::uint8_t face : row.bytes(3, most_dice)) entry.faces.push_back(face);
        return entry;
    }

    const Database& database_;
    StoredSitting sitting_;
    std::int64_t id_ = 0;
};

}  // namespace

std::string_view word_of(Place place) {
    constexpr std::array<std::string_view, 3> words{"window", "text", "headless"};
    return words[nth(place)];
}

void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what) {
    const std::string where = entry > 0 ? fmt::format("entry {}", entry) : std::string{"its head"};
    throw StoreTrouble(StoreTrouble::Cause::Damaged,
                       fmt::format("Sitting {} in the store {} is not as it was kept: {}: {}. It is not played on.",
                                   name, database.path().string(), where, what));
}

SittingTail tail_at(const Database& database, const Statement& row) {
    SittingTail tail{
        yes(database, row.number(7)), yes(database, row.number(8)), row.number(9), bits_of(row.number(10)), {}};
    if (!row.nothing(11)) tail.ended = row.number(11);
    return tail;
}

void StoredSitting::settle_head() {
    began.head.given_dice = tail.given_dice;
    began.head.practice = tail.practice;
    began.head.hash = tail.hash;
}

std::vector<Record> records_of(const StoredSitting& sitting) {
    std::vector<Record> records{sitting.began};
    const Recording& head = sitting.began.head;
    for (std::size_t n = 0; n < head.entries.size(); ++n)
        records.emplace_back(EntryMade{sitting.began.name, static_cast<std::int64_t>(n) + 1, head.entries[n],
                                       sitting.made[n], head.given_dice, head.practice});
    if (sitting.tail.ended) records.emplace_back(SittingEnded{sitting.began.name, *sitting.tail.ended});
    if (sitting.sign)
        records.emplace_back(SittingSigned{sitting.began.name, sitting.sign->initials, sitting.sign->made});
    return records;
}

std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name) {
    return SittingReader{database}.whole(name);
}

Statement sitting_lines(const Database& database, std::string_view which) {
    return database.statement(fmt::format(
        "SELECT name, game, began, entries, practice, state, players, given, id IN (SELECT sitting FROM imported), "
        "(SELECT run FROM run_station WHERE run_station.sitting = id), (SELECT number FROM run_station WHERE "
        "run_station.sitting = id), CASE state WHEN 'open' THEN (SELECT made FROM entry WHERE entry.sitting = id AND "
        "entry.number = entries) END AS played FROM sitting {}",
        which));
}

std::string stop_mark(const SittingLine& line) {
    return line.run.empty() ? "" : fmt::format("station {} of a Long Run", line.station);
}

std::vector<SittingLine> list_sittings(const Database& database, bool only_open, std::size_t most) {
    const std::string_view which =
        only_open ? "WHERE state = 'open' AND given = 0 ORDER BY played DESC LIMIT ?" : "ORDER BY name DESC LIMIT ?";
    return lines_of(sitting_lines(database, which).with(static_cast<std::int64_t>(most)));
}

std::vector<SittingLine> lines_of(Statement& rows) {
    return rows.all([](const Statement& row) {
        SittingLine line{row.text(0, longest_name), row.text(1, longest_name), row.number(2), row.number(3)};
        line.practice = row.number(4) == 1;
        line.open = row.text(5, longest_name) == "open";
        line.players = row.text(6, longest_players);
        line.given_dice = row.number(7) == 1;
        line.imported = row.number(8) == 1;
        if (!row.nothing(9)) line.run = row.text(9, longest_name);
        if (!row.nothing(10)) line.station = narrow<int>(row.number(10));
        if (!row.nothing(11)) line.played = row.number(11);
        return line;
    });
}

}  // namespace boxcars::session
