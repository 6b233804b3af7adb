#include "app/arcade/current_scene.h"

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
    next.choose = go.where == Where::Table;
    next.demo = go.where == Where::Attract;
    enter(next);
}

void CurrentScene::leave() { scene_.reset(); }

}  // namespace boxcars::app
