#include "scenes/history/signing_scene.h"

#include "platform/settings.h"
#include "scenes/history/look.h"

#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

std::string title_of(const PageGames& games, const std::string& game) {
    const PageGame* known = page_game(games, game);
    return known ? known->title : game;
}

std::string letters_last_given(const SceneServices& services) {
    return services.store->read([](const session::Database& database) { return session::last_initials(database); });
}

}  // namespace

std::optional<session::EnteredScores> scores_to_sign(SceneServices& services, const PageGames& games) {
    if (!services.store || services.store->trouble()) return {};
    try {
        services.store->wait_for_all();  // the sitting that was left just now
        return session::scores_to_sign(*services.store, kept_games(games));
    } catch (const Error& trouble) {
        services.notices.emplace_back(trouble.what());
        return {};
    }
}

SigningScene::SigningScene(SceneServices& services, const PageGames& games, session::EnteredScores entered)
    : services_(services), signing_(entered, title_of(games, entered.game), letters_last_given(services)) {
    services_.sounds.loop("rail", true);
    lay_out();
}

void SigningScene::lay_out() {
    signing_.lay_out(layout_, services_.settings.bindings, services_.settings.reduced_motion, clock_);
}

void SigningScene::tick(const platform::Input& input, Ticks) {
    ++clock_;
    lay_out();
    if (input.letters.find('M') != std::string::npos && input.pressed(platform::Action::Mute))
        services_.settings.muted = !services_.settings.muted;  // M is a letter here, and nothing else
    const Signing::Given given = signing_.hear(input, clock_);
    if (signing_.take_flip()) services_.sounds.play("flap", 0.4f);
    if (given == Signing::Given::None) return;
    const bool signs = given == Signing::Given::Sign;
    services_.store->sign(signing_.entered().sitting,
                          signs ? signing_.letters() : std::string{session::unsigned_initials});
    services_.sounds.play("button", 0.6f);
    request_ = SceneChange{.where = SceneChange::Where::Title};
}

void SigningScene::draw(render::Stage& stage, double between) {
    layout_ = layout_for(stage.canvas_rect());
    const double time = static_cast<double>(clock_) + between;
    history_look::draw_car(stage, layout_, false);
    history_look::draw_bar(stage.canvas(), layout_);
    lay_out();
    signing_.draw(stage.canvas(), time);
    draw_news(stage.canvas(), layout_, services_, time);
}

void SigningScene::state(nlohmann::json& out) const {
    out["scene"] = "signing";
    out["letters"] = signing_.letters();
    out["place"] = signing_.place();
    out["sitting"] = signing_.entered().sitting;
}

}  // namespace boxcars::scenes
