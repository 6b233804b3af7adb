// The store: where every sitting is kept, entry by entry, in one file of the data folder. One Boxcars writes it at a
// time; another one reads. Decides nothing about a game and believes no row before its seal is checked; whether a
// sitting is what its seed throws is found out by playing it again (kept_session.h, replay.h).
//
// Where the file cannot be written, sittings stay in memory, trouble() says why, and they are written as soon as the
// disk will. Playing never throws for the store's sake; reading throws StoreTrouble.
#pragma once
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
    Ticket end(const std::string& sitting) { return add({SittingEnded{sitting, now_ms()}}); }
    // On the disk, or the disk will not for now: nobody need wait for it any longer. Never blocks.
    bool stored(Ticket ticket) const { return writer_.committed(ticket) || writer_.in_trouble(); }
    bool wait(Ticket ticket) { return writer_.wait(ticket); }                 // until it is stored; true: on the disk
    std::optional<std::string> trouble() const { return writer_.trouble(); }  // why nothing is kept now; for a banner
    bool busy() const { return writer_.busy(); }  // another Boxcars writes it: what is open here may be played there
    std::vector<std::string> take_sentences() { return writer_.take_sentences(); }  // what has happened since
    void retry_now() { writer_.retry_now(); }
    void close() { writer_.close(); }  // then the last sentences may be taken

    // ---- reading: what is on the disk, and what is still in memory
    std::vector<SittingLine> sittings(std::size_t most = 1000);     // newest first
    std::vector<SittingLine> open_sittings(std::size_t most = 20);  // those that can go on
    // Checked seal by seal. Nothing: there is none of that name. StoreTrouble (Damaged): the entry that is another.
    std::optional<StoredSitting> sitting(const std::string& name);
    std::optional<Recording> recording(const std::string& name);
    // The sitting of that name, the newest for an empty one. Throws Error naming the sittings there are.
    std::string find(const std::string& name);
    // The open sitting of that name, the newest for an empty one, of that game, any for an empty one. Throws Error.
    SittingLine find_open(const std::string& name, const std::string& game);
    const std::filesystem::path& data() const { return data_; }

 private:
    std::unique_ptr<Database> reader() const;  // none: there is no file yet
    std::vector<SittingLine> lines(bool only_open, std::size_t most);

    std::filesystem::path data_;
    StoreOptions options_;
    std::set<std::string> names_;  // given in this run
    Writer writer_;
};

}  // namespace boxcars::session
