#include "scenes/history/scene.h"

#include "platform/settings.h"
#include "session/history/deeds.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using platform::Action;
using ui::HistoryPage;
using Ask = ui::HistoryRequest::What;
using Question = ui::HistoryView::Question;

session::KeptGames kept_games(const HistoryGames& games) {
    session::KeptGames kept;
    for (const HistoryGame& game : games) kept.push_back(game.kept);
    return kept;
}

std::vector<ui::HistoryTitle> titles(const HistoryGames& games) {
    std::vector<ui::HistoryTitle> all;
    for (const HistoryGame& game : games) all.push_back({game.kept.name, game.title, game.kept.hand_unit});
    return all;
}

std::string joined(const std::vector<std::string>& sentences) {
    std::string all;
    for (const std::string& sentence : sentences) all += (all.empty() ? "" : " ") + sentence;
    return all;
}

const HistoryGame* known(const HistoryGames& games, const std::string& name) {
    const auto at = std::ranges::find_if(games, [&](const HistoryGame& game) { return game.kept.name == name; });
    return at == games.end() ? nullptr : &*at;
}

}  // namespace

std::optional<session::EnteredScores> scores_to_sign(SceneServices& services, const HistoryGames& games) {
    if (!services.store || services.store->trouble()) return {};
    try {
        services.store->wait_for_all();  // the sitting that was left just now
        return session::scores_to_sign(*services.store, kept_games(games));
    } catch (const Error& trouble) {
        services.notices.emplace_back(trouble.what());
        return {};
    }
}

HistoryScene::HistoryScene(SceneServices& services, HistoryGames games, std::optional<session::EnteredScores> entered,
                           const std::string& sitting)
    : services_(services),
      games_(std::move(games)),
      pages_(services.store, kept_games(games_), titles(games_)),
      work_(services.headless) {
    services_.sounds.loop("rail", true);
    if (entered) {
        const HistoryGame* game = known(games_, entered->game);
        const std::string last = services_.store->read([](const auto& d) { return session::last_initials(d); });
        signing_.emplace(std::move(*entered), game ? game->title : "", last);
    } else if (!sitting.empty()) {
        pages_.choose(sitting);
    } else {
        pages_.read();
    }
    lay_out();
    if (!services_.store || services_.store->busy()) return;
    work([store = services_.store, kept = kept_games(games_)] {  // hands of what came in without them
        return joined(session::count_hands(*store, session::verify_of(kept)));
    });
}

// ---- tick

void HistoryScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    hear_work();
    board_.tick(clock_);
    if (board_.take_flip()) services_.sounds.play("flap", 0.25f);
    if (signing_) return sign(input);
    listen(input);
    if (const auto clicked = buttons_.tick(input)) press(*clicked);
    lay_out();
}

void HistoryScene::listen(const platform::Input& input) {
    for (const auto& press : input.presses)
        if (press.kind == platform::PressKind::ActionDown) act(press.action);
}

void HistoryScene::act(Action action) {
    if (action == Action::Back) return go_back();
    if (action == Action::Settings) open_settings_ = !open_settings_;
    if (open_settings_ || pages_.view().question != Question::None) return;
    switch (action) {
        case Action::Chip1:
        case Action::Chip2:
        case Action::Chip3:
        case Action::Chip4:
            return show_page(static_cast<HistoryPage>(static_cast<int>(action) - static_cast<int>(Action::Chip1)));
        case Action::OtherLeaf:
        case Action::Coach:
            return show_page(static_cast<HistoryPage>((static_cast<int>(pages_.view().page) + 1) % 4));
        case Action::Continue:
            if (pages_.view().sitting && pages_.view().sitting->row.line.open) go_to_sitting(false, 0);
            return;
        default:
            return;
    }
}

void HistoryScene::press(const std::string& button) {
    services_.sounds.play("button", 0.6f);
    if (button == "back") go_back();
    if (button == "settings") open_settings_ = !open_settings_;
    if (button == "sound") services_.settings.muted = !services_.settings.muted;
}

