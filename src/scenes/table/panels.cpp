#include "scenes/table/panels.h"

namespace boxcars::scenes {

static std::string in_groups(const std::string& digits) {  // adds spaces where lines may break
    std::string groups;
    for (std::size_t at = 0; at < digits.size(); at += 8) groups += (at > 0 ? " " : "") + digits.substr(at, 8);
    return groups;
}

static std::string words_of(const session::SealedDice& dice) {
    return dice.words.empty() ? " No words were added." : " Your words: " + dice.words;
}

bool TablePanels::asks_for_guide(const Input& input, const SceneServices& services, std::string_view game) {
    guided_ = listed(services.guided, game);
    const bool by_key = guided_ && open_ == Panel::Rules && input.pressed(Action::Coach);
    if (by_key) open_ = Panel::None;
    return std::exchange(show_me_, false) || by_key;
}

void TablePanels::open_seats(const Sitting& session, bool coach) {
    const auto& next = session.next_table();
    seats_ = parts_.seats({.rules = next.rules, .players = next.players, .coach = coach});
    open_ = Panel::Seats;
}

ui::TableRequests TablePanels::draw(SceneServices& services, const ui::OverlayView& in) {
    ui::TableRequests requests;
    if (open_ == Panel::Overlay) requests = parts_.overlay->draw(services.host, in);
    if (requests.close) open_ = Panel::None;
    if (covers_table()) ui::dim_table(services.host);
    if (open_ == Panel::Seats) requests.sit_down = draw_seats(services);
    if (open_ == Panel::Rules) draw_rules(services, in);
    if (open_ != Panel::Settings)
        settings_.leave(services.host);
    else if (settings_.draw(services.host, services.settings))
        open_ = Panel::None;
    return requests;
}

void TablePanels::draw_rules(SceneServices& services, const ui::OverlayView& in) {
    std::vector<ui::CardPage> pages = parts_.pages(in);
    ui::CardPage fair{"Fair dice", {}};
    if (dice_)
        fair.sentences = {"The dice of this sitting were sealed before it began. Seal: " + in_groups(dice_->seal),
                          "Their secret is told when the sitting has ended." + words_of(*dice_)};
    if (before_)
        fair.sentences.push_back("The sitting before: seal " + in_groups(before_->seal) + ", secret " +
                                 in_groups(before_->secret) + "." + words_of(*before_));
    if (dice_ || before_) pages.push_back(std::move(fair));
    pages.push_back(ui::keys_page(services.settings.bindings, parts_.keys));
    const auto asked = rules_card_.draw(services.host, parts_.game, pages, guided_, true);
    if (asked.close || asked.show_me) open_ = Panel::None;
    show_me_ = show_me_ || asked.show_me;
}

// Seals the dice for the table set in the seats panel. Once the seal is stored, it is shown and words may be added.
void TablePanels::show_seal(SceneServices& services) {
    const ui::NewTable& asked = seats_->request();
    if (rules::problem(asked.rules)) return;
    session::Setup setup{.rules = asked.rules, .players = seats_->seated()};
    const std::string table = session::table_digest(setup.rules, setup.players);
    if (!next_dice_ || table != next_table_) {
        next_table_ = table;
        setup.sealed = next_dice_ ? next_dice_ : session::seal_dice(game_name(asked.rules), session::now_ms());
        session::seal_for_table(setup);
        next_dice_ = setup.sealed;
        if (services.store) next_kept_ = services.store->keep(*next_dice_);
        if (services.store && services.headless) services.store->wait(next_kept_);  // headless runs repeat exactly
    }
    if (!services.store || services.store->stored(next_kept_)) seats_->set_seal(next_dice_->seal);
}

std::optional<ui::NewTable> TablePanels::draw_seats(SceneServices& services) {
    show_seal(services);
    auto done = seats_->draw(services.host);
    if (done.random) seats_->set_seed(chance::seed_from_system());
    if (done.start || done.close) open_ = Panel::None;
    return std::move(done.start);
}

void TablePanels::shown(const Sitting& session, const std::function<void(const session::Entry&)>& each) {
    const session::Journal& journal = session.journal();
    const std::size_t known = journal_.empty() ? 0 : nth(journal_.all().back().number);
    if (known == 0) practised_game_ = 0;
    for (std::size_t i = std::max(known, journal.first()); i < journal.size(); ++i) {
        const bool waits = i + 1 == journal.size() && !session.table_in_force();
        journal_.add(ui::journal_line(static_cast<int>(i) + 1, journal[i],
                                      waits ? fmt::format("from {}", parts_.overlay->when()) : "at once"));
        if (journal[i].forced || session.branched(i)) practised_game_ = journal[i].game;
        if (journal[i].game != practised_game_) each(journal[i]);
    }
}

}  // namespace boxcars::scenes
