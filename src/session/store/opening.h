// The way from a data folder to a store that may be written: the folder, the writer's lock, the check, the last good
// copy in place of a damaged file, the tables of today. What happened on the way is told in sentences.
#pragma once
#include "session/store/generations.h"

#include <string>
#include <vector>

namespace boxcars::session {

std::filesystem::path store_file(const std::filesystem::path& data);  // `boxcars.db`

class StoreOpening {  // holds the writer's lock from the first open() to its end
 public:
    // `disk`: the name of an sqlite3_vfs; empty: the system's files.
    explicit StoreOpening(std::filesystem::path data, std::string disk = {});
    ~StoreOpening();
    StoreOpening(const StoreOpening&) = delete;
    StoreOpening& operator=(const StoreOpening&) = delete;

    // Throws StoreTrouble: Busy when another Boxcars holds the lock, Newer, ReadOnly, Full or Other. A damaged file is
    // no trouble: it lies aside, and the last good copy, or an empty store, is in its place.
    std::unique_ptr<Database> open();
    const Generations& generations() const { return generations_; }
    std::vector<std::string> take_sentences();

 private:
    void make_place() const;
    void lock();
    std::unique_ptr<Database> checked();
    std::filesystem::path set_aside() const;
    void restore(const std::string& why);
    void read_from(const std::filesystem::path& aside, const Database& into);

    std::filesystem::path data_, file_;
    std::string disk_;
    Generations generations_;
    std::filesystem::path aside_{};  // a damaged file whose sittings may still be read
    int lock_ = -1;                  // an open file
    std::vector<std::string> sentences_;
};

}  // namespace boxcars::session
