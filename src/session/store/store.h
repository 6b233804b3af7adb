// The store keeps every sitting, entry by entry, in one file of the data folder. One Boxcars writes it at a time;
// another one reads it, and keeps its own sittings in memory until it has the folder. Whether a sitting is what was
// played is checked by replaying it (resume(), replay.h).
//
// If the file cannot be written, sittings stay in memory, trouble() says why, and they are written as soon as that is
// possible. Writing never throws; reading throws StoreTrouble.
#pragma once
#include "base/pieces.h"
#include "base/words.h"
#include "session/replay.h"
#include "session/store/connection.h"
#include "session/store/queries.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace boxcars::session {

using Ticket = std::uint64_t;  // number of records handed over; 0: none

// The thread that writes the store; a build without threads writes at once. Callers hand over records and get a ticket
// immediately, even on a slow disk; one commit takes all waiting records. After a failure records stay in memory, in
// order, and are tried again; none is dropped before it is on the disk. Errors become sentences, never exceptions.
class Writer {
 public:
    // Opens the store on its own thread, unless it can be read as it is: then when there is something to write. Waits
    // until it is open or cannot be opened.
    Writer(const std::filesystem::path& data, const StoreOptions& options);
    ~Writer() { close(); }
    Ticket add(std::vector<Record> records);  // the records are committed together
    // True if it is on the disk, or if the disk fails now: no need to wait any longer. Never blocks.
    bool stored(Ticket ticket) const;
    bool wait(Ticket ticket);                    // waits until stored; true: it is on the disk
    std::optional<std::string> trouble() const;  // why nothing can be kept now
    bool busy() const;                           // another Boxcars writes the store
    std::vector<std::string> take_sentences();   // since the last call
    std::vector<Record> pending() const;         // records that may not be on the disk yet
    void close();                                // tries once more; take_sentences() then says what is lost
    bool lost() const {                          // after close(): some of what was played could not be saved
        return std::ranges::any_of(pending(), is_move);
    }

 private:
    static bool is_move(const Record& record) { return std::holds_alternative<EntryMade>(record); }
    void start();
    void work();
    void work_through();  // writes all waiting records
    void end();           // makes the last attempt and says what is lost
    bool rest();          // waits for work; false: it is closing
    bool turn();          // makes one attempt, retrying failed records alone; true: it succeeded, and more wait
    bool failed(const StoreTrouble& trouble);  // returns false
    void say(std::string sentence);

    const std::chrono::milliseconds retry_;
    mutable std::mutex mutex_;  // guards the members below
    std::condition_variable stirred_, settled_;
    std::vector<Record> queue_;
    std::vector<Record> doing_;  // the next commit; only the thread changes it
    std::vector<std::string> sentences_;
    std::optional<StoreTrouble> trouble_;
    bool started_ = false, opened_ = false, closing_ = false;
    Ticket handed_ = 0, committed_ = 0;

    StoreConnection connection_;  // used by the thread only
    std::thread thread_;
};

class Store : public Writer {
 public:
    // Opens the file. If that fails, trouble() says why.
    explicit Store(const std::filesystem::path& data, const StoreOptions& options = {});

    // ---- writing
    SittingBegan named(const Recording& head);  // a new sitting with a name, not added yet
    Ticket forget(const std::string& sitting) { return add({SittingDeleted{sitting}}); }
    Ticket end(const std::string& sitting) { return add({SittingEnded{sitting, now_ms()}}); }
    Ticket sign(const std::string& sitting, const std::string& initials) {
        return add({SittingSigned{sitting, initials, now_ms()}});
    }
    Ticket keep(const SealedDice& dice) { return add({dice}); }  // call it before words are asked for
    // Both return true once the run's row is on the disk, and throw Error if it is too long or has a wrong name.
    bool begin_run(const RunRow& run);
    bool set_choices(const std::string& run,
                     const std::string& choices);  // only appends; false: unknown run, or only read
    // Whether it is on the disk.
    bool has_seal(const std::string& seal) const { return on_disk("SELECT 1 FROM dice_seal WHERE seal = ?", seal); }
    bool wait_for_all() { return wait(add({})); }
    // Whether every decision and throw waits for the disk, so that everything reported to a script is kept.
    bool waits() const { return options_.place == Place::Headless; }

    // ---- reading from the disk and from memory
    std::vector<SittingLine> sittings(std::size_t most = 1000) { return sittings({}, "", most); }  // newest first
    std::vector<SittingLine> open_sittings(std::size_t most = 20);  // only those that can be continued
    // One page: those that match the filter and are older than `before`; empty: from the newest.
    std::vector<SittingLine> sittings(const SittingFilter& filter, const std::string& before, std::size_t most);
    std::optional<SittingLine> line(const std::string& sitting);  // empty: there is no such sitting
    // None: there is no such sitting. Throws StoreTrouble (Damaged) with the first wrong entry.
    std::optional<StoredSitting> sitting(const std::string& name);
    std::optional<Recording> recording(const std::string& name);
    // The sitting of that name, or the newest for an empty name. Throws Error that lists the known names.
    std::string find(const std::string& name);
    // That open sitting; for an empty name the newest of that game (empty: any) that is no station. Throws Error.
    SittingLine find_open(const std::string& name, const std::string& game);
    // Reads from the disk only, with functions of queries.h. If there is no file yet, the answer is empty.
    auto read(const auto& ask, const auto&... of) const -> decltype(ask(std::declval<const Database&>(), of...)) {
        const auto database = reader();
        if (!database) return {};
        return ask(*database, of...);
    }
    // Newest first; `name`: that run alone, empty: all.
    std::vector<RunRow> runs(std::size_t most = 1000, std::string_view name = {});
    std::optional<RunRow> run(const std::string& name);
    std::vector<SittingLine> sittings_of_run(const std::string& run);  // by number, then the oldest first
    std::optional<std::string> find_same(const Recording& recording);  // a sitting with the same entries
    const std::filesystem::path& data() const { return data_; }

 private:
    std::unique_ptr<Database> reader() const;                     // nullptr: there is no file yet
    bool on_disk(const char* sql, const std::string& key) const;  // whether the statement finds a row for the key
    // The rows that `ask` reads from the disk, with what is not there yet.
    auto listed(const auto& ask) const;

    std::filesystem::path data_;
    StoreOptions options_;
    std::set<std::string> names_;  // names given by this process
};

// ---- a sitting that is kept: every decision, throw and change of the table is handed over, in window, text and
// headless play. A throw is shown only when it is stored(): the window asks every tick, the others wait with
// store_now(). A sitting begins in the store with its first entry, so that opening a table leaves nothing behind.

std::unique_ptr<SittingKeeper> kept_in(Store* store);  // for a new sitting; no store: nullptr, which keeps nothing

// Continues a kept sitting after recomputing every entry: the state and the place in the dice stream are the same.
// Throws Error if there is none, it differs from its replay, or its dice came from a list.
Sitting resume(const rules::AnyGame& game, Store& store, const std::string& name);

}  // namespace boxcars::session
