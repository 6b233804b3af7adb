#include "scenes/run/arrival.h"

#include "scenes/title/scene.h"

namespace boxcars::scenes {

using namespace render;
using platform::Action;
using session::RunPhase;

// Name and label of the main button: on the tickets, and in each phase of a run.
constexpr std::pair<const char*, const char*> begin_verb{"start", "START"},
    verbs[] = {{"board", "PLAY"}, {"go_on", "GO ON"}, {"take", "TAKE IT"}};

namespace {

// Whether one of the plates falls into place in this tick, `since` ticks after they began to turn over.
bool plate_falls(Ticks since, std::size_t plates) {
    const Ticks after = since - run_look::plate_turns;
    return after >= 0 && after % run_look::next_plate == 0 && after / run_look::next_plate < static_cast<Ticks>(plates);
}

class RunScene : public PageScene {
 public:
    RunScene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances, const ToRun& there)
        : PageScene(services), games_(std::move(games)), chances_(std::move(chances)) {
        services_.sounds.loop("rail", true);
        title_.ink = purse_.ink = colours::brass_light;
        title_.reduced = purse_.reduced = still();
        there.ticket.empty() ? open(there.name) : show_tickets(there.ticket);
    }

    void tick(const platform::Input& input, Ticks now) override {
        ++clock_;
        title_.tick(clock_);
        purse_.tick(clock_);
        if (std::exchange(title_.flips, 0) + std::exchange(purse_.flips, 0) > 0 ||
            (!still() && plate_falls(clock_ - arrived_, page_.plates.size())))
            services_.sounds.play("flap", 0.3f);
        if (run_ && chances_->tick(services_.headless)) answer();
        buttons_.go_on(now);
        lay_out();  // cooldowns must not depend on frame rate
        if (rules_) return void(rules_ = !input.pressed(Action::Rules) && !input.pressed(Action::Back));
        if (input.pointer_moved && chooses() && !run_look::stacked(places_))  // stacked plates move when one is chosen
            for (const HitTarget& plate : rows_.hit_targets())
                if (plate.where.contains(input.pointer)) press(plate.name);
        for (Buttons* const some : {&buttons_, &rows_})
            if (const auto clicked = some->tick(input)) press(*clicked);
        if (input.pressed(Action::Left) && chooses() && page_.chosen > 0) choose(page_.chosen - 1);
        if (input.pressed(Action::Right) && chooses() && page_.chosen + 1 < page_.plates.size())
            choose(page_.chosen + 1);
        if ((input.pressed(Action::Confirm) || input.pressed(Action::Roll)) && !buttons_.too_early()) return act();
        if (input.pressed(Action::Rules) && station()) return press("rules");
        if (input.pressed(Action::Back)) press("back");
    }
    void draw(Stage& stage, double between) override {
        if (resized(stage)) turn_board(true);
        const double time = ticks_at(between);
        draw_dimmed_poster(stage, layout_.canvas, time_at(between));
        Canvas& canvas = stage.canvas();
        run_look::draw_page(canvas, places_, page_, {time_at(between), time - real(arrived_)});
        title_.draw(canvas, time);
        if (!page_.purse.empty()) purse_.draw(canvas, time);
        draw_bar(canvas, places_["foot"], colours::brass_dark);
        run_look::draw_message(canvas, places_, page_);
        const Rect& hint = places_["hint"];
        const std::string keys = key_cap(services_.settings.bindings, Action::Right).empty() ? "" : "← →";
        if (chooses() && !hint.empty())
            draw_key_hint(canvas, (station() ? places_["said"] : hint).left(), keys, "choose");
        buttons_.draw(canvas, run_look::accent);
        draw_news(canvas, layout_, services_, time);
    }
    void state(Json& out) const override {
        constexpr std::string_view names[] = {"board", "at_table", "keepsake"};
        out["scene"] = "run";
        out["phase"] = run_ ? names[nth(run_->phase)] : "tickets";
        out["rules"] = rules_;
        report_state(page_, run_ ? &*run_ : nullptr, out);
    }
    bool moving() const override {
        return rules_ || !still() || chances_->unanswered() > 0 || title_.moving() || purse_.moving();
    }
    void overlay() override {
        if (!rules_) return;
        const PageGame* game = page_game(games_, std::string{station()->invitation->game});
        std::vector<ui::CardPage> pages;
        if (game->rules) pages = game->rules(station()->rules);
        if (rules_card_.draw(services_.host, game->title, pages).close) rules_ = false;
    }

