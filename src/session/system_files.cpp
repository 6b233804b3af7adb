#include "session/system_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>

namespace boxcars::session {

int SystemFiles::open(const char* path, int flags, mode_t mode) const { return ::open(path, flags, mode); }

ssize_t SystemFiles::write(int file, const void* bytes, std::size_t count) const { return ::write(file, bytes, count); }

int SystemFiles::fsync(int file) const { return ::fsync(file); }

int SystemFiles::close(int file) const { return ::close(file); }

int SystemFiles::rename(const char* from, const char* to) const { return ::rename(from, to); }

int SystemFiles::link(const char* from, const char* to) const { return ::link(from, to); }

int SystemFiles::unlink(const char* path) const { return ::unlink(path); }

}  // namespace boxcars::session
