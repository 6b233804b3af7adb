#include "scenes/craps/panels.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys[] = {Action::Roll,     Action::Confirm,   Action::TakeDown, Action::Chip1,   Action::Undo,
                           Action::Rebet,    Action::Double,    Action::Clear,    Action::CallBet, Action::Bets,
                           Action::OpenFelt, Action::OtherLeaf, Action::FeltBets, Action::Skip,    Action::Overlay,
                           Action::Rules,    Action::Settings,  Action::NewMatch, Action::Back};

}  // namespace

CrapsPanels::CrapsPanels()
    : GamePanels({.game = "Craps",
                  .keys = keys,
                  .pages = [](const ui::CrapsOverlayView& in) { return ui::craps_pages(in.rules); },
                  .overlay = std::make_unique<ui::CrapsOverlay>(),
                  .seats = ui::craps_seats}) {}

void CrapsPanels::new_sitting(const Session& session) {
    GamePanels::new_sitting(session);
    totals_.clear();
    const auto worth = static_cast<double>(session.state().bankroll);
    bankroll_.begin({.worth = worth, .expected = worth});
}

void CrapsPanels::thrown(const Session& session, const odds::WorthMoments& expected, const craps::Threw& dice) {
    shown(session);
    if (session.practised()) return;
    const ui::CrapsPoint& last = bankroll().back();
    const Cents worth = session.state().bankroll + on_table(session.state());
    bankroll_.add({static_cast<double>(worth), last.expected + expected.mean, last.variance + expected.variance,
                   last.throws + 1});
    totals_.add(dice.first + dice.second);
}

ui::CrapsBetsRequests CrapsPanels::draw_bets(SceneServices& services, const ui::CrapsBetsView& in) {
    if (!open_list_) return {};
    ui::CrapsBetsRequests requests = bets_.draw(services.host, in);
    open_list_ = !requests.close;
    return requests;
}

}  // namespace boxcars::scenes
