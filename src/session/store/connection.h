// The connection that writes the store of a data folder: makes the folder, locks it for this process, checks the file,
// puts the copy in the place of a damaged one, commits records and makes the copy.
#pragma once
#include "session/store/records.h"
#include "session/system/system.h"

#include <chrono>
#include <set>

namespace boxcars::session {

inline std::filesystem::path store_file(const std::filesystem::path& data) { return data / "boxcars.db"; }
// The copy beside it, `boxcars.db.copy`, made and checked when a sitting ends and when the store is closed.
inline std::filesystem::path copy_of(const std::filesystem::path& store) { return store.string() + ".copy"; }

// ---- its tables, see schema.cpp

constexpr std::int64_t store_application = 0x426f7863;  // "Boxc", in the file's header, for the command `file`
constexpr std::int64_t store_version = 6;

// Whether the file has no tables yet. Throws StoreTrouble: Damaged if it is no store, OtherVersion.
bool is_empty(const Database& database);
void make_tables(const Database& database);   // in one transaction; leaves a file that has them
void check_tables(const Database& database);  // throws StoreTrouble (Damaged) if they differ in any letter
// Checks pages, trees and tables by reading the whole file. Throws StoreTrouble (Damaged).
void check_pages(const Database& database);

// What a store is opened for. Only one opened to play says what becomes of what is played. To read, nothing is written
// unless the store must be restored or what was played counted; what cannot be written is read as it is.
enum class OpenedTo { Play, Change, Read };

struct StoreOptions {
    Place place = Place::Window;            // where the sittings are played
    std::chrono::milliseconds retry{3000};  // between two attempts after a failure
    std::string disk{};                     // the name of an sqlite3_vfs; empty: the system's files
    OpenedTo opened_to = OpenedTo::Play;    // what the store is opened for
};

// Whether nothing in the folder's store waits to be restored.
bool reads_as_it_is(const std::filesystem::path& data, const std::string& disk);

// For one thread. Holds the folder's lock from the first open(). Gives up on a sitting found damaged by two commits.
class StoreConnection {
 public:
    // `say` takes each sentence about what happened to the store.
    StoreConnection(std::filesystem::path data, const StoreOptions& options, std::function<void(std::string)> say);
    // Opens the store if it is closed; moves a damaged file aside. Throws StoreTrouble for any other cause.
    void open();
    void commit(const std::vector<Record>& records);  // throws StoreTrouble
    void copy_if_due();                               // copies a small store if a sitting ended
    // Makes the next open() open everything again, since a failed flush may have lost data.
    void drop() { database_.reset(); }
    void close();  // first copies the store if there are new records
    // What is said of a failure: nothing if the store can be read all the same and nobody plays.
    std::string words_of(const StoreTrouble& trouble) const;

 private:
    void make_folder_mine();
    std::unique_ptr<Database> checked() const;
    void restore(const std::string& why);
    void write(const Record& record);
    void copy();

    std::filesystem::path data_, file_;
    std::string disk_;
    OpenedTo opened_to_;
    std::function<void(std::string)> say_;
    os::LockFile lock_;
    bool alone_ = false;  // the folder is locked
    std::unique_ptr<Database> database_;
    bool sitting_ended_ = false, news_ = false;  // since the last copy; news: records were committed
    std::string damaged_twice_{};                // the sitting that the last commit found damaged
    std::set<std::string> given_up_;             // sittings that the store cannot take
};

}  // namespace boxcars::session
