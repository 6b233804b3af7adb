// The way from a data folder to a store that may be written: the folder, the writer's lock, the check, the last good
// copy and what can still be read in place of a damaged file, the tables of today, the side stores that were left. What
// happened on the way is told in sentences.
#pragma once
#include "session/store/generations.h"
#include "session/store/schema.h"
#include "session/store/side_stores.h"

#include <string>
#include <vector>

namespace boxcars::session {

std::filesystem::path store_file(const std::filesystem::path& data);  // `boxcars.db`

class StoreOpening {  // holds the writer's lock from the first open() to its end
 public:
    // `disk`: the name of an sqlite3_vfs; empty: the system's files. Tests bring `steps` of their own.
    explicit StoreOpening(std::filesystem::path data, std::string disk = {}, SchemaSteps steps = schema_steps());
    StoreOpening(const StoreOpening&) = delete;
    StoreOpening& operator=(const StoreOpening&) = delete;

    // Throws StoreTrouble: Newer, ReadOnly, Full or Other; Busy when too many Boxcars are open. A damaged file is no
    // trouble: it lies aside, and what the copies and the file itself still have is in its place.
    std::unique_ptr<Database> open();
    // What open() gave is a side store, as another Boxcars has the folder.
    bool beside() const { return side_ > 0; }
    bool get_folder() { return lock_.get(); }  // the next open() gives the store. Throws StoreTrouble
    // Before the end: adds side stores that were left since; see side_stores.h.
    void add_side_stores(const Database& store);
    void remove_side();  // it is empty, and closed
    const Generations& generations() const { return generations_; }
    std::vector<std::string> take_sentences();

 private:
    void make_place() const;
    void choose_file();
    std::unique_ptr<Database> checked();
    void restore(const std::string& why);
    std::filesystem::path mended() const;
    void finish_restoring() const;
    void heal(const Database& store);

    std::filesystem::path data_, file_;
    std::string disk_;
    SchemaSteps steps_;
    Generations generations_;
    FolderLock lock_;
    int side_ = 0;  // the number of the side store; 0: the store itself
    std::vector<std::string> sentences_;
};

}  // namespace boxcars::session
