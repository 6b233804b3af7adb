#include "scenes/pig/panels.h"

#include "players/pig/policy.h"
#include "scenes/people/faces.h"
#include "ui/widgets.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys_on_the_card[] = {Action::Roll,    Action::Hold,  Action::Skip,       Action::Coach,
                                       Action::Overlay, Action::Rules, Action::Settings,   Action::NewMatch,
                                       Action::Pause,   Action::Mute,  Action::FullScreen, Action::Screenshot,
                                       Action::Back};

}  // namespace

void PigPanels::new_sitting() {
    journal_.clear();
    game_.clear();
    faces_.clear();
    game_number_ = 0;
    match_ = {};
}

void PigPanels::shown(const Session& session, const pig::State& state) {
    read_journal(session, [&](const auto& entry) {
        for (const int face : entry.faces) faces_.add(face);
    });
    match_.look(session);
    if (session.game() != game_number_) game_.clear();
    game_number_ = session.game();
    if (!session.practised() && (game_.empty() || game_.back() != state)) game_.push_back(state);
}

void PigPanels::open_seats(const Session& session, bool coach) {
    const auto& next = session.next_table();
    seats_.emplace(ui::PigTableRequest{.rules = next.rules, .players = next.players, .seed = {}, .coach = coach});
    open_only(open_seats_);
}

void PigPanels::see(render::Stage& stage) {
    if (open_seats_) seats_->show_faces(face_pictures(stage, players::pig_people()));
}

PigPanelsRequests PigPanels::draw(SceneServices& services, const PigPanelsInput& table) {
    PigPanelsRequests asked;
    if (debug_)
        asked.debug = overlay_.draw(services.host, {.rules = table.session.rules(),
                                                    .next_rules = table.session.next_table().rules,
                                                    .shown = table.shown,
                                                    .game = game_,
                                                    .faces = faces_,
                                                    .journal = journal_,
                                                    .players = table.names,
                                                    .seat = table.seat,
                                                    .transport = table.transport,
                                                    .timings = services.timings,
                                                    .solver = table.solver});
    if (asked.debug.close) debug_ = false;
    if (covers_table()) ui::dim_table(services.host);
    if (open_seats_) {
        auto done = draw_seats(services, *seats_, seats_->request().players);
        asked.sit_down = std::move(done.start);
    }
    draw_cards(services, [&] { return Card{"Pig", ui::pig_pages(table.session.rules()), keys_on_the_card}; });
    return asked;
}

}  // namespace boxcars::scenes
