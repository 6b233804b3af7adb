// A store as an earlier version left it: the rows of one of today, as far as that version had tables and columns for
// them.
#pragma once
#include "session/store/kept_sitting.h"
#include "session/store/schema.h"

namespace kept {

inline std::vector<std::string> texts(const Database& database, const std::string& sql) {
    std::vector<std::string> all;
    Statement rows = database.statement(sql);
    while (rows.step()) all.push_back(rows.text(0, 1000));
    return all;
}

inline void make_older(const fs::path& data, const fs::path& older, int version) {
    const Database before{store_file(older), Database::Access::Write};
    migrate(before, version);
    before.run("PRAGMA foreign_keys = OFF; ATTACH '" + store_file(data).string() + "' AS newer;");
    for (const std::string& table : texts(before, "SELECT name FROM main.sqlite_schema WHERE type = 'table'")) {
        std::string columns;
        for (const std::string& name : texts(before, "SELECT name FROM pragma_table_info('" + table + "', 'main')"))
            columns += (columns.empty() ? "" : ", ") + name;
        before.run("INSERT INTO main." + table + " (" + columns + ") SELECT " + columns + " FROM newer." + table);
    }
    before.run("DETACH newer;");
}

}  // namespace kept
