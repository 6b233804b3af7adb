#include "scenes/lab/pages.h"

#include "scenes/lab/look.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {

LabPages::LabPages(LabExperiment& experiment) : experiment_(experiment) { follow_game(); }

void LabPages::follow_game() {
    pages_.clear();
    using enum ui::LabPlot;
    for (const ui::LabPlot plot : {Bankroll, Ruin, Ends, Edge, Lengths})
        pages_.push_back(std::make_unique<PlotPage>(experiment_, plot));
    for (auto& page : experiment_.form.game().pages(experiment_.form)) pages_.push_back(std::move(page));
    if (!show(experiment_.page)) show(0);
}

bool LabPages::show(std::string_view name) {
    const auto all = names();
    return show(static_cast<std::size_t>(std::ranges::find(all, name) - all.begin()));
}

bool LabPages::show(std::size_t number) {
    if (number >= pages_.size()) return false;
    shown_ = number;
    experiment_.page = shown().name();
    return true;
}

std::vector<std::string_view> LabPages::names() const {
    std::vector<std::string_view> names;
    for (const auto& page : pages_) names.push_back(page->name());
    return names;
}

std::optional<std::string> LabPages::name_at(const LabLayout& places, glm::vec2 point) const {
    for (const HitTarget& tab : lab_look::tab_places(places, names()))
        if (tab.where.contains(point)) return tab.name;
    return {};
}

void LabPages::state(nlohmann::json& out) const {
    out["view"] = shown().name();
    for (const auto& page : pages_) page->state(out);
}

}  // namespace boxcars::scenes
