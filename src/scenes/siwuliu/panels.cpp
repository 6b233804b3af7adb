#include "scenes/siwuliu/panels.h"

#include "ui/siwuliu/card.h"
#include "ui/widgets.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys_on_the_card[] = {Action::Roll,    Action::Confirm,  Action::Up,    Action::Down,
                                       Action::Hold,    Action::Double,   Action::Rebet, Action::Undo,
                                       Action::Skip,    Action::Bets,     Action::Coach, Action::First,
                                       Action::Overlay, Action::Settings, Action::Pause, Action::Back};

}  // namespace

void SiwuliuPanels::shown(const Session& session) {
    read_journal(session, [](const auto&) {});
}

void SiwuliuPanels::open_seats(const siwuliu::Rules& rules) {
    seats_.emplace(rules);
    open_only(open_seats_);
}

SiwuliuPanelsRequests SiwuliuPanels::draw(SceneServices& services, const SiwuliuPanelsInput& table) {
    SiwuliuPanelsRequests requests;
    if (debug_)
        requests.debug = overlay_.draw(services.host, {.rules = table.session.rules(),
                                                       .next_rules = table.session.next_table().rules,
                                                       .curve = table.curve,
                                                       .journal = journal_,
                                                       .transport = table.transport,
                                                       .timings = services.timings,
                                                       .may_force = table.resting && table.session.may_throw(),
                                                       .practice = table.session.practised()});
    if (requests.debug.close) debug_ = false;
    if (covers_table()) ui::dim_table(services.host);
    if (open_list_) {
        const ui::SiwuliuRoundsDone done = draw_siwuliu_rounds(services.host, table.rounds);
        requests.record = done.record;
        if (done.close) open_list_ = false;
    }
    if (open_seats_) requests.sit_down = draw_seats(services, *seats_, {"human"}).start;
    draw_cards(services, [&] {
        return Card{"Sì-wŭ-liù", ui::siwuliu_pages(table.session.rules(), table.edge), keys_on_the_card};
    });
    return requests;
}

}  // namespace boxcars::scenes
