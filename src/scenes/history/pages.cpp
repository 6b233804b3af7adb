#include "scenes/history/scene.h"

namespace boxcars::scenes {
namespace {

using session::Database;
using ui::HistoryPage;
constexpr std::size_t most_hands = 600;  // rows of the list; filters find other hands

// Returns true if there were more rows than `most`.
template <class Rows>
bool cut(Rows& rows, std::size_t most) {
    const bool more = rows.size() > most;
    if (more) rows.resize(most);
    return more;
}

}  // namespace

HistoryPages::HistoryPages(session::Store* store, session::PlayedGames kept, std::vector<ui::HistoryTitle> games)
    : store_(store), kept_(std::move(kept)) {
    view_.games = std::move(games);
    view_.writable = store_ && !store_->busy();
}

void HistoryPages::read() {
    if (!store_) return show_answer("Nothing is kept here: there is no data folder. Say where with --data-dir.", true);
    try {
        read_page();
    } catch (const Error& trouble) {
        show_answer(trouble.what(), true);
    }
}

void HistoryPages::read_page() {
    const ui::HistoryQuery& query = view_.query;
    if (query.sitting.empty()) view_.sitting.reset();
    if (query.page == HistoryPage::Sittings) return query.sitting.empty() ? read_sittings() : read_sitting();
    if (query.page == HistoryPage::Hands) return read_hands();
    if (query.page == HistoryPage::Statistics)
        view_.statistics = session::statistics_of(*store_, kept_, query.filter.game);
    else
        view_.scores = session::scores_of(*store_, kept_, view_.one_game());
}

void HistoryPages::read_sittings() {
    const std::vector<std::string>& before = view_.query.before;
    auto lines = store_->sittings(view_.query.filter, before.empty() ? "" : before.back(), ui::history_rows + 1);
    ui::SittingsView& page = view_.sittings;
    page.older = cut(lines, ui::history_rows);
    page.newer = !before.empty();
    page.rows = std::move(lines);
}

void HistoryPages::read_sitting() {
    const std::string& name = view_.query.sitting;
    const auto line = store_->line(name);
    if (!line) {
        view_.query.sitting.clear();
        return read_page();
    }
    const std::size_t from = view_.query.from;
    ui::SittingView of{.line = *line};
    store_->read([&](const Database& database) {
        if (view_.query.part == ui::SittingHalf::Hands)
            of.hands = hands_of_sitting(database, name, from, ui::history_rows + 1);
        else
            of.entries = page_of_entries(database, name, static_cast<std::int64_t>(from) + 1, ui::history_rows + 1);
        return true;
    });
    of.more = cut(of.hands, ui::history_rows) || cut(of.entries, ui::history_rows);
    of.back = from > 0;
    view_.sitting = std::move(of);
}

void HistoryPages::read_hands() {
    ui::HandsView& of = view_.hands;
    auto& [page, filter, sitting, part, kind, order, before, from] = view_.query;
    const std::string game = view_.one_game();
    of.kinds = store_->read([&](const Database& database) { return hand_kinds(database, game); });
    if (kind && *kind >= of.kinds.size()) kind.reset();
    std::span<const session::HandKind> kinds{of.kinds};
    if (kind) kinds = kinds.subspan(*kind, 1);
    of.rows = store_->read([&](const Database& database) {
        return page_of_hands(database, game, kinds, view_.query.order, view_.query.from, ui::history_rows + 1);
    });
    of.more = cut(of.rows, ui::history_rows) && from + ui::history_rows < most_hands;
    of.back = from > 0;
}

}  // namespace boxcars::scenes
