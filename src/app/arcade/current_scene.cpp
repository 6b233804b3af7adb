#include "app/arcade/current_scene.h"

#include "base/error.h"

namespace boxcars::app {

CurrentScene::CurrentScene(const OpenScene& open, scenes::SceneServices& services, const TableOptions& first)
    : open_(open), services_(services), seed_(first.seed) {
    enter(first);
}

void CurrentScene::enter(const TableOptions& table) {
    present_ = table;
    scene_ = open_(table, services_);
}

void CurrentScene::change(const scenes::SceneChange& go) {
    using Where = scenes::SceneChange::Where;
    leave();
    TableOptions next;
    next.seed = seed_;
    if (go.where != Where::Title) next.game = go.game;
    next.from = present_.game;
    next.from_demo = present_.demo;
    next.sitting = go.sitting;
    next.goes_on = !go.sitting.empty();
    next.choose = go.where == Where::Table && !next.goes_on;
    next.demo = go.where == Where::Attract;
    if (!next.goes_on) return enter(next);
    try {
        enter(next);
    } catch (const Error& trouble) {  // it is another than it was, or not to be read: back to the title, which says so
        services_.notices.emplace_back(trouble.what());
        TableOptions title;
        title.seed = seed_;
        title.from = next.game;
        enter(title);
    }
}

void CurrentScene::leave() { scene_.reset(); }

}  // namespace boxcars::app