void HistoryScene::go_back() {
    if (open_settings_) {
        open_settings_ = false;
    } else if (pages_.view().question != Question::None) {
        pages_.ask(Question::None);
    } else if (pages_.view().page == HistoryPage::Sittings && pages_.view().sitting) {
        pages_.close_sitting();
    } else if (!work_.busy()) {
        request_ = SceneChange{.where = SceneChange::Where::Title};
    }
}

void HistoryScene::show_page(HistoryPage page) { answer({Ask::Page, static_cast<std::int64_t>(page)}); }

void HistoryScene::answer(const ui::HistoryRequest& request) {
    if (!request) return;
    services_.sounds.play("button", 0.4f);
    switch (request.what) {
        case Ask::Continue:
            return go_to_sitting(false, 0);
        case Ask::Watch:
            return go_to_sitting(true, request.number);
        case Ask::Export:
            return work([store = services_.store, name = chosen()] { return session::export_to_data(*store, name); });
        case Ask::Verify:
            return work([store = services_.store, kept = pages_.games(), name = chosen()] {
                return session::verify_kept(*store, kept, name);
            });
        case Ask::Ask:
            return pages_.ask(static_cast<Question>(request.number));
        case Ask::No:
            return pages_.ask(Question::None);
        case Ask::Yes:
            return agree(request);
        default:
            pages_.show(request);
    }
    if (pages_.view().page == HistoryPage::Scores) show_scores();
}

void HistoryScene::agree(const ui::HistoryRequest& request) {
    const Question question = pages_.view().question;
    pages_.ask(Question::None);
    session::Store* const store = services_.store;
    if (question == Question::Import)
        return work(
            [store, kept = pages_.games(), file = request.words] { return session::import_file(*store, kept, file); });
    if (question == Question::End) return work([store, name = chosen()] { return session::end_kept(*store, name); });
    if (question == Question::Delete) work([store, name = chosen()] { return session::delete_kept(*store, name); });
}

std::string HistoryScene::chosen() const {
    return pages_.view().sitting ? pages_.view().sitting->row.line.name : std::string{};
}

void HistoryScene::go_to_sitting(bool watch, std::int64_t entry) {
    services_.sounds.play("whistle", 0.6f);
    request_ = SceneChange{.where = watch ? SceneChange::Where::Watch : SceneChange::Where::Table,
                           .game = pages_.view().sitting.value().row.line.game,
                           .sitting = chosen(),
                           .at_entry = entry};
}

// ---- what is done meanwhile

void HistoryScene::work(HistoryWork::Deed deed) {
    if (work_.busy() || !services_.store) return;
    work_.begin(std::move(deed));
    pages_.set_busy(true);
    hear_work();
}

void HistoryScene::hear_work() {
    const auto outcome = work_.finished();
    if (!outcome) return;
    pages_.set_busy(false);
    pages_.read();
    if (!outcome->words.empty()) pages_.tell(outcome->words, outcome->trouble);
    if (outcome->trouble) services_.sounds.play("button_no", 0.5f);
    if (pages_.view().page == HistoryPage::Scores) show_scores();
}

// ---- signing

void HistoryScene::sign(const platform::Input& input) {
    if (input.letters.find('M') != std::string::npos && input.pressed(Action::Mute))
        services_.settings.muted = !services_.settings.muted;  // M is a letter here, and nothing else
    const Signing::Reply reply = signing_->hear(input, clock_);
    if (signing_->take_flip()) services_.sounds.play("flap", 0.4f);
    if (reply == Signing::Reply::None) return;
    const bool signs = reply == Signing::Reply::Sign;
    services_.store->sign(signing_->entered().sitting,
                          signs ? signing_->letters() : std::string{session::unsigned_initials});
    services_.sounds.play("button", 0.6f);
    request_ = SceneChange{.where = SceneChange::Where::Title};
}

