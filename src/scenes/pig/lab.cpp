#include "scenes/pig/card.h"

#include "players/pig/policy.h"
#include "scenes/lab/pig_pages.h"
#include "scenes/lab/sheet_adapter.h"
#include "sim/pig/match.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

constexpr ui::LabWords pig_words{.name = "Pig",
                                 .sign = "PIG",
                                 .unit = {"stake", "stakes"},
                                 .bankroll = "Bankroll",
                                 .evening = "Games",
                                 .rounds = "games",
                                 .stretch = "game",
                                 .stretches = "games",
                                 .length = "rolls",
                                 .one_table = true,
                                 .players_edge = true};

class PigLab : public SheetAdapter<pig::Rules> {
 public:
    PigLab()
        : SheetAdapter(
              pig_words, nullptr,
              "A policy of Pig by its name, or hold:N for one that holds at N. Empty: nobody sits there.",
              {.seats = {5, 0, nobody, nobody, nobody, nobody, nobody, nobody}, .rounds = 100, .evenings = 1'000}) {
        for (const auto name : players::policy_names())
            add({std::string{name}, players::find_policy(name)->in_words()});
    }
    void turn_bankroll(int steps) override { stakes_ = static_cast<int>(stepped(stakes_, steps, 1, 10'000)); }
    std::optional<std::string> take_bankroll(const std::string& digits) override {
        const auto number = whole_number(digits);
        if (!number || *number < 1 || *number > sim::most_lab_stakes)
            return fmt::format("Everybody brings a whole number of stakes from 1 to {}, not '{}'.",
                               ui::lab_count(sim::most_lab_stakes), digits);
        stakes_ = static_cast<int>(*number);
        return {};
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_pig(sheet_, names_of(entries), stakes_);
    }
    std::vector<std::unique_ptr<LabPage>> pages(const ExperimentForm& form) override {
        std::vector<std::unique_ptr<LabPage>> all;
        all.push_back(std::make_unique<PigSurfacePage>(form, study_, sheet_, at_table_));
        all.push_back(std::make_unique<PigPoliciesPage>(study_, sheet_));
        return all;
    }
    std::string come_from_table(const session::Recording& sitting, bool take_sheet) override {
        at_table_ = pig_at_table(sitting);
        if (!at_table_) return {};
        at_table_->rules.players = pig::Rules{}.players;
        if (take_sheet) sheet_ = at_table_->rules;
        return std::string{PigSurfacePage::title};
    }

 protected:
    int read(const std::string& words) override {  // a policy such as "hold:17"
        if (const auto wrong = players::policy_problem(words)) throw Error{*wrong};
        return add({words, players::find_policy(words)->in_words()});
    }

 private:
    int stakes_ = 20;  // number of stakes that every player brings
    PigStudy study_;
    std::optional<PigAtTable> at_table_;
};

}  // namespace

std::unique_ptr<LabAdapter> pig_lab() { return std::make_unique<PigLab>(); }

}  // namespace boxcars::scenes
