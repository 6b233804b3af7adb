#include "scenes/history/pages.h"

#include "base/reader.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using session::Database;
using ui::HistoryPage;
using Ask = ui::HistoryRequest::Ask;

constexpr std::size_t sittings_a_page = 13, hands_a_page = 13, part_a_page = 13;
constexpr std::size_t most_hands = 600;  // rows of the list; filters find other hands

// Returns true if there were more rows than `most`.
template <class Rows>
bool cut(Rows& rows, std::size_t most) {
    const bool more = rows.size() > most;
    if (more) rows.resize(most);
    return more;
}

}  // namespace

HistoryPages::HistoryPages(session::Store* store, session::KeptGames kept, std::vector<ui::HistoryTitle> games)
    : store_(store), kept_(std::move(kept)) {
    view_.games = std::move(games);
    view_.writable = store_ && !store_->busy();
    if (!view_.games.empty()) view_.hands.game = view_.scored_game = view_.games.front().name;
}

void HistoryPages::show_answer(std::string words, bool trouble) {
    view_.answer = for_reader(std::move(words));
    view_.trouble = trouble;
}

void HistoryPages::show(const ui::HistoryRequest& request) {
    if (request.what == Ask::Choose) return choose(request.words);
    if (request.what == Ask::Close) return close_sitting();
    const auto number = static_cast<int>(request.number);
    if (request.what == Ask::Page)
        view_.page = static_cast<HistoryPage>(number);
    else if (request.what == Ask::Turn)
        turn(number);
    else if (request.what == Ask::Part)
        show_half(static_cast<ui::SittingHalf>(number));
    else
        filter(request);
    show_answer("", false);
    read();
}

void HistoryPages::show_half(ui::SittingHalf half) {
    view_.sitting.value().part = half;
    part_from_ = 0;
}

void HistoryPages::filter(const ui::HistoryRequest& request) {
    const auto number = static_cast<int>(request.number);
    session::SittingFilter& sittings = view_.sittings.filter;
    if (request.what == Ask::Game) choose_game(request.words);
    if (request.what == Ask::State) sittings.state = static_cast<session::SittingFilter::State>(number);
    if (request.what == Ask::Marks) sittings.marks = static_cast<session::SittingFilter::Marks>(number);
    if (request.what == Ask::Kind) {
        view_.hands.kind.reset();
        if (number >= 0) view_.hands.kind = static_cast<std::size_t>(number);
    }
    if (request.what == Ask::Order) view_.hands.order = static_cast<session::HandOrder>(number);
    before_.clear();
    hands_from_ = 0;
}

void HistoryPages::choose_game(const std::string& game) {
    if (view_.page == HistoryPage::Sittings) {
        view_.sittings.filter.game = game;
    } else if (view_.page == HistoryPage::Hands) {
        view_.hands.game = game;
        view_.hands.kind.reset();
    } else if (view_.page == HistoryPage::Scores) {
        view_.scored_game = game;
    } else {
        view_.game = game;
    }
}

void HistoryPages::turn(int pages) {
    const auto moved = [&](std::size_t& from, std::size_t by) {
        if (pages > 0)
            from += by;
        else
            from -= std::min(from, by);
    };
    if (view_.page == HistoryPage::Hands) return moved(hands_from_, hands_a_page);
    if (view_.sitting) return moved(part_from_, part_a_page);
    if (pages > 0 && !view_.sittings.rows.empty()) before_.push_back(view_.sittings.rows.back().line.name);
    if (pages < 0 && !before_.empty()) before_.pop_back();
}

void HistoryPages::choose(const std::string& sitting) {
    view_.page = HistoryPage::Sittings;
    view_.sitting.emplace().row.line.name = sitting;
    part_from_ = 0;
    show_answer("", false);
    read();
}

void HistoryPages::close_sitting() {
    view_.sitting.reset();
    show_answer("", false);
    read();
}

// ---- Reading

void HistoryPages::read() {
    if (!store_) return show_answer("Nothing is kept here: there is no data folder. Say where with --data-dir.", true);
    try {
        read_page();
    } catch (const Error& trouble) {
        show_answer(trouble.what(), true);
    }
}

void HistoryPages::read_page() {
    switch (view_.page) {
        case HistoryPage::Sittings:
            return view_.sitting ? read_sitting() : read_sittings();
        case HistoryPage::Hands:
            return read_hands();
        case HistoryPage::Statistics:
            view_.statistics = session::statistics_of(*store_, kept_, view_.game);
            return;
        case HistoryPage::Scores:
            view_.scores = session::scores_of(*store_, kept_, view_.scored_game);
            return;
    }
}

std::vector<ui::SittingRow> HistoryPages::rows_of(const std::vector<session::SittingLine>& lines) const {
    std::vector<ui::SittingRow> rows;
    for (const session::SittingLine& line : lines) rows.push_back({line, {}});
    store_->read([&](const Database& database) {
        for (ui::SittingRow& row : rows) row.result = sitting_result(database, row.line.name);
        return true;
    });
    return rows;
}

void HistoryPages::read_sittings() {
    auto& page = view_.sittings;
    auto lines = store_->sittings(page.filter, before_.empty() ? "" : before_.back(), sittings_a_page + 1);
    page.older = cut(lines, sittings_a_page);
    page.newer = !before_.empty();
    page.rows = rows_of(lines);
}

void HistoryPages::read_sitting() {
    ui::SittingView& of = *view_.sitting;
    const std::string name = of.row.line.name;
    const auto line = store_->line(name);
    if (!line) {
        view_.sitting.reset();
        return read_sittings();
    }
    of.row = {*line, store_->read([&](const Database& database) { return sitting_result(database, name); })};
    const bool hands = of.part == ui::SittingHalf::Hands;
    of.hands.clear();
    of.entries.clear();
    if (hands)
        of.hands = store_->read(
            [&](const Database& database) { return hands_of_sitting(database, name, part_from_, part_a_page + 1); });
    else
        of.entries = store_->read([&](const Database& database) {
            return page_of_entries(database, name, static_cast<std::int64_t>(part_from_) + 1, part_a_page + 1);
        });
    of.more = hands ? cut(of.hands, part_a_page) : cut(of.entries, part_a_page);
    of.back = part_from_ > 0;
}

void HistoryPages::read_hands() {
    ui::HandsView& of = view_.hands;
    of.kinds = store_->read([&](const Database& database) { return hand_kinds(database, of.game); });
    if (of.kind && *of.kind >= of.kinds.size()) of.kind.reset();
    std::span<const session::HandKind> kinds{of.kinds};
    if (of.kind) kinds = kinds.subspan(*of.kind, 1);
    of.rows = store_->read([&](const Database& database) {
        return page_of_hands(database, of.game, kinds, of.order, hands_from_, hands_a_page + 1);
    });
    of.more = cut(of.rows, hands_a_page) && hands_from_ + hands_a_page < most_hands;
    of.back = hands_from_ > 0;
}

}  // namespace boxcars::scenes
