#include "scenes/table/panels.h"

#include "chance/sealed_seed.h"
#include "session/replay.h"
#include "session/store/store.h"

namespace boxcars::scenes {
namespace {

std::string in_groups(const std::string& digits) {  // adds spaces where lines may break
    std::string groups;
    for (std::size_t at = 0; at < digits.size(); at += 8) groups += (at > 0 ? " " : "") + digits.substr(at, 8);
    return groups;
}

std::string words_of(const session::SealedDice& dice) {
    return dice.words.empty() ? " No words were added." : " Your words: " + dice.words;
}

ui::CardPage dice_page(const std::optional<session::SealedDice>& dice,
                       const std::optional<session::SealedDice>& before) {
    ui::CardPage page{"Fair dice", {}};
    if (dice)
        page.sentences = {"The dice of this sitting were sealed before it began. Seal: " + in_groups(dice->seal),
                          "Their secret is told when the sitting has ended." + words_of(*dice)};
    if (before)
        page.sentences.push_back("The sitting before: seal " + in_groups(before->seal) + ", secret " +
                                 in_groups(before->secret) + "." + words_of(*before));
    return page;
}

}  // namespace

session::SealedDice TablePanels::take_sealed(std::string_view game) {
    auto dice = std::exchange(next_dice_, {});
    return dice ? *dice : session::seal_dice(game, session::now_ms());
}

bool TablePanels::close_top() {
    for (bool* open : {&open_rules_, &open_settings_, &open_seats_, &open_list_, &debug_})
        if (*open) return !(*open = false);
    return false;
}

bool TablePanels::asks_for_guide(const platform::Input& input, const SceneServices& services, std::string_view game) {
    guided_ = std::ranges::count(services.guided, game) > 0;
    const bool by_key = guided_ && open_rules_ && input.pressed(platform::Action::Coach);
    if (by_key) open_rules_ = false;
    return std::exchange(show_me_, false) || by_key;
}

void TablePanels::open_seats(const Sitting& session, bool coach) {
    const auto& next = session.next_table();
    seats_ = parts_.seats({.rules = next.rules, .players = next.players, .coach = coach});
    open_only(open_seats_);
}

ui::TableRequests TablePanels::draw(SceneServices& services, const ui::OverlayView& in) {
    ui::TableRequests requests;
    if (debug_) requests = parts_.overlay->draw(services.host, in);
    if (requests.close) debug_ = false;
    if (covers_table()) ui::dim_table(services.host);
    if (open_seats_) requests.sit_down = draw_seats(services);
    if (open_rules_) draw_rules(services, in);
    draw_settings(services);
    return requests;
}

void TablePanels::draw_rules(SceneServices& services, const ui::OverlayView& in) {
    std::vector<ui::CardPage> pages = parts_.pages(in);
    if (dice_ || before_) pages.push_back(dice_page(dice_, before_));
    pages.push_back(ui::keys_page(services.settings.bindings, parts_.keys));
    const auto asked = rules_card_.draw(services.host, parts_.game, pages, guided_, true);
    if (asked.close || asked.show_me) open_rules_ = false;
    show_me_ = show_me_ || asked.show_me;
}

void TablePanels::draw_settings(SceneServices& services) {
    if (!open_settings_) return settings_.leave(services.host);
    if (settings_.draw(services.host, services.settings)) open_settings_ = false;
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
    if (done.start || done.close) open_seats_ = false;
    return std::move(done.start);
}

void TablePanels::read_journal(const session::Sitting& session,
                               const std::function<void(const session::Entry&)>& each) {
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
