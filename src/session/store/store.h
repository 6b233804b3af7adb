// The store keeps every sitting, entry by entry, in one file of the data folder. One Boxcars writes it at a time;
// another one reads it, and keeps its own sittings in memory until it has the folder. Whether a sitting is what was
// played is checked by replaying it (keeping.h, replay.h).
//
// If the file cannot be written, sittings stay in memory, trouble() says why, and they are written as soon as that is
// possible. Writing never throws; reading throws StoreTrouble.
#pragma once
#include "session/store/history.h"
#include "session/store/pages.h"
#include "session/store/writer.h"

namespace boxcars::session {

struct StoreOptions {
    Place place = Place::Window;            // where the sittings are played
    std::chrono::milliseconds retry{3000};  // between two attempts after a failure
    std::string disk{};                     // the name of an sqlite3_vfs; empty: the system's files
    OpenedTo opened_to = OpenedTo::Play;    // what the store is opened for
};

class Store {
 public:
    // Opens the file. If that fails, trouble() says why.
    explicit Store(std::filesystem::path data, StoreOptions options = {});

    // ---- writing
    SittingBegan named(const Recording& head);  // a new sitting with a name, not added yet
    Ticket add(std::vector<Record> records) { return writer_.add(std::move(records)); }  // adds them in one commit
    Ticket forget(const std::string& sitting) { return add({SittingDeleted{sitting}}); }
    Ticket end(const std::string& sitting) { return add({SittingEnded{sitting, now_ms()}}); }
    Ticket sign(const std::string& sitting, const std::string& initials) {
        return add({SittingSigned{sitting, initials, now_ms()}});
    }
    Ticket keep(const SealedDice& dice) { return add({dice}); }  // call it before words are asked for
    // Both return true once the run's row is on the disk, and throw Error if it is too long or has a wrong name.
    bool begin_run(const RunRow& run);
    bool set_choices(const std::string& run, const std::string& choices);  // only appends; false: unknown run
    bool has_seal(const std::string& seal) const {                         // whether it is on the disk
        return on_disk("SELECT 1 FROM dice_seal WHERE seal = ?", seal);
    }
    bool has_milestone(const std::string& name) const {
        return on_disk("SELECT 1 FROM milestone WHERE name = ?", name);
    }
    // True if it is on the disk, or if the disk fails now: no need to wait any longer. Never blocks.
    bool stored(Ticket ticket) const { return writer_.committed(ticket) || writer_.in_trouble(); }
    bool wait(Ticket ticket) { return writer_.wait(ticket); }  // waits until stored; true: on the disk
    bool wait_for_all() { return wait(add({})); }
    std::optional<std::string> trouble() const { return writer_.trouble(); }        // why nothing is kept now
    bool busy() const { return writer_.busy(); }                                    // another Boxcars writes it
    std::vector<std::string> take_sentences() { return writer_.take_sentences(); }  // sentences since the last call
    void retry_now() { writer_.retry_now(); }
    void close() { writer_.close(); }             // take_sentences() then returns the last ones
    bool lost() const { return writer_.lost(); }  // after close(): some of what was played could not be saved
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
    // The open sitting of that name, or the newest of that game for an empty name. An empty game means any. A station
    // is found only by name. Throws Error.
    SittingLine find_open(const std::string& name, const std::string& game);
    // Reads from the disk only, with functions of history.h and pages.h. If there is no file yet, the answer is empty.
    template <class Ask, class... Of>
    auto read(const Ask& ask, const Of&... of) const -> decltype(ask(std::declval<const Database&>(), of...)) {
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
    template <class Ask>
    auto listed(const Ask& ask) const;

    std::filesystem::path data_;
    StoreOptions options_;
    std::set<std::string> names_;  // names given by this process
    Writer writer_;
};

}  // namespace boxcars::session
