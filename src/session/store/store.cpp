#include "session/store/store.h"

#include "session/files.h"

#include <iterator>

namespace boxcars::session {
namespace {

// What waits to be written, as rows: a store in memory with those sittings and runs, and what the disk has of them.
class Waiting {
 public:
    Waiting(const Database* disk, const std::vector<Record>& records) {
        if (records.empty()) return;
        make_tables(rows_);
        for (const Record& record : records) {
            const auto [at, fresh] = taken_.try_emplace(sitting_of(record), false);
            if (fresh) at->second = take_from(disk, at->first);
            if (at->second && !std::holds_alternative<HandsMade>(record)) write(record);
        }
    }
    bool of(const std::string& name) const {
        const auto at = taken_.find(name);
        return at != taken_.end() && at->second;
    }
    const Database& rows() const { return rows_; }

 private:
    bool take_from(const Database* disk, const std::string& name) try {
        const auto kept = disk ? read_sitting(*disk, name) : std::nullopt;
        if (!kept) return true;
        for (const Record& record : records_of(*kept)) write(record);
        Statement results = disk->statement(
            "SELECT whole, hands, won, lost, net FROM result JOIN sitting ON id = sitting WHERE name = ?");
        results.with(name);
        while (results.step())
            rows_.execute("INSERT INTO result SELECT id, ?, ?, ?, ?, ? FROM sitting WHERE name = ?", results.number(0),
                          results.number(1), results.number(2), results.number(3), results.number(4), name);
        return true;
    } catch (const StoreTrouble&) {  // it is damaged, and read from the disk as it is
        return false;
    }
    void write(const Record& record) try {
        write_record(rows_, record);
    } catch (const StoreTrouble&) {  // such as an entry of a sitting that was deleted
    }

    Database rows_ = Database::in_memory();
    std::map<std::string, bool> taken_{};  // by name; false: the disk has it damaged
};

void keep_newest(auto& lines, std::size_t most, auto by) {
    std::ranges::sort(lines, std::greater{}, by);
    if (lines.size() > most) lines.resize(most);
}

class StoreKeeper final : public SittingKeeper {
 public:
    // A resumed sitting has a name, its hands so far, and entries that the store has.
    explicit StoreKeeper(Store& store, std::string name = {}, std::optional<HandFold> fold = {}, std::size_t handed = 0)
        : store_(store), name_(std::move(name)), fold_(std::move(fold)), handed_(handed) {}

    void keep(const Sitting& sitting) override {
        std::vector<Record> records;
        Recording news = record(sitting, handed_);
        const auto before = static_cast<std::int64_t>(handed_);
        if (name_.empty()) {
            SittingBegan begun = store_.named(news);
            name_ = begun.name;
            records.emplace_back(std::move(begun));
        }
        for (RecordedEntry& entry : news.entries)
            records.emplace_back(EntryMade{name_, static_cast<std::int64_t>(++handed_), std::move(entry), now_ms(),
                                           news.given_dice, news.practice});
        if (!fold_) fold_.emplace(sitting.setup());
        HandsMade made{name_, before + 1, static_cast<std::int64_t>(handed_), fold_->look(sitting)};
        for (const MilestoneReached& reached : made.hands.milestones) milestones_.push_back(reached.line);
        if (made.from <= made.to) records.emplace_back(std::move(made));
        if (!records.empty()) ticket_ = store_.add(std::move(records));
        if (store_.waits()) store_.wait(ticket_);
    }
    bool stored() const override { return store_.stored(ticket_); }
    bool wait() override { return store_.wait(ticket_); }
    void end() override { ticket_ = store_.end(name_); }
    const std::string& name() const override { return name_; }
    std::vector<MilestoneLine> take_milestones() override { return std::exchange(milestones_, {}); }

