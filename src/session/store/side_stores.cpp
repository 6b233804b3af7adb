#include "session/store/side_stores.h"

#include "session/files.h"
#include "session/store/generations.h"
#include "session/store/rescue.h"
#include "session/store/schema.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <system_error>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

void move_if_there(const fs::path& from, const fs::path& to) {
    std::error_code trouble;
    if (fs::exists(from, trouble)) fs::rename(from, to, trouble);
    if (trouble)
        throw StoreTrouble(StoreTrouble::Cause::ReadOnly,
                           fmt::format("The damaged store {} cannot be laid aside: {}. Move it away, or "
                                       "choose another data folder with --data-dir.",
                                       from.string(), trouble.message()));
}

// With the tables of today and an empty log. Throws StoreTrouble.
void make_ready(const fs::path& file) {
    const Database side{file, Database::Access::Write};
    migrate(side);
    check_pages(side);
    check_tables(side);
}

struct Adding {
    std::size_t sittings = 0;
    std::vector<std::string> sentences{};
};

void add_side_store(const fs::path& data, int number, const Database& store, Adding& adding) {
    const fs::path file = side_store(data, number);
    std::string damage;
    try {
        make_ready(file);
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != StoreTrouble::Cause::Damaged) {  // it stays for another time
            adding.sentences.emplace_back(trouble.what());
            return;
        }
        damage = trouble.what();
    }
    adding.sittings += add_damaged(file, store);
    if (damage.empty()) return remove_side_store(data, number);
    adding.sentences.push_back(fmt::format("{} It lies in {} now; what could be read of it is in the store.", damage,
                                           lay_aside(file).string()));
}

}  // namespace

FolderLock::~FolderLock() {
    if (opened_ >= 0) ::close(opened_);
}

void FolderLock::open() {
    if (opened_ >= 0) return;
    opened_ = ::open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (opened_ >= 0) return;
    using Cause = StoreTrouble::Cause;
    throw StoreTrouble(errno == ENOSPC || errno == EDQUOT ? Cause::Full : Cause::ReadOnly,
                       fmt::format("Nothing can be kept in {}: {}. Choose a data folder you may write to, with "
                                   "--data-dir.",
                                   file_.parent_path().string(), std::generic_category().message(errno)));
}

bool FolderLock::get() {
    open();
    return alone_ = alone_ || ::flock(opened_, LOCK_EX | LOCK_NB) == 0;
}

// The number is that of a byte, which need not exist. The lock belongs to the open file, as flock()'s does.
bool FolderLock::lock_byte([[maybe_unused]] int number, [[maybe_unused]] short type) const {
#ifdef F_OFD_SETLK
    struct flock byte {};
    byte.l_type = type;
    byte.l_whence = SEEK_SET;
    byte.l_start = number;
    byte.l_len = 1;
    return ::fcntl(opened_, F_OFD_SETLK, &byte) == 0;
#else
    return false;
#endif
}

bool FolderLock::get_side(int number) {
    open();
    return lock_byte(number, F_WRLCK);
}

void FolderLock::release_side(int number) const { lock_byte(number, F_UNLCK); }

fs::path side_store(const fs::path& data, int number) { return data / fmt::format("boxcars.db.beside-{}", number); }

int get_side_store(FolderLock& lock, const fs::path& data) {
    std::error_code trouble;
    for (int number = 1; number <= most_side_stores; ++number) {
        if (!lock.get_side(number)) continue;
        if (!fs::exists(side_store(data, number), trouble)) return number;
        lock.release_side(number);  // left by a process that is gone
    }
    return 0;
}

void remove_side_store(const fs::path& data, int number) {
    std::error_code ignored;
    for (const char* part : {"-wal", "-shm", ""}) fs::remove(side_store(data, number).string() + part, ignored);
    flush_folder(data);
}

std::vector<std::string> add_side_stores(FolderLock& lock, const fs::path& data, const Database& store) {
    Adding adding;
    std::error_code trouble;
    for (int number = 1; number <= most_side_stores; ++number) {
        if (!fs::exists(side_store(data, number), trouble) || !lock.get_side(number)) continue;
        add_side_store(data, number, store, adding);
        lock.release_side(number);
    }
    if (adding.sittings > 0)
        adding.sentences.push_back(
            fmt::format("{} sitting{} played while another Boxcars was open {} in the store now.", adding.sittings,
                        adding.sittings == 1 ? "" : "s", adding.sittings == 1 ? "is" : "are"));
    return std::move(adding.sentences);
}

fs::path lay_aside(const fs::path& file) {
    const auto now = std::chrono::system_clock::now();
    const std::string name = fmt::format("{}.damaged-{:%Y-%m-%dT%H-%M-%S}Z", file.string(),
                                         fmt::gmtime(std::chrono::system_clock::to_time_t(now)));
    fs::path aside = name;
    std::error_code trouble;
    for (int more = 2; fs::exists(aside, trouble); ++more) aside = fmt::format("{}-{}", name, more);
    for (const char* part : {"", "-wal", "-shm"}) move_if_there(file.string() + part, aside.string() + part);
    flush_folder(file.parent_path());
    return aside;
}

}  // namespace boxcars::session
