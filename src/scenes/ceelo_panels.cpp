#include "scenes/ceelo_panels.h"

#include "ui/ceelo_card.h"
#include "ui/widgets.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys_on_the_card[] = {
    Action::Roll,  Action::Confirm,  Action::Left,    Action::Right,      Action::Up,         Action::Down,
    Action::Rebet, Action::Skip,     Action::Overlay, Action::Rules,      Action::Settings,   Action::NewMatch,
    Action::Pause, Action::StepTick, Action::Mute,    Action::FullScreen, Action::Screenshot, Action::Back};

}  // namespace

void CeeloPanels::new_sitting() {
    journal_.clear();
    history_ = {};
}

void CeeloPanels::shown(const Session& session) {
    read_journal(session, [&](const auto& entry) {
        for (const ceelo::Fact& fact : entry.step.facts) history_.add(fact);
    });
}

void CeeloPanels::open_seats(const Session& session) {
    const auto& next = session.next_table();
    seats_.emplace(ui::CeeloTableWish{.rules = next.rules, .players = next.players, .seed = {}});
    open_seats_ = true;
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
    if (open_seats_) {
        auto done = draw_seats(house, *seats_);
        wishes.sit_down = std::move(done.start);
        wishes.seats_closed = done.close;
    }
    draw_cards(house, [&] {
        return Card{"Cee-lo with a bank", ui::ceelo_pages(table.session.rules()), keys_on_the_card};
    });
    return wishes;
}

}  // namespace boxcars::scenes
