#include "scenes/craps/panels.h"

#include "scenes/craps/receipt.h"
#include "ui/craps/card.h"
#include "ui/widgets.h"

namespace boxcars::scenes {
namespace {

using platform::Action;
constexpr Action keys_on_the_card[] = {Action::Roll,     Action::Confirm,  Action::TakeDown, Action::Chip1,
                                       Action::Undo,     Action::Rebet,    Action::Double,   Action::Clear,
                                       Action::CallBet,  Action::Bets,     Action::OpenFelt, Action::OtherLeaf,
                                       Action::FeltBets, Action::Skip,     Action::Overlay,  Action::Rules,
                                       Action::Settings, Action::NewMatch, Action::Back};

// Of the change of worth at one throw.
double variance_of(const odds::NextThrow& next) {
    const double mean = odds::to_double(next.mean);
    double sum = 0;
    for (const odds::ThrowForecast& outcome : next.throws) {
        const double off = static_cast<double>(outcome.worth) - mean;
        sum += outcome.ways * off * off;
    }
    return sum / 36;
}

}  // namespace

void CrapsPanels::new_sitting(const Session& session) {
    journal_.clear();
    totals_.clear();
    const auto worth = static_cast<double>(session.state().bankroll);
    bankroll_.begin({.worth = worth, .expected = worth});
}

void CrapsPanels::shown(const Session& session) {
    read_journal(session, [](const auto&) {});
}

void CrapsPanels::thrown(const Session& session, const odds::NextThrow& expected, const craps::Threw& dice) {
    shown(session);
    if (session.practised()) return;
    const ui::CrapsPoint& last = bankroll().back();
    const Cents worth = session.state().bankroll + on_table(session.state());
    bankroll_.add({static_cast<double>(worth), last.expected + odds::to_double(expected.mean),
                   last.variance + variance_of(expected), last.throws + 1});
    totals_.add(dice.first + dice.second);
}

void CrapsPanels::open_seats(const Session& session) {
    const auto& next = session.next_table();
    seats_.emplace(
        ui::CrapsTableRequest{.rules = next.rules, .players = {next.players.begin() + 1, next.players.end()}});
    open_only(open_seats_);
}

std::vector<std::string> CrapsPanels::seated(const ui::CrapsTableRequest& asked) {
    std::vector<std::string> players{"human"};
    std::ranges::copy_if(asked.players, std::back_inserter(players), [](const auto& name) { return !name.empty(); });
    return players;
}

CrapsPanelsRequests CrapsPanels::draw(SceneServices& services, const CrapsPanelsInput& in) {
    CrapsPanelsRequests requests;
    if (debug_) draw_debug(services, in, requests);
    if (covers_table()) ui::dim_table(services.host);
    if (open_list_) draw_bets(services, in, requests);
    if (open_seats_) requests.sit_down = draw_seats(services, *seats_, seated(seats_->request())).start;
    draw_cards(services, [&] { return Card{"Craps", ui::craps_pages(in.session.rules()), keys_on_the_card}; });
    return requests;
}

void CrapsPanels::draw_debug(SceneServices& services, const CrapsPanelsInput& in, CrapsPanelsRequests& requests) {
    const craps::Rules& rules = in.session.rules();
    requests.debug =
        overlay_.draw(services.host, {.rules = rules,
                                      .next_rules = in.session.next_table().rules,
                                      .plots = {.bankroll = bankroll(),
                                                .totals = totals_,
                                                .next_throw = &in.odds_cache.next(rules, in.shown),
                                                .rest_of_hand = in.odds_cache.hand(rules, in.shown, services.headless)},
                                      .journal = journal_,
                                      .transport = in.transport,
                                      .timings = services.timings,
                                      .may_force = in.resting && in.session.may_throw(),
                                      .practice = in.session.practised()});
    if (requests.debug.close) debug_ = false;
}

void CrapsPanels::draw_bets(SceneServices& services, const CrapsPanelsInput& in, CrapsPanelsRequests& requests) {
    requests.bets = bets_.draw(services.host, {.rules = in.session.rules(),
                                               .state = in.shown,
                                               .chip = in.chip,
                                               .words = spot_words,
                                               .resting = in.resting,
                                               .may_undo = in.session.undoable() > 0});
    if (requests.bets.close) open_list_ = false;
}

}  // namespace boxcars::scenes
