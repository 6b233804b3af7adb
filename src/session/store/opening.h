// Opens the store of a data folder for writing: makes the folder, takes the writer's lock, checks the file, restores a
// damaged one from copies and what can still be read, updates its tables and adds side stores. Reports what happened in
// sentences.
#pragma once
#include "session/store/database.h"
#include "session/store/generations.h"
#include "session/store/schema.h"
#include "session/system/system.h"

#include <filesystem>
#include <string>
#include <vector>

namespace boxcars::session {

// Side stores are files like the store: boxcars.db.beside-1 and so on. A Boxcars that finds the folder in use keeps its
// sittings in one; the first that has the folder to itself adds them to the store and removes the file. All locks are
// on boxcars.lock and end with their process.
std::filesystem::path side_store(const std::filesystem::path& data, int number);  // from 1
std::filesystem::path store_file(const std::filesystem::path& data);              // `boxcars.db`

// What a store is opened for. Only to play is a side store made and said what becomes of what is played. To read,
// nothing is written unless something waits to be added, restored, updated or counted; what cannot be written is read
// as it is.
enum class OpenedTo { Play, Change, Read };

// Whether nothing in the folder's store waits to be added, restored or updated.
bool reads_as_it_is(const std::filesystem::path& data, const std::string& disk);

class StoreOpening {  // holds the writer's lock from the first open()
 public:
    // `disk`: the name of an sqlite3_vfs; empty: the system's files. Tests pass their own `steps`.
    explicit StoreOpening(std::filesystem::path data, std::string disk = {}, SchemaSteps steps = schema_steps(),
                          OpenedTo to = OpenedTo::Play);
    OpenedTo opened_to() const { return opened_to_; }
    StoreOpening(const StoreOpening&) = delete;
    StoreOpening& operator=(const StoreOpening&) = delete;

    // Throws StoreTrouble: Newer, ReadOnly, Full or Other; Busy if too many Boxcars are open. Moves a damaged file
    // aside and replaces it by what the copies and the file itself still have.
    std::unique_ptr<Database> open();
    // Whether open() returned a side store, because another Boxcars has the folder.
    bool beside() const { return side_ > 0; }
    // Locks the folder for this process; open() then returns the store. False: another Boxcars has it. Throws
    // StoreTrouble.
    bool get_folder();
    // Adds all side stores that no process has locked; call it before closing. Adds nothing twice. If the store cannot
    // be written, throws StoreTrouble and removes no side store.
    void add_side_stores(const Database& store);
    void remove_side();  // requires: it is empty and closed
    const Generations& generations() const { return generations_; }
    std::vector<std::string> take_sentences() { return std::exchange(sentences_, {}); }

 private:
    void make_place() const;
    void choose_file();
    std::unique_ptr<Database> checked();
    void restore(const std::string& why);
    void finish_restoring() const;
    void heal(const Database& store);

    std::filesystem::path data_, file_;
    std::string disk_;
    SchemaSteps steps_;
    OpenedTo opened_to_;
    Generations generations_;
    os::LockFile lock_;
    bool alone_ = false;  // the folder is locked
    int side_ = 0;        // the number of the side store; 0: the store itself
    std::vector<std::string> sentences_;
};

}  // namespace boxcars::session
