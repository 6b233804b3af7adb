// Reads one page of the store at a time: sittings by a filter, hands in an order, entries of a sitting, runs. Every
// read uses an index, so its time does not depend on the size of the store. Does not check digests; stored_sitting.h
// does.
#pragma once
#include "session/store/history.h"
#include "session/store/stored_sitting.h"

namespace boxcars::session {

struct SittingFilter {
    enum class State { Any, Open, Done };
    enum class Marks { Any, Counted, Practice, Imported };  // Counted: neither practice nor imported
    std::string game{};                                     // empty: every game
    State state = State::Any;
    Marks marks = Marks::Any;
    std::string run{};  // stations of this run; empty: all sittings

    bool operator==(const SittingFilter&) const = default;
};
// Newest first. `before`: only those older than this sitting; empty: from the newest.
std::vector<SittingLine> page_of_sittings(const Database& database, const SittingFilter& filter,
                                          const std::string& before, std::size_t most);

struct HandKind {  // the properties hands are grouped by
    std::string bet{}, opponent{};
    bool whole = false;
    bool operator==(const HandKind&) const = default;
};
std::vector<HandKind> hand_kinds(const Database& database, const std::string& game);  // kinds of hands that count

enum class HandOrder { Newest, BestNet, WorstNet, MostThrows };
struct HandLine {
    std::string sitting{};  // the sitting's name
    Milliseconds began = 0;
    Hand hand{};  // without its sheet
};
// Hands that count, of these kinds of one game.
std::vector<HandLine> page_of_hands(const Database& database, const std::string& game, std::span<const HandKind> kinds,
                                    HandOrder order, std::size_t from, std::size_t most);
// All hands of a sitting, in order.
std::vector<HandLine> hands_of_sitting(const Database& database, const std::string& sitting, std::size_t from,
                                       std::size_t most);

struct EntryLine {
    std::int64_t number = 1;
    int game = 1;
    std::string event{};
    std::vector<int> faces{};
    std::vector<std::string> facts{};
    bool operator==(const EntryLine&) const = default;
};
std::vector<EntryLine> page_of_entries(const Database& database, const std::string& sitting, std::int64_t from,
                                       std::size_t most);

constexpr std::size_t longest_choices = 64 << 10;  // bytes

// Newest first. `name`: the only run wanted; empty: all.
std::vector<RunRow> read_runs(const Database& database, std::string_view name, std::size_t most);

struct DeletedStation {  // what a run keeps of a station whose sitting was deleted
    std::string run{};
    int number = 1;
    std::string sitting{};    // its name
    std::string recording{};  // as exported() writes it; empty: nothing of it could be read
};
std::vector<DeletedStation> deleted_stations(const Database& database, const std::string& run);

}  // namespace boxcars::session
