// The one thread that writes the store; in a build without threads what is handed over is written at once. Whoever
// plays hands over records and gets a ticket at once, however slow the disk is; one commit takes everything that waits.
// While the disk will not, records stay in memory in their order and are tried again; none is dropped before it is on
// the disk. Errors become sentences, never exceptions.
#pragma once
#include "base/pieces.h"
#include "session/store/opening.h"
#include "session/store/sitting_rows.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <thread>

namespace boxcars::session {

// The connection through which the store is written: opened when it is needed, everything handed over in one commit,
// a copy made on the side. Decides which sitting it cannot go on with; when something is tried, and again, the writer
// decides. For one thread alone. Throws StoreTrouble.
class StoreConnection {
 public:
    explicit StoreConnection(std::unique_ptr<StoreOpening> opening) : opening_(std::move(opening)) {}

    void open();  // unless it is; from the side store to the store, once the folder is free
    bool beside() const { return opening_->beside(); }  // it is a side store
    void commit(const std::vector<Record>& records);
    bool copying() const { return backup_.has_value(); }
    void copy_on();  // some pages
    // The next open() opens everything anew: after a failed flush nobody knows what the disk has.
    void drop();
    void close();                               // with a copy of what was committed since the last one
    std::vector<std::string> take_sentences();  // what has happened since last asked

 private:
    void write(const Record& record);
    void begin_copy();
    void give_up_on(const std::string& sitting, const std::string& why);

    std::unique_ptr<StoreOpening> opening_;
    std::unique_ptr<Database> database_;
    std::optional<SittingRows> rows_;
    std::optional<Backup> backup_;
    bool sitting_ended_ = false;       // since the last copy began
    bool news_ = false;                // since the last copy was made
    std::set<std::string> deleted_{};  // sittings, in this run
    std::string damaged_twice_{};      // the sitting at which the last commit found damage
    std::set<std::string> given_up_;   // sittings that the store cannot take
    std::vector<std::string> sentences_;
};

using Ticket = std::uint64_t;  // how many records had been handed over with this one; 0: none

class Writer {
 public:
    // Opens the store on its own thread. `retry`: how long it rests after a failure.
    Writer(std::unique_ptr<StoreOpening> opening, std::chrono::milliseconds retry);
    ~Writer();  // as close()
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    Ticket add(std::vector<Record> records);                              // they are committed together, or not yet
    bool committed(Ticket ticket) const { return committed_ >= ticket; }  // it is on the disk
    bool wait(Ticket ticket);                                             // until it is, or the disk will not: false
    void wait_open();  // until the store has been opened, or could not be
    bool in_trouble() const { return in_trouble_; }
    bool busy() const { return busy_; }  // another Boxcars writes the store, and this one a side store

    std::optional<std::string> trouble() const;  // why nothing can be kept now
    std::vector<std::string> take_sentences();   // what has happened since last asked
    std::vector<Record> pending() const;         // handed over, and not known to be in the store
    void retry_now();
    void close();  // a last try; what then is kept nowhere is said
    bool lost() const;

 private:
    void work();
    void work_through();   // without threads: what waits now
    void end();            // the last attempt
    bool rest();           // until there is something to do; false: it is the last time
    bool turn();           // one attempt at what is to be done; what failed before comes first and alone
    bool waiting() const;  // more has been handed over
    void take_queue();
    void succeeded();
    void failed(const StoreTrouble& trouble);
    void hear_connection();
    void close_connection();
    void say_what_is_lost();

    const std::chrono::milliseconds retry_;

    mutable std::mutex mutex_;  // of what follows
    std::condition_variable stirred_, settled_;
    std::deque<Record> queue_;
    std::vector<Record> doing_;   // the next commit; changed by the thread alone
    std::vector<Record> beside_;  // committed to a side store
    std::vector<std::string> sentences_;
    std::optional<std::string> trouble_;
    bool opened_ = false, closing_ = false, hurried_ = false, lost_ = false;
    Ticket handed_ = 0;
    std::atomic<Ticket> committed_ = 0;
    std::atomic<bool> in_trouble_ = false, busy_ = false;

    StoreConnection connection_;  // of the thread alone
    std::thread thread_;
    std::optional<Pieces> copying_;  // without threads
};

}  // namespace boxcars::session
