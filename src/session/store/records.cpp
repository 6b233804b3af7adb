#include "session/store/records.h"

#include "base/numbers.h"
#include "base/overloaded.h"

#include <fmt/chrono.h>
#include <algorithm>
#include <chrono>
#include <ctime>

namespace boxcars::session {
namespace {

// Limits of a row: above what any game writes, and small enough to read safely.
constexpr std::size_t longest_players = 1000, longest_event = 4000, longest_fact = 4000;
constexpr std::int64_t most_facts = 200, most_knobs = 200, most_games = 1'000'000;

int small(const Database& database, std::int64_t number, std::int64_t least, std::int64_t most) {
    if (number < least || number > most) database.damaged(fmt::format("{} is not from {} to {}", number, least, most));
    return static_cast<int>(number);
}

bool yes(const Database& database, std::int64_t number) { return small(database, number, 0, 1) == 1; }

constexpr std::array<std::string_view, 3> place_words{"window", "text", "headless"};

constexpr std::string_view whole_row =
    "SELECT id, game, began, seed, first, place, players, given, practice, entries, hash, ended, state, id IN (SELECT "
    "sitting FROM imported), initials, made, seal, about, words, secret, unit, length, run, number, kind, target, "
    "least, most, step, menu FROM sitting LEFT JOIN signed ON signed.sitting = id LEFT JOIN sealed_sitting ON "
    "sealed_sitting.sitting = id LEFT JOIN dice_seal USING (seal) LEFT JOIN run_station ON run_station.sitting = id "
    "WHERE name = ?";

class SittingReader {
 public:
    explicit SittingReader(const Database& database) : database_(database) {}

    std::optional<StoredSitting> whole(const std::string& name) {
        const Snapshot snapshot{database_};
        Statement row = database_.statement(whole_row);
        sitting_.began.name = name;
        if (!row.with(name).step()) return {};
        columns(row);
        if (!row.nothing(14)) sitting_.sign = SittingSigned{name, row.text(14, longest_name), row.number(15)};
        if (!row.nothing(16))
            head_.sealed = SealedDice{row.text(16, longest_name), row.text(17, longest_name),
                                      row.text(18, most_seal_words), row.text(19, longest_name)};
        if (!row.nothing(20)) station(row);
        sheet();
        entries(row.number(9));
        if (!head_.entries.empty() && head_.entries.back().hash != head_.hash)
            damaged(0, "its hash is not the last entry's");
        return std::move(sitting_);
    }

 private:
    [[noreturn]] void damaged(std::int64_t entry, std::string_view what) const {
        wrong(database_, sitting_.began.name, entry, what);
    }

    void columns(const Statement& row) {
        id_ = row.number(0);
        head_.source = "sitting " + sitting_.began.name;
        head_.game = row.text(1, longest_name);
        sitting_.began.began = row.number(2);
        head_.seed = bits_of(row.number(3));
        if (!row.nothing(4)) head_.first = small(database_, row.number(4), 0, 100);
        const auto place = std::ranges::find(place_words, row.text(5, longest_name));
        if (place == place_words.end()) database_.damaged("a sitting was played at no place there is");
        sitting_.began.place = static_cast<Place>(place - place_words.begin());
        head_.players = players_from(row.text(6, longest_players));
        head_.given_dice = yes(database_, row.number(7));
        head_.practice = yes(database_, row.number(8));
        head_.hash = bits_of(row.number(10));
        if (!row.nothing(11)) sitting_.ended = row.number(11);
        if (row.text(12, longest_name) != (sitting_.ended ? "done" : "open"))
            damaged(0, "its state and its end do not fit");
        sitting_.began.imported = row.number(13) == 1;
    }

    void sheet() {
        Statement rows =
            database_.statement("SELECT knob, value, position FROM sheet WHERE sitting = ? ORDER BY position");
        rows.with(id_);
        while (rows.step()) {
            if (std::ssize(head_.rules) >= most_knobs) damaged(0, "it has too many knobs");
            if (rows.number(2) != std::ssize(head_.rules)) damaged(0, "its sheet has a gap");
            head_.rules.emplace_back(rows.text(0, longest_name),
                                     small(database_, rows.number(1), -2'000'000'000, 2'000'000'000));
        }
    }

