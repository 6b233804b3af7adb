// Side stores: files like the store, boxcars.db.beside-1 and so on. A Boxcars that finds another one at work in the
// data folder keeps its sittings in one; the first that has the folder to itself adds them to the store and removes the
// file.
#pragma once
#include "session/store/database.h"

#include <filesystem>
#include <vector>

namespace boxcars::session {

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

}  // namespace boxcars::session
