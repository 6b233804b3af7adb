// A guided first game at its table, and somebody who does what its sentences say: by mouse or by keys alone.
#pragma once
#include "scenes/ceelo/scene.h"
#include "scenes/craps/card.h"
#include "scenes/craps/scene.h"
#include "scenes/guide/scene.h"
#include "scenes/pig/scene.h"
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"

#include <deque>

namespace boxcars::test {
using namespace scenes;

template <class R, const Lesson& (*made)()>
struct GuidedBy {
    using Rules = R;
    static const Lesson& lesson() { return made(); }
};
template <class Table>
struct Guided;
template <>
struct Guided<PigScene> : GuidedBy<pig::Rules, pig_lesson> {};
template <>
struct Guided<CrapsScene> : GuidedBy<craps::Rules, craps_lesson> {};
template <>
struct Guided<SiwuliuScene> : GuidedBy<siwuliu::Rules, siwuliu_lesson> {};
template <>
struct Guided<CeeloScene> : GuidedBy<ceelo::Rules, ceelo_lesson> {};

template <class Table>
struct GuidedScene {  // the table with the strip under it; begins at the step that `watch_from` says, from 1
    Table* table = nullptr;
    std::unique_ptr<Scene> scene;

    GuidedScene(SceneServices& services, const TableOptions& options) {
        const auto step = static_cast<int>(options.watch_from) - 1;
        auto made = std::make_unique<Table>(services,
                                            TableOptions{.setup = Guided<Table>::lesson().setup(), .die = options.die});
        table = made.get();
        scene = std::make_unique<GuideScene>(services, std::move(made), Guided<Table>::lesson(), step, ToRun{});
    }
    void tick(const platform::Input& input, Ticks now) { scene->tick(input, now); }
    std::vector<HitTarget> hit_targets() const { return scene->hit_targets(); }
    void state(nlohmann::json& out) const { scene->state(out); }
    const session::Sitting& sitting() const { return table->sitting(); }
};

template <class Table>
struct Pupil : PlayedTable<GuidedScene<Table>, typename Guided<Table>::Rules> {
    using R = typename Guided<Table>::Rules;
    using Base = PlayedTable<GuidedScene<Table>, R>;
    using Action = platform::Action;

    explicit Pupil(int step = 0) : Base(TableOptions{.watch_from = step + 1}) {}
    Pupil(ui::test::Bench& bench, int step, session::Store* store) : Base(bench, {.watch_from = step + 1}, store) {}

    nlohmann::json guide() const { return this->state()["guide"]; }
    int step() const { return guide()["step"]; }
    bool at_end() const { return guide()["step"].template get<int>() + 1 == guide()["steps"].template get<int>(); }

    void do_step(bool by_keys) {  // what the present sentence asks for, once the table lets it be done
        const int present = step();
        for (Ticks n = 0; step() == present; ++n) {
            REQUIRE_MESSAGE(n < 60 * ticks_per_second, "nothing goes on: ", this->state().dump());
            const nlohmann::json asked = guide();
            const std::string waits = asked["waits"];
            if (waits == "reading")
                by_keys ? this->tap(Action::Confirm) : this->click("guide_next");
            else
                press(asked, by_keys);
            this->wait(waits == "others" ? 1 : ticks_per_second / 2);
        }
    }
    std::vector<std::string> play_on(bool by_keys) {  // every sentence from here to the end
        std::vector<std::string> said{guide()["words"]};
        while (!at_end()) {
            do_step(by_keys);
            said.push_back(guide()["words"]);
        }
        return said;
    }

 private:
    bool rests() const { return this->scene.table->at_rest(); }
    // Its last place is what is pressed; a set amount comes before that.
    void press(const nlohmann::json& asked, bool by_keys) {
        if (asked["points_at"].empty() || !rests()) return;
        const std::string place = asked["points_at"].back()["name"];
        if (!this->offers(place)) return;
        const auto way = to_amount(asked);
        if (!by_keys) return this->click(!way ? place : *way > 0 ? "more" : "less");
        if (way) return this->tap(*way > 0 ? Action::Right : Action::Left);
        if (place == "hold") return this->tap(Action::Hold);
        if (asked["waits"] != "deciding" || place == "stop" || place == "collect") return this->tap(Action::Roll);
        if constexpr (std::is_same_v<R, craps::Rules>) walk_to(*craps::spot_from(place));
        this->tap(Action::Confirm);
    }
    std::optional<int> to_amount(const nlohmann::json& asked) const {  // cee-lo: the sentence says how many coins
        if (!std::is_same_v<R, ceelo::Rules> || asked["waits"] != "deciding") return {};
        const auto& lesson = Guided<Table>::lesson();
        const auto& example =
            lesson.steps[asked["step"].get<std::size_t>()].example.front().template as<ceelo::Event>();
        int wanted = 0;
        if (const auto* bet = std::get_if<ceelo::Cover>(&example)) wanted = bet->amount;
        if (const auto* bank = std::get_if<ceelo::Stake>(&example)) wanted = bank->amount;
        const int amount = this->state()["amount"];
        return wanted == amount ? std::nullopt : std::optional{wanted - amount};
    }
    void walk_to(craps::Spot spot) {  // with the arrows, by the felt's own ways; odds are put from their line
        if (spot.kind == craps::Kind::PassOdds) spot.kind = craps::Kind::Pass;
        constexpr std::pair<Way, Action> ways[] = {
            {Way::Left, Action::Left}, {Way::Right, Action::Right}, {Way::Up, Action::Up}, {Way::Down, Action::Down}};
        std::vector<craps::Spot> down;
        const nlohmann::json table = this->state();
        for (const auto& [bet, placed] : table["shown"]["bets"].items()) down.push_back(*craps::spot_from(bet));
        const CrapsLayout felt{craps::Rules{}, open_spots({}, this->settings.felt_bets, down)};
        if (this->state()["focus"] == "") this->tap(Action::Right);  // the cursor shows itself
        const craps::Spot from = *craps::spot_from(this->state()["focus"].template get<std::string>());
        std::map<craps::Spot, std::vector<Action>> paths{{from, {}}};
        for (std::deque<craps::Spot> open{from}; !open.empty() && !paths.contains(spot); open.pop_front())
            for (const auto& [way, key] : ways) {
                const craps::Spot next = felt.neighbour(open.front(), way, CrapsLeaf::Props);
                if (paths.contains(next)) continue;
                paths[next] = paths[open.front()];
                paths[next].push_back(key);
                open.push_back(next);
            }
        for (const Action key : paths.at(spot)) this->tap(key);
    }
};

}  // namespace boxcars::test
