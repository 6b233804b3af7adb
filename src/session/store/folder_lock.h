// Which Boxcars writes which store file of a data folder: one has the folder to itself and writes boxcars.db; each
// other one writes a side store, boxcars.db.beside-1 and so on. All locks are on boxcars.lock and end with their
// process.
#pragma once
#include <filesystem>

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

}  // namespace boxcars::session
