#include "scenes/ceelo_panels.h"

#include "chance/entropy.h"
#include "platform/settings.h"
#include "ui/ceelo_card.h"
#include "ui/widgets.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys_on_the_card[] = {
    Action::Roll,  Action::Confirm,  Action::Left,     Action::Right, Action::Up,   Action::Down,       Action::Rebet,
    Action::Skip,  Action::Overlay,  Action::Rules,    Action::Settings, Action::NewMatch, Action::Pause,
    Action::StepTick, Action::Mute,  Action::FullScreen, Action::Screenshot, Action::Back};

}  // namespace

void CeeloPanels::new_sitting() {
    journal_.clear();
    history_ = {};
}

void CeeloPanels::shown(const Session& session) {
    const auto& journal = session.journal();
    for (std::size_t i = journal_.size(); i < journal.size(); ++i) {
        journal_.push_back(ui::journal_line(static_cast<int>(i) + 1, journal[i]));
        for (const ceelo::Fact& fact : journal[i].step.facts) history_.add(fact);
    }
}

void CeeloPanels::open_seats(const Session& session) {
    const auto& next = session.next_table();
    seats_.emplace(ui::CeeloTableWish{.rules = next.rules, .players = next.players, .seed = {}});
    open_seats_ = true;
}

bool CeeloPanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_seats_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

CeeloPanels::Wishes CeeloPanels::draw(House& house, const Table& table) {
    Wishes wishes;
    if (debug_)
        wishes.debug = overlay_.draw(house.host, {.rules = table.session.rules(),
                                                  .next_rules = table.session.next_table().rules,
                                                  .shown = table.shown,
                                                  .history = history_,
                                                  .journal = journal_,
                                                  .names = table.names,
                                                  .transport = table.transport,
                                                  .timings = house.timings,
                                                  .may_force = table.may_force,
                                                  .practice = table.session.practice()});
    if (wishes.debug.close) debug_ = false;
    if (covers_table()) ui::dim_table(house.host);
    if (open_seats_) draw_seats(house, wishes);
    if (open_rules_) {
        auto pages = ui::ceelo_pages(table.session.rules());
        pages.push_back(ui::keys_page(house.settings.bindings, keys_on_the_card));
        if (rules_card_.draw(house.host, "Cee-lo with a bank", pages)) open_rules_ = false;
    }
    if (open_settings_) {
        if (settings_.draw(house.host, house.settings).close) open_settings_ = false;
    } else {
        settings_.leave(house.host);
    }
    return wishes;
}

void CeeloPanels::draw_seats(House& house, Wishes& wishes) {
    const ui::CeeloSeatsDone done = seats_->draw(house.host);
    if (done.random) seats_->set_seed(chance::seed_from_system());
    if (done.start) wishes.sit_down = done.start;
    if (done.close) wishes.seats_closed = true;
    if (done.start || done.close) open_seats_ = false;
}

}  // namespace boxcars::scenes
