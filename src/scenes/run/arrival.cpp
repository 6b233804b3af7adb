#include "scenes/run/arrival.h"

#include "platform/frames.h"
#include "platform/window.h"

namespace boxcars::scenes {
namespace {

class ArrivalScene : public PageScene {
 public:
    ArrivalScene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances, session::Run run,
                 bool from_table)
        : PageScene(services),
          games_(std::move(games)),
          chances_(std::move(chances)),
          run_(std::move(run)),
          brief_(run_json(chances_->games(), run_)),
          flaps_(still()) {
        keys_ = {Action::First, Action::Coach, Action::Back};
        const arrival::EndLook& look = arrival::look_of(run_.end());
        if (from_table) services_.sounds.play(look.sound);
        if (!from_table || still()) skip();
        chances_->ask(run_);
        asked_ = chances_->unanswered();
        narrator_.say(fmt::format("{}. {}", look.title, look.words));
        lay_out();
    }

    void tick(const Input& input, Ticks now) override {
        ++clock_;
        if (flaps_.tick(clock_) > 0) services_.sounds.play("flap", 0.3f);
        chances_->tick(services_.headless);
        if (!chances_->trouble().empty() && chances_->unanswered() == 0) refuse(chances_->trouble());
        if (!result_ && !refused_ && chances_->unanswered() == 0) work_out_result();
        if (result_ && !told_at_ && stands()) told_at_ = at_once_ ? clock_ - arrival::board_takes : clock_;
        buttons_.go_on(now);
        lay_out();
        listen(input);
    }

    void draw(Stage& stage, double between) override {
        if (resized(stage)) lay_out();
        const double time = ticks_at(between);
        arrival::ArrivalTime shown{time_at(between), time - real(entered_), {}};
        if (told_at_) shown.told = time - real(*told_at_);
        Canvas& canvas = stage.canvas();
        draw_terminus(stage, places_, run_.end(), shown);
        const float left = as_float(chances_->unanswered()) / as_float(std::max<std::size_t>(1, asked_));
        const arrival::ArrivalBoard board{run_, result_ ? &*result_ : nullptr, 1 - left, message_, refused_};
        if (looks_back_) {
            canvas.fill(layout_.canvas, faded(colours::night, 0.66f));
            draw_stations(canvas, places_, board);
        } else {
            draw_head(canvas, places_, board);
            draw_board(canvas, places_, board, flaps_, shown);
            if (const Rect& hint = places_["hint"]; !hint.empty())
                draw_key_hint(canvas, hint.left(), key_cap(services_.settings.bindings, Action::Screenshot), "picture");
        }
        buttons_.draw(canvas, lamplight);
        draw_news(canvas, layout_, services_, time);
    }

    void state(Json& out) const override {
        const arrival::EndLook& look = arrival::look_of(run_.end());
        out["scene"] = "run";
        out["phase"] = "over";
        out["brief"] = brief_;
        out["title"] = look.title;
        out["message"] = message_;
        out["refused"] = refused_;
        out["looks_back"] = looks_back_;
        out["told"] = told();
        run_look::report_run(run_, out);
        if (!result_) return;
        out["result"] = {{"arrived", run_.arrived()},
                         {"medal", session::medal_word(run_.medal())},
                         {"skill", result_->skill()},
                         {"luck", result_->luck},
                         {"sentences", result_->sentences}};
        for (const session::RunAverage& one : averages_of(*result_)) out["result"]["averages"].push_back(one.made);
    }
    bool moving() const override { return !still() || !told() || chances_->unanswered() > 0; }

 private:
    // The result, and the ticket that this run alone has opened; nullptr: none.
    using RunOutcome = std::pair<session::RunResult, const session::RunTicket*>;

    bool stands() const { return clock_ - entered_ >= arrival::train_rolls; }
    bool told() const { return told_at_ && clock_ - *told_at_ >= arrival::board_takes; }
    bool goes_on() const { return told() || at_once_ || refused_; }  // whether the main button leaves the scene
    void skip() {
        at_once_ = true;
        entered_ = std::min(entered_, clock_ - arrival::train_rolls - arrival::cap_rises);
        if (told_at_) told_at_ = clock_ - arrival::board_takes;
    }
    void listen(const Input& input) {
        constexpr std::pair<Action, const char*> keys[]{
            {Action::First, "look_back"}, {Action::Coach, "copy"}, {Action::Back, "back"}};
        if (const auto clicked = buttons_.tick(input)) press(*clicked);
        for (const auto& [action, button] : keys)
            if (input.pressed(action)) press(button);
        if (scenes::go_on(input) && !buttons_.too_early()) press("go_on");
    }