// ---- draw

bool HistoryScene::on_scores() const {
    return !signing_ && pages_.view().page == HistoryPage::Scores && pages_.view().question == Question::None;
}

void HistoryScene::show_scores() {
    std::vector<history_look::ScoreBoard::Table> tables;
    for (const session::GameScores& of : pages_.view().scores)
        for (const session::ScoreTable& table : of.tables) {
            const HistoryGame* game = known(games_, of.game);
            tables.push_back({game ? game->title : of.game, std::string{table.kind.words},
                              game ? game->accent : render::colours::brass, table.kind.unit, table.lines});
        }
    board_.show(std::move(tables), clock_, services_.settings.reduced_motion);
}

void HistoryScene::lay_out() {
    buttons_.show_keys_of(services_.settings.bindings);
    buttons_.begin();
    if (signing_ || open_settings_) return;
    const render::Rect& bar = layout_.bar;
    const float y = bar.y + (bar.h - 40) / 2, right = bar.x + bar.w - 24 - 40;
    const bool muted = services_.settings.muted;
    buttons_.add({.name = "back", .where = {bar.x + 24, y, 40, 40}, .label = "back", .icon = true});
    buttons_.add({.name = "settings", .where = {right, y, 40, 40}, .label = "settings", .icon = true});
    buttons_.add({.name = "sound",
                  .where = {right - 48, y, 40, 40},
                  .label = muted ? "sound_off" : "sound",
                  .icon = true,
                  .lit = muted});
}

void HistoryScene::draw(render::Stage& stage, double between) {
    layout_ = layout_for(stage.canvas_rect());
    const double time = static_cast<double>(clock_) + between;
    history_look::draw_car(stage, layout_);
    render::Canvas& canvas = stage.canvas();
    lay_out();
    draw_top_bar(
        canvas, layout_,
        {.wordmark = "", .name = "HISTORY", .car = "THE MAIL CAR", .status = "", .accent = history_look::accent});
    buttons_.draw(canvas, history_look::accent, time);
    if (signing_) {
        signing_->lay_out(layout_, services_.settings.bindings, services_.settings.reduced_motion, clock_);
        signing_->draw(canvas, time);
    } else if (on_scores()) {
        const ui::Host& host = services_.host;
        render::Rect place = history_look::panel_place(layout_);
        const float head = ui::HistoryPanel::head_height(host) / host.view().scale() + 8;
        place.y += head;
        place.h -= head;
        board_.lay_out(place);
        board_.draw(canvas, time);
    }
    if (open_settings_) canvas.fill(layout_.canvas, render::faded(render::colours::night, 0.58f));
    draw_news(canvas, layout_, services_, time);
}

// ---- overlay

void HistoryScene::overlay() {
    ui::Host& host = services_.host;
    if (open_settings_) {
        if (settings_.draw(host, services_.settings).close) open_settings_ = false;
        return;
    }
    settings_.leave(host);
    if (signing_) return;
    answer(panel_.draw(host, host.view().to_px(history_look::panel_place(layout_)), pages_.view()));
}

std::vector<HitTarget> HistoryScene::hit_targets() const {
    return signing_ ? signing_->hit_targets() : buttons_.hit_targets();
}

bool HistoryScene::moving() const { return true; }

void HistoryScene::state(nlohmann::json& out) const {
    const ui::HistoryView& view = pages_.view();
    constexpr std::array<const char*, 4> names{"sittings", "hands", "statistics", "scores"};
    out["scene"] = "history";
    out["page"] = names.at(static_cast<std::size_t>(view.page));
    out["signing"] = signing_ ? signing_->letters() : "";
    out["sitting"] = chosen();
    out["rows"] = view.sittings.rows.size();
    out["told"] = view.told;
    out["trouble"] = view.trouble;
    out["question"] = static_cast<int>(view.question);
    out["busy"] = view.busy;
}

}  // namespace boxcars::scenes
