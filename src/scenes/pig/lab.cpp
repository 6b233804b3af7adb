#include "scenes/pig/card.h"

#include "base/error.h"
#include "players/pig/policy.h"
#include "scenes/lab/adapter.h"
#include "scenes/lab/pig_pages.h"
#include "sim/pig/match.h"

namespace boxcars::scenes {
namespace {

constexpr ui::LabWords pig_words{.name = "Pig",
                                 .unit = {"stake", "stakes"},
                                 .evening = "Games",
                                 .rounds = "games",
                                 .one_table = true,
                                 .players_edge = true};
constexpr int most_offered = 10'000;  // stakes

class PigLab : public LabAdapter {
 public:
    PigLab()
        : LabAdapter(
              pig::Rules{}, pig_words,
              {.seats = {5, 0, nobody, nobody, nobody, nobody, nobody, nobody}, .rounds = 100, .evenings = 1'000}) {
        for (const auto name : players::policy_names())
            add({std::string{name}, players::find_policy(name)->in_words()});
    }
    std::vector<ui::LabRow> own_rows() const override {
        return {number_row("stakes", "Bankroll", "stakes that everybody brings", 1, most_offered, stakes_)};
    }
    void choose(std::string_view, int chosen) override {
        stakes_ = static_cast<int>(round_numbers(1, most_offered)[static_cast<std::size_t>(chosen)]);
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_pig(sheet_.as<pig::Rules>(), names_of(entries), stakes_);
    }
    std::vector<std::unique_ptr<LabPage>> pages() override {
        std::vector<std::unique_ptr<LabPage>> all;
        all.push_back(std::make_unique<PigSurfacePage>(study_, sheet_));
        all.push_back(std::make_unique<PigPairingsPage>(study_, sheet_));
        return all;
    }

 protected:
    int read(const std::string& words) override {  // a policy such as "hold:17"
        if (const auto wrong = players::policy_problem(words)) throw Error{*wrong};
        return add({words, players::find_policy(words)->in_words()});
    }

 private:
    int stakes_ = 20;  // number of stakes that every player brings
    PigStudy study_;
};

}  // namespace

std::unique_ptr<LabAdapter> pig_lab() { return std::make_unique<PigLab>(); }

}  // namespace boxcars::scenes