    void work_out_result() {
        if (!work_.valid())
            work_ = in_background([this, run = run_, odds = chances_->all()] {
                const auto title = [&](std::string_view game) { return page_game(games_, std::string{game})->title; };
                return RunOutcome{result_of(run, odds, title),
                                  services_.store ? opened_by(*services_.store, played_games(games_), run) : nullptr};
            });
        if (!services_.headless && work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return;
        try {
            std::tie(result_, opened_) = work_.get();
        } catch (const Error& why) {
            return refuse(why.what());
        }
        if (opened_) message_ = fmt::format("The {} is open now.", opened_->title);
        narrator_.say(fmt::format("Skill: {}. Luck: {}", session::percent_words(result_->skill()),
                                  session::luck_words(result_->luck)));
        for (const session::RunAverage& one : averages_of(*result_)) narrator_.say(average_words(one));
        narrator_.say(message_);
    }

    void press(const std::string& button) {
        if (button == "copy") return result_ ? copy() : void();
        if (button == "look_back") return result_ ? look_back(!looks_back_) : void();
        if (button == "back" && looks_back_) return look_back(false);
        services_.click();
        if (button == "back") return void(request_ = ToTitle{});
        if (!goes_on()) return skip();
        request_ = ToRun{.ticket = std::string{(opened_ ? opened_ : run_.ticket)->name}};
    }
    void look_back(bool on) {
        services_.click();
        looks_back_ = on;
        lay_out();
        if (!on) return narrator_.say(std::string{arrival::look_of(run_.end()).title});
        int number = 0;
        for (const session::StationResult& of : result_->stations)
            narrator_.say(fmt::format("{} {}: {}. Best play: {}. Your play: {}. {}.", ++number, of.station, of.what,
                                      session::percent_words(of.ledger.chance), session::percent_words(of.kept()),
                                      of.made ? "Reached" : "Missed"));
        narrator_.say_all(result_->sentences);
        narrator_.say(arrival::seal_words(run_));
    }
    void copy() {
        if (platform::Window::in_browser()) return platform::share();
        services_.host.copy_text(five_lines(run_, *result_));
        services_.click();
        message_ = "Copied as five lines.";
        narrator_.say(message_);
    }
    void refuse(std::string why) {
        if (std::exchange(refused_, true)) return;
        message_ = std::move(why);
        narrator_.say(message_);
        services_.refuse_click();
    }

    void lay_out() {
        places_ = arrival::places_of(layout_);
        flaps_.lay_out(places_, told_at_ ? &*result_ : nullptr, clock_, at_once_);
        buttons_.begin();
        const auto add = [&](const char* name, const char* label, Action action, bool enabled = true) {
            buttons_.add({.name = name,
                          .where = places_[name],
                          .label = label,
                          .bound = action,
                          .enabled = enabled,
                          .line = true});
        };
        add("look_back", looks_back_ ? "CLOSE" : "LOOK BACK", Action::First, result_.has_value());
        add("copy", platform::Window::in_browser() ? "SHARE" : "COPY", Action::Coach, result_.has_value());
        add("back", "TITLE", Action::Back);
        buttons_.add({.name = goes_on() ? "one_more" : "go_on",
                      .where = places_["main"],
                      .label = goes_on() ? "ONE MORE" : "GO ON",
                      .bound = Action::Confirm,
                      .primary = true,
                      .stakes = Action::Confirm});
    }

    PageGames games_;
    std::shared_ptr<RunChances> chances_;
    session::Run run_;
    std::string brief_;  // session::run_json()
    arrival::BoardFlaps flaps_;
    Places places_ = arrival::places_of(layout_);
    std::size_t asked_ = 0;           // number of stations whose odds the scene has asked for
    std::future<RunOutcome> work_{};  // in the background; its destructor waits for the end
    std::optional<session::RunResult> result_{};
    const session::RunTicket* opened_ = nullptr;  // the ticket that this run was the first to open
    Ticks entered_ = 0;                           // when the train began to roll in
    std::optional<Ticks> told_at_{};              // when the board began to tell the result
    bool at_once_ = false;                        // nothing moves into its place any more
    bool looks_back_ = false, refused_ = false;
    std::string message_{};
};

}  // namespace

std::unique_ptr<Scene> arrival_scene(SceneServices& services, PageGames games, std::shared_ptr<RunChances> chances,
                                     session::Run run, bool from_table) {
    return std::make_unique<ArrivalScene>(services, std::move(games), std::move(chances), std::move(run), from_table);
}

}  // namespace boxcars::scenes
