// The system's file calls, of which a chosen one fails; `witness` is called before each of them.
#pragma once
#include "session/files.h"

#include <cerrno>
#include <functional>
#include <string>
#include <vector>

namespace boxcars::test {

struct FailingFiles : session::SystemFiles {
    std::string fails{};  // "fsync": the call that fails; "" none
    int nth = 1;          // which of those calls fails
    int error = EIO;
    std::function<void()> witness = [] {};
    mutable std::vector<std::string> called{};

    bool fail(const char* call) const {
        witness();
        called.emplace_back(call);
        if (fails != call) return false;
        int times = 0;
        for (const auto& one : called) times += one == call;
        if (times != nth) return false;
        errno = error;
        return true;
    }
    int open(const std::filesystem::path& path, session::Opening opening) const override {
        return fail("open") ? -1 : SystemFiles::open(path, opening);
    }
    std::ptrdiff_t write(int file, const void* bytes, std::size_t count) const override {
        if (fail("write")) return -1;
        return SystemFiles::write(file, bytes, count < 2 ? count : count / 2);  // a short write, as systems may
    }
    int fsync(int file) const override { return fail("fsync") ? -1 : SystemFiles::fsync(file); }
    int close(int file) const override {
        const bool fails_now = fail("close");
        const int closed = SystemFiles::close(file);  // closes even if reported as failed
        if (!fails_now) return closed;
        errno = error;
        return -1;
    }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) const override {
        return fail("rename") ? -1 : SystemFiles::rename(from, to);
    }
    int link(const std::filesystem::path& from, const std::filesystem::path& to) const override {
        return fail("link") ? -1 : SystemFiles::link(from, to);
    }
};

}  // namespace boxcars::test
