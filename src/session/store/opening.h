// Opens the store of a data folder for writing: makes the folder, locks it for this process, checks the file, and puts
// the copy in the place of a damaged one. Reports what happened in sentences.
#pragma once
#include "session/store/database.h"
#include "session/system/system.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace boxcars::session {

std::filesystem::path store_file(const std::filesystem::path& data);  // `boxcars.db`

// What a store is opened for. Only one opened to play says what becomes of what is played. To read, nothing is written
// unless the store must be restored or what was played counted; what cannot be written is read as it is.
enum class OpenedTo { Play, Change, Read };

// Whether nothing in the folder's store waits to be restored.
bool reads_as_it_is(const std::filesystem::path& data, const std::string& disk);

class StoreOpening {  // holds the folder's lock from the first open() that finds it free; the lock ends with its
                      // process
 public:
    // `disk`: the name of an sqlite3_vfs; empty: the system's files.
    explicit StoreOpening(std::filesystem::path data, std::string disk = {}, OpenedTo to = OpenedTo::Play)
        : data_(std::move(data)), file_(store_file(data_)), disk_(std::move(disk)), opened_to_(to) {}
    StoreOpening(const StoreOpening&) = delete;
    StoreOpening& operator=(const StoreOpening&) = delete;
    OpenedTo opened_to() const { return opened_to_; }

    // Throws StoreTrouble: Busy if another Boxcars has the folder, OtherVersion, ReadOnly, Full or Other. Moves a
    // damaged file aside.
    std::unique_ptr<Database> open();
    std::vector<std::string> take_sentences() { return std::exchange(sentences_, {}); }

 private:
    void make_place() const;
    void get_folder();
    std::unique_ptr<Database> checked() const;
    void restore(const std::string& why);

    std::filesystem::path data_, file_;
    std::string disk_;
    OpenedTo opened_to_;
    os::LockFile lock_;
    bool alone_ = false;  // the folder is locked
    std::vector<std::string> sentences_;
};

}  // namespace boxcars::session
