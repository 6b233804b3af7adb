// A disk that fails on demand: an sqlite3_vfs over the system's own that counts, fails, fills, cuts or delays.
#pragma once
#include <atomic>
#include <string>

namespace faulty {

enum class What { Write, Sync, Open };

struct Disk {
    std::atomic<long> writes = 0, syncs = 0, opens = 0;  // done since it was made anew
    std::atomic<What> what = What::Write;
    std::atomic<long> fail_at = 0;    // from the n-th of those on, counted from 1; 0: never
    std::atomic<long> failures = 1;   // so many of them
    std::atomic<bool> dies = false;   // nothing at all works after the first failure: the process is gone
    std::atomic<bool> half = false;   // the write that fails has done half of its work
    std::atomic<bool> full = false;   // it fails for want of room
    std::atomic<int> sync_takes = 0;  // milliseconds

    std::atomic<bool> dead = false;
    void anew();  // as it came from the shop
};

Disk& disk();
std::string name();  // registers it with SQLite at the first call

}  // namespace faulty
