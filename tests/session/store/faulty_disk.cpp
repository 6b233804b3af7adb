#include "session/store/faulty_disk.h"

#include <sqlite3.h>

#include <chrono>
#include <cstring>
#include <thread>

namespace faulty {
namespace {

struct File {
    sqlite3_file base;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* of(sqlite3_file* file) { return reinterpret_cast<File*>(file); }
sqlite3_file* real(sqlite3_file* file) { return of(file)->real(); }
const sqlite3_io_methods* methods_of(sqlite3_file* file) { return real(file)->pMethods; }

bool fails(What what, std::atomic<long>& count) {
    Disk& now = disk();
    const long number = ++count;
    if (now.dead) return true;
    if (now.fail_at == 0 || now.what != what || number < now.fail_at || number >= now.fail_at + now.failures)
        return false;
    if (now.dies) now.dead = true;
    return true;
}

int close(sqlite3_file* file) { return methods_of(file)->xClose(real(file)); }
int read(sqlite3_file* file, void* to, int size, sqlite3_int64 from) {
    return disk().dead ? SQLITE_IOERR_READ : methods_of(file)->xRead(real(file), to, size, from);
}
int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 to) {
    const bool was_dead = disk().dead;
    if (fails(What::Write, disk().writes)) {
        if (disk().half && !was_dead) methods_of(file)->xWrite(real(file), from, size / 2, to);
        return disk().full ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    }
    return methods_of(file)->xWrite(real(file), from, size, to);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return disk().dead ? SQLITE_IOERR_TRUNCATE : methods_of(file)->xTruncate(real(file), size);
}
int sync(sqlite3_file* file, int flags) {
    if (const int wait = disk().sync_takes; wait > 0) std::this_thread::sleep_for(std::chrono::milliseconds{wait});
    return fails(What::Sync, disk().syncs) ? SQLITE_IOERR_FSYNC : methods_of(file)->xSync(real(file), flags);
}
int size(sqlite3_file* file, sqlite3_int64* answer) { return methods_of(file)->xFileSize(real(file), answer); }
int lock(sqlite3_file* file, int level) { return methods_of(file)->xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return methods_of(file)->xUnlock(real(file), level); }
int reserved(sqlite3_file* file, int* answer) { return methods_of(file)->xCheckReservedLock(real(file), answer); }
int control(sqlite3_file* file, int what, void* with) { return methods_of(file)->xFileControl(real(file), what, with); }
int sector(sqlite3_file* file) { return methods_of(file)->xSectorSize(real(file)); }
int traits(sqlite3_file* file) { return methods_of(file)->xDeviceCharacteristics(real(file)); }
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
    return methods_of(file)->xShmMap(real(file), page, size, extend, to);
}
int shm_lock(sqlite3_file* file, int from, int count, int flags) {
    return methods_of(file)->xShmLock(real(file), from, count, flags);
}
void shm_barrier(sqlite3_file* file) { methods_of(file)->xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) { return methods_of(file)->xShmUnmap(real(file), remove); }

constexpr sqlite3_io_methods methods{2,        close,       read,      write,   truncate, sync,   size,
                                     lock,     unlock,      reserved,  control, sector,   traits, shm_map,
                                     shm_lock, shm_barrier, shm_unmap, nullptr, nullptr};

sqlite3_vfs* system_disk() { return sqlite3_vfs_find(nullptr); }

int open(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out) {
    file->pMethods = nullptr;
    if (fails(What::Open, disk().opens)) return SQLITE_CANTOPEN;
    std::memset(real(file), 0, static_cast<std::size_t>(system_disk()->szOsFile));
    const int answer = system_disk()->xOpen(system_disk(), path, real(file), flags, out);
    if (answer == SQLITE_OK || real(file)->pMethods) file->pMethods = &methods;
    return answer;
}
int remove(sqlite3_vfs*, const char* path, int flush) {
    return disk().dead ? SQLITE_IOERR_DELETE : system_disk()->xDelete(system_disk(), path, flush);
}

}  // namespace

void Disk::anew() {
    writes = syncs = opens = 0;
    what = What::Write;
    fail_at = 0;
    failures = 1;
    dies = half = full = dead = false;
    sync_takes = 0;
}

Disk& disk() {
    static Disk one;
    return one;
}

std::string name() {
    static sqlite3_vfs faulty = [] {
        sqlite3_vfs vfs = *system_disk();
        vfs.szOsFile += static_cast<int>(sizeof(File));
        vfs.zName = "faulty";
        vfs.pNext = nullptr;
        vfs.xOpen = open;
        vfs.xDelete = remove;
        return vfs;
    }();
    static const int registered = sqlite3_vfs_register(&faulty, 0);
    return registered == SQLITE_OK ? "faulty" : "the faulty disk could not be registered";
}

}  // namespace faulty
