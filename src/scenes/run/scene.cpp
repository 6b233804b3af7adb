#include "scenes/run/arrival.h"
#include "scenes/run/hall.h"

namespace boxcars::scenes {

using namespace render;
using platform::Action;
using session::RunPhase;

// Name and label of the main button: on the tickets, and in each phase of a run.
constexpr std::pair<const char*, const char*> begin_verb{"start", "START"},
    verbs[] = {{"board", "PLAY"}, {"go_on", "GO ON"}, {"take", "TAKE IT"}, {"buy", "BUY"}, {"decide", "DECIDE"}};

namespace {

class RunScene : public PageScene {
 public:
    RunScene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances, const ToRun& there)
        : PageScene(services), games_(std::move(games)), chances_(std::move(chances)) {
        services_.sounds.loop("rail", true);
        there.ticket.empty() ? open(there.name) : show_tickets(there.ticket);
    }

    void tick(const platform::Input& input, Ticks now) override {
        ++clock_;
        if (hall_.tick(clock_) > 0) services_.sounds.play("flap", 0.3f);
        if (run_ && chances_->tick(services_.headless)) answer();
        buttons_.go_on(now);
        lay_out();  // cooldowns must not depend on frame rate
        if (hall_.boarded(clock_)) return void(request_ = ToStation{run_->plan.name});
        if (hall_.boards()) return;
        if (rules_) return void(rules_ = !input.pressed(Action::Rules) && !input.pressed(Action::Back));
        if (chooses() && hall_.drags()) swipe(input);
        if (input.pointer_moved && chooses() && hall_.points())
            for (const HitTarget& plate : plates_.hit_targets())
                if (plate.where.contains(input.pointer)) press(plate.name);
        for (Buttons* const some : {&buttons_, &plates_, &rows_})
            if (const auto clicked = some->tick(input)) press(*clicked);
        if (input.pressed(Action::Left) && chooses() && page_.chosen > 0) choose(page_.chosen - 1);
        if (input.pressed(Action::Right) && chooses() && page_.chosen + 1 < page_.plates.size())
            choose(page_.chosen + 1);
        if ((input.pressed(Action::Confirm) || input.pressed(Action::Roll)) && !buttons_.too_early()) return act();
        if (input.pressed(Action::Rules) && station()) return press("rules");
        if (input.pressed(Action::Continue) && at(RunPhase::Dining)) return press("leave");
        if (input.pressed(Action::Back)) press("back");
    }
    void draw(Stage& stage, double between) override {
        if (resized(stage)) turn_board(true);
        const double time = ticks_at(between);
        hall_.draw(stage, page_, time, still());
        Canvas& canvas = stage.canvas();
        const Rect& hint = hall_["hint"];
        if (chooses() && !hint.empty() && !key_cap(services_.settings.bindings, Action::Right).empty())
            draw_key_hint(canvas, (station() || at(RunPhase::Dining) ? hint : hall_["second"]).left(), "← →", "choose");
        buttons_.draw(canvas, run_look::accent);
        draw_news(canvas, layout_, services_, time);
    }
    std::vector<HitTarget> hit_targets() const override { return plates_.hit_targets(PageScene::hit_targets()); }
    void state(Json& out) const override {
        constexpr std::string_view names[] = {"board", "at_table", "keepsake", "dining", "gate"};
        out["scene"] = "run";
        out["phase"] = run_ ? names[nth(run_->phase)] : "tickets";
        out["rules"] = rules_;
        report_state(page_, run_ ? &*run_ : nullptr, out);
    }
    bool moving() const override {
        return rules_ || chances_->unanswered() > 0 || hall_.moving(clock_, page_) || clock_ < notice_stays;
    }
    void overlay() override {
        if (!rules_) return;
        const PageGame* game = page_game(games_, std::string{station()->invitation->game});
        std::vector<ui::CardPage> pages;
        if (game->rules) pages = game->rules(station()->rules);
        if (rules_card_.draw(services_.host, game->title, pages).close) rules_ = false;
    }

