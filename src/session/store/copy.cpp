#include "session/store/copy.h"

#include "session/files.h"
#include "session/store/schema.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <cstdlib>

namespace boxcars::session {
namespace {

namespace fs = std::filesystem;

void copy_pages(const Database& from, const fs::path& to) {
    std::error_code ignored;
    fs::remove(to, ignored);
    const Database copy{to, Database::Access::Copy};
    fs::permissions(to, fs::perms::owner_read | fs::perms::owner_write, ignored);
    sqlite3_backup* backup = sqlite3_backup_init(copy.handle(), "main", from.handle(), "main");
    if (!backup) copy.fail(sqlite3_errcode(copy.handle()), sqlite3_errmsg(copy.handle()));
    const int answer = sqlite3_backup_step(backup, -1);
    const int end = sqlite3_backup_finish(backup);
    if (answer != SQLITE_DONE || end != SQLITE_OK)
        copy.fail(answer == SQLITE_DONE ? end : answer, sqlite3_errmsg(copy.handle()));
}

std::int64_t records_in(const fs::path& copy) try {
    return size_of(copy) == 0 ? 0 : written(Database{copy, Database::Access::Frozen}).records;
} catch (const StoreTrouble&) {
    return 0;
}

}  // namespace

std::uintmax_t size_of(const fs::path& file) {
    std::error_code trouble;
    const std::uintmax_t size = fs::file_size(file, trouble);
    return trouble ? 0 : size;
}

void check_pages(const Database& database) {
    Statement check = database.statement("PRAGMA integrity_check(1)");
    if (!check.step()) database.damaged("its check has no answer");
    const std::string found = check.text(0, 10'000);
    if (found == "ok") return;
    constexpr std::string_view unread = "error code=";  // a page may be unreadable without being damaged
    if (const auto at = found.find(unread); at != std::string::npos)
        database.fail(std::atoi(found.c_str() + at + unread.size()), found.c_str());
    database.damaged(found.substr(found.rfind('\n') + 1));  // after the line that names the database
}

fs::path copy_of(const fs::path& store) { return store.string() + ".copy"; }

void make_copy(const Database& store) {
    const fs::path copy = copy_of(store.path()), unfinished = copy.string() + ".part";
    if (records_in(copy) > written(store).records) return;
    copy_pages(store, unfinished);
    check_pages(Database{unfinished, Database::Access::Frozen});
    std::error_code trouble;
    fs::rename(unfinished, copy, trouble);
    if (trouble)
        throw StoreTrouble(
            StoreTrouble::Cause::Other,
            fmt::format("The copy {} cannot be kept: {}. Look after its folder.", copy.string(), trouble.message()));
    flush_folder(copy.parent_path());
}

std::optional<Milliseconds> bring_back(const fs::path& store) try {
    if (size_of(copy_of(store)) == 0) return {};
    const Database copy{copy_of(store), Database::Access::Frozen};
    check_tables(copy);
    check_pages(copy);
    copy_pages(copy, store);
    flush_folder(store.parent_path());
    return written(copy).last;
} catch (const StoreTrouble& trouble) {
    if (trouble.cause() != StoreTrouble::Cause::Damaged) throw;
    return {};
}

}  // namespace boxcars::session
