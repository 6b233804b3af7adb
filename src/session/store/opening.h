// The way from a data folder to a store that may be written: the folder, the writer's lock, the check, the last good
// copy and what can still be read in place of a damaged file, the tables of today, the side stores that were left. What
// happened on the way is told in sentences.
#pragma once
#include "session/store/database.h"
#include "session/store/generations.h"
#include "session/store/schema.h"

#include <filesystem>
#include <string>
#include <vector>

namespace boxcars::session {

// Side stores: files like the store, boxcars.db.beside-1 and so on. A Boxcars that finds another one at work in the
// data folder keeps its sittings in one; the first that has the folder to itself adds them to the store and removes the
// file.
class FolderLock {
 public:
    explicit FolderLock(const std::filesystem::path& data) : file_(data / "boxcars.lock") {}
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // Gets the folder for this process, unless it has it. False: another Boxcars has it. Throws StoreTrouble.
    bool get();
    bool get_side(int number);  // the same for a side store
    void release_side(int number) const;

 private:
    void open();
    bool lock_byte(int number, short type) const;

    std::filesystem::path file_;
    int opened_ = -1;
    bool alone_ = false;
};

constexpr int most_side_stores = 100;
std::filesystem::path side_store(const std::filesystem::path& data, int number);  // from 1

// The number of one that is not there yet, for this process alone. 0: there are too many.
int get_side_store(FolderLock& lock, const std::filesystem::path& data);
void remove_side_store(const std::filesystem::path& data, int number);

// Adds all of which no process has the lock; what happened, as sentences. Done twice it adds nothing twice. Throws
// StoreTrouble where the store cannot be written; then every side store stays.
std::vector<std::string> add_side_stores(FolderLock& lock, const std::filesystem::path& data, const Database& store);

// Moves a damaged file and its log to a name of its own beside it, which is the answer. Throws StoreTrouble.
std::filesystem::path lay_aside(const std::filesystem::path& file);

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