 private:
    // Upright, the tickets follow a finger; a stroke of `swiped` px chooses the next one.
    void swipe(const platform::Input& input) {
        constexpr float swiped = 48;
        const Rect& tickets = hall_["tickets"];
        for (const platform::Press& press : input.presses) {
            if (press.kind == platform::PressKind::PointerDown && tickets.contains(press.at)) swiped_from_ = press.at.x;
            if (press.kind != platform::PressKind::PointerUp || !swiped_from_) continue;
            const float by = press.at.x - *std::exchange(swiped_from_, {});
            if (by > swiped && page_.chosen > 0) choose(page_.chosen - 1);
            if (by < -swiped && page_.chosen + 1 < page_.plates.size()) choose(page_.chosen + 1);
        }
        if (!input.pointer_down) swiped_from_.reset();
        hall_.drag(swiped_from_ ? input.pointer.x - *swiped_from_ : 0);
    }
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
        said_chances_ = said_arrivals_ = false;
        chances_->ask(*run_);
        page_ = run_look::page_of(*run_, games_, *chances_);
        turn_board(false);
        narrator_.say(fmt::format("{}, {}: {}", page_.label, page_.sign, page_.words));
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
        if (chances_->arrivals() && !std::exchange(said_arrivals_, true)) {
            narrator_.say(page_.words);
            for (const run_look::RunPlate& plate : page_.plates)
                narrator_.say(fmt::format("{}: {}", plate.title, plate.arrives));
        }
    }
    void choose(std::size_t plate) {
        if (plate == page_.chosen) return;
        services_.sounds.play("button", 0.4f);
        hall_.choose(std::exchange(page_.chosen, plate), clock_);
        page_.message = trouble_.empty() ? run_look::foot_words(page_, run_ ? &*run_ : nullptr) : trouble_;
        page_.refused = !trouble_.empty();
        lay_out();
        narrator_.say(narration_of(page_, plate));
    }
    void press(const std::string& button) {
        for (std::size_t n = 0; n < page_.plates.size(); ++n)
            if (button == page_.plates[n].name) return chooses() ? choose(n) : void();
        for (std::size_t n = 0; n < page_.kept.size(); ++n)
            if (button == fmt::format("hook.{}", n + 1)) return ask_about(n);
        if (button == "leave") return leave();
        if (button != "back" && button != "rules") return act();
        services_.click();
        if ((rules_ = button == "rules")) return rules_card_.first_page();
        request_ = ToTitle{};
    }
    void ask_about(std::size_t hook) {
        const run_look::Kept& kept = page_.kept[hook];
        services_.click();
        page_.message = fmt::format("{}: {}.", kept.title, kept.sentence);
        for (const run_look::KeptLink& link : page_.links)
            if (link.one == hook || link.other == hook) page_.message += " " + link.words;
        page_.refused = false;
        narrator_.say(page_.message);
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
    void take() {  // the chosen invitation, keepsake or ware
        const run_look::RunPlate& plate = page_.plates[page_.chosen];
        if (!plate.open) return refuse(plate.note);
        const bool gate = at(RunPhase::Gate), board = at(RunPhase::Board) || (gate && page_.chosen == 1);
        const std::string name = run_->plan.name;
        if (!choose(static_cast<int>(page_.chosen))) return;
        if (!board) return open(name);
        narrator_.say(plate.title + " opens");
        if (still() || services_.headless) return void(request_ = ToStation{name});
        hall_.board(clock_);
    }
    void leave() {  // the dining car
        if (choose(session::leaves_car)) open(run_->plan.name);
    }
    bool choose(int nth) {
        return chosen([&](session::Store& store) { session::choose(store, chances_->games(), *run_, nth); });
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
        hall_.lay_out(layout_, page_);
        const bool low = !layout_.handheld;
        buttons_.begin();
        buttons_.add({.name = "back", .where = hall_["back"], .label = "TITLE", .bound = Action::Back, .line = low});
        if (station())
            buttons_.add(
                {.name = "rules", .where = hall_["second"], .label = "RULES", .bound = Action::Rules, .line = low});
        if (at(RunPhase::Dining))
            buttons_.add(
                {.name = "leave", .where = hall_["second"], .label = "LEAVE", .bound = Action::Continue, .line = low});
        const auto& [name, label] = run_ ? verbs[nth(run_->phase)] : begin_verb;
        buttons_.add({.name = name,
                      .where = hall_["main"],
                      .label = at(RunPhase::Gate) ? page_.plates[page_.chosen].title : label,
                      .bound = Action::Confirm,
                      .primary = true,
                      .enabled = trouble_.empty() && (page_.plates.empty() || page_.plates[page_.chosen].open),
                      .stakes = Action::Confirm});
        plates_.begin();
        rows_.begin();
        for (std::size_t n = 0; n < page_.plates.size(); ++n)
            plates_.add({.name = page_.plates[n].name, .where = hall_.target(n, page_), .enabled = chooses()});
        for (std::size_t n = 0; n < page_.kept.size(); ++n)
            rows_.add({.name = fmt::format("hook.{}", n + 1), .where = hall_.hook_target(n, page_)});
    }
    void turn_board(bool at_once) {
        lay_out();
        at_once ? hall_.turn_flaps(page_, clock_, true) : hall_.enter(page_, clock_, still());
    }
    bool at(RunPhase phase) const { return run_ && run_->phase == phase; }
    // The station whose rules can be shown; on a board, the chosen one. nullptr: there is none.
    const session::Station* station() const {
        if (at(RunPhase::AtTable)) return &run_->stations.back().latest();
        if (at(RunPhase::Gate)) return &*run_->further;
        return at(RunPhase::Board) ? &run_->board[page_.chosen] : nullptr;
    }
    bool chooses() const { return !at(RunPhase::AtTable); }
    PageGames games_;
    std::shared_ptr<RunChances> chances_;
    std::optional<session::Run> run_{};  // empty: the tickets
    bool said_chances_ = false, said_arrivals_ = false;
    run_look::RunPage page_{};
    run_look::Hall hall_;
    Buttons plates_;                      // what can be chosen on the counter; rows_ has the hooks
    std::optional<float> swiped_from_{};  // x of a finger that strokes the tickets
    std::string trouble_{};               // why no choice can be made; may be empty
    ui::RulesCard rules_card_;
    bool rules_ = false;  // the rules card is open
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
