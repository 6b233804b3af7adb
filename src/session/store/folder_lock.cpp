#include "session/store/folder_lock.h"

#include "session/store/database.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace boxcars::session {

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

}  // namespace boxcars::session
