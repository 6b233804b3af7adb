#include "session/store/rescue.h"

#include "session/store/runs.h"
#include "session/store/sitting_columns.h"
#include "session/store/sitting_rows.h"

#include <algorithm>

namespace boxcars::session {
namespace {

constexpr std::int64_t widest_gap = 10'000;  // unreadable rows after which the search ends if the last row is unknown

// The last row number; none: the pages with it are damaged.
std::optional<std::int64_t> last_row(const Database& damaged) try {
    return damaged.number("SELECT coalesce(max(id), 0) FROM sitting NOT INDEXED");
} catch (const StoreTrouble&) {
    return {};
}

std::optional<StoredSitting> whole_sitting(const Database& database, const std::string& name) try {
    return read_sitting(database, name);
} catch (const StoreTrouble& trouble) {
    if (trouble.cause() != StoreTrouble::Cause::Damaged) throw;
    return {};
}

// Whether `longer` is the sitting `shorter` with more entries or with its end.
bool continues(const StoredSitting& longer, const StoredSitting& shorter) {
    if (head_digest(longer.began) != head_digest(shorter.began)) return false;
    const auto &all = longer.began.head.entries, &beginning = shorter.began.head.entries;
    if (beginning.size() > all.size() || !std::equal(beginning.begin(), beginning.end(), all.begin())) return false;
    return beginning.size() < all.size() || (longer.tail.ended && !shorter.tail.ended);
}

// Removes a damaged sitting and recomputes the sums of its game. Also removes its seal if no other sitting has it.
void take_out(const StoredSitting& sitting, const Database& store) {
    store.statement("DELETE FROM sitting WHERE name = ?").with(sitting.began.name).run();
    if (store.number("SELECT changes()") > 0) HandRows{store}.count_again(sitting.began.head.game);
    if (const auto& sealed = sitting.began.head.sealed)
        store
            .statement(
                "DELETE FROM dice_seal WHERE seal = ?1 AND NOT EXISTS (SELECT 1 FROM sealed_sitting WHERE "
                "sealed_sitting.seal = ?1)")
            .with(sealed->seal)
            .run();
}

std::vector<Record> readable_seals(const Database& damaged) {
    std::vector<Record> all;
    each_readable_row(damaged, "SELECT seal, about, secret FROM dice_seal", [&](const Statement& row) {
        all.emplace_back(
            SealedDice{row.text(0, longest_name), row.text(1, longest_name), {}, row.text(2, longest_name)});
    });
    return all;
}

}  // namespace

// Finds each row from the root of its table, so that a damaged page hides only its own rows.
void each_readable(const Database& damaged, const std::function<void(const StoredSitting&)>& found) {
    const auto last = last_row(damaged);
    std::int64_t seen = 0;
    for (std::int64_t id = 1; last ? id <= *last : id - seen <= widest_gap; ++id) {
        const auto sitting = readable_sitting(damaged, id);
        if (!sitting) continue;
        seen = id;
        found(*sitting);
    }
}

bool add_sitting(const StoredSitting& sitting, const Database& into) {
    const std::string& name = sitting.began.name;
    const auto here = whole_sitting(into, name);
    if (here && !continues(sitting, *here)) return false;
    Transaction all{into};
    if (!here) take_out(sitting, into);
    SittingRows rows{into};
    for (const Record& record : records_of(sitting)) rows.write(record);
    rows.settle();
    if (!whole_sitting(into, name)) return false;
    all.commit();
    return true;
}

std::size_t add_readable(const Database& from, const Database& into) {
    std::size_t added = 0;
    each_readable(from, [&](const StoredSitting& sitting) { added += add_sitting(sitting, into); });
    const std::vector<Record> seals = readable_seals(from);
    const std::vector<RunRow> runs = readable_runs(from);
    const std::vector<DeletedStation> stations = readable_deleted_stations(from);
    Transaction all{into};
    SittingRows rows{into};
    for (const Record& seal : seals) rows.write(seal);
    add_runs(runs, into);
    for (const DeletedStation& station : stations) write_deleted_station(into, station);
    all.commit();
    return added;
}

std::size_t add_damaged(const std::filesystem::path& from, const Database& into) {
    std::unique_ptr<Database> damaged;
    try {
        damaged = std::make_unique<Database>(from, Database::Access::Damaged);
    } catch (const StoreTrouble&) {
        return 0;
    }
    return add_readable(*damaged, into);
}

}  // namespace boxcars::session
