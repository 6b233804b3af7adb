// The thread that writes the store; a build without threads writes at once. Callers hand over records and get a ticket
// immediately, even on a slow disk; one commit takes all waiting records. After a failure records stay in memory, in
// order, and are tried again; none is dropped before it is on the disk. Errors become sentences, never exceptions.
#pragma once
#include "base/pieces.h"
#include "base/words.h"
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

// The connection that writes the store: opens it when needed, commits records and makes the copy. Gives up on a sitting
// that two commits in a row find damaged. For one thread only. Throws StoreTrouble.
class StoreConnection {
 public:
    explicit StoreConnection(std::unique_ptr<StoreOpening> opening) : opening_(std::move(opening)) {}

    void open();  // opens it if it is not open
    void commit(const std::vector<Record>& records);
    void copy_if_due();  // copies a small store if a sitting ended
    // Makes the next open() open everything again, since a failed flush may have lost data.
    void drop();
    void close();                               // first copies the store if there are new records
    std::vector<std::string> take_sentences();  // since the last call
    // What is said of a failure: nothing if the store can be read all the same and nobody plays.
    std::string words_of(const StoreTrouble& trouble) const;

 private:
    void write(const Record& record);
    void copy();

    std::unique_ptr<StoreOpening> opening_;
    std::unique_ptr<Database> database_;
    std::optional<SittingRows> rows_;
    bool sitting_ended_ = false, news_ = false;  // since the last copy; news: records were committed
    std::string damaged_twice_{};                // the sitting that the last commit found damaged
    std::set<std::string> given_up_;             // sittings that the store cannot take
    std::vector<std::string> sentences_;
};

using Ticket = std::uint64_t;  // number of records handed over; 0: none

class Writer {
 public:
    // Opens the store on its own thread: at once or, if `idle`, when there is something to write. `retry`: the pause
    // after a failure.
    Writer(std::unique_ptr<StoreOpening> opening, std::chrono::milliseconds retry, bool idle = false);
    ~Writer();  // does what close() does
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    Ticket add(std::vector<Record> records);                              // the records are committed together
    bool committed(Ticket ticket) const { return committed_ >= ticket; }  // whether it is on the disk
    bool wait(Ticket ticket);                                             // waits until stored; false: the disk fails
    void wait_open();                                                     // waits until it is open or cannot be opened
    bool in_trouble() const { return in_trouble_; }
    bool busy() const { return busy_; }  // another Boxcars has the store

    std::optional<std::string> trouble() const;  // why nothing can be kept now
    std::vector<std::string> take_sentences();   // since the last call
    std::vector<Record> pending() const;         // records that may not be on the disk yet
    void retry_now();
    void close();  // tries once more and reports what is lost
    bool lost() const;

 private:
    void start();
    void work();
    void work_through();   // writes all waiting records
    void end();            // makes the last attempt
    bool rest();           // waits for work; false: it is closing
    bool turn();           // makes one attempt; retries failed records alone
    bool waiting() const;  // there are more records
    void take_queue();
    void succeeded();
    void failed(const StoreTrouble& trouble);
    void hear_connection();
    void close_connection();
    void say_what_is_lost();

    const std::chrono::milliseconds retry_;

    mutable std::mutex mutex_;  // guards the members below
    std::condition_variable stirred_, settled_;
    std::deque<Record> queue_;
    std::vector<Record> doing_;  // the next commit; only the thread changes it
    std::vector<std::string> sentences_;
    std::optional<std::string> trouble_;
    bool started_ = false, opened_ = false, closing_ = false, hurried_ = false, lost_ = false;
    Ticket handed_ = 0;
    std::atomic<Ticket> committed_ = 0;
    std::atomic<bool> in_trouble_ = false, busy_ = false;

    StoreConnection connection_;  // used by the thread only
    std::thread thread_;
};

}  // namespace boxcars::session
