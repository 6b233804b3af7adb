#include "scenes/siwuliu_panels.h"

#include "chance/entropy.h"
#include "platform/settings.h"
#include "ui/siwuliu_card.h"
#include "ui/widgets.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys_on_the_card[] = {Action::Roll,   Action::Confirm, Action::Up,       Action::Down,  Action::Hold,
                                       Action::Double, Action::Rebet,   Action::Undo,     Action::Skip,  Action::Bets,
                                       Action::Coach,  Action::Overlay, Action::Settings, Action::Pause, Action::Back};

}  // namespace

void SiwuliuPanels::shown(const Session& session) {
    const auto& journal = session.journal();
    for (std::size_t i = journal_.size(); i < journal.size(); ++i)
        journal_.push_back(ui::journal_line(static_cast<int>(i) + 1, journal[i]));
}

void SiwuliuPanels::open_seats(const siwuliu::Rules& rules) {
    seats_.emplace(rules);
    open_seats_ = true;
}

bool SiwuliuPanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_seats_, &open_rounds_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

SiwuliuPanels::Wishes SiwuliuPanels::draw(House& house, const Table& table) {
    Wishes wishes;
    if (debug_)
        wishes.debug = overlay_.draw(house.host, {.rules = table.session.rules(),
                                                  .next_rules = table.session.next_table().rules,
                                                  .balances = table.balances,
                                                  .journal = journal_,
                                                  .transport = table.transport,
                                                  .timings = house.timings,
                                                  .may_force = table.resting && table.session.may_throw(),
                                                  .practice = table.session.practice()});
    if (wishes.debug.close) debug_ = false;
    if (covers_table()) ui::dim_table(house.host);
    if (open_rounds_) {
        const ui::SiwuliuRoundsDone done = draw_siwuliu_rounds(house.host, table.rounds);
        wishes.record = done.record;
        if (done.close) open_rounds_ = false;
    }
    if (open_seats_) draw_seats(house, wishes);
    if (open_rules_) {
        auto pages = ui::siwuliu_pages(table.session.rules(), table.edge);
        pages.push_back(ui::keys_page(house.settings.bindings, keys_on_the_card));
        if (rules_card_.draw(house.host, "Sì-wŭ-liù", pages)) open_rules_ = false;
    }
    if (open_settings_) {
        if (settings_.draw(house.host, house.settings).close) open_settings_ = false;
    } else {
        settings_.leave(house.host);
    }
    return wishes;
}

void SiwuliuPanels::draw_seats(House& house, Wishes& wishes) {
    const ui::SiwuliuSeatsDone done = seats_->draw(house.host);
    if (done.random) seats_->set_seed(chance::seed_from_system());
    if (done.start) wishes.sit_down = done.start;
    if (done.start || done.close) open_seats_ = false;
}

}  // namespace boxcars::scenes