    void station(const Statement& row) {
        const auto unit = stop_unit_from(row.text(20, longest_name));
        if (!unit) damaged(0, "its station counts what no station counts");
        const int length = small(database_, row.number(21), 1, longest_stop);
        const auto kind = goal_kind_from(row.text(24, longest_name));
        if (!kind) damaged(0, "its station asks for what no station asks for");
        const rules::GoalTerms goal{*kind,
                                    row.number(25),
                                    length,
                                    {row.number(26), row.number(27), row.number(28)},
                                    static_cast<unsigned>(small(database_, row.number(29), 0, most_goal_menu))};
        const int number = small(database_, row.number(23), 1, stations_of_run);
        head_.stop = StopTerms{row.text(22, longest_name), number, *unit, goal};
    }

    void entries(std::int64_t all) {
        if (all > static_cast<std::int64_t>(most_entries)) damaged(0, "it has too many entries");
        Statement rows = database_.statement(
            "SELECT number, game, event, faces, forced, made, hash FROM entry WHERE sitting = ? ORDER BY number");
        Statement facts =
            database_.statement("SELECT entry, text, position FROM fact WHERE sitting = ? ORDER BY entry, position");
        rows.with(id_);
        bool more = facts.with(id_).step();
        while (rows.step()) {
            const std::int64_t number = std::ssize(head_.entries) + 1;
            if (rows.number(0) != number || number > all) damaged(number, "its number is another");
            RecordedEntry entry{small(database_, rows.number(1), 1, most_games),
                                rows.text(2, longest_event),
                                Column{rows, 3},
                                {},
                                yes(database_, rows.number(4)),
                                bits_of(rows.number(6))};
            for (; more && facts.number(0) == number; more = facts.step()) {
                if (std::ssize(entry.facts) >= most_facts) damaged(number, "it has too many facts");
                if (facts.number(2) != std::ssize(entry.facts)) damaged(number, "its facts have a gap");
                entry.facts.push_back(facts.text(1, longest_fact));
            }
            head_.entries.push_back(std::move(entry));
            sitting_.made.push_back(rows.number(5));
        }
        if (more) damaged(facts.number(0), "it has facts and is not there");
        if (std::ssize(head_.entries) != all) damaged(std::ssize(head_.entries) + 1, "it is not there");
    }

    const Database& database_;
    StoredSitting sitting_{};
    Recording& head_ = sitting_.began.head;
    std::int64_t id_ = 0;
};

}  // namespace

Milliseconds now_ms() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

const std::string& sitting_of(const Record& record) {
    return std::visit(Overloaded{[](const SittingBegan& began) -> const std::string& { return began.name; },
                                 [](const SealedDice& dice) -> const std::string& { return dice.seal; },
                                 [](const RunRow& run) -> const std::string& { return run.name; },
                                 [](const auto& other) -> const std::string& { return other.sitting; }},
                      record);
}

std::string date_text(Milliseconds when) {
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}Z", fmt::gmtime(static_cast<std::time_t>(when / 1000)));
}

std::string sitting_name(const Recording& head, Milliseconds began) {
    const RevealedDice dice = revealed_dice(head, false);
    return fmt::format("{:%Y-%m-%dT%H-%M-%S}-{:03}Z_{}_{}", fmt::gmtime(static_cast<std::time_t>(began / 1000)),
                       began % 1000, head.game,
                       dice.seed     ? hash_text(*dice.seed)
                       : head.sealed ? dice.seal.substr(0, 16)
                                     : dice.seal);
}

std::string_view word_of(Place place) { return place_words[nth(place)]; }

void wrong(const Database& database, const std::string& name, std::int64_t entry, std::string_view what) {
    const std::string where = entry > 0 ? fmt::format("entry {}", entry) : std::string{"its head"};
    throw StoreTrouble(StoreTrouble::Cause::Damaged,
                       fmt::format("Sitting {} in the store {} is not as it was kept: {}: {}. It is not played on.",
                                   name, database.path().string(), where, what));
}

std::vector<Record> records_of(const StoredSitting& sitting) {
    std::vector<Record> records{sitting.began};
    const Recording& head = sitting.began.head;
    for (std::size_t n = 0; n < head.entries.size(); ++n)
        records.emplace_back(EntryMade{sitting.began.name, static_cast<std::int64_t>(n) + 1, head.entries[n],
                                       sitting.made[n], head.given_dice, head.practice});
    if (sitting.ended) records.emplace_back(SittingEnded{sitting.began.name, *sitting.ended});
    if (sitting.sign) records.emplace_back(*sitting.sign);
    return records;
}

std::optional<StoredSitting> read_sitting(const Database& database, const std::string& name) {
    return SittingReader{database}.whole(name);
}

}  // namespace boxcars::session
