#include "scenes/lab/pig_policies.h"

#include "base/pieces.h"
#include "odds/pig/pairing.h"
#include "players/pig/policy.h"
#include "scenes/lab/look.h"
#include "session/lab/export.h"

#include <algorithm>

namespace boxcars::scenes {

using namespace render;

void draw_solving(Canvas& canvas, const LabLayout& places, double progress) {
    const glm::vec2 middle = places.plot.centre();
    const Rect bar{middle.x - 150, middle.y + 20, 300, 8};
    canvas.text({Face::Label, 18, 0.08f}, "SOLVING PIG", middle - glm::vec2{0, 8}, Align::Centre, colours::brass_light);
    canvas.pill(bar, 4, hex(0x252B37), hex(0x252B37));
    canvas.pill({bar.x, bar.y, std::max(8.0f, bar.w * static_cast<float>(progress)), bar.h}, 4, lab_look::accent,
                lab_look::accent);
}

std::string PigPoliciesPage::says() const {
    return "Exact for two at the table: the chance of whoever moves first, by policy. The framed cell is the best "
           "answer to its column.";
}

PageTables PigPoliciesPage::tables() const {
    const auto table = study_.table();
    return {session::policies_json(sheet_, table.names, table.first_wins),
            session::policies_csv(table.names, table.first_wins)};
}

void PigPoliciesPage::draw(Canvas& canvas, ui::Host&, const PageView& view) const {
    if (!ready()) draw_solving(canvas, view.places, study_.progress());
    if (study_.solution()) lab_look::draw_says(canvas, view.places.says, says(), colours::ivory);
}

void PigPoliciesPage::draw_glass(ui::Host& host, const PageView& view) const {
    ui::lab_policies(host, host.view().to_px(view.places.plot), study_.table());
}

namespace {

constexpr double solving = 0.5;  // the solution's part of the work, as progress

}  // namespace

PigStudy::~PigStudy() { worker_.request_stop(); }

void PigStudy::ask(const pig::Rules& rules, bool wait) {
    pig::Rules two = rules;
    two.players = 2;
    if (!asked_ || !(*asked_ == two)) {
        worker_.request_stop();
        if (worker_.joinable()) worker_.join();
        asked_ = two;
        solution_.reset();
        table_ = {};
        progress_ = 0;
        if (has_threads)
            worker_ = std::jthread{[this, two](const std::stop_token& stop) { work(stop, two); }};
        else
            work({}, two);
    }
    if (wait && worker_.joinable()) worker_.join();
}

std::shared_ptr<const odds::PigSolution> PigStudy::solution() const {
    const std::lock_guard lock{mutex_};
    return solution_;
}

ui::PolicyTable PigStudy::table() const {
    const std::lock_guard lock{mutex_};
    return table_;
}

void PigStudy::work(const std::stop_token& stop, pig::Rules rules) {
    auto solved = odds::solve_pig(rules, stop, [&](double done) { progress_ = solving * done; });
    if (!solved) return;
    const auto solution = std::make_shared<const odds::PigSolution>(std::move(*solved));
    std::vector<odds::PigPlayer> players;
    {
        const std::lock_guard lock{mutex_};
        solution_ = solution;
        for (const auto name : players::policy_names()) table_.names.emplace_back(name);
    }
    for (const auto name : players::policy_names()) {
        if (stop.stop_requested()) return;
        auto policy = *players::find_policy(name);
        policy.learn(solution);
        players.emplace_back(rules, policy.rule(rules));
    }
    for (std::size_t a = 0; a < players.size(); ++a)
        for (std::size_t b = 0; b < players.size(); ++b) {
            if (stop.stop_requested()) return;
            const double wins = first_wins(players[a], players[b]);
            const std::lock_guard lock{mutex_};
            if (b == 0) table_.first_wins.emplace_back();
            table_.first_wins[a].push_back(wins);
            const auto done = static_cast<double>(a * players.size() + b + 1);
            progress_ = solving + (1 - solving) * done / static_cast<double>(players.size() * players.size());
        }
}

}  // namespace boxcars::scenes
