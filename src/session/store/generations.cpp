#include "session/store/generations.h"

#include "session/files.h"
#include "session/store/schema.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

void take_away(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
}

void move_over(const fs::path& from, const fs::path& to) {
    std::error_code trouble;
    fs::rename(from, to, trouble);
    if (trouble)
        throw StoreTrouble(StoreTrouble::Cause::Other,
                           fmt::format("The copy {} of the store cannot be kept: {}. Look after its folder.",
                                       to.string(), trouble.message()));
}

bool good(const fs::path& file) {
    std::error_code trouble;
    if (!fs::is_regular_file(file, trouble)) return false;
    try {
        const Database copy{file, Database::Access::Frozen};
        if (schema_of(copy) < 1) return false;
        check_pages(copy);
        return true;
    } catch (const Error&) {
        return false;
    }
}

}  // namespace

void check_pages(const Database& database) {
    Statement check = database.statement("PRAGMA integrity_check(1)");
    if (!check.step()) database.damaged("its check has no answer");
    const std::string found = check.text(0, 10'000);
    if (found == "ok") return;
    constexpr std::string_view unread = "error code=";  // a page that could not be read need not be wrong
    if (const auto at = found.find(unread); at != std::string::npos)
        database.fail(std::atoi(found.c_str() + at + unread.size()), found.c_str());
    database.damaged(found);
}

fs::path Generations::file(int generation) const { return fmt::format("{}.{}", store_.string(), generation); }
fs::path Generations::unfinished() const { return store_.string() + ".part"; }

bool Generations::any() const {
    std::error_code trouble;
    for (int generation = 1; generation <= count; ++generation)
        if (fs::exists(file(generation), trouble)) return true;
    return false;
}

bool Generations::due(Milliseconds now) const {
    struct stat about {};
    if (::stat(file(1).c_str(), &about) != 0) return true;
    return now - Milliseconds{about.st_mtim.tv_sec} * 1000 >= a_day;
}

void Generations::rotate() const {
    for (int older = count; older > 1; --older)
        if (std::error_code trouble; fs::exists(file(older - 1), trouble)) move_over(file(older - 1), file(older));
    move_over(unfinished(), file(1));
    flush_folder(store_.parent_path());
}

std::optional<int> Generations::bring_back() const {
    for (int generation = 1; generation <= count; ++generation) {
        if (!good(file(generation))) continue;
        constexpr auto most_bytes = static_cast<std::size_t>(
            std::min<std::uint64_t>(std::uint64_t{8} << 30, std::numeric_limits<std::size_t>::max()));
        write_file(store_, read_file(file(generation), "copy of the store", most_bytes));
        ::chmod(store_.c_str(), 0600);
        return generation;
    }
    return {};
}

Backup::Backup(const Database& from, Generations to) : from_(from), generations_(std::move(to)) {
    take_away(generations_.unfinished());
    copy_.emplace(generations_.unfinished(), Database::Access::Copy);
    ::chmod(generations_.unfinished().c_str(), 0600);
    backup_ = sqlite3_backup_init(copy_->handle(), "main", from_.handle(), "main");
    if (!backup_) copy_->fail(sqlite3_errcode(copy_->handle()), sqlite3_errmsg(copy_->handle()));
}

bool Backup::step(int pages) {
    const int answer = sqlite3_backup_step(backup_, pages);
    if (answer == SQLITE_OK || answer == SQLITE_BUSY || answer == SQLITE_LOCKED) return true;
    const int end = sqlite3_backup_finish(std::exchange(backup_, nullptr));
    if (answer != SQLITE_DONE || end != SQLITE_OK)
        copy_->fail(answer == SQLITE_DONE ? end : answer, sqlite3_errmsg(copy_->handle()));
    copy_.reset();
    generations_.rotate();
    return false;
}

Backup::~Backup() {
    if (!backup_) return;
    sqlite3_backup_finish(backup_);
    copy_.reset();
    take_away(generations_.unfinished());
}

}  // namespace boxcars::session
