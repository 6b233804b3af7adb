// What the page of what was played shows, as plain values, and what may be asked of it there. Filled by
// scenes/history, drawn by this folder.
#pragma once
#include "players/people.h"
#include "session/history/figures.h"
#include "session/store/pages.h"
#include "session/store/purse.h"

#include <optional>
#include <string>
#include <vector>

namespace boxcars::ui {

enum class HistoryPage { Sittings, Hands, Statistics, Scores };

struct HistoryTitle {
    std::string name, title;  // "craps", "Craps"
    std::string_view unit{};  // what its hands count
    players::Cast people{};   // who plays by its policies
};

struct SittingRow {
    session::SittingLine line{};
    session::SittingResult result{};
};

struct SittingsView {
    session::SittingFilter filter{};
    std::vector<SittingRow> rows{};
    bool newer = false, older = false;  // there are some
};

enum class SittingHalf { Hands, Entries };

struct SittingView {  // the one that was chosen
    SittingRow row{};
    SittingHalf part = SittingHalf::Hands;
    std::vector<session::HandLine> hands{};
    std::vector<session::EntryLine> entries{};
    bool back = false, more = false;
};

struct HandsView {
    std::string game{};                      // empty: there is none to choose
    std::vector<session::HandKind> kinds{};  // of that game
    std::optional<std::size_t> kind{};       // of these; none: all
    session::HandOrder order = session::HandOrder::Newest;
    std::vector<session::HandLine> rows{};
    bool back = false, more = false;
};

enum class HistoryQuestion { None, Delete, End, Import };

struct HistoryView {
    HistoryPage page = HistoryPage::Sittings;
    std::vector<HistoryTitle> games{};
    SittingsView sittings{};
    std::optional<SittingView> sitting{};
    HandsView hands{};
    std::string game{};         // of the statistics; empty: all of them
    std::string scored_game{};  // of the high scores
    std::vector<session::GameStatistics> statistics{};
    std::optional<session::Purse> purse{};  // beside the statistics; none: nobody has played from it
    std::vector<session::GameScores> scores{};
    HistoryQuestion question = HistoryQuestion::None;
    std::string told{};  // what the last deed came to
    bool trouble = false, busy = false;
    bool writable = true;  // another Boxcars keeps the store: nothing is changed here

    const HistoryTitle* known(const std::string& name) const {
        for (const HistoryTitle& one : games)
            if (one.name == name) return &one;
        return nullptr;
    }
    HistoryTitle title(const std::string& name) const { return known(name) ? *known(name) : HistoryTitle{name, name}; }
    std::string title_of(const std::string& name) const { return title(name).title; }
    std::string_view unit_of(const std::string& name) const { return title(name).unit; }
    players::Cast people_of(const std::string& name) const { return title(name).people; }
};

struct HistoryRequest {
    enum class Asked {
        None,
        Page,      // `number`: a HistoryPage
        Game,      // `words`: its name; empty: all
        State,     // `number`: of SittingFilter
        Marks,     // likewise
        Kind,      // `number`: of HandsView::kinds, -1: all
        Order,     // `number`: a HandOrder
        Turn,      // `number`: pages onwards, -1: back
        Choose,    // `words`: a sitting's name
        Part,      // `number`: a SittingHalf
        Close,     // the chosen sitting
        Continue,  // the chosen sitting
        Watch,     // the chosen sitting, from entry `number`
        Export,
        Verify,
        Ask,  // `number`: a Question
        No,   // to the question
        Yes,  // to the question; `words`: the file to import
    } what = Asked::None;
    std::int64_t number = 0;
    std::string words{};

    explicit operator bool() const { return what != Asked::None; }
};

}  // namespace boxcars::ui
