#include "scenes/ceelo/panels.h"

#include "players/ceelo/policy.h"
#include "scenes/people/faces.h"
#include "ui/ceelo/card.h"
#include "ui/widgets.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys_on_the_card[] = {Action::Roll,     Action::Confirm,    Action::Left,       Action::Right,
                                       Action::Up,       Action::Down,       Action::Rebet,      Action::Coach,
                                       Action::First,    Action::Skip,       Action::Overlay,    Action::Rules,
                                       Action::Settings, Action::NewMatch,   Action::Pause,      Action::StepTick,
                                       Action::Mute,     Action::FullScreen, Action::Screenshot, Action::Back};

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
    seats_.emplace(ui::CeeloTableRequest{.rules = next.rules, .players = next.players, .seed = {}});
    open_only(open_seats_);
}

void CeeloPanels::see(render::Stage& stage) {
    if (open_seats_) seats_->show_faces(face_pictures(stage, players::ceelo_people()));
}

CeeloPanelsRequests CeeloPanels::draw(SceneServices& services, const CeeloPanelsInput& table) {
    CeeloPanelsRequests requests;
    if (debug_)
        requests.debug = overlay_.draw(services.host, {.rules = table.session.rules(),
                                                       .next_rules = table.session.next_table().rules,
                                                       .shown = table.shown,
                                                       .history = history_,
                                                       .journal = journal_,
                                                       .names = table.names,
                                                       .transport = table.transport,
                                                       .timings = services.timings,
                                                       .may_force = table.may_force,
                                                       .practice = table.session.practised()});
    if (requests.debug.close) debug_ = false;
    if (covers_table()) ui::dim_table(services.host);
    if (open_seats_) {
        auto done = draw_seats(services, *seats_, seats_->request().players);
        requests.sit_down = std::move(done.start);
    }
    draw_cards(services, [&] {
        return Card{"Cee-lo with a bank", ui::ceelo_pages(table.session.rules()), keys_on_the_card};
    });
    return requests;
}

}  // namespace boxcars::scenes
