#include "session/store/schema.h"

#include "session/store/migrations.h"

#include <fmt/format.h>

namespace boxcars::session {
namespace {

std::string tables_of(const Database& database) {
    Statement rows = database.statement("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name");
    std::string all;
    while (rows.step()) all += rows.text(0, 100'000) + "\n";
    return all;
}

const std::string& newest_tables() {
    static const std::string all = [] {
        const Database model = Database::in_memory();
        migrate(model);
        return tables_of(model);
    }();
    return all;
}

bool empty(const Database& database) { return database.number("SELECT count(*) FROM sqlite_schema") == 0; }

}  // namespace

int newest_schema() { return static_cast<int>(migrations().size()); }

int schema_of(const Database& database) {
    const std::int64_t version = database.number("PRAGMA user_version");
    const std::int64_t application = database.number("PRAGMA application_id");
    if (application == 0 && version == 0 && empty(database)) return 0;
    if (application != store_application || version < 1) database.damaged("it is no store of Boxcars");
    if (version <= newest_schema()) return static_cast<int>(version);
    throw StoreTrouble(StoreTrouble::Cause::Newer,
                       fmt::format("The store {} was made by a newer Boxcars: it has version {}, and this one knows "
                                   "{}. Play with that one, or choose another data folder with --data-dir.",
                                   database.path().string(), version, newest_schema()));
}

void migrate(const Database& database, int to) {
    for (int version = schema_of(database); version < to; ++version) {
        Transaction step{database};
        database.run(migrations()[static_cast<std::size_t>(version)]);
        database.run(
            fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};", store_application, version + 1));
        step.commit();
    }
}

void check_tables(const Database& database) {
    if (tables_of(database) != newest_tables()) database.damaged("its tables are not those of a store");
}

}  // namespace boxcars::session
