#include "scenes/pig_panels.h"

#include "chance/entropy.h"
#include "platform/settings.h"
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
}

void PigPanels::shown(const Session& session, const pig::State& state) {
    const auto& journal = session.journal();
    for (std::size_t i = journal_.size(); i < journal.size(); ++i) {
        journal_.push_back(ui::journal_line(static_cast<int>(i) + 1, journal[i]));
        faces_.insert(faces_.end(), journal[i].faces.begin(), journal[i].faces.end());
    }
    if (session.game() != game_number_) game_.clear();
    game_number_ = session.game();
    if (game_.empty() || game_.back() != state) game_.push_back(state);
}

void PigPanels::open_seats(const Session& session, bool coach) {
    const auto& next = session.next_table();
    seats_.emplace(ui::PigTableWish{.rules = next.rules, .players = next.players, .seed = {}, .coach = coach});
    open_seats_ = true;
}

bool PigPanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_seats_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

PigPanels::Wishes PigPanels::draw(House& house, const Table& table) {
    Wishes wishes;
    if (debug_)
        wishes.debug = overlay_.draw(house.host, {.rules = table.session.rules(),
                                                  .next_rules = table.session.next_table().rules,
                                                  .shown = table.shown,
                                                  .game = game_,
                                                  .faces = faces_,
                                                  .journal = journal_,
                                                  .players = table.session.players(),
                                                  .seat = table.seat,
                                                  .transport = table.transport,
                                                  .timings = house.timings,
                                                  .desk = table.desk});
    if (wishes.debug.close) debug_ = false;
    if (covers_table()) ui::dim_table(house.host);
    if (open_seats_) draw_seats(house, wishes);
    if (open_rules_) {
        auto pages = ui::pig_pages(table.session.rules());
        pages.push_back(ui::keys_page(house.settings.bindings, keys_on_the_card));
        if (rules_card_.draw(house.host, "Pig", pages)) open_rules_ = false;
    }
    if (open_settings_) {
        if (settings_.draw(house.host, house.settings).close) open_settings_ = false;
    } else {
        settings_.leave(house.host);
    }
    return wishes;
}

void PigPanels::draw_seats(House& house, Wishes& wishes) {
    const ui::SeatsDone done = seats_->draw(house.host);
    if (done.random) seats_->set_seed(chance::seed_from_system());
    if (done.start) wishes.sit_down = done.start;
    if (done.close) wishes.seats_closed = true;
    if (done.start || done.close) open_seats_ = false;
}

}  // namespace boxcars::scenes
