// The store: where every sitting is kept, entry by entry, in one file of the data folder. One Boxcars writes it at a
// time; another one reads it and keeps its own sittings in a side store (side_stores.h). Decides nothing about a game
// and believes no row before its digest is checked; whether a sitting is what its seed throws is found out by playing
// it again (kept_session.h, replay.h).
//
// Where the file cannot be written, sittings stay in memory, trouble() says why, and they are written as soon as the
// disk will. Playing never throws for the store's sake; reading throws StoreTrouble.
#pragma once
#include "session/store/history.h"
#include "session/store/pages.h"
#include "session/store/purse.h"
#include "session/store/writer.h"

namespace boxcars::session {

struct StoreOptions {
    Place place = Place::Window;            // where this program plays
    std::chrono::milliseconds retry{3000};  // between two attempts while the disk will not
    std::string disk{};                     // the name of an sqlite3_vfs; empty: the system's files
};

class Store {
 public:
    // Opened, or found not to open, when this returns: see trouble().
    explicit Store(std::filesystem::path data, StoreOptions options = {});

    // ---- keeping
    SittingBegan named(const Recording& head);  // a new sitting, with a name of its own; not handed over yet
    Ticket add(std::vector<Record> records) { return writer_.add(std::move(records)); }  // in one commit
    Ticket forget(const std::string& sitting) { return add({SittingDeleted{sitting}}); }
    Ticket end(const std::string& sitting) { return add({SittingEnded{sitting, now_ms()}}); }
    Ticket sign(const std::string& sitting, const std::string& initials) {
        return add({SittingSigned{sitting, initials, now_ms()}});
    }
    Ticket keep(const SealedDice& dice) { return add({DiceSealed{dice}}); }  // before anybody is asked for words
    Ticket borrow();                                                         // the next loan into the purse
    bool has_seal(const std::string& seal) const;                            // is it on the disk
    // On the disk, or the disk will not for now: nobody need wait for it any longer. Never blocks.
    bool stored(Ticket ticket) const { return writer_.committed(ticket) || writer_.in_trouble(); }
    bool wait(Ticket ticket) { return writer_.wait(ticket); }  // until it is stored; true: on the disk
    bool wait_for_all() { return wait(add({})); }
    std::optional<std::string> trouble() const { return writer_.trouble(); }  // why nothing is kept now; for a banner
    bool busy() const { return writer_.busy(); }  // another Boxcars writes it: what is open here may be played there
    std::vector<std::string> take_sentences() { return writer_.take_sentences(); }  // what has happened since
    void retry_now() { writer_.retry_now(); }
    void close() { writer_.close(); }             // then the last sentences may be taken
    bool lost() const { return writer_.lost(); }  // after close(): some of what was played is kept nowhere
    // Each verb waits for the disk: no picture waits for the verb, and what a script is told of is kept.
    bool waits() const { return options_.place == Place::Headless; }

    // ---- reading: what is on the disk, and what is still in memory
    std::vector<SittingLine> sittings(std::size_t most = 1000);     // newest first
    std::vector<SittingLine> open_sittings(std::size_t most = 20);  // those that can go on
    // A page: those that the filter takes and that are older than the one of that name; empty: from the newest.
    std::vector<SittingLine> sittings(const SittingFilter& filter, const std::string& before, std::size_t most);
    std::optional<SittingLine> line(const std::string& sitting);  // none: there is none of that name
    // Checked digest by digest. Nothing: there is none of that name. StoreTrouble (Damaged): the entry that is another.
    std::optional<StoredSitting> sitting(const std::string& name);
    std::optional<Recording> recording(const std::string& name);
    // The sitting of that name, the newest for an empty one. Throws Error naming the sittings there are.
    std::string find(const std::string& name);
    // The open sitting of that name, the newest for an empty one, of that game, any for an empty one. Of a game none is
    // found by itself that is a stop of a Night. Throws Error.
    SittingLine find_open(const std::string& name, const std::string& game);
    // What is on the disk alone; see history.h, pages.h, high_scores.h. `ask`: of the database; where there is no file
    // yet, the answer is an empty one.
    template <class Ask>
    auto read(const Ask& ask) const -> decltype(ask(std::declval<const Database&>())) {
        const auto database = reader();
        if (!database) return {};
        return ask(*database);
    }
    std::vector<std::string> uncounted();
    std::vector<TallyLine> tallies(const std::string& game);
    std::vector<ThrownLine> thrown(const std::string& game);
    std::vector<SittingResult> results(std::size_t most);
    Hands hands(const std::string& sitting);
    // None: nobody can know it, as the store cannot be read. Whether it may be played from: see busy().
    std::optional<Purse> purse();
    std::optional<std::string> find_same(const Recording& recording);  // the sitting that was played like that
    const std::filesystem::path& data() const { return data_; }

 private:
    std::unique_ptr<Database> reader() const;                     // none: there is no file yet
    bool on_disk(const char* sql, const std::string& key) const;  // does that find a row with this key
    std::vector<SittingLine> lines(bool only_open, std::size_t most);

    std::filesystem::path data_;
    StoreOptions options_;
    std::set<std::string> names_;  // given in this run
    Writer writer_;
};

}  // namespace boxcars::session