 private:
    void open(const std::string& name) {
        trouble_.clear();
        std::string unread;  // why the newest run is left out
        try {
            if (!services_.store)
                trouble_ = "There is no data folder, so no run is kept: name one with --data-dir.";
            else if (services_.store->busy())
                trouble_ = "Another Boxcars is open, and may be playing this run: close it first.";
            if (services_.store)
                if (auto run = session::kept_run(*services_.store, chances_->games(), name)) {
                    if (run->phase != RunPhase::Over) return show(std::move(*run));
                    if (!name.empty()) return void(request_ = ToRun{.name = name, .from_table = true});
                }
        } catch (const Error& why) {
            (name.empty() && trouble_.empty() ? unread : trouble_) = why.what();
        }
        show_tickets();
        if (!unread.empty()) refuse(unread);
    }
    void show_tickets(std::string_view chosen = {}) {
        run_.reset();
        chances_->look_at("");
        std::vector<const session::RunTicket*> open;
        try {
            if (services_.store) open = session::open_tickets(*services_.store, chances_->games());
        } catch (const Error& why) {
            trouble_ = why.what();
        }
        page_ = run_look::tickets_page(open);
        for (const session::RunTicket* ticket : open)
            if (ticket->name == chosen) page_.chosen = nth(ticket - session::tickets().data());
        turn_board(false);
        narrator_.say("The Long Run. " + page_.about);
        trouble_.empty() ? narrator_.say(narration_of(page_, page_.chosen)) : refuse(trouble_);
    }
    void show(session::Run run) {
        run_ = std::move(run);
        said_chances_ = false;
        chances_->ask(*run_);
        page_ = run_look::page_of(*run_, games_, *chances_);
        turn_board(false);
        narrator_.say(fmt::format("{}: {}", page_.label, page_.words));
        if (!trouble_.empty()) return refuse(trouble_);
        narrator_.say(narration_of(page_, page_.chosen));
        answer();
    }
    // Shows the chances computed since the last call.
    void answer() {
        run_look::RunPage page = run_look::page_of(*run_, games_, *chances_);
        page.chosen = page_.chosen;
        page_ = std::move(page);
        if (!chances_->trouble().empty()) return chances_->unanswered() > 0 ? void() : refuse(chances_->trouble());
        const bool all =
            std::ranges::all_of(page_.plates, [](const auto& plate) { return !plate.rated || plate.chance; });
        if (at(RunPhase::Board) && all && !std::exchange(said_chances_, true))
            for (const run_look::RunPlate& plate : page_.plates)
                narrator_.say(fmt::format("{}: chance {}", plate.title, session::percent_words(*plate.chance)));
    }
    void choose(std::size_t plate) {
        if (plate == page_.chosen) return;
        services_.sounds.play("button", 0.4f);
        page_.chosen = plate;
        page_.message = trouble_.empty() ? run_look::practice_words(run_ ? &*run_ : nullptr) : trouble_;
        page_.refused = !trouble_.empty();
        lay_out();
        narrator_.say(narration_of(page_, plate));
    }
    void press(const std::string& button) {
        for (std::size_t n = 0; n < page_.plates.size(); ++n)
            if (button == page_.plates[n].name) return chooses() ? choose(n) : void();
        if (button != "back" && button != "rules") return act();
        services_.click();
        if ((rules_ = button == "rules")) return rules_card_.first_page();
        request_ = ToTitle{};
    }
    void act() {
        if (!trouble_.empty()) return refuse(trouble_);
        if (!run_) return begin_run(session::tickets()[page_.chosen]);
        if (!at(RunPhase::AtTable)) return take();
        services_.whistle();
        request_ = ToStation{run_->plan.name};
    }
    void begin_run(const session::RunTicket& ticket) {
        if (!page_.plates[page_.chosen].open) return refuse(page_.plates[page_.chosen].note);
        std::string name;
        if (chosen([&](session::Store& store) {
                name = session::begin_run_of(store, chances_->games(), ticket, today(services_)).plan.name;
            }))
            open(name);
    }
    void take() {  // the chosen invitation or keepsake
        const bool keepsake = at(RunPhase::Keepsake);
        const std::string name = run_->plan.name;
        const auto choice = [&](session::Store& store) {
            (keepsake ? session::choose_keepsake : session::choose_invitation)(store, chances_->games(), *run_,
                                                                               static_cast<int>(page_.chosen));
        };
        if (!chosen(choice)) return;
        if (keepsake) return open(name);
        narrator_.say(page_.plates[page_.chosen].title + " opens");
        request_ = ToStation{name};
    }
    // Carries out a choice and waits until it is saved. Returns false if it cannot be saved; the page then says why.
    bool chosen(const std::function<void(session::Store&)>& choice) {
        try {
            choice(*services_.store);
            services_.whistle();
            return true;
        } catch (const Error& why) {
            refuse(why.what());
            return false;
        }
    }
    void refuse(std::string why) {
        page_.message = std::move(why);
        page_.refused = true;
        narrator_.say(page_.message);
        services_.refuse_click();
    }
    void lay_out() {
        places_ = run_look::places_of(layout_, page_);
        buttons_.begin();
        buttons_.add({"back", places_["back"], "TITLE", Action::Back});
        if (station()) buttons_.add({"rules", places_["second"], "RULES", Action::Rules});
        const auto& [name, label] = run_ ? verbs[nth(run_->phase)] : begin_verb;
        buttons_.add({.name = name,
                      .where = places_["main"],
                      .label = label,
                      .bound = Action::Confirm,
                      .primary = true,
                      .enabled = trouble_.empty() && (page_.plates.empty() || page_.plates[page_.chosen].open),
                      .stakes = Action::Confirm});
        rows_.begin();
        for (std::size_t n = 0; n < page_.plates.size(); ++n)
            rows_.add({.name = page_.plates[n].name,
                       .where = run_look::plate_place(places_, n, page_.plates.size(), page_.chosen),
                       .label = "",
                       .enabled = chooses()});
    }
    void turn_board(bool at_once) {
        if (!at_once) arrived_ = clock_;
        lay_out();
        const auto turn = [&](world::Flaps& flaps, const Rect& where, std::string_view text) {
            if (flaps.cells != how_many(text) || flaps.where.empty())
                flaps.show_in(where, how_many(text), "", clock_, true);
            flaps.show_in(where, how_many(text), std::string{text}, clock_, at_once);
        };
        turn(title_, places_["title"], run_look::page_title);
        if (!page_.purse.empty()) turn(purse_, run_look::purse_place(places_, page_.purse), page_.purse);
    }
    bool at(RunPhase phase) const { return run_ && run_->phase == phase; }
    // The station whose rules can be shown; on a board, the chosen one. nullptr: there is none.
    const session::Station* station() const {
        if (at(RunPhase::AtTable)) return &run_->stations.back().station();
        return at(RunPhase::Board) ? &run_->board[page_.chosen] : nullptr;
    }
    bool chooses() const { return !at(RunPhase::AtTable); }
    PageGames games_;
    std::shared_ptr<RunChances> chances_;
    std::optional<session::Run> run_{};  // empty: the tickets
    bool said_chances_ = false;
    run_look::RunPage page_{};
    Places places_ = run_look::places_of(layout_, page_);
    std::string trouble_{};  // why no choice can be made; may be empty
    ui::RulesCard rules_card_;
    bool rules_ = false;  // the rules card is open
    world::Flaps title_{}, purse_{};
    Ticks arrived_ = 0;  // when the plates began to turn over
};

}  // namespace

std::unique_ptr<Scene> run_scene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances,
                                 const ToRun& there) {
    const auto arrival = [&](const session::Run& run) {
        return arrival_scene(services, games, chances, run, there.from_table);
    };
    if (there.sent) return arrival(*there.sent);
    try {
        if (services.store && !there.name.empty())
            if (const auto run = session::kept_run(*services.store, chances->games(), there.name))
                if (run->phase == RunPhase::Over) return arrival(*run);
    } catch (const Error&) {  // the run's page says what is wrong
    }
    return std::make_unique<RunScene>(services, std::move(games), std::move(chances), there);
}

}  // namespace boxcars::scenes
