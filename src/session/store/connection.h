// The connection through which the store is written: opened when it is needed, everything handed over in one commit,
// a copy made on the side. Decides which sitting it cannot go on with; when something is tried, and again, the writer
// decides. For one thread alone. Throws StoreTrouble.
#pragma once
#include "session/store/opening.h"
#include "session/store/sitting_rows.h"

#include <set>

namespace boxcars::session {

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

}  // namespace boxcars::session
