// The pages of the chosen game, and which of them is in the window: the plots that every game has, then its own.
#pragma once
#include "scenes/lab/plot_page.h"

#include <memory>

namespace boxcars::scenes {

class LabPages {
 public:
    explicit LabPages(LabExperiment& experiment);

    void follow_game();  // another game was chosen: its own pages come, those of the one before go
    LabPage& shown() const { return *pages_[shown_]; }
    bool show(std::string_view name);  // false: there is none of that name
    bool show(std::size_t number);
    std::string next() const { return std::string{pages_[(shown_ + 1) % pages_.size()]->name()}; }
    std::vector<std::string_view> names() const;
    std::optional<std::string> name_at(const LabLayout& places, glm::vec2 point) const;  // of the tab there
    void state(nlohmann::json& out) const;

 private:
    LabExperiment& experiment_;
    std::vector<std::unique_ptr<LabPage>> pages_;
    std::size_t shown_ = 0;
};

}  // namespace boxcars::scenes
