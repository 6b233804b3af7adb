// The system calls for writing a file, with errno. Tests replace them by calls that fail.
#pragma once
#include <sys/types.h>

#include <cstddef>

namespace boxcars::session {

class SystemFiles {
 public:
    SystemFiles() = default;
    SystemFiles(const SystemFiles&) = delete;
    SystemFiles& operator=(const SystemFiles&) = delete;
    virtual ~SystemFiles() = default;

    virtual int open(const char* path, int flags, mode_t mode) const;
    virtual ssize_t write(int file, const void* bytes, std::size_t count) const;
    virtual int fsync(int file) const;
    virtual int close(int file) const;
    virtual int rename(const char* from, const char* to) const;
    virtual int link(const char* from, const char* to) const;
    virtual int unlink(const char* path) const;
};

}  // namespace boxcars::session