 private:
    Store& store_;
    std::string name_;
    std::optional<HandFold> fold_;  // from the first entry on
    std::size_t handed_;            // number of entries given to the store
    std::vector<MilestoneLine> milestones_{};
    Ticket ticket_ = 0;  // ticket of the last entry handed over
};

}  // namespace

namespace fs = std::filesystem;

Store::Store(const fs::path& data, const StoreOptions& options)
    : Writer(data, options), data_(data), options_(options) {}

SittingBegan Store::named(const Recording& head) {
    SittingBegan sitting{{}, now_ms(), options_.place, head};
    sitting.head.entries.clear();
    // The name may be on the disk from an earlier process, if the clock was set back.
    while (!names_.insert(sitting.name = sitting_name(head, sitting.began)).second ||
           on_disk("SELECT 1 FROM sitting WHERE name = ?", sitting.name))
        ++sitting.began;
    return sitting;
}

bool Store::on_disk(const char* sql, const std::string& key) const try {
    const auto database = reader();
    return database && database->statement(sql).with(key).step();
} catch (const StoreTrouble&) {
    return false;
}

std::unique_ptr<Database> Store::reader() const {
    const fs::path file = store_file(data_);
    std::error_code trouble;
    if (!fs::is_regular_file(file, trouble) || fs::file_size(file, trouble) == 0) return nullptr;
    const auto opened = [&](Database::Access access) {
        auto database = std::make_unique<Database>(file, access, options_.disk);
        return is_empty(*database) ? nullptr : std::move(database);
    };
    try {
        const bool closed = options_.opened_to == OpenedTo::Read && !is_there(file.string() + "-wal");
        return opened(closed ? Database::Access::Frozen : Database::Access::Read);  // Read makes files of its own
    } catch (const StoreTrouble& why) {  // no log can be written in a read-only folder
        if (why.cause() == StoreTrouble::Cause::OtherVersion) return nullptr;  // trouble() says so
        // A full disk has no room for the log's index.
        if (why.cause() != StoreTrouble::Cause::ReadOnly && why.cause() != StoreTrouble::Cause::Full) throw;
        return opened(Database::Access::Frozen);
    }
}

auto Store::listed(const auto& ask) const {
    const std::vector<Record> unwritten = pending();  // before reading the disk, so that none is missed
    const auto disk = reader();
    decltype(ask(*disk)) rows;
    if (disk) rows = ask(*disk);
    if (unwritten.empty()) return rows;
    const Waiting waiting{disk.get(), unwritten};
    std::erase_if(rows, [&](const auto& row) { return waiting.of(row.name); });
    std::ranges::move(ask(waiting.rows()), std::back_inserter(rows));
    return rows;
}

std::vector<SittingLine> Store::open_sittings(std::size_t most) {
    auto open = listed([&](const Database& database) { return session::open_sittings(database, most); });
    keep_newest(open, most, &SittingLine::name);
    std::ranges::stable_sort(open, std::greater{}, &SittingLine::played);
    return open;
}

std::vector<SittingLine> Store::sittings(const SittingFilter& filter, const std::string& before, std::size_t most) {
    auto lines = listed([&](const Database& database) { return page_of_sittings(database, filter, before, most); });
    keep_newest(lines, most, &SittingLine::name);
    return lines;
}

std::optional<SittingLine> Store::line(const std::string& sitting) {
    auto lines = listed([&](const Database& database) { return line_of_sitting(database, sitting); });
    return lines.empty() ? std::nullopt : std::optional{std::move(lines.front())};
}

std::optional<StoredSitting> Store::sitting(const std::string& name) {
    std::vector<Record> unwritten = pending();
    std::erase_if(unwritten, [&](const Record& record) { return sitting_of(record) != name; });
    const auto disk = reader();
    const Waiting waiting{disk.get(), unwritten};
    if (waiting.of(name)) return read_sitting(waiting.rows(), name);
    return disk ? read_sitting(*disk, name) : std::nullopt;
}

std::optional<Recording> Store::recording(const std::string& name) {
    if (auto found = sitting(name)) return std::move(found->began.head);
    return {};
}

bool Store::begin_run(const RunRow& run) {
    if (!is_run_name(run.name)) throw Error(fmt::format("'{}' is no name of a run.", run.name));
    if (std::max({run.ticket.size(), run.day.size()}) > longest_name || run.choices.size() > Column::longest_text)
        throw Error(fmt::format("The run {} is too long to keep.", run.name));
    return wait(add({run}));
}

bool Store::set_choices(const std::string& name, const std::string& choices) {
    auto run = this->run(name);
    if (!run || options_.opened_to == OpenedTo::Read) return false;
    run->choices = choices;
    return begin_run(*run);
}

std::vector<RunRow> Store::runs(std::size_t most, std::string_view name) {
    auto runs = listed([&](const Database& database) { return read_runs(database, name, most); });
    keep_newest(runs, most, [](const RunRow& run) { return std::pair{run.began, run.name}; });
    return runs;
}

std::optional<RunRow> Store::run(const std::string& name) {
    auto found = runs(1, name);
    return found.empty() ? std::nullopt : std::optional{std::move(found.front())};
}

std::vector<SittingLine> Store::sittings_of_run(const std::string& run) {
    auto stations = sittings({.run = run}, "", 1000);
    std::ranges::sort(stations, {}, [](const SittingLine& line) { return std::pair{line.station, line.name}; });
    return stations;
}

std::optional<std::string> Store::find_same(const Recording& recording) {
    for (const SittingLine& line : sittings(100'000)) {
        if (line.game != recording.game || line.entries != std::ssize(recording.entries)) continue;
        const auto kept = this->recording(line.name);
        if (kept && kept->seed == recording.seed && kept->hash == recording.hash) return line.name;
    }
    return {};
}

std::string Store::find(const std::string& name) {
    std::vector<std::string> names;
    for (const SittingLine& line : sittings(name.empty() ? 1 : 100'000)) names.push_back(line.name);
    const std::string where = store_file(data_).string();
    if (names.empty()) throw Error(fmt::format("There is no sitting in {} yet: play one first.", where));
    if (name.empty() || std::ranges::find(names, name) != names.end()) return name.empty() ? names.front() : name;
    const auto meant = nearest_word(name, names);
    throw Error(fmt::format("There is no sitting '{}' in {}; {} '{}'.", name, where,
                            meant ? "did you mean" : "the newest is", meant ? *meant : names.front()));
}

SittingLine Store::find_open(const std::string& name, const std::string& game) {
    std::vector<SittingLine> open = open_sittings(100'000);
    if (name.empty()) {
        std::erase_if(
            open, [&](const SittingLine& line) { return !line.run.empty() || (!game.empty() && line.game != game); });
        if (!open.empty()) return open.front();
        throw Error(fmt::format("There is no sitting{} to go on with in {}: every one has come to its end.",
                                game.empty() ? "" : " of " + game, store_file(data_).string()));
    }
    const auto found = std::ranges::find(open, find(name), &SittingLine::name);
    if (found == open.end()) throw Error(fmt::format("Sitting {} cannot go on: it has come to its end.", name));
    if (!game.empty() && found->game != game)
        throw Error(fmt::format("Sitting {} is of {}, not of {}.", name, found->game, game));
    return *found;
}

std::unique_ptr<SittingKeeper> kept_in(Store* store) { return store ? std::make_unique<StoreKeeper>(*store) : nullptr; }

Sitting resume(const rules::AnyGame& game, Store& store, const std::string& name) {
    const auto kept = store.sitting(name);
    if (!kept) throw Error("There is no sitting '" + name + "' to go on with.");
    const Recording& recording = kept->began.head;
    const auto cannot = [&](const std::string& why) { return Error("Sitting " + name + " cannot go on: " + why); };
    if (recording.given_dice) throw cannot("its dice came from a list, and how that goes on is not known.");
    if (store.busy()) throw cannot("another Boxcars is open, and may be playing it.");
    Replay replay{game, recording};
    HandFold fold{replay.sitting().setup()};
    while (!replay.done()) {
        fold.look(replay.sitting());
        replay.next();
    }
    replay.finish();
    if (const auto& found = replay.difference()) throw cannot(found->sentence());
    fold.look(replay.sitting());
    Sitting sitting = replay.sitting();
    sitting.keep_with(std::make_unique<StoreKeeper>(store, name, std::move(fold), sitting.journal().size()));
    return sitting;
}

}  // namespace boxcars::session
